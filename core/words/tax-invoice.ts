/** What a tax invoice says below its number and day. */
import type { ProviderMethod } from "../payment-method.ts"

/** How what was ordered was paid, by the reference of its payment. */
export const paidByWords: { readonly [method in ProviderMethod]: (reference: string) => string } = {
  card: (reference) => `Paid by card, ${reference}`,
  "hosted-card": (reference) => `Paid by card, ${reference}`,
  paypal: (reference) => `Paid with PayPal, ${reference}`,
  zip: (reference) => `Paid with Zip, ${reference}`,
  "trade-credit": () => "On account, 30 days end of month"
}

export const taxInvoiceWords = {
  poNumber: (number: string) => `PO/Job number ${number}`,
  paid: "Paid",
  due: (day: string) => `Due ${day}`
} as const
