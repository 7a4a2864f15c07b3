/** What the account's own pages say. */
export const myAccountWords = {
  navigation: "My account",
  choosePage: "Choose a page",
  forbidden: "Your account doesn't show this",
  forbiddenHelp: "Your company's administrator decides what each person sees. Ask them, or call us."
} as const

export const roleNames = { admin: "administrator", contact: "contact" } as const

/** [PERM-06] A kind of account as its owner reads it. */
export const kindNames = {
  "Trade with credit": "Trade, 30 days end of month",
  Trade: "Trade, paid at once",
  Cash: "Cash, with the loyalty programme"
} as const

export const accountStatusNotices = {
  hold: "This account is on hold. You can buy by card and pay invoices, but not on account. Call us to sort it out.",
  suspended: "This account is suspended. Orders wait until we release them. Call us to sort it out."
} as const

export const overviewWords = {
  customerId: "Customer ID",
  kind: "Account",
  trade: "Trade",
  prices: "Prices shown",
  exGst: "Without GST",
  inclGst: "With GST",
  branch: "Home store",
  noBranch: "None chosen",
  you: "Your details",
  changeDetails: "Change your details",
  name: "Name",
  email: "E-mail",
  mobile: "Mobile",
  noMobile: "None on file. Log-in codes go to your e-mail.",
  role: "Role",
  may: "What you can see and do"
} as const

/** Said of each rule, beside its tick, to who only hears it. */
export const accessWords = { yes: "yes", no: "no" } as const

/** The two ways out of a form in a window: by doing what it is for, or by leaving all as it is. */
export type DialogActionWords = { readonly do: string; readonly doing: string; readonly leave: string }

export const formDialogWords: DialogActionWords = { do: "Save", doing: "Saving…", leave: "Cancel" }

export const settingsWords = {
  change: "Change company settings",
  title: "Company settings",
  help: "For everyone who buys for the company.",
  noBranch: "No home store",
  kept: "Settings saved."
} as const

/** [PO-01] */
export const poSettingsWords = {
  title: "PO/Job number of orders",
  asks: {
    off: "Not asked for",
    optional: "Asked for, not required",
    required: "Required",
    list: "Required, from a list of codes"
  },
  codes: "Your codes",
  codesHelp: "One on each line, up to 100. They're offered in this order."
} as const

export const creditWords = {
  title: "Credit",
  owed: "Balance owing",
  overdue: (amount: string) => `${amount} is overdue`,
  available: "Credit left",
  limit: "Credit limit"
} as const

export const deviceWords = {
  title: "Where you're logged in",
  help: "Don't recognise one? Log it out, then set a new password.",
  thisOne: "This device",
  since: (moment: string) => `since ${moment}`,
  lastSeen: (moment: string) => `last seen ${moment}`,
  signOut: "Log out",
  signOutOf: (device: string) => `Log out ${device}`,
  signOutOthers: "Log out the other devices",
  othersSignedOut: (many: number) =>
    `${many === 1 ? "One other device is" : `${many} other devices are`} logged out. You're still logged in here.`,
  signedOut: (device: string) => `${device} is logged out.`
} as const

export const switchWords = {
  title: "Company",
  help: "Work for more than one company? Switch any time.",
  current: "now",
  switching: "Switching…",
  customerId: (id: string) => `Customer ${id}`
} as const

export const leaveWords = {
  leave: (name: string) => `Leave ${name}`,
  title: (name: string) => `Leave ${name}?`,
  text: "You can't buy for it any more, and your digital card there stops working at once. To come back, you need a new invitation.",
  loggedOut: "You'll be logged out. Log in again to go on with your other accounts."
} as const

export const leaveDialogWords: DialogActionWords = { do: "Leave", doing: "Leaving…", leave: "Stay" }

export const popupWords = {
  guestTitle: "Trade and loyalty accounts",
  guestHelp: "Your own prices, your orders and your invoices in one place.",
  login: "Log in",
  setPassword: "Set Password / Forgot Password",
  apply: "Apply for an account",
  statements: "Statements",
  quickLinks: "Quick links",
  card: "Digital card",
  account: "View my account",
  loading: "Opening…"
} as const

export const asideWords = { title: "Who to ask", service: "Customer service" } as const
