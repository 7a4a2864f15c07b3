/** Streams rows into staging tables, one for each file; what can't be read as a row is a problem. */
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Client } from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { escapedForCopy } from "./copy-rows.ts"
import { columnsOf, type FileName } from "./files.ts"
import type { Source } from "./read-files.ts"
import type { Column } from "./row-columns.ts"

/** What is wrong with a row of a file, or with a file that has no lines. */
export type RowProblem = { readonly file: string; readonly line?: number; readonly reason: string }

/** The column of a staging table that a file's column goes to. */
export const stagingColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const staging = (file: FileName): string => {
  const columns = columnsOf(file).map(({ name, field }) => `${stagingColumn(name)} ${field.sql}`)
  return `CREATE TEMP TABLE staged_${file} (line integer NOT NULL, ${columns.join(", ")}) ON COMMIT DROP`
}

const copyLine = (columns: ReadonlyArray<Column>, line: number, row: { readonly [name: string]: unknown }): string => {
  let text = String(line)
  for (const { name, field } of columns) {
    const value = row[name]
    text += value === undefined ? "\t\\N" : `\t${escapedForCopy(field.copy(value))}`
  }
  return `${text}\n`
}

/** What a load joins staged rows by is numbers that differ in each of them: a sample of 3,000 rows tells as much as the usual 30,000. */
const STAGED_STATISTICS = 10

/** Enough for one write to be worth its while. */
const CHUNK = 64 * 1024

async function* copyLines(
  source: Source,
  problems: Array<RowProblem>,
  reportProgress: (read: number) => void
): AsyncIterable<string> {
  const columns = columnsOf(source.file)
  let chunk = ""
  let read = 0
  for await (const one of source.rows) {
    if (++read % 50_000 === 0) reportProgress(read)
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

/** Streams a source into its staging table; answers how many good rows came in. `note` hears now and then how many were read. */
export const stageRows = async (client: Client, source: Source, reportProgress: (read: number) => void) => {
  const problems: Array<RowProblem> = []
  await client.query(staging(source.file))
  const columns = ["line", ...columnsOf(source.file).map(({ name }) => stagingColumn(name))].join(", ")
  const into = client.query(copyFrom(`COPY staged_${source.file} (${columns}) FROM STDIN`))
  await pipeline(Readable.from(copyLines(source, problems, reportProgress)), into)
  await client.query(
    `SET LOCAL default_statistics_target = ${STAGED_STATISTICS}; ANALYZE staged_${source.file}; SET LOCAL default_statistics_target TO DEFAULT`
  )
  return { read: into.rowCount ?? 0, problems }
}
