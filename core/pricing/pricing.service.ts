/** Prices whatever is asked for, at the asking visitor's terms. */
import { Clock, Context, Effect, Layer } from "effect"
import type { PriceAnswer, PriceRequest } from "./price.ts"
import { PriceBook } from "./price-book.port.ts"
import type { PricesUnavailable } from "./price-book.schema.ts"
import { pricedAt } from "./price-line.ts"

export class Pricing extends Context.Service<
  Pricing,
  {
    /** [PRC-03] One price book read for the whole list; answers in the order of the requests, a failure for what has no price. */
    readonly price: (
      wanted: ReadonlyArray<PriceRequest>
    ) => Effect.Effect<ReadonlyArray<PriceAnswer>, PricesUnavailable>
  }
>()("core/pricing/Pricing") {
  static readonly layer = Layer.effect(
    Pricing,
    Effect.gen(function* () {
      const book = yield* PriceBook
      const price = Effect.fn("Pricing.price")(function* (wanted: ReadonlyArray<PriceRequest>) {
        const now = yield* Clock.currentTimeMillis
        const listed = yield* book.listed([...new Set(wanted.map(({ sku }) => sku))])
        return pricedAt(listed, wanted, now)
      })
      return Pricing.of({ price })
    })
  )
}
