/** The days on which the shop's trucks can come, and why they can't on the others. */
import { dayText, melbourneDay } from "../../melbourne.ts"
import type { WeekHours } from "../../stores/branch.ts"
import { isPublicHoliday } from "../../stores/holidays.ts"
import { dayNames, hoursOf } from "../../stores/open-hours.ts"
import { plainDate } from "../../temporal.ts"
import { deliveryDayWords } from "../../words/delivery.ts"
import { fieldWords } from "../../words/field.ts"
import { defaultFleet, type Truck, type TruckCount, truckCount, trucks } from "../vehicles/vehicles.ts"
import { type DisabledDates, isDateDisabled } from "./disabled-dates.ts"
import { isRunDay, type RunDays } from "./run-days.ts"
import { parseDay } from "./wire-day.ts"

/** The last day that can be chosen, counted from today. */
const DAYS_AHEAD = 60
const SATURDAY = 6
const SUNDAY = 7

/** What decides the days of one delivery. */
export type DeliveryPlan = {
  /** Epoch milliseconds. */
  readonly now: number
  /** Of the slowest line. */
  readonly leadDays: number
  /** When all of it could be collected where it leaves from, epoch milliseconds: no truck leaves on an earlier day. */
  readonly readyAt: number
  /** [DAY-01] The days that a remote area is served on; any day where there are none. */
  readonly runs?: RunDays | undefined
  /** Of the branch that delivers. */
  readonly hours: WeekHours
  /** One entry for each truck that comes. */
  readonly vehicles: ReadonlyArray<Truck>
  /** What is booked from that branch already, by the day `2026-11-23`. */
  readonly booked?: ReadonlyMap<string, Partial<TruckCount>>
  /** How many trucks the branch sends out a day. */
  readonly perDay?: TruckCount
  readonly gazetted?: ReadonlyArray<string>
  /** Further days on which the shop offers none. */
  readonly disabled?: DisabledDates
}

/** A day, as it is written, `2026-11-23`, and what holds for whoever asks about it: the calendar takes longer to be asked. */
type CalendarDay = {
  readonly day: Temporal.PlainDate
  readonly date: string
  readonly weekday: number
  readonly text: string
  readonly isHoliday: boolean
}

const calendarDay = (day: Temporal.PlainDate): CalendarDay => ({
  day,
  date: day.toString(),
  weekday: day.dayOfWeek,
  text: dayText(day),
  isHoliday: isPublicHoliday(day)
})

let lastCalendar: { readonly today: string; readonly days: ReadonlyArray<CalendarDay> } | undefined

/** The days that can be chosen from, tomorrow first: the same for every delivery of a day, and longer to count out than to look at. */
const daysAfter = (today: Temporal.PlainDate): ReadonlyArray<CalendarDay> => {
  const date = today.toString()
  if (lastCalendar?.today === date) return lastCalendar.days
  const days = Array.from({ length: DAYS_AHEAD }, (_, place) => calendarDay(today.add({ days: place + 1 })))
  lastCalendar = { today: date, days }
  return days
}

const isFull = (date: string, { vehicles, booked, perDay = defaultFleet.perDay }: DeliveryPlan): boolean => {
  const taken = booked?.get(date)
  return trucks.some((truck) => {
    const wanted = truckCount(vehicles, truck)
    return wanted > 0 && (taken?.[truck] ?? 0) + wanted > perDay[truck]
  })
}

/** What is against a day, whenever the goods are there. */
const dayProblem = (calendar: CalendarDay, plan: DeliveryPlan): string | undefined => {
  const { day, date, weekday, text } = calendar
  const { hours, gazetted, vehicles, runs, disabled = {} } = plan
  if (weekday === SUNDAY) return deliveryDayWords.sunday
  if (calendar.isHoliday || gazetted?.includes(date)) return deliveryDayWords.holiday
  if (!hoursOf(hours, weekday)) return deliveryDayWords.closed(text)
  if (runs && !isRunDay(day, runs)) return deliveryDayWords.notRunDay(dayNames[runs.weekday - 1] ?? "", runs.everyWeeks)
  if (isDateDisabled(date, disabled)) return deliveryDayWords.notOffered
  if (weekday === SATURDAY && vehicles.includes("crane_truck")) return deliveryDayWords.craneSaturday
  return isFull(date, plan) ? deliveryDayWords.full(text) : undefined
}

/** How many days ahead the first day is: after the lead time, and not before the goods could be collected; at least tomorrow. */
const firstAhead = ({ now, leadDays, readyAt }: Pick<DeliveryPlan, "now" | "leadDays" | "readyAt">): number => {
  const today = melbourneDay(now)
  return Math.max(leadDays + 1, today.until(melbourneDay(readyAt), { largestUnit: "days" }).days)
}

/**
 * [DAY-01] The earliest day, `2026-11-23`: the first that is open after the longest lead time and not before the goods could be
 * collected where they leave from; nothing where none is left.
 */
export const earliestDeliveryDay = (plan: DeliveryPlan): string | undefined => {
  const days = daysAfter(melbourneDay(plan.now))
  return days.slice(firstAhead(plan) - 1).find((day) => dayProblem(day, plan) === undefined)?.date
}

/** What is against a day so many ahead, by what holds for all of them: the first day's distance, and the earliest that is open. */
const problemOf = (plan: DeliveryPlan): ((day: CalendarDay, ahead: number) => string | undefined) => {
  const [first, earliest] = [firstAhead(plan), earliestDeliveryDay(plan)]
  const tooEarly = earliest === undefined ? undefined : deliveryDayWords.tooEarly(dayText(plainDate(earliest)))
  return (day, ahead) => {
    if (ahead > DAYS_AHEAD || tooEarly === undefined) return deliveryDayWords.tooLate
    return ahead < first ? tooEarly : dayProblem(day, plan)
  }
}

/** [DAY-01] Why a truck cannot come on a day; nothing where it can. */
export const deliveryDayProblem = (date: string, plan: DeliveryPlan): string | undefined => {
  const day = parseDay(date)
  if (!day) return fieldWords.date
  const { days } = melbourneDay(plan.now).until(day, { largestUnit: "days" })
  return problemOf(plan)(calendarDay(day), days)
}

/** A day of the calendar; greyed, with its reason, where it has a problem. */
export type DeliveryDay = { readonly date: string; readonly problem?: string }

/** [DAY-01] The calendar: tomorrow and the 59 days after it, each with what is against it. */
export const deliveryDays = (plan: DeliveryPlan): ReadonlyArray<DeliveryDay> => {
  const problemOn = problemOf(plan)
  return daysAfter(melbourneDay(plan.now)).map((day, place) => {
    const { date } = day
    const problem = problemOn(day, place + 1)
    return problem === undefined ? { date } : { date, problem }
  })
}
