/** Says when a cart can be collected from a branch: the same answer that the order will be judged by. */
import { Clock, Context, Effect, Layer, Option } from "effect"
import { pickupDays } from "../delivery/pickup.ts"
import type { PriceRequest } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import type { PricesUnavailable } from "../pricing/price-book.schema.ts"
import { Branches } from "../stock/branches.port.ts"
import { Stock } from "../stock/stock.port.ts"
import type { BranchesUnavailable, StockUnavailable } from "../stock/stock.schema.ts"
import { orderReadyAt } from "./estimate.ts"
import type { LineTime } from "./slow-lines.ts"
import { levelOf } from "./stock-level.ts"

/** When everything is there, epoch milliseconds, the Melbourne days to come and get it, and when each line is there, in their order. */
export type Times = {
  readonly readyAt: number
  readonly days: ReadonlyArray<string>
  readonly lines: ReadonlyArray<LineTime>
}

export class PickupTimes extends Context.Service<
  PickupTimes,
  {
    /** [CHK-05] Nothing for a branch that hands nothing over. */
    readonly at: (
      branchId: number,
      wanted: ReadonlyArray<PriceRequest>
    ) => Effect.Effect<Option.Option<Times>, PricesUnavailable | StockUnavailable | BranchesUnavailable>
  }
>()("core/orders/PickupTimes") {
  static readonly layer = Layer.effect(
    PickupTimes,
    Effect.gen(function* () {
      const book = yield* PriceBook
      const stock = yield* Stock
      const branches = yield* Branches
      return PickupTimes.of({
        at: Effect.fn("PickupTimes.at")(function* (branchId, wanted) {
          const branch = (yield* branches.all).find(({ id, pickupAvailable }) => id === branchId && pickupAvailable)
          if (!branch) return Option.none()
          const skus = [...new Set(wanted.map(({ sku }) => sku))]
          const [listed, held] = yield* Effect.all([book.listed(skus), stock.held(skus)], { concurrency: 2 })
          const now = yield* Clock.currentTimeMillis
          const levels = wanted.map((one) => levelOf(one, listed.get(one.sku), held.get(one.sku), branchId))
          const counter = { hours: branch.hours, now }
          const readyAt = orderReadyAt(["in stock", ...levels], counter)
          const lines = levels.map((level) => ({ readyAt: orderReadyAt([level], counter) }))
          return Option.some({ readyAt, days: pickupDays(readyAt, branch.hours), lines })
        })
      })
    })
  )
}
