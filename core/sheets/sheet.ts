/** A sheet: a CSV file with a header, whose lines are answered by a rule one by one. */
import { csvTable } from "../csv-cell.ts"
import { type Result, refusal } from "../result.ts"
import { csvRecords } from "./csv-records.ts"
import type { SheetCell } from "./sheet-cell.ts"

/** The columns of a row, or the options of a sheet, by name. */
export type SheetColumns<Row> = { readonly [Name in keyof Row & string]: SheetCell<Row[Name]> }

/** A column of the answer; `cents` are whole cents, which a CSV file shows in dollars. */
export type AnswerColumn = { readonly name: string; readonly about: string; readonly unit?: "cents" }

/** One row of the answer, by column; `line` is the line of the file that it answers. */
export type AnswerRow = { readonly [column: string]: string | number | boolean | undefined; readonly line: number }

/** Why a line has no answer; `field` is its column where it is about one. */
export type LineProblem = { readonly line: number; readonly field?: string; readonly msg: string }

/** What a sheet comes to: answers, and the lines that have none, each with its reason. */
export type SheetAnswer = { readonly rows: ReadonlyArray<AnswerRow>; readonly problems: ReadonlyArray<LineProblem> }

/** A row that was read, and the line on which it stands. */
export type SheetRow<Row> = { readonly line: number; readonly row: Row }

/** A line that could not be read: what stands in it, by column. */
export type UnreadLine = { readonly line: number; readonly cells: ReadonlyMap<string, string> }

type SheetDefinition<Row, Options> = {
  readonly name: string
  readonly about: string
  readonly columns: SheetColumns<Row>
  readonly options: SheetColumns<Options>
  readonly output: ReadonlyArray<AnswerColumn>
  /** Whether it works with days, for which the language needs a calendar. */
  readonly needsDays: boolean
  readonly answer: (
    rows: ReadonlyArray<SheetRow<Row>>,
    options: Options,
    unread: ReadonlyArray<UnreadLine>
  ) => SheetAnswer
}

/** Why a whole sheet has no answer. */
export type SheetProblem = "badCsv" | "badHeader" | "badOption"

/** What a column or an option is, for who fills it in. */
export type CellHelp = Pick<SheetCell<unknown>, "about" | "expectation" | "isOptional"> & { readonly name: string }

/** A sheet as a program runs it: what goes in and comes out, and the answer to a file's text. */
export type Sheet = Pick<SheetDefinition<unknown, unknown>, "name" | "about" | "output" | "needsDays"> & {
  readonly columns: ReadonlyArray<CellHelp>
  readonly options: ReadonlyArray<CellHelp>
  /** Options as they were typed, by name. */
  readonly run: (text: string, options: ReadonlyMap<string, string>) => Result<SheetAnswer, SheetProblem>
}

const helpOf = (columns: SheetColumns<unknown>): ReadonlyArray<CellHelp> =>
  Object.entries<SheetCell<unknown>>(columns).map(([name, cell]) => ({ name, ...cell }))

/** The values of texts by name; refused with the first that is missing, or not what it must be. */
const readCells = <Row>(columns: SheetColumns<Row>, texts: ReadonlyMap<string, string>): Result<Row, "badCell"> => {
  const row = new Map<string, unknown>()
  for (const [name, { isOptional, read, expectation }] of Object.entries<SheetCell<unknown>>(columns)) {
    const text = texts.get(name) ?? ""
    if (text === "" && !isOptional) return refusal("badCell", `${name} is missing; it must be ${expectation}`, name)
    const value = text === "" ? undefined : read(text)
    if (text !== "" && value === undefined)
      return refusal("badCell", `${name} must be ${expectation}, and is "${text}"`, name)
    row.set(name, value)
  }
  return { ok: true, value: Object.fromEntries(row) as Row }
}

const headerProblem = (header: ReadonlyArray<string>, columns: ReadonlyArray<CellHelp>): string | undefined => {
  const names = columns.map(({ name }) => name).join(", ")
  const unknown = header.find((name) => !columns.some((one) => one.name === name))
  if (unknown !== undefined) return `line 1: there is no column "${unknown}"; the columns are ${names}`
  const twice = header.find((name, place) => header.indexOf(name) !== place)
  if (twice !== undefined) return `line 1: the column ${twice} stands there twice`
  const missing = columns.find(({ name, isOptional }) => !isOptional && !header.includes(name))
  return missing && `line 1: the column ${missing.name} is missing; the columns are ${names}`
}

/** [SHEET-01] A sheet of these columns; every line of a file is answered, or told with its number and reason. */
export const sheetOf = <Row, Options>(definition: SheetDefinition<Row, Options>): Sheet => {
  const { name, about, output, needsDays } = definition
  const [columns, options] = [helpOf(definition.columns), helpOf(definition.options)]
  const run = (text: string, typed: ReadonlyMap<string, string>): Result<SheetAnswer, SheetProblem> => {
    const chosen = readCells(definition.options, typed)
    if (!chosen.ok) return refusal("badOption", `--${chosen.msg}`, chosen.field)
    const records = csvRecords(text)
    if (!records.ok) return records
    const [header, ...lines] = records.value
    const wrong = headerProblem(header?.cells ?? [], columns)
    if (wrong !== undefined) return refusal("badHeader", wrong)
    const [rows, unread, problems]: [Array<SheetRow<Row>>, Array<UnreadLine>, Array<LineProblem>] = [[], [], []]
    for (const { line, cells } of lines) {
      const byName = new Map(header?.cells.map((column, place) => [column, cells[place] ?? ""]))
      const row =
        cells.length === header?.cells.length
          ? readCells(definition.columns, byName)
          : refusal("badCell", `there are ${cells.length} cells, and ${header?.cells.length} columns`)
      if (row.ok) rows.push({ line, row: row.value })
      else {
        unread.push({ line, cells: byName })
        problems.push({ line, ...(row.field === undefined ? {} : { field: row.field }), msg: row.msg })
      }
    }
    const answer = definition.answer(rows, chosen.value, unread)
    const all = [...problems, ...answer.problems].sort((one, other) => one.line - other.line)
    return { ok: true, value: { rows: answer.rows, problems: all } }
  }
  return { name, about, output, needsDays, columns, options, run }
}

const shown = (value: AnswerRow[string], unit: AnswerColumn["unit"]): string => {
  if (value === undefined) return ""
  return unit === "cents" ? (Number(value) / 100).toFixed(2) : String(value)
}

/** [SHEET-01] The rows of an answer as a CSV file with a header; amounts in dollars with two decimals. */
export const answerCsv = ({ output }: Pick<Sheet, "output">, rows: ReadonlyArray<AnswerRow>): string =>
  csvTable([
    output.map(({ name }) => name),
    ...rows.map((row) => output.map(({ name, unit }) => shown(row[name], unit)))
  ])
