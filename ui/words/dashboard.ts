/** What the overview says of a company's business. */
export const dashboardWords = {
  openOrders: "Open orders",
  noOrders: "No order is under way.",
  allOrders: "All orders",
  order: (orderNo: string) => `Order ${orderNo}`,
  nextDeliveries: "Next deliveries",
  lastInvoices: "Last invoices",
  noInvoices: "No invoice in the last 90 days.",
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
