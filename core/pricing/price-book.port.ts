/** The book of prices: what the shop lists for each thing, and what it agreed with one customer. */

import { Context, type Effect } from "effect"
import type { Sku } from "../sku.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { PriceBookEntry } from "./price.ts"

/** Port that reads listed prices and customers' terms. Fails with `Unavailable` (what it needs is out of reach). */
export class PriceBook extends Context.Service<
  PriceBook,
  {
    /**
     * One reading for the whole list, at the terms of the customer with that id, or of a guest. A sku that is unknown,
     * hidden or has no price is left out. Of category discounts the deepest category's counts (domain: Prices).
     */
    readonly listed: (
      skus: ReadonlyArray<Sku>,
      customer?: string
    ) => Effect.Effect<ReadonlyMap<Sku, PriceBookEntry>, Unavailable>
  }
>()("core/pricing/PriceBook") {}
