/** A time as a time picker gives it. */
import { formFieldWords } from "../words/form-field.ts"

/** Hours from 1 to 12, minutes, and which half of the day; a placeholder that was left (`hh`, `mm`, `A`) is none of these. */
const shape = /^(0?[1-9]|1[0-2]):([0-5]\d) ?([ap])m$/i

/** What a browser's own picker writes, whichever clock it shows: hours from 00 to 23. */
const pickerShape = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes after midnight of `07:30 AM` or `19:30`; undefined for what is no time. 12 AM is midnight, 12 PM is noon. */
export const parseTime = (typed: string): number | undefined => {
  const text = typed.trim()
  const picked = pickerShape.exec(text)
  if (picked) return Number(picked[1]) * 60 + Number(picked[2])
  const [, hour, minute, half = ""] = shape.exec(text) ?? []
  if (hour === undefined) return undefined
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === "p" ? 720 : 0)
}

/** [VAL-04] 'This is not a valid time format' for what is no time or still has one of the placeholders hh, mm and A. */
export const timeProblem = (typed: string): string | undefined =>
  parseTime(typed) === undefined ? formFieldWords.time : undefined
