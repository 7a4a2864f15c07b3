/** What the overview says of a company's business. */
export const dashboardWords = {
  openOrders: "Open orders",
  noOrders: "No order is under way.",
  allOrders: "All orders",
  order: (orderNo: string) => `Order ${orderNo}`,
  nextDeliveries: "Next deliveries",
  lastInvoices: "Last invoices",
  noInvoices: "No invoice to show from the last 90 days.",
  allInvoices: "All invoices",
  invoice: (invoice: string) => `Invoice ${invoice}`,
  view: (invoice: string) => `View invoice ${invoice}`,
  pdfOf: (invoice: string) => `PDF of invoice ${invoice}`,
  pay: "Pay",
  payOne: (invoice: string) => `Pay invoice ${invoice}`
} as const

export const priceFileWords = {
  download: "My price file (CSV)",
  downloading: "Downloading…",
  saved: (file: string) => `Saved as ${file}.`,
  failed: (problem: string) => `The file couldn't be made. ${problem}`
} as const

/** [APV-02] Orders that wait for approval, or to be paid after it. */
export const approvalListWords = {
  title: "Waiting for approval",
  above: (limit: string) => `Limit ${limit}`,
  order: (name: string) => `Order by ${name}`,
  own: "Your order",
  until: (day: string) => `Waits until ${day}`,
  yours: (day: string) => `You decide, until ${day}`,
  toPay: (day: string) => `Approved: pay until ${day}`
} as const
