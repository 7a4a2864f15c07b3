/** Dates that a calendar does not offer. */
import { fieldWords } from "../../words/field.ts"
import { parseDay } from "./wire-day.ts"

/** What a calendar leaves out; all dates as `2026-11-23`. */
export type DisabledDates = {
  /** This day and every day before it. */
  readonly cutOff?: string
  readonly listed?: ReadonlyArray<string>
  /** From the first day to the last, both left out. */
  readonly ranges?: ReadonlyArray<{ readonly from: string; readonly to: string }>
}

/** [DEL-07] [VAL-04] Whether a date is on or before the cut-off, listed, or inside a range (both ends included). */
export const isDateDisabled = (date: string, { cutOff = "", listed = [], ranges = [] }: DisabledDates): boolean =>
  date <= cutOff || listed.includes(date) || ranges.some(({ from, to }) => from <= date && date <= to)

/** [DEL-07] [VAL-04] 'Invalid date selected' for a disabled date and for what is no date; nothing for one that can be chosen. */
export const dateProblem = (date: string, disabled: DisabledDates): string | undefined =>
  parseDay(date) === undefined || isDateDisabled(date, disabled) ? fieldWords.date : undefined
