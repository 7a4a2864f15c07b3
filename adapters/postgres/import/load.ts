/** Loads the rows of a shop into the database: streamed into staging tables, checked against each other, merged at once. */
import { Redacted } from "effect"
import { Client } from "pg"
import { countedText } from "../../../core/number-text.ts"
import { removeInvalidRows } from "./checks.ts"
import { endedPricesText } from "./ended-prices.ts"
import { fileNames } from "./files.ts"
import { merge } from "./merge.ts"
import type { ParsedRow, Source } from "./read-files.ts"
import { rowsOf } from "./rows.ts"
import type { ShopData } from "./shop-data.ts"
import { type RowProblem, stageRows } from "./stage.ts"

/** How many rows of a file were read, and how many of them were new to the shop or changed it. */
export type FileCounts = { readonly file: string; readonly read: number; readonly changed: number }

export type LoadResult = {
  readonly files: ReadonlyArray<FileCounts>
  /** In the order of the files and lines. */
  readonly problems: ReadonlyArray<RowProblem>
  /** False where nothing was kept, because something was wrong and that was not allowed. */
  readonly isCommitted: boolean
}

/** What loading a file or a folder came to. */
export type PartResult = { readonly counted: FileCounts; readonly problems: ReadonlyArray<RowProblem> }

/** Loads what is no file of rows, within the transaction of the load. */
export type LoadPart = (client: Client, reportProgress: (text: string) => void) => Promise<PartResult>

export type LoadOptions = {
  /** Keep nothing unless every row is good. */
  readonly strict: boolean
  /** Hears how far the load has come. */
  readonly reportProgress: (text: string) => void
  /** What is loaded after the rows, in the same transaction. */
  readonly parts?: ReadonlyArray<LoadPart>
  /** What is kept together with the rows, in the same transaction. */
  readonly mark?: string
}

const rowNames = ["row", "rows"] as const

const loadOne = async (client: Client, source: Source, { reportProgress }: LoadOptions): Promise<PartResult> => {
  const { file, label } = source
  const { read, problems } = await stageRows(client, source, (rows) =>
    reportProgress(`Reading ${label}: ${countedText(rows, rowNames)}`)
  )
  problems.push(...(await removeInvalidRows(client, source)))
  const ended = file === "prices" ? await endedPricesText(client) : undefined
  const changed = await merge(client, file)
  if (read > 0) reportProgress(`${label}: ${countedText(read, rowNames)}`)
  if (ended) reportProgress(`${label}: ${ended}`)
  return { counted: { file: label, read, changed }, problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}

/** One load at a time; any number that nothing else locks. */
const LOAD_LOCK = 7_214_002

const analyzedTables = ["branch", "category", "product", "sku", "price", "volume_break", "stock"]

/**
 * Loads the sources in one transaction: all good rows, or nothing where `strict` and a row is bad. Repeating it changes
 * nothing. What is in the shop and not in the files stays as it is.
 */
export const loadSources = async (
  client: Client,
  sources: ReadonlyArray<Source>,
  options: LoadOptions
): Promise<LoadResult> => {
  const files: Array<FileCounts> = []
  const problems: Array<RowProblem> = []
  await client.query("BEGIN")
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOAD_LOCK])
    for (const source of sources) {
      const { counted, problems: fileProblems } = await loadOne(client, source, options)
      files.push(counted)
      problems.push(...fileProblems)
    }
    for (const loadPart of options.parts ?? []) {
      const { counted, problems: partProblems } = await loadPart(client, options.reportProgress)
      files.push(counted)
      problems.push(...partProblems)
    }
    const isCommitted = !(options.strict && problems.length > 0)
    if (isCommitted && options.mark) await client.query(options.mark)
    if (isCommitted) await client.query(`ANALYZE ${analyzedTables.join(", ")}`)
    await client.query(isCommitted ? "COMMIT" : "ROLLBACK")
    return { files, problems, isCommitted }
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

function* numbered(rows: Iterable<object>): Iterable<ParsedRow> {
  let line = 0
  for (const row of rows) yield { line: ++line, row: row as { readonly [name: string]: unknown } }
}

/** The sources of a shop that is in memory. */
export const sourcesOf = (shop: ShopData): ReadonlyArray<Source> =>
  fileNames.map((file) => ({ file, label: file, rows: numbered(rowsOf[file](shop)) }))
