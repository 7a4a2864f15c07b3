/** Reads a shop's files row by row, and says for each bad row where it is and what is wrong with it. */
import { createReadStream, existsSync, lstatSync, readdirSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { createInterface } from "node:readline"
import { pipeline } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { isRecord } from "../../../core/record.ts"
import { columnsOf, type FileName, fileNames, type Row } from "./files.ts"
import type { Column } from "./row-columns.ts"
import { unreadableReason } from "./unreadable.ts"

/** A row, or why there is none; lines count from 1. */
export type ParsedRow = { readonly line: number } & (
  | { readonly row: { readonly [name: string]: unknown } }
  | { readonly reason: string }
)

/** The rows of one file of a shop; `label` names it in messages. */
export type Source = {
  readonly file: FileName
  readonly label: string
  readonly rows: Iterable<ParsedRow> | AsyncIterable<ParsedRow>
}

const isThere = (given: unknown): boolean => given !== undefined && given !== null && given !== ""

/** What a row says over several of its fields, where that cannot be. */
const contradictions: { readonly [N in FileName]?: (row: Row<N>) => string | undefined } = {
  prices: ({ promotion, promotionFrom, promotionTo }) => {
    const given = [promotion, promotionFrom, promotionTo].filter((value) => value !== undefined).length
    if (given !== 0 && given !== 3) return "a promotion needs promotion, promotionFrom and promotionTo"
    return given === 3 && String(promotionFrom) > String(promotionTo)
      ? "promotionTo is before promotionFrom"
      : undefined
  },
  variants: ({ isRandomLength, tallies, lengths }) => {
    if (isRandomLength && tallies) return "a random length has no tallies"
    return isRandomLength && !lengths ? "a random length needs lengths" : undefined
  },
  quotes: ({ lineOne, suburb, state, postcode, lineTwo, delivery, paidOn, invoice }) => {
    const address = [lineOne, suburb, state, postcode].filter((part) => part !== undefined).length
    if (address !== 0 && address !== 4) return "an address needs lineOne, suburb, state and postcode"
    if (address === 0 && (lineTwo !== undefined || (delivery ?? 0) > 0)) return "a delivery needs an address"
    return invoice !== undefined && paidOn === undefined ? "an invoice needs paidOn" : undefined
  },
  contracts: ({ sku, price, category, percentOff }) => {
    const fixed = sku !== undefined && price !== undefined && category === undefined && percentOff === undefined
    const percent = sku === undefined && price === undefined && category !== undefined && percentOff !== undefined
    return fixed || percent ? undefined : "a contract needs either sku and price, or category and percentOff"
  }
}

/** Checks one row, as a CSV or JSON Lines file holds it, against its file's columns. */
export const parseRow = (file: FileName, columns: ReadonlyArray<Column>, line: number, given: object): ParsedRow => {
  const record = given as { readonly [name: string]: unknown }
  const row: { [name: string]: unknown } = {}
  for (const { name, field, isOptional } of columns) {
    const value = record[name]
    if (!isThere(value)) {
      if (isOptional) continue
      return { line, reason: `${name} is missing` }
    }
    const read = field.read(value)
    if (read === undefined) return { line, reason: `${name} must be ${field.expectation}` }
    row[name] = read
  }
  const unknown = Object.keys(record).find((name) => !columns.some((column) => column.name === name))
  if (unknown !== undefined) return { line, reason: `there is no field ${unknown}` }
  const contradiction = contradictions[file]?.(row as never)
  return contradiction === undefined ? { line, row } : { line, reason: contradiction }
}

/** A file of a shop of a million stock numbers has some 200 MB; a single line may be no longer than a text in memory. */
const MAX_FILE_BYTES = 400 * 1024 * 1024
/** A row with the longest texts, characters. */
const MAX_ROW_CHARACTERS = 1024 * 1024

/** No more of a file than it had when it was looked at, and the byte by which its end is met: one that grows while it is read has an end. */
type ShopFile = { readonly path: string; readonly size: number }

const textOf = ({ path, size }: ShopFile, encoding?: "utf8") =>
  createReadStream(path, { ...(encoding ? { encoding } : {}), end: size })

const parseJsonLine = (file: FileName, columns: ReadonlyArray<Column>, line: number, text: string): ParsedRow => {
  try {
    const given: unknown = JSON.parse(line === 1 ? text.replace(/^\uFEFF/, "") : text)
    return isRecord(given) ? parseRow(file, columns, line, given) : { line, reason: "the line must be a JSON object" }
  } catch {
    return { line, reason: "the line is not JSON" }
  }
}

async function* readJsonLines(file: FileName, from: ShopFile): AsyncIterable<ParsedRow> {
  const columns = columnsOf(file)
  let line = 0
  const lines = createInterface({ input: textOf(from, "utf8"), crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  while (true) {
    const next = await lines.next().catch((problem) => `from here on the file ${unreadableReason(problem)}`)
    line++
    if (typeof next === "string") return yield { line, reason: next }
    if (next.done) return
    if (next.value.trim() !== "") yield parseJsonLine(file, columns, line, next.value)
  }
}

/** A column `attributes.section` is the field `section` of `attributes`. */
const nested = (header: ReadonlyArray<string>, cells: ReadonlyArray<string>): object => {
  const record: { [name: string]: unknown } = {}
  for (const [index, cell] of cells.entries()) {
    const [name = "", inner] = (header[index] ?? "").split(".", 2)
    if (cell === "") continue
    if (inner === undefined) record[name] = cell
    else record[name] = { ...(record[name] as object), [inner]: cell }
  }
  return record
}

const headerProblem = (columns: ReadonlyArray<Column>, header: ReadonlyArray<string>): string | undefined => {
  const names = header.map((name) => name.split(".", 1)[0])
  const unknown = names.find((name) => !columns.some((column) => column.name === name))
  if (unknown?.includes(";")) return "its columns must stand between commas, not semicolons"
  if (unknown !== undefined)
    return `there is no column ${unknown}; it may have ${columns.map(({ name }) => name).join(", ")}`
  const missing = columns.find(({ name, isOptional }) => !isOptional && !names.includes(name))
  return missing ? `the column ${missing.name} is missing` : undefined
}

/** Lines are counted at the start of a row, which may run over several. */
async function* readCsv(file: FileName, from: ShopFile): AsyncIterable<ParsedRow> {
  const columns = columnsOf(file)
  const options = {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS
  }
  // What goes wrong in reading ends the parser too, and is thrown where its rows are taken.
  const parser = pipeline(textOf(from), parse(options), () => undefined)
  let header: ReadonlyArray<string> | undefined
  let line = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Array<string>; info: { lines: number } }>) {
      line = info.lines - record.join("").split("\n").length + 1
      if (header === undefined) {
        header = record.map((name) => name.trim())
        const reason = headerProblem(columns, header)
        if (reason) return yield { line, reason }
      } else if (record.length !== header.length) {
        yield { line, reason: `it has ${record.length} columns, the header ${header.length}` }
      } else {
        yield parseRow(file, columns, line, nested(header, record))
      }
    }
  } catch (problem) {
    yield {
      line: line + 1,
      reason: `from here on the file ${problem instanceof CsvError ? `is not CSV: ${problem.message}` : unreadableReason(problem)}`
    }
  }
}

