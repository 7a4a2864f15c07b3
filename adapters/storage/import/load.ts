/** Loads the rows of a shop into the database: streamed into staging tables, checked against each other, merged at once. */

import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Redacted } from "effect"
import { Client } from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { type Column, columnsOf, type FileName, fileNames, keys } from "./files.ts"
import { checks, merges } from "./merge.ts"
import type { Read, Source } from "./read-files.ts"
import { rowsOf } from "./rows.ts"
import type { WholeShop } from "./whole-shop.ts"

export type Problem = { readonly file: string; readonly line: number; readonly reason: string }

/** How many rows of a file were read, and how many of them were new to the shop or changed it. */
export type Counted = { readonly file: string; readonly read: number; readonly changed: number }

export type Loaded = {
  readonly files: ReadonlyArray<Counted>
  /** In the order of the files and lines. */
  readonly problems: ReadonlyArray<Problem>
  /** False where nothing was kept, because something was wrong and that was not allowed. */
  readonly kept: boolean
}

export type LoadOptions = {
  /** Keep nothing unless every row is good. */
  readonly strict: boolean
  /** Hears how far the load has come. */
  readonly note: (text: string) => void
  /** What is kept together with the rows, in the same transaction. */
  readonly mark?: string
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const staging = (file: FileName): string => {
  const columns = columnsOf(file).map(({ name, field }) => `${snake(name)} ${field.sql}`)
  return `CREATE TEMP TABLE staged_${file} (line integer NOT NULL, ${columns.join(", ")}) ON COMMIT DROP`
}

const escapes: { readonly [character: string]: string } = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" }
const escaped = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (one) => escapes[one] ?? one) : text

const copyLine = (columns: ReadonlyArray<Column>, line: number, row: { readonly [name: string]: unknown }): string => {
  let text = String(line)
  for (const { name, field } of columns) {
    const value = row[name]
    text += value === undefined ? "\t\\N" : `\t${escaped(field.copy(value))}`
  }
  return `${text}\n`
}

/** Enough for one write to be worth its while. */
const CHUNK = 64 * 1024

async function* copied(source: Source, problems: Array<Problem>, note: (read: number) => void): AsyncIterable<string> {
  const columns = columnsOf(source.file)
  let chunk = ""
  let read = 0
  for await (const one of source.rows) {
    if (++read % 50_000 === 0) note(read)
    if ("reason" in one) {
      problems.push({ file: source.label, line: one.line, reason: one.reason })
      continue
    }
    chunk += copyLine(columns, one.line, one.row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ""
  }
  if (chunk !== "") yield chunk
}

const number = new Intl.NumberFormat("en-AU")

/** Streams a source into its staging table; answers how many good rows came in. */
const stage = async (client: Client, source: Source, problems: Array<Problem>, note: (text: string) => void) => {
  await client.query(staging(source.file))
  const columns = ["line", ...columnsOf(source.file).map(({ name }) => snake(name))].join(", ")
  const into = client.query(copyFrom(`COPY staged_${source.file} (${columns}) FROM STDIN`))
  const told = (read: number) => note(`Reading ${source.label}: ${number.format(read)} rows`)
  await pipeline(Readable.from(copied(source, problems, told)), into)
  await client.query(`ANALYZE staged_${source.file}`)
  return into.rowCount
}

/** Takes the staged rows for which it holds out, and reports them. */
const takeOut = async (
  client: Client,
  { file, label }: Source,
  bad: string,
  reason: string
): Promise<ReadonlyArray<Problem>> => {
  const taken = `DELETE FROM staged_${file} s WHERE ${bad} RETURNING s.line, ${reason} AS reason`
  const { rows } = await client.query<{ line: number; reason: string }>(taken)
  return rows.map((row) => ({ file: label, ...row }))
}

const repeated = (file: FileName): string => {
  const key = keys[file].map(snake).join(", ")
  return `s.line IN (SELECT line FROM (
    SELECT line, row_number() OVER (PARTITION BY ${key} ORDER BY line) AS place FROM staged_${file}
  ) numbered WHERE place > 1)`
}

/** The large tables that a file fills. */
const filled: { readonly [N in FileName]?: ReadonlyArray<string> } = {
  variants: ["sku"],
  prices: ["price", "volume_break"],
  stock: ["stock"]
}

/**
 * Merges a file. Tables that were empty are filled without their foreign keys, which are put back and checked at once:
 * that takes a tenth of the time of checking them row by row.
 */
const merge = async (client: Client, file: FileName): Promise<number> => {
  const keys: Array<{ readonly table: string; readonly name: string; readonly definition: string }> = []
  for (const table of filled[file] ?? []) {
    const { rows } = await client.query(
      `SELECT $1::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE contype = 'f' AND conrelid = $1::text::regclass AND NOT EXISTS (SELECT FROM ${table})`,
      [table]
    )
    keys.push(...rows)
  }
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  let changed = 0
  for (const statement of merges[file]) changed += (await client.query(statement)).rowCount ?? 0
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  return changed
}

const loadOne = async (client: Client, source: Source, options: LoadOptions) => {
  const problems: Array<Problem> = []
  const read = (await stage(client, source, problems, options.note)) ?? 0
  const { file } = source
  problems.push(...(await takeOut(client, source, repeated(file), `'it repeats an earlier row'`)))
  for (const check of checks) {
    if (check.file === file) problems.push(...(await takeOut(client, source, check.bad, check.reason)))
  }
  const changed = await merge(client, file)
  if (read > 0) options.note(`${source.label}: ${number.format(read)} rows`)
  return { counted: { file: source.label, read, changed }, problems }
}

/** One load at a time; any number that nothing else locks. */
const LOADING = 7_214_002

const touched = ["branch", "category", "product", "sku", "price", "volume_break", "stock"]

/**
 * Loads the sources in one transaction: all good rows, or nothing where `strict` and a row is bad. Repeating it changes
 * nothing. What is in the shop and not in the files stays as it is.
 */
export const loadSources = async (
  client: Client,
  sources: ReadonlyArray<Source>,
  options: LoadOptions
): Promise<Loaded> => {
  const files: Array<Counted> = []
  const problems: Array<Problem> = []
  await client.query("BEGIN")
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOADING])
    for (const source of sources) {
      const { counted, problems: found } = await loadOne(client, source, options)
      files.push(counted)
      problems.push(...found.sort((a, b) => a.line - b.line))
    }
    const kept = !(options.strict && problems.length > 0)
    if (kept && options.mark) await client.query(options.mark)
    if (kept) await client.query(`ANALYZE ${touched.join(", ")}`)
    await client.query(kept ? "COMMIT" : "ROLLBACK")
    return { files, problems, kept }
  } catch (problem) {
    await client.query("ROLLBACK").catch(() => undefined)
    throw problem
  }
}

/** A connection of its own without time limits: a large load takes longer than any request may. */
export const withLoader = async <A>(url: Redacted.Redacted, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: Redacted.value(url), application_name: "lineal load" })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function* numbered(rows: Iterable<object>): Iterable<Read> {
  let line = 0
  for (const row of rows) yield { line: ++line, row: row as { readonly [name: string]: unknown } }
}

/** The sources of a shop that is in memory. */
export const sourcesOf = (shop: WholeShop): ReadonlyArray<Source> =>
  fileNames.map((file) => ({ file, label: file, rows: numbered(rowsOf[file](shop)) }))
