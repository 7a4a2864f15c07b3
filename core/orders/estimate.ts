/** When a whole order can be collected. */
import type { StockLevel } from "../stock/availability.ts"
import type { WeekHours } from "../stock/branch.ts"
import { type Pace, readyAt } from "../stock/lead-time.ts"

export type Counter = {
  readonly hours: WeekHours
  /** When the order is placed, epoch milliseconds. */
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
  readonly pace?: Pace
}

/** [EST-01] An order is ready when its slowest line is, epoch milliseconds; `levels` are those of its lines, at least one. */
export const orderReadyAt = (levels: ReadonlyArray<StockLevel>, counter: Counter): number =>
  Math.max(...levels.map((level) => readyAt({ ...counter, level })))
