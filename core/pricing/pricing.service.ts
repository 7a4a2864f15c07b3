/** Prices whatever is asked for, at the asking visitor's terms. */

import { Clock, Context, Effect, Layer } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { PriceAnswer, PriceRequest } from "./price.ts"
import { PriceBook } from "./price-book.port.ts"
import { priceLines } from "./price-line.ts"

/**
 * [PRC-03] Service that prices requests on the visitor's terms. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class Pricing extends Context.Service<
  Pricing,
  {
    /**
     * [PRC-03] [PRC-04] One price book read for the whole list, at the terms of the customer with that id or of a guest;
     * answers in the order of the requests, a failure for what has no price.
     */
    readonly price: (
      wanted: ReadonlyArray<PriceRequest>,
      customer?: string
    ) => Effect.Effect<ReadonlyArray<PriceAnswer>, Unavailable>
  }
>()("core/pricing/Pricing") {
  static readonly layer = Layer.effect(
    Pricing,
    Effect.gen(function* () {
      const priceBook = yield* PriceBook
      const price = Effect.fn("Pricing.price")(function* (wanted: ReadonlyArray<PriceRequest>, customer?: string) {
        const now = yield* Clock.currentTimeMillis
        const listed = yield* priceBook.listed([...new Set(wanted.map(({ sku }) => sku))], customer)
        return priceLines(listed, wanted, now)
      })
      return Pricing.of({ price })
    })
  )
}
