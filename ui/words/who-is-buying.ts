/** What the step says that asks who is buying. */

export const whoIsBuyingWords = {
  guest: "Guest",
  continueAsGuest: "Continue as guest",
  guestHelp: "No account needed. We'll ask for a name, an e-mail and a phone number.",
  member: "With an account",
  memberHelp: "Your own prices, your details filled in, and your cart stays as it is.",
  logIn: "Log in",
  loggedOut: "You've been logged out, here or in another tab. Log in again for your own prices, or go on as a guest."
} as const
