/** What the pages of a company's quotes say. */
import { quoteStateNames } from "../../core/words/quote.ts"
import { orderListWords } from "./orders.ts"

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How a quote stands, as it begins a line. */
export const quoteStateText = (state: keyof typeof quoteStateNames): string => firstUpper(quoteStateNames[state])

const { open: _, ...others } = quoteStateNames

export const quoteListWords = {
  ...orderListWords,
  caption: "Quotes",
  searchLabel: "Find a quote",
  anyStatus: "Quotes to pay",
  statuses: {
    all: "All quotes",
    ...Object.fromEntries(Object.entries(others).map(([state, name]) => [state, firstUpper(name)] as const))
  },
  from: "Quoted from",
  to: "Quoted to",
  shown: (first: string, last: string, count: string, isCapped: boolean) =>
    `${first === last ? first : `${first}–${last}`} of ${isCapped ? "more than " : ""}${count} ${count === "1" ? "quote" : "quotes"}`,
  pages: "Pages of quotes",
  loading: "Getting your quotes…",
  noMatch: "No quote matches that."
}

export const quoteListPageWords = {
  quote: "Quote",
  choose: "Pay",
  chooseOne: (quoteNo: string) => `Pay quote ${quoteNo}`,
  quoted: "Quoted",
  validUntil: "Valid until",
  poNumber: "PO/Job number",
  status: "Status",
  branch: "Store",
  for: "For",
  total: "Total",
  outstanding: "Left to pay",
  change: "Change",
  ownPricesHidden: "Quotes at your company's own prices aren't listed here: your account doesn't show those prices.",
  viewOnly: "Your log-in can see quotes. Who can pay them is up to your administrator.",
  fetching: "Getting the quote…",
  notChosen: (problem: string) => `That quote couldn't be chosen. ${problem}`,
  tooMany: (most: number) => `At most ${most} quotes can be paid at once. Pay those first.`,
  chosen: (count: number) => `${count} ${count === 1 ? "quote" : "quotes"} to pay`,
  pay: (count: number) => (count === 1 ? "Pay this quote" : `Pay ${count} quotes`),
  clear: "Clear"
} as const

export const noQuotesWords = {
  none: "No quote is waiting to be paid.",
  showAll: "Show all quotes",
  shop: "Go shopping"
} as const

export const quotePageWords = {
  title: (quoteNo: string) => `Quote ${quoteNo}`,
  back: "All quotes",
  pay: "Pay this quote",
  paper: "Quote (PDF)",
  email: "E-mail it to me",
  emailing: "Sending…",
  emailed: (email: string) => `The quote is on its way to ${email}.`,
  lines: "What was quoted",
  paidOrder: "It became order",
  paidInvoice: "Paid by invoice",
  failed: "We can't show that quote here",
  failedHelp: "Look for it in the list of your quotes. One that was made for another company isn't shown.",
  changeTitle: "Change this quote",
  says: {
    paid: "This quote has been paid.",
    "called-off": "All of this quote has been ordered.",
    expired: "This quote has expired. Call us for a new one at today's prices.",
    "nothing-due": "All of it has been handed over, so there is nothing to pay."
  }
} as const

/** What is said of a quote's line below its number. */
export const quoteLineWords = {
  delivered: (invoiceNo: string) => `Delivered, invoice ${invoiceNo}`,
  calledOff: (taken: string, left: string) => `Ordered: ${taken}. Left: ${left}.`,
  allCalledOff: "All ordered"
} as const

/** [QUO-08] What is said where a quote is ordered in parts. */
export const callOffFormWords = {
  title: "Part orders",
  order: (orderNo: string) => `Order ${orderNo}`,
  wantedOn: { delivery: (day: string) => `Delivery ${day}`, pickup: (day: string) => `Collection ${day}` },
  make: "Order a part of this quote",
  until: (day: string) =>
    `You can order parts of this quote, at its prices, until ${day}. What you don't order now stays open.`,
  deliveryEach: (amount: string) => `Each delivery costs ${amount}, as quoted.`,
  lines: "How much of each line",
  left: (quantity: string) => `${quantity} left`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  day: { delivery: "Deliver on", pickup: "Collect on" },
  choose: "Enter how much you want of at least one line.",
  tooMuch: "That is more than is left, or isn't a whole unit. Change the marked lines.",
  chooseDay: "Choose a day.",
  asking: "Checking…",
  send: "Continue to payment"
} as const
