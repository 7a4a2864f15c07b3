/** The link in an invoice's e-mail: it pays that one invoice, and leads through its own screens. */
import type { Invoice, SelectedInvoice } from "./invoice.ts"
import { type InvoiceCard, invoicePayment } from "./invoice-payment.ts"

/** [INV-03] What a link opens. */
export type InvoiceLink = SelectedInvoice & { readonly customerId: string }

/** [INV-03] A link pays its own invoice and no other, whatever else the customer owes. */
export const linkPayment = (link: InvoiceLink, invoices: ReadonlyArray<Invoice>, card: InvoiceCard) =>
  invoicePayment(
    [link],
    invoices.filter(({ customerId }) => customerId === link.customerId),
    card
  )

/** [INV-03] The screens of a link: the invoice, what will be charged, waiting for the payment, and its two ends. */
export const linkScreens = ["invoice", "confirmation", "pending", "thank-you", "error"] as const
export type LinkScreen = (typeof linkScreens)[number]

/** What happens to the payment. */
export type LinkEvent = "pay" | "back" | "confirm" | "paid" | "refused"

const after: Readonly<Record<LinkScreen, Partial<Record<LinkEvent, LinkScreen>>>> = {
  invoice: { pay: "confirmation" },
  confirmation: { back: "invoice", confirm: "pending" },
  pending: { paid: "thank-you", refused: "error" },
  // A bank may say yes after it seemed to say no.
  error: { pay: "confirmation", back: "invoice", paid: "thank-you" },
  "thank-you": {}
}

/** [INV-03] The screen after an event; one that does not belong to where it stands changes nothing, so a paid invoice stays paid. */
export const linkScreenAfter = (screen: LinkScreen, event: LinkEvent): LinkScreen => after[screen][event] ?? screen
