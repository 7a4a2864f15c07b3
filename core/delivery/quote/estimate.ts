/** When an order that goes by a quote is there. */
import type { WeekHours } from "../../stores/branch.ts"
import { openPeriodOn } from "../../stores/open-hours.ts"
import type { Delivery } from "../delivery.ts"
import { parseDay } from "../schedule/wire-day.ts"

/** [CHK-06] On the chosen day from when the branch opens, at the earliest when it first can be; epoch milliseconds. */
export const estimatedAt = ({ details }: Delivery, firstAt: number, hours: WeekHours): number => {
  const day = "date" in details ? parseDay(details.date) : undefined
  return Math.max(firstAt, (day && openPeriodOn(hours, day)?.from) ?? firstAt)
}
