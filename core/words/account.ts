/** What is said about signing in, companies and what a contact may do. */

/** [AUTH-01] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-12] [MSG-02] Signing in, in the specification's words where it has them. */
export const signInWords = {
  invalidCredentials: "Invalid credentials! Please try again",
  companiesMissing: "companies missing!",
  companySelection: "That company could not be selected. Choose a company from the list, or log in again.",
  invalidCode: "Invalid code.",
  resendTooSoon: "Please wait at least 10 seconds before requesting a new code.",
  resent: "Code resent!",
  tooMany: "Too many tries. Wait a while, then try again.",
  timedOut: "Your session has timed out, please login again.",
  linkExpired: "This link has expired. Please make a new request above.",
  registered: "If that address can have an account, an e-mail with the next step is on its way.",
  resetRequested: "If there is an account for that address, an e-mail with a link is on its way.",
  pleaseLogIn: "Please log in first.",
  notAllowed: "Your account doesn't allow this. Ask your company's administrator.",
  confirmationDiffers: "Password confirmation does not match",
  /** [MSG-02] Names the phone number of customer service. */
  system: (phone: string) => `The system can't log you in just now. Please contact customer service on ${phone}.`
} as const

/** [COMP-02] Changing to another company. */
export const companyWords = {
  switched: "company switch success",
  failed: "company switch failed",
  /** [T21] To a page that still asks for another company. */
  another: "You are logged in for another company now. Load this page again to see its prices."
} as const

/** [SIDE-01] The account's own navigation. */
export const sidebarWords = {
  overview: "Overview",
  balances: "Balances",
  payMyAccount: "Pay my account",
  statements: "Statements",
  invoices: "Invoices",
  orders: "Orders",
  quotes: "Quotes",
  eInvoicing: "eInvoicing",
  accountManager: "Account/Credit Manager",
  adminPermissions: "Admin permissions"
} as const
