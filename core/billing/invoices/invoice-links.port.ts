/** The secret in an invoice's link, which the shop alone can make. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { InvoiceLink, SelectedInvoice } from "./invoice.ts"

/** So long a link opens its invoice, days. */
export const INVOICE_LINK_DAYS = 180

/** [INV-03] [T29] Port that makes and opens invoices' links. Fails with `Unavailable` (what it needs is out of reach). */
export class InvoiceLinks extends Context.Service<
  InvoiceLinks,
  {
    /** The token of an invoice's link, for `INVOICE_LINK_DAYS` from a Melbourne day, `2026-11-23`, on. */
    readonly token: (link: InvoiceLink, today: string) => Effect.Effect<string, Unavailable>
    /** The invoice that a token opens on a Melbourne day; undefined for a wrong or an old one, and for that of another invoice. */
    readonly open: (
      invoice: SelectedInvoice,
      token: string,
      today: string
    ) => Effect.Effect<InvoiceLink | undefined, Unavailable>
  }
>()("core/billing/invoices/InvoiceLinks") {}
