/** When a branch is open, and how that is said. */
import { clockText, dayText, melbourneDay, melbourneMoment, weekdayText } from "../melbourne.ts"
import { hoursWords } from "../words/hours.ts"
import type { OpenHours, WeekHours } from "./branch.ts"
import { isOpenDay } from "./holidays.ts"

/** One day on which a branch opens, from and to in epoch milliseconds. */
export type OpenPeriod = {
  readonly day: Temporal.PlainDate
  readonly from: number
  readonly to: number
  /** Minutes after midnight, by the wall clock. */
  readonly hours: OpenHours
}

/** The hours of a weekday, Monday is 1; undefined where the branch never opens on it. */
export const hoursOf = (week: WeekHours, weekday: number): OpenHours | undefined => {
  const hours = week[weekday]
  return hours && hours.to > hours.from ? hours : undefined
}

/** When a branch is open on a Melbourne day; undefined where it is not. */
export const openPeriodOn = (
  week: WeekHours,
  day: Temporal.PlainDate,
  gazetted: ReadonlyArray<string> = []
): OpenPeriod | undefined => {
  const hours = hoursOf(week, day.dayOfWeek)
  if (!hours || !isOpenDay(day, gazetted)) return undefined
  return { day, from: melbourneMoment(day, hours.from), to: melbourneMoment(day, hours.to), hours }
}

/** The opening that holds a moment, epoch milliseconds: from its first minute until just before its last. */
export const openPeriodAt = (
  week: WeekHours,
  now: number,
  gazetted: ReadonlyArray<string> = []
): OpenPeriod | undefined => {
  const today = openPeriodOn(week, melbourneDay(now), gazetted)
  return today && today.from <= now && now < today.to ? today : undefined
}

/** Whether a branch of these hours is open at a moment in epoch milliseconds; `gazetted` are days off, `2026-09-25`. */
export const isOpenAt = (week: WeekHours, now: number, gazetted: ReadonlyArray<string> = []): boolean =>
  openPeriodAt(week, now, gazetted) !== undefined

/** Further than any branch is ever closed. */
const DAYS_AHEAD = 60

/** The first opening that begins after a moment; undefined for a branch that never opens. */
export const nextOpenPeriod = (
  week: WeekHours,
  now: number,
  gazetted: ReadonlyArray<string> = []
): OpenPeriod | undefined => {
  const today = melbourneDay(now)
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const opening = openPeriodOn(week, today.add({ days }), gazetted)
    if (opening && opening.from > now) return opening
  }
  return undefined
}

/** `open till 5 pm`, `opens today 7 am`, `opens Mon 7 am`; a week ahead and more with its date. */
export const hoursText = (week: WeekHours, now: number, gazetted: ReadonlyArray<string> = []): string => {
  const open = openPeriodAt(week, now, gazetted)
  if (open) return hoursWords.openTill(clockText(open.hours.to))
  const next = nextOpenPeriod(week, now, gazetted)
  if (!next) return hoursWords.closed
  const days = melbourneDay(now).until(next.day).days
  const day = days === 0 ? hoursWords.today : days < 7 ? weekdayText(next.day) : dayText(next.day)
  return hoursWords.opens(day, clockText(next.hours.from))
}

/** `7 am – 5 pm`. */
export const openHoursText = ({ from, to }: OpenHours): string => `${clockText(from)} – ${clockText(to)}`

/** Monday first. */
export const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const

/** The week's hours, Monday first, as a sign on the door says them: `7 am – 5 pm`, `closed`. */
export const dayHours = (week: WeekHours): ReadonlyArray<{ readonly day: string; readonly text: string }> =>
  dayNames.map((day, place) => {
    const hours = week[place + 1]
    return { day, text: hours ? openHoursText(hours) : hoursWords.closed }
  })
