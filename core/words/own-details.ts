/** What is said about a change of somebody's own details. */

/** [SELF-01] Of the password that proves who asks. */
export const ownDetailsWords = {
  passwordRequired: "Your password now is required",
  notYourPassword:
    "That is not your password. If you have none or forgot it, log out and choose Set Password / Forgot Password."
} as const
