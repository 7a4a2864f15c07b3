/** Draws the papers that shoppers download. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { TaxInvoice } from "./tax-invoice.ts"

export class Documents extends Context.Service<
  Documents,
  {
    /** A PDF. Fails while too many others wait for theirs. */
    readonly taxInvoice: (paper: TaxInvoice) => Effect.Effect<Uint8Array, Unavailable>
  }
>()("core/orders/Documents") {}
