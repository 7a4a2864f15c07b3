/** Says when a cart can be collected from a branch: the same answer that the order will be judged by. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import { pickupDays } from "../../delivery/schedule/pickup.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { PriceBook } from "../../pricing/price-book.port.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { straightMetres } from "../../stores/distance.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { orderReadyAt } from "./ready-time.ts"
import type { LineTime } from "./slow-lines.ts"
import { type LineStock, lineStock } from "./stock-level.ts"

/** Where one line is, and when all of it is at the branch. */
export type LineEstimate = LineTime & LineStock

/** When everything is there, epoch milliseconds, the Melbourne days to come and get it, and of each line, in their order, where it is and when it is there. */
export type PickupEstimate = {
  readonly readyAt: number
  readonly days: ReadonlyArray<string>
  readonly lines: ReadonlyArray<LineEstimate>
}

export class PickupTimes extends Context.Service<
  PickupTimes,
  {
    /** [CHK-05] Nothing for a branch that hands nothing over. */
    readonly forBranch: (
      branchId: number,
      wanted: ReadonlyArray<PriceRequest>
    ) => Effect.Effect<Option.Option<PickupEstimate>, Unavailable>
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
          const pickupBranches = (yield* branches.all).filter(({ pickupAvailable }) => pickupAvailable)
          const branch = pickupBranches.find(({ id }) => id === branchId)
          if (!branch) return Option.none()
          const others = pickupBranches
            .filter(({ id }) => id !== branchId)
            .sort((one, other) => straightMetres(branch, one) - straightMetres(branch, other))
            .map(({ id }) => id)
          const skus = [...new Set(wanted.map(({ sku }) => sku))]
          const [listed, held] = yield* Effect.all([priceBook.listed(skus), stock.stockBySku(skus)], { concurrency: 2 })
          const now = yield* Clock.currentTimeMillis
          const stocks = wanted.map((one) => lineStock(one, listed.get(one.sku), held.get(one.sku), branchId, others))
          const counter = { hours: branch.hours, now }
          const readyAt = orderReadyAt(["in stock", ...stocks.map(({ level }) => level)], counter)
          const lines = stocks.map((line) => ({ ...line, readyAt: orderReadyAt([line.level], counter) }))
          return Option.some({ readyAt, days: pickupDays(readyAt, branch.hours), lines })
        })
      })
    })
  )
}
