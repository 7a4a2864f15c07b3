/** What every page may have to say of a session; a file of its own, so that no page carries the words of logging in for it. */

/** [AUTH-12] [MSG-02] In the specification's words. */
export const sessionWords = {
  loggedOut: "You have been logged out. Please login again.",
  kept: "We've kept what you typed. Log in again to keep going."
} as const
