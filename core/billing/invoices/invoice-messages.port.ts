/** What a company's contacts are sent of their invoices. */
import { Context, type Effect } from "effect"
import type { Attachment, Message } from "../../messages/message.ts"
import type { AccountPayment } from "../../payments/account-payment.ts"
import type { AccountInvoice } from "./account-invoice.ts"
import type { InvoiceLink } from "./invoice.ts"

/** Copies that somebody asked for: the invoices, their papers and links, and to whom; `key` makes it a message of its own. */
export type InvoiceCopies = {
  readonly invoices: ReadonlyArray<AccountInvoice>
  readonly papers: ReadonlyArray<Attachment>
  /** [INV-03] The links by which those are paid of which something is left. */
  readonly links: ReadonlyArray<InvoiceLink & { readonly token: string }>
  readonly email: string
  readonly key: string
}

/** Port that composes messages about invoices. Has no failure of its own. */
export class InvoiceMessages extends Context.Service<
  InvoiceMessages,
  {
    /** [INV-04] One message with all of the papers. */
    readonly copies: (asked: InvoiceCopies) => Effect.Effect<ReadonlyArray<Message>>
    /** [INV-02] What was paid, with the surcharge and what went on each invoice; nothing where nobody's address is known. */
    readonly paymentReceived: (payment: AccountPayment) => Effect.Effect<ReadonlyArray<Message>>
    /** [I9] That what was paid goes back in full. */
    readonly paymentRefunded: (payment: AccountPayment) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("core/billing/invoices/InvoiceMessages") {}
