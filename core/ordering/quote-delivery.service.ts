/** Quotes how a cart gets to its shopper: the only answer that an order is handed over by. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import { deliveryMethods } from "../delivery/quote/delivery-methods.ts"
import {
  type QuoteDestination,
  type QuoteOwner,
  quotedItemsKey,
  quotedPlaceKey,
  quoteProblem
} from "../delivery/quote/delivery-quote.ts"
import { DeliveryQuotes } from "../delivery/quote/delivery-quotes.port.ts"
import type { QuotedMethod } from "../delivery/quote/delivery-type.ts"
import { orderReadyAt } from "../delivery/schedule/ready-time.ts"
import { nextSixPm } from "../melbourne.ts"
import type { Cents } from "../money.ts"
import type { PriceRequest } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import { Stock } from "../stock/stock.port.ts"
import { Branches } from "../stores/branches.port.ts"
import { straightMetres } from "../stores/distance.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { CartQuoteSchema } from "./cart-quote.schema.ts"
import { lineStock } from "./checkout/stock-level.ts"

/** A quote, and of each line, in their order, where it is and when it is there. */
export type CartQuote = typeof CartQuoteSchema.Type

/** What is to be delivered, and where to. */
export type QuoteRequest = {
  readonly to: QuoteDestination<QuotedMethod>
  readonly items: ReadonlyArray<PriceRequest>
}

/**
 * [CHK-05] Service that quotes how a cart gets to its shopper. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class QuoteDelivery extends Context.Service<
  QuoteDelivery,
  {
    /** [CHK-05] Works a delivery out, and keeps it for its owner until 6 pm; nothing where it can't be had. */
    readonly quote: (request: QuoteRequest, owner: QuoteOwner) => Effect.Effect<Option.Option<CartQuote>, Unavailable>
    /** What a quote adds to a cart's price, cents with GST; nothing where no order of theirs for these items may go by it. */
    readonly fee: (
      quoteId: string,
      items: ReadonlyArray<PriceRequest>,
      owner: QuoteOwner
    ) => Effect.Effect<Option.Option<Cents>, Unavailable>
  }
>()("core/ordering/checkout/QuoteDelivery") {
  static readonly layer = Layer.effect(
    QuoteDelivery,
    Effect.gen(function* () {
      const priceBook = yield* PriceBook
      const stock = yield* Stock
      const branches = yield* Branches
      const quotes = yield* DeliveryQuotes

      const quote: QuoteDelivery["Service"]["quote"] = Effect.fn("QuoteDelivery.quote")(function* (
        { to, items },
        owner
      ) {
        const all = yield* branches.all
        const skus = [...new Set(items.map(({ sku }) => sku))]
        const [listed, held] = yield* Effect.all([priceBook.listed(skus), stock.stockBySku(skus)], { concurrency: 2 })
        const now = yield* Clock.currentTimeMillis
        const stocksAt = (branchId: number) => {
          const branch = all.find(({ id }) => id === branchId)
          const others = all
            .filter(({ id, pickupAvailable }) => id !== branchId && pickupAvailable)
            .sort((one, other) => (branch ? straightMetres(branch, one) - straightMetres(branch, other) : 0))
            .map(({ id }) => id)
          return items.map((one) => lineStock(one, listed.get(one.sku), held.get(one.sku), branchId, others))
        }
        const levelsAt = (branchId: number) => stocksAt(branchId).map(({ level }) => level)
        const workedOut = deliveryMethods[to.kind].quote(to, { branches: all, levelsAt, now })
        const branch = all.find(({ id }) => id === workedOut?.branchId)
        if (!workedOut || !branch) return Option.none()
        const kept = yield* quotes.keep({
          quote: { ...workedOut, kind: to.kind, expires: nextSixPm(now) },
          owner,
          itemsKey: quotedItemsKey(items),
          placeKey: quotedPlaceKey(to)
        })
        const lines = stocksAt(branch.id).map((line) => ({
          ...line,
          readyAt: orderReadyAt([line.level], { hours: branch.hours, now })
        }))
        return Option.some({ ...kept, lines })
      })

      const fee: QuoteDelivery["Service"]["fee"] = Effect.fn("QuoteDelivery.fee")(function* (quoteId, items, owner) {
        const stored = yield* quotes.find(quoteId)
        const claim = { owner, itemsKey: quotedItemsKey(items) }
        const problem = quoteProblem(stored, claim, yield* Clock.currentTimeMillis)
        return stored && !problem ? Option.some(stored.quote.fee) : Option.none()
      })

      return QuoteDelivery.of({ quote, fee })
    })
  )
}
