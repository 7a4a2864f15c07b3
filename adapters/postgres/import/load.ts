/** Loads the rows of a shop into the database: streamed into staging tables, checked against each other, merged at once. */
import { Redacted } from "effect"
import { Client } from "pg"
import { takeOutBad } from "./checks.ts"
import { fileNames } from "./files.ts"
import { merge } from "./merge.ts"
import type { Read, Source } from "./read-files.ts"
import { rowsOf } from "./rows.ts"
import { type Problem, stage } from "./stage.ts"
import type { WholeShop } from "./whole-shop.ts"

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

const number = new Intl.NumberFormat("en-AU")

const loadOne = async (client: Client, source: Source, { note }: LoadOptions) => {
  const { file, label } = source
  const { read, problems } = await stage(client, source, (rows) =>
    note(`Reading ${label}: ${number.format(rows)} rows`)
  )
  problems.push(...(await takeOutBad(client, source)))
  const changed = await merge(client, file)
  if (read > 0) note(`${label}: ${number.format(read)} rows`)
  return { counted: { file: label, read, changed }, problems }
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