/** The folder lacks every file of a shop, or one of them cannot be read. */
export class ShopFilesProblem extends Error {}

const statOf = (path: string) => {
  try {
    return statSync(path)
  } catch (problem) {
    throw new ShopFilesProblem(`${path} ${unreadableReason(problem)}.`)
  }
}

/** Something goes by that name, also a link that leads nowhere. */
const isNamed = (path: string): boolean => existsSync(path) || lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** A folder, a device or a pipe may have a file's name; a device has no end, and a pipe may have no beginning. */
const shopFile = (path: string): ShopFile => {
  const found = statOf(path)
  if (!found.isFile()) throw new ShopFilesProblem(`${path} is ${found.isDirectory() ? "a folder" : "no plain file"}.`)
  if (found.size > MAX_FILE_BYTES)
    throw new ShopFilesProblem(`${path} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB: load it in several parts.`)
  return { path, size: found.size }
}

/** The files of a folder in the order in which they must be loaded; `products.csv` and the rest, or `.jsonl`. */
export const sourcesInFolder = (folder: string, { mayBeNone = false } = {}): ReadonlyArray<Source> => {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new ShopFilesProblem(`${folder} is no folder: name the folder that it lies in.`)
  const found = fileNames.flatMap((file): ReadonlyArray<Source> => {
    const [csv, lines] = [join(folder, `${file}.csv`), join(folder, `${file}.jsonl`)]
    if (isNamed(csv)) return [{ file, label: basename(csv), rows: readCsv(file, shopFile(csv)) }]
    return isNamed(lines) ? [{ file, label: basename(lines), rows: readJsonLines(file, shopFile(lines)) }] : []
  })
  if (found.length > 0 || mayBeNone) return found
  const names = existsSync(folder) ? readdirSync(folder).slice(0, 5).join(", ") || "nothing" : "no such folder"
  throw new ShopFilesProblem(
    `${folder} holds no shop (${names}). It may hold ${fileNames.join(", ")}, each as .csv or .jsonl, the folder pictures and pictures.csv.`
  )
}
