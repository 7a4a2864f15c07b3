/** The link in an invoice's e-mail: it pays that one invoice, and leads through its own screens. */
import type { Invoice, InvoiceLink } from "../invoices/invoice.ts"
import { type InvoiceCard, invoicePayment } from "./invoice-payment.ts"

/** [INV-03] A link pays its own invoice and no other, whatever else the customer owes. */
export const invoiceLinkPayment = (link: InvoiceLink, invoices: ReadonlyArray<Invoice>, card: InvoiceCard) =>
  invoicePayment(
    [link],
    invoices.filter(({ customerId }) => customerId === link.customerId),
    card
  )

/** [INV-03] The screens of a link: the invoice, what will be charged, waiting for the payment, and its two ends. */
export const invoiceLinkScreens = ["invoice", "confirmation", "pending", "thank-you", "error"] as const
export type InvoiceLinkScreen = (typeof invoiceLinkScreens)[number]

/** What happens to the payment. */
export type InvoiceLinkEvent = "pay" | "back" | "confirm" | "paid" | "refused"

const after: Readonly<Record<InvoiceLinkScreen, Partial<Record<InvoiceLinkEvent, InvoiceLinkScreen>>>> = {
  invoice: { pay: "confirmation" },
  confirmation: { back: "invoice", confirm: "pending" },
  pending: { paid: "thank-you", refused: "error" },
  // A bank may say yes after it seemed to say no.
  error: { pay: "confirmation", back: "invoice", paid: "thank-you" },
  "thank-you": {}
}

/** [INV-03] The screen after an event; one that does not belong to where it stands changes nothing, so a paid invoice stays paid. */
export const nextInvoiceLinkScreen = (screen: InvoiceLinkScreen, event: InvoiceLinkEvent): InvoiceLinkScreen =>
  after[screen][event] ?? screen
