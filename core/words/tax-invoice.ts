/** What a tax invoice says below its number and day. */

/** How what was ordered was paid, by the reference of its payment. */
export const paidByWords = {
  card: (reference: string) => `Paid by card, ${reference}`,
  paypal: (reference: string) => `Paid with PayPal, ${reference}`,
  zip: (reference: string) => `Paid with Zip, ${reference}`,
  onAccount: "On account, 30 days end of month"
} as const

export const taxInvoiceWords = {
  poNumber: (number: string) => `PO/Job number ${number}`,
  paid: "Paid",
  due: (day: string) => `Due ${day}`
} as const
