/** What the account's pages say around what is shown there. */

export const accountPageWords = {
  needsScripts: (phone: string) => `Logging in needs JavaScript. Switch it on, or call us on ${phone}.`,
  title: "My account",
  wait: "Please wait...",
  mustLogIn: "You must be logged in to view this page",
  toLogIn: "Log in",
  logOut: "Log out",
  leaving: "Logging out…"
} as const
