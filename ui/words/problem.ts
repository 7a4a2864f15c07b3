/** What is said when a page failed. */

export const problemWords = {
  title: "Sorry, something went wrong",
  text: "There was an error, please try again",
  home: "Go to the home page",
  again: "Try again"
} as const
