/** The shop's clock: every day, hour and cut-off is Melbourne's, summer time included. */
import { needTemporal } from "./temporal.ts"

const zone = "Australia/Melbourne"

/** A moment, epoch milliseconds, as the clock on a Melbourne wall shows it. */
export const melbourneTime = (epochMs: number): Temporal.ZonedDateTime => {
  needTemporal()
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone)
}

const HOUR_MS = 3_600_000

/** The hours of a year are fewer. */
const MOST_HOURS = 10_000

/** By hour since 1970: Melbourne's clock is whole hours ahead of Greenwich's, so that each lies within one day. */
const days = new Map<number, Temporal.PlainDate>()

/** The Melbourne day of a moment, epoch milliseconds. */
export const melbourneDay = (epochMs: number): Temporal.PlainDate => {
  const hour = Math.floor(epochMs / HOUR_MS)
  const known = days.get(hour)
  if (known !== undefined) return known
  if (days.size >= MOST_HOURS) days.clear()
  const day = melbourneTime(epochMs).toPlainDate()
  days.set(hour, day)
  return day
}

const readMoment = (day: Temporal.PlainDate, minutes: number): number =>
  day.toPlainDateTime().add({ minutes }).toZonedDateTime(zone).epochMilliseconds

/** The opening hours of two months at every branch are fewer. */
const MOST_MOMENTS = 10_000

/** By day and minute: each plan of a delivery asks for the same few, and the calendar takes longer to answer than the rest of it. */
const moments = new Map<number, number>()

/** A time of a Melbourne day, whole minutes by the wall clock after midnight and fewer than a fortnight's, as epoch milliseconds. */
export const melbourneMoment = (day: Temporal.PlainDate, minutes: number): number => {
  const key = ((day.year * 13 + day.month) * 32 + day.day) * 20_160 + minutes
  const known = moments.get(key)
  if (known !== undefined) return known
  if (moments.size >= MOST_MOMENTS) moments.clear()
  const moment = readMoment(day, minutes)
  moments.set(key, moment)
  return moment
}

type Day = {
  readonly date: string
  readonly from: number
  readonly until: number
  readonly sixPm: number
  readonly nextSixPm: number
}

const SIX_PM = 18 * 60

const readDay = (epochMs: number): Day => {
  const today = melbourneDay(epochMs)
  const tomorrow = today.add({ days: 1 })
  return {
    date: today.toString(),
    from: melbourneMoment(today, 0),
    until: melbourneMoment(tomorrow, 0),
    sixPm: melbourneMoment(today, SIX_PM),
    nextSixPm: melbourneMoment(tomorrow, SIX_PM)
  }
}

let lastDay: Day | undefined

/** Every line of every cart asks for its day, and the calendar takes longer to answer than the rest of its price: the last one is kept. */
const dayOf = (epochMs: number): Day => {
  if (!(lastDay && epochMs >= lastDay.from && epochMs < lastDay.until)) lastDay = readDay(epochMs)
  return lastDay
}

/** The Melbourne day of a moment in epoch milliseconds, `2026-11-23`. */
export const melbourneDate = (epochMs: number): string => dayOf(epochMs).date

/** [PRC-06] The first 6 pm in Melbourne strictly after a moment, both in epoch milliseconds: when prices run out. */
export const nextSixPm = (epochMs: number): number => {
  const { sixPm, nextSixPm } = dayOf(epochMs)
  return sixPm > epochMs ? sixPm : nextSixPm
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const

/** The months' names, January first. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December"
] as const

const months = monthNames.map((name) => name.slice(0, 3))

/** `Mon`. */
export const weekdayText = (day: Temporal.PlainDate): string => weekdays[day.dayOfWeek - 1] ?? ""

/** `Mon 23 Nov`. */
export const dayText = (day: Temporal.PlainDate): string =>
  `${weekdayText(day)} ${day.day} ${months[day.month - 1] ?? ""}`

/** `23 Nov 2026`. */
export const dateText = (day: Temporal.PlainDate): string => `${day.day} ${months[day.month - 1] ?? ""} ${day.year}`

/** Minutes after midnight as people say them: `7 am`, `2:30 pm`. */
export const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  const minute = minutes % 60
  const shown = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${shown} ${hour < 12 ? "am" : "pm"}`
}

const timeText = ({ hour, minute }: Temporal.ZonedDateTime): string => clockText(hour * 60 + minute)

/** A moment, epoch milliseconds, as people in Melbourne write it: `Mon 23 Nov, 2:05 pm`. */
export const momentText = (epochMs: number): string => {
  const time = melbourneTime(epochMs)
  return `${dayText(time.toPlainDate())}, ${timeText(time)}`
}

/** A moment that may be years ago: `23 Nov 2026, 2:05 pm`. */
export const datedMomentText = (epochMs: number): string => {
  const time = melbourneTime(epochMs)
  return `${dateText(time.toPlainDate())}, ${timeText(time)}`
}
