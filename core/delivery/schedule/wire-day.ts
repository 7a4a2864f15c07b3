/** A day as the wire writes it. */
import { needTemporal } from "../../temporal.ts"
import type { Unit } from "../../unit-brand.ts"

/** A day of the calendar as text, `2026-11-23`. */
export type Day = Unit<string, "day">

/**
 * `2026-11-23` as a day; nothing for any other text and for days that the calendar lacks, such as 30 February. Throws an
 * Error where the language has no calendar.
 */
export const parseDay = (date: string): Temporal.PlainDate | undefined => {
  needTemporal()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  try {
    return Temporal.PlainDate.from(date)
  } catch {
    return undefined
  }
}

/** `2026-11-23` as a day; throws a RangeError for any other text and for days that the calendar lacks. */
export const plainDay = (date: string): Temporal.PlainDate => {
  const day = parseDay(date)
  if (!day) throw new RangeError(`Not a day such as 2026-11-23: ${date}`)
  return day
}

/** A text as a day, `2026-11-23`; throws a RangeError for any other text and for days that the calendar lacks. */
export const toDay = (date: string): Day => plainDay(date).toString()
