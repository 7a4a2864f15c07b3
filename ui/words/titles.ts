/** What pages are called in a browser's tab and in search engines: those of accounts and of the checkout. */

export const titles = {
  checkout: "Checkout",
  login: "Who's buying",
  delivery: "Pickup or delivery",
  details: "Details",
  payment: "Payment",
  pending: "Your payment is on its way",
  zip: "Your Zip payment",
  thanks: "Thanks, your order is in",
  account: "My account",
  overview: "Overview",
  contacts: "Admin permissions",
  orders: "Orders",
  invoices: "Invoices",
  balances: "Balances",
  statements: "Statements",
  payAccount: "Pay my account",
  payInvoices: "Pay invoices",
  payInvoice: "Pay an invoice",
  confirmInvoice: "Check and pay",
  invoicePending: "Your payment is on its way",
  invoiceThanks: "Thank you, your payment is in",
  invoiceError: "Your payment didn't go through",
  quotes: "Quotes",
  payQuotes: "Pay quotes",
  quotesThanks: "Thanks, your quote is an order now",
  logIn: "Log in",
  linkLogin: "Log in by e-mail",
  magicLink: "Log in on this device",
  selectCompany: "Select company",
  twoFactor: "Enter your code",
  requestPassword: "Set or reset your password",
  setPassword: "Set a new password",
  register: "Create an account",
  invitation: "Invitation"
} as const

export const descriptions = {
  overview: "Your account with us",
  contacts: "Who acts for your company, and what each may see and do",
  register: "We e-mail you a link that proves the address is yours. You choose a password there, and that's all."
} as const
