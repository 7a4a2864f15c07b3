/** The names of columns and values in the files that a company's bookkeeping takes invoices from. */

export const invoiceTableWords = {
  number: "Invoice",
  date: "Date",
  due: "Due",
  poNumber: "PO/Job number",
  subtotal: "Total excluding GST",
  gst: "GST",
  total: "Total including GST",
  credited: "Credited",
  outstanding: "Left to pay"
} as const

/** Lines of a bill that are no goods. */
export const billLineWords = {
  delivery: "Delivery",
  surcharge: "Card surcharge",
  /** `invoices` as they are listed, `300100-01, 300101-01`; empty where it is for none. */
  credit: (invoices: string) => (invoices === "" ? "Credit on your account" : `Credit for invoice ${invoices}`)
} as const

/** The columns of Xero's template for bills, in its order; those with a star have to be filled. */
export const xeroBillColumns = [
  "*ContactName",
  "EmailAddress",
  "*InvoiceNumber",
  "*InvoiceDate",
  "*DueDate",
  "Total",
  "InventoryItemCode",
  "Description",
  "*Quantity",
  "*UnitAmount",
  "*AccountCode",
  "*TaxType",
  "TaxAmount",
  "TrackingName1",
  "TrackingOption1",
  "Currency"
] as const

/** Purchases, in Xero's Australian chart of accounts; GST on what is bought; the tracking category that jobs are kept under. */
export const xeroValues = { account: "300", tax: "GST on Expenses", tracking: "Job", currency: "AUD" } as const

/**
 * The fields of MYOB's import of purchases that a bill fills, by the names that it matches them by. Not its own `Purchase #`, which
 * has eight signs and is given by MYOB: cut to those, `100234-01` and `100234-02` would be one.
 */
export const myobBillColumns = [
  "Co./Last Name",
  "Inclusive",
  "Date",
  "Supplier Invoice #",
  "Description",
  "Account #",
  "Amount",
  "Inc-Tax Amount",
  "Job",
  "Journal Memo",
  "Tax Code",
  "GST Amount",
  "Purchase Status"
] as const

/** Purchases, in MYOB's Australian chart of accounts; GST; a bill, and no order. */
export const myobValues = { account: "5-1000", inclusive: "X", tax: "GST", status: "B" } as const

export const invoiceExportFileNames = {
  csv: (days: string) => `invoices-${days}.csv`,
  xero: (days: string) => `xero-bills-${days}.csv`,
  myob: (days: string) => `myob-bills-${days}.txt`
} as const
