/** What is said about paying a quote. */

/** [QUO-04] [MSG-03] The six errors of paying a quote; `quote` is its number, `account` the account that it was made for. */
export const quotePaymentWords = {
  alreadyPaid: (quote: string) => `Quote ${quote} has been paid already. You'll find its invoice under Invoices.`,
  nothingOutstanding: (quote: string) =>
    `There is nothing to pay on quote ${quote}. Call us if you expected an amount.`,
  notFound: (quote: string) => `We couldn't find quote ${quote}. Check the number, or open the link in your e-mail.`,
  expired: (quote: string) => `Quote ${quote} has expired. Call us for a new one at today's prices.`,
  otherAccount: (quote: string, account: string) =>
    `Quote ${quote} belongs to account ${account}. Switch to that account, then pay it.`,
  unknown: (quote: string) => `Quote ${quote} couldn't be paid just now, and nothing was charged. Please try again.`
} as const

/** Why the texts of a quote can't be changed, by how it stands. */
export const quoteEditWords = {
  notAllowed: "Your log-in can see this quote, but not change or pay it. Ask your administrator.",
  tooLate: {
    paid: "This quote has been paid. Open its order to see what can still be changed.",
    "called-off": "All of this quote has been ordered. Open its orders to see what can still be changed.",
    expired: "This quote has expired, so it can't be changed.",
    "nothing-due": "All of this quote has been handed over, so it can't be changed."
  }
} as const

/** How a quote stands, in a few words. */
export const quoteStateNames = {
  open: "open",
  "part-delivered": "part delivered",
  "part-called-off": "part ordered",
  "called-off": "all ordered",
  expired: "expired",
  paid: "paid",
  "nothing-due": "nothing to pay"
} as const

/** [QUO-01] What quotes are called in files. */
export const quoteFileWords = {
  list: (day: string) => `quotes-${day}.csv`,
  paper: (quoteNo: string) => `quote-${quoteNo}.pdf`,
  validUntil: (day: string) => `Valid until ${day}`,
  delivered: (name: string, invoiceNo: string) => `${name} (delivered, invoice ${invoiceNo})`
} as const

/** The columns of the list of quotes as a table for a spreadsheet. */
export const quotesTableWords = {
  orderNo: "Quote number",
  customerOrderNo: "PO/Job number",
  orderDate: "Quoted",
  expiresOn: "Valid until",
  status: "Status",
  checkoutType: "Checkout type",
  branch: "Store",
  contactName: "For",
  lineCount: "Lines",
  total: "Total including GST",
  outstanding: "Left to pay"
} as const

/** What is said of quotes that are paid together, besides the six errors. */
export const quotesTogetherWords = {
  apart:
    "These quotes are for different stores, addresses or accounts, so they can't be one order. Pay those for the same place together.",
  underWay: (quote: string) =>
    `Quote ${quote} is already being paid. Wait a moment: within a quarter of an hour it's either paid or free to pay again.`
} as const

/** [QUO-08] Why a part of a quote is not called off. */
export const callOffWords = {
  quantity: "That isn't what is left of this quote. Choose how much of each line you want, up to what is left of it.",
  together: "You can order parts of one quote at a time."
} as const
