/** The way of e-invoices to their receivers. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"

/** An e-invoice as an access point takes it: for whom, as Peppol addresses them, and its XML. */
export type EInvoice = {
  readonly customerId: string
  /** The number that the invoice is printed under. */
  readonly document: string
  /** `0151:` and the receiver's ABN. */
  readonly receiver: string
  readonly xml: string
}

/** [EINV-02] Port that hands e-invoices to an access point of the Peppol network. Fails with `Unavailable` (what it needs is out of reach). */
export class AccessPoint extends Context.Service<
  AccessPoint,
  {
    /** Takes it once: false where an e-invoice of that number was handed over before. */
    readonly submit: (invoice: EInvoice) => Effect.Effect<boolean, Unavailable>
    /** Of the company: the numbers of what was handed over. */
    readonly submitted: (customerId: string) => Effect.Effect<ReadonlyArray<string>, Unavailable>
  }
>()("core/billing/e-invoicing/AccessPoint") {}
