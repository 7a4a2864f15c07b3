/** The time in which an order can be collected on its day, and the calendar file (RFC 5545) that reminds of it. */
import { melbourneTime } from "../melbourne.ts"
import type { WeekHours } from "../stores/branch.ts"
import { nextOpenPeriod, type OpenPeriod, openPeriodAt, openPeriodOn } from "../stores/open-hours.ts"

/** The opening of a Melbourne day, no earlier than the order is ready (epoch milliseconds); undefined where none is left of it. */
export const pickupPeriodOn = (week: WeekHours, day: Temporal.PlainDate, readyAt: number): OpenPeriod | undefined => {
  const open = openPeriodOn(week, day)
  if (!open || readyAt <= open.from) return open
  if (readyAt >= open.to) return undefined
  const { hour, minute } = melbourneTime(readyAt)
  return { ...open, from: readyAt, hours: { ...open.hours, from: hour * 60 + minute } }
}

/**
 * The opening in which an order is first collected: from the moment that it is ready (epoch milliseconds), or from the next
 * opening where the branch is closed then, until it closes. Undefined for a branch that never opens.
 */
export const pickupPeriod = (week: WeekHours, readyAt: number): OpenPeriod | undefined => {
  const open = openPeriodAt(week, readyAt)
  return open ? pickupPeriodOn(week, open.day, readyAt) : nextOpenPeriod(week, readyAt)
}

/** `from`, `to` and `madeAt` are epoch milliseconds; `id` is the same for every file of one event. */
export type CalendarEvent = {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly madeAt: number
  readonly title: string
  readonly place: string
  readonly text: string
}

const utc = (epochMs: number): string => new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, "")

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n")

/** Octets of a line, of its continuation one fewer: that begins with a space. */
const MAX_LINE = 75

/** Of one sign in UTF-8. */
const octets = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}

/** A long line goes on in the next after a space, and no sign is cut in two. */
const folded = (line: string): string => {
  let length = 0
  let text = ""
  for (const sign of line) {
    const size = octets(sign)
    if (length + size > MAX_LINE) {
      text += "\r\n "
      length = 1
    }
    text += sign
    length += size
  }
  return text
}

/** One event as a calendar file. */
export const calendarFile = ({ id, from, to, madeAt, title, place, text }: CalendarEvent): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lineal//Orders//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    ""
  ]
    .map(folded)
    .join("\r\n")
