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
  loggedOut: "You have been logged out. Please login again.",
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

/** [CONT-01] What stops a change of a company's contacts. */
export const contactWords = {
  notAdmin: "Only an administrator of the company can do this.",
  unknown: "That contact could not be found.",
  oneself: "Nobody changes their own role or access. Ask another administrator.",
  lastAdmin: "The last administrator can't be removed. Make somebody else an administrator first.",
  isContact: "Somebody with that address is a contact already.",
  isInvited: "That address has an invitation already. You can send it again from the list.",
  noInvitation: "That invitation could not be found. It may have been answered just now.",
  invitationOver: "This invitation can't be used any more. Ask the company to send a new one.",
  otherAddress: "This invitation was sent to another address. Log in with that one.",
  unknownCompany: "That company could not be found.",
  tooMany: "Too many invitations were sent. Wait a while, then try again.",
  tooManyMails: "Too many e-mails were sent. Wait a while, then try again.",
  /** [PERM-02] Asking an administrator for leave to order. */
  mayOrder: "You can order online. Load this page again to go on.",
  noAdmin: "Your company has no administrator with us yet. Give us a call and we'll sort it out.",
  askedOften: "Your administrator has been asked already. Give them a little time, or give them a call."
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
