/** Says when a cart can be collected from a branch: the same answer that the order will be judged by. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import { pickupDays } from "../../delivery/schedule/pickup.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { PriceBook } from "../../pricing/price-book.port.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { BranchesUnavailable, PricesUnavailable, StockUnavailable } from "../../unavailable.schema.ts"
import { orderReadyAt } from "./ready-time.ts"
import type { LineTime } from "./slow-lines.ts"
import { stockLevelOf } from "./stock-level.ts"

/** When everything is there, epoch milliseconds, the Melbourne days to come and get it, and when each line is there, in their order. */
export type PickupEstimate = {
  readonly readyAt: number
  readonly days: ReadonlyArray<string>
  readonly lines: ReadonlyArray<LineTime>
}

export class PickupTimes extends Context.Service<
  PickupTimes,
  {
    /** [CHK-05] Nothing for a branch that hands nothing over. */
    readonly forBranch: (
      branchId: number,
      wanted: ReadonlyArray<PriceRequest>
    ) => Effect.Effect<Option.Option<PickupEstimate>, PricesUnavailable | StockUnavailable | BranchesUnavailable>
  }
>()("core/ordering/checkout/PickupTimes") {
  static readonly layer = Layer.effect(
    PickupTimes,
    Effect.gen(function* () {
      const priceBook = yield* PriceBook
      const stock = yield* Stock
      const branches = yield* Branches
      return PickupTimes.of({
        forBranch: Effect.fn("PickupTimes.forBranch")(function* (branchId, wanted) {
          const branch = (yield* branches.all).find(({ id, pickupAvailable }) => id === branchId && pickupAvailable)
          if (!branch) return Option.none()
          const skus = [...new Set(wanted.map(({ sku }) => sku))]
          const [listed, held] = yield* Effect.all([priceBook.listed(skus), stock.stockBySku(skus)], { concurrency: 2 })
          const now = yield* Clock.currentTimeMillis
          const levels = wanted.map((one) => stockLevelOf(one, listed.get(one.sku), held.get(one.sku), branchId))
          const counter = { hours: branch.hours, now }
          const readyAt = orderReadyAt(["in stock", ...levels], counter)
          const lines = levels.map((level) => ({ readyAt: orderReadyAt([level], counter) }))
          return Option.some({ readyAt, days: pickupDays(readyAt, branch.hours), lines })
        })
      })
    })
  )
}
