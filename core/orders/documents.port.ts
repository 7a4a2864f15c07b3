/** Draws the papers that shoppers download. */
import { Context, type Effect } from "effect"
import type { PrintedStatement } from "../documents/printed-statement.ts"
import type { Busy, Unavailable } from "../unavailable.schema.ts"
import type { TaxInvoice } from "./tax-invoice.ts"

/** A file that somebody asked for; a text is UTF-8. */
export type DocumentFile = {
  readonly name: string
  readonly mediaType: string
  readonly content: string | Uint8Array
}

/**
 * [ORD-02] Port that draws the papers shoppers download. Fails with `Unavailable` (what it needs is out of reach),
 * `Busy` (too many ask at once).
 */
export class Documents extends Context.Service<
  Documents,
  {
    /** A PDF. */
    readonly taxInvoice: (paper: TaxInvoice) => Effect.Effect<Uint8Array, Unavailable | Busy>
    /** A PDF. */
    readonly statement: (paper: PrintedStatement) => Effect.Effect<Uint8Array, Unavailable | Busy>
  }
>()("core/orders/Documents") {}
