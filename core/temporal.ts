/** The calendar that days and hours are worked out with: the language's own, named by the core here alone. */

/** Throws an Error where the language has none, in words that say what to do. */
export const needTemporal = (): void => {
  if (typeof Temporal === "undefined")
    throw new Error('Days need Temporal, which Node has from 26. Load it first: import "temporal-polyfill/global"')
}

/**
 * A day of the calendar, written `2026-11-23` or in its parts. Throws a RangeError for any other text and for days that the
 * calendar lacks, and an Error where there is no calendar.
 */
export const plainDate = (
  day: string | { readonly year: number; readonly month: number; readonly day: number }
): Temporal.PlainDate => {
  needTemporal()
  if (typeof day === "string" && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw RangeError(`Not a day as 2026-11-23: ${day}`)
  return Temporal.PlainDate.from(day, { overflow: "reject" })
}

/** A moment, epoch milliseconds, by the clocks of a time zone. Throws an Error where there is no calendar. */
export const zonedTime = (epochMs: number, zone: string): Temporal.ZonedDateTime => {
  needTemporal()
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone)
}
