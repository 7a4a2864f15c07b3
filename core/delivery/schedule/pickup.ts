/** Click and collect: the branches that offer it, and the days to come. */
import { dayText, melbourneDay } from "../../melbourne.ts"
import type { Branch, WeekHours } from "../../stores/branch.ts"
import { openPeriodOn } from "../../stores/open-hours.ts"
import { fieldWords } from "../../words/field.ts"
import { pickupWords } from "../../words/order.ts"
import { parseDay } from "./wire-day.ts"

/** [DEL-04] The branches that hand over orders, by name, after the invitation to choose. */
export const pickupList = (
  branches: ReadonlyArray<Branch>
): ReadonlyArray<{ readonly id: number | undefined; readonly name: string }> => [
  { id: undefined, name: pickupWords.pleaseSelect },
  ...branches
    .filter(({ pickupAvailable }) => pickupAvailable)
    .map(({ id, name }) => ({ id, name }))
    .sort((left, right) => left.name.localeCompare(right.name, "en-AU"))
]

/** How many open days a shopper is shown to choose from. */
export const PICKUP_DAYS = 8

/** The last day that can be chosen, counted from the day of asking. */
const DAYS_AHEAD = 60

/** The open days from the day the order is ready, Melbourne dates; Sundays, holidays and the branch's closed days are left out. */
export const pickupDays = (
  readyAt: number,
  hours: WeekHours,
  gazetted: ReadonlyArray<string> = []
): ReadonlyArray<string> => {
  const first = melbourneDay(readyAt)
  const days: Array<string> = []
  for (let ahead = 0; days.length < PICKUP_DAYS && ahead < DAYS_AHEAD; ahead += 1) {
    const day = first.add({ days: ahead })
    if (openPeriodOn(hours, day, gazetted)) days.push(day.toString())
  }
  return days
}

export type PickupPlan = {
  /** When the order is ready, and when that is asked, epoch milliseconds. */
  readonly readyAt: number
  readonly now: number
  readonly hours: WeekHours
  readonly gazetted?: ReadonlyArray<string>
}

/** Why an order cannot be collected on a day, `2026-11-23`; nothing where it can. */
export const pickupDayProblem = (
  date: string,
  { readyAt, now, hours, gazetted = [] }: PickupPlan
): string | undefined => {
  const day = parseDay(date)
  if (day === undefined) return fieldWords.date
  const ready = melbourneDay(readyAt)
  if (Temporal.PlainDate.compare(day, ready) < 0) return pickupWords.tooEarly(dayText(ready))
  const last = melbourneDay(now).add({ days: DAYS_AHEAD })
  if (Temporal.PlainDate.compare(day, last) > 0) return pickupWords.tooLate
  return openPeriodOn(hours, day, gazetted) ? undefined : pickupWords.closed(dayText(day))
}
