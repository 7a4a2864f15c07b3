/** The calendar that days and hours are worked out with: the language's own, named by the core here alone. */

/** Throws an Error where the language has none, in words that say what to do. */
export const needTemporal = (): void => {
  if (typeof Temporal === "undefined")
    throw Error('Days need Temporal, as Node has from 26. First import "temporal-polyfill/global"')
}

/** A day of the calendar, from a text that is known to be one, `2026-11-23`. Throws an Error where there is no calendar. */
export const plainDate = (day: string): Temporal.PlainDate => {
  needTemporal()
  return Temporal.PlainDate.from(day)
}
