/** Reads a table of comma-separated values, as RFC 4180 has it. */
import { type Result, refusal } from "../result.ts"

/** One record: the line of the file on which it begins, from 1, and its cells without their quotes. */
export type CsvRecord = { readonly line: number; readonly cells: ReadonlyArray<string> }

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length - 1

/**
 * [SHEET-01] The records of a file's text, blank lines left out. Refused with the line on which a quote is not closed, or stands
 * inside a cell that is not quoted.
 */
export const csvRecords = (text: string): Result<ReadonlyArray<CsvRecord>, "badCsv"> => {
  const whole = text.replace(/^\uFEFF/, "")
  const records: Array<CsvRecord> = []
  let [place, line, cells]: [number, number, Array<string>] = [0, 1, []]
  let begins = line
  while (place < whole.length) {
    cell.lastIndex = place
    const [all, quoted, plain = "", end] = cell.exec(whole) ?? []
    if (all === undefined) return refusal("badCsv", `line ${line}: a quote is not closed, or stands inside a cell`)
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    place = cell.lastIndex
    line += linesIn(all)
    if (end === "," && place < whole.length) continue
    if (end === ",") cells.push("")
    if (cells.some((one) => one !== "")) records.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return { ok: true, value: records }
}
