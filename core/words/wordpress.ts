/** What is said where a form or post of WordPress says nothing itself. */
export const wordPressWords = {
  submit: "Send",
  thanks: "Thank you. We will be in touch.",
  author: "The shop"
} as const
