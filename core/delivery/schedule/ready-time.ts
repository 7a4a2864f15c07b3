/** When a whole order can be collected. */
import type { StockLevel } from "../../stock/availability.ts"
import { type PreparationTime, readyAt } from "../../stock/lead-time.ts"
import type { WeekHours } from "../../stores/branch.ts"

export type ReadyTimeContext = {
  readonly hours: WeekHours
  /** When the order is placed, epoch milliseconds. */
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
  readonly pace?: PreparationTime
}

/** [EST-01] An order is ready when its slowest line is, epoch milliseconds; `levels` are those of its lines, at least one. */
export const orderReadyAt = (levels: ReadonlyArray<StockLevel>, counter: ReadyTimeContext): number =>
  Math.max(...[...new Set(levels)].map((level) => readyAt({ ...counter, level })))
