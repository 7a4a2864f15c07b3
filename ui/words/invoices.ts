/** What the pages of a company's invoices say. */

export const invoiceListWords = {
  caption: "Invoices",
  searchLabel: "Find an invoice",
  searchHelp: "Number, PO, month, amount",
  search: "Search",
  state: "Show",
  anyState: "All invoices",
  states: { due: "Due", overdue: "Overdue", paid: "Paid", credit: "With a credit", claimed: "With a claim" },
  sortBy: "Sort by",
  sortedUp: "",
  sortedDown: "",
  loading: "Getting your invoices…",
  loadNext: "Load next 90 days",
  since: (day: string) => `Invoices since ${day}`,
  shown: (shown: number, all: number) =>
    shown === all ? `${all === 1 ? "1 invoice" : `${all} invoices`}` : `${shown} of ${all} invoices`,
  olderOpen: (many: number) =>
    many === 1 ? "1 older invoice is still to be paid, too." : `${many} older invoices are still to be paid, too.`,
  nothingOlder: "That's every invoice on your account. There is nothing older.",
  noneInDays: "No invoice in these days. Load the 90 days before them.",
  none: "There is no invoice to show yet. Goods are invoiced when they leave the store.",
  noMatch: "None of the invoices loaded match that.",
  noMatchOlder: "None of the invoices loaded match that. It may be older: load the next 90 days.",
  showAll: "Show all invoices"
} as const

export const invoicesWords = {
  select: (invoice: string) => `Select invoice ${invoice}`,
  number: "Invoice",
  date: "Date",
  poNumber: "PO/Job number",
  state: "Status",
  total: "Total",
  outstanding: "Left to pay",
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  paid: "Paid",
  claims: {
    open: "Claim: waiting for the store",
    accepted: "Claim: accepted",
    declined: "Claim: declined"
  },
  credit: "Credited",
  ofWhichCredited: (amount: string) => `${amount} credited`,
  selection: "Pay invoices",
  selected: (many: number) => (many === 0 ? "No invoice selected" : `${many} selected`),
  beyondList: (many: number) =>
    many === 1 ? "1 of them isn't in the list shown" : `${many} of them aren't in the list shown`,
  paySelected: "Pay selected",
  payDue: "Pay due invoices",
  clear: "Clear selection",
  shop: "Go shopping",
  ownPricesHidden: "Invoices at your company's own prices aren't listed here: your account doesn't show those prices."
} as const

export const invoicePageWords = {
  title: (invoice: string) => `Invoice ${invoice}`,
  back: "All invoices",
  pay: "Pay this invoice",
  facts: "Details",
  date: "Invoice date",
  due: "Due",
  soldTo: "Sold to",
  branch: "Store",
  order: "Order",
  poNumber: "PO/Job number",
  none: "–",
  payments: "Payments and credits",
  noPayment: "Nothing has been paid or credited yet.",
  kinds: { payment: "Payment", "credit-note": "Credit note", allocation: "Allocated" },
  left: "Left to pay",
  failed: "We can't show that invoice here",
  failedHelp: "Look for it in the list of your invoices. One of another company isn't shown."
} as const

export const invoiceExportWords = {
  title: "Files for your bookkeeping",
  help: "The days loaded, a year at most. Each bill carries its PO/Job number and its GST; read amounts as including tax. Credit notes are in the files for Xero and MYOB, below zero.",
  formats: { csv: "Spreadsheet (CSV)", xero: "Bills for Xero", myob: "Bills for MYOB" },
  downloading: "Downloading…",
  saved: (file: string) => `Saved as ${file}.`,
  failed: (problem: string) => `The file couldn't be made. ${problem}`
} as const
