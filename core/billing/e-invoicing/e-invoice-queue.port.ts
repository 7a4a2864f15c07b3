/** Where e-invoices wait and where it is kept how far each has come. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { SelectedInvoice } from "../invoices/invoice.ts"
import type { EInvoice, EInvoiceDelivery, EInvoiceState } from "./e-invoice.ts"
import type { EInvoiceBuyer } from "./ubl-parts.ts"

/** One that is due: to be handed over under its message id, or, with what it goes by, to be asked after. Epoch milliseconds. */
export type QueuedEInvoice = EInvoice & {
  readonly messageId: string
  readonly queuedAt: number
  readonly reference?: string
}

/** An invoice, or an accepted claim on it, of an enrolled company, of which there is no e-invoice yet. */
export type MissingEInvoice = SelectedInvoice & { readonly customerId: string; readonly claimNo?: string }

/** [EINV-02] Port that keeps e-invoices. Fails with `Unavailable` (what it needs is out of reach). */
export class EInvoiceQueue extends Context.Service<
  EInvoiceQueue,
  {
    /** Takes it once: false where there is one of that number, unless it failed: then this is another try, under another message id. */
    readonly add: (invoice: EInvoice) => Effect.Effect<boolean, Unavailable>
    /** Of the company, the newest first. */
    readonly ofCompany: (customerId: string) => Effect.Effect<ReadonlyArray<EInvoiceDelivery>, Unavailable>
    /** [EINV-01] The companies whose e-invoices are switched on. */
    readonly enrolled: Effect.Effect<ReadonlyArray<EInvoiceBuyer>, Unavailable>
    /** Of those companies, since the day on which each enrolled; the oldest first, some at a time. */
    readonly missing: (customerIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<MissingEInvoice>, Unavailable>
    /** What is due, some at a time; each is due again later by itself, ever later, so that nothing is lost with who took it. */
    readonly take: Effect.Effect<ReadonlyArray<QueuedEInvoice>, Unavailable>
    readonly record: (
      messageId: string,
      outcome: { readonly state: EInvoiceState; readonly reference?: string; readonly problem?: string }
    ) => Effect.Effect<void, Unavailable>
  }
>()("core/billing/e-invoicing/EInvoiceQueue") {}
