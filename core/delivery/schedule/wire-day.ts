/** A day as the wire writes it. */
import type { Unit } from "../../unit-brand.ts"

/** A day of the calendar as text, `2026-11-23`. */
export type Day = Unit<string, "day">

/** `2026-11-23` as a day; nothing for any other text and for days that the calendar lacks, such as 30 February. */
export const parseDay = (date: string): Temporal.PlainDate | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  try {
    return Temporal.PlainDate.from(date)
  } catch {
    return undefined
  }
}
