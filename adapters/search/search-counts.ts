/** What people searched for, kept by the day in the database: written in batches, read for the popular searches. */
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { melbourneDate } from "../../core/melbourne.ts"

/** One search that somebody settled on. `isMended` where other words than the typed were looked up. */
export type CompletedSearch = { readonly query: string; readonly found: number; readonly isMended: boolean }

type Row = CompletedSearch & { readonly day: string; readonly times: number }

/** How many different searches wait to be written at most; what comes above that is let go. */
const MAX_PENDING = 2000

/** How long counts are kept. */
const RETENTION_DAYS = 400

const write = Effect.fnUntraced(function* (rows: ReadonlyArray<Row>) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    INSERT INTO search_count (day, query, times, found, is_mended)
    SELECT day, query, times, found, "isMended"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (day date, query text, times integer, found integer, "isMended" boolean)
    ORDER BY day, query
    ON CONFLICT (day, query) DO UPDATE
    SET times = search_count.times + excluded.times, found = excluded.found, is_mended = excluded.is_mended`
  yield* sql`DELETE FROM search_count WHERE day < ${rows[0]?.day ?? ""}::date - ${RETENTION_DAYS}::integer`
})

/** Counts in memory, so that no search waits, until `flush` writes what has gathered; what could not be written waits for the next. */
export const createSearchCounter = () => {
  let pendingRows = new Map<string, Row>()
  const add = (row: Row): void => {
    const key = `${row.day} ${row.query}`
    const pending = pendingRows.get(key)
    if (pending || pendingRows.size < MAX_PENDING)
      pendingRows.set(key, { ...row, times: row.times + (pending?.times ?? 0) })
  }
  const recordSearch = (search: CompletedSearch) =>
    Effect.map(Clock.currentTimeMillis, (now) => add({ ...search, day: melbourneDate(now).toString(), times: 1 }))
  const flush = Effect.suspend(() => {
    const rows = [...pendingRows.values()]
    pendingRows = new Map()
    if (rows.length === 0) return Effect.void
    return Effect.tapError(write(rows), () => Effect.sync(() => rows.forEach(add)))
  })
  return { note: recordSearch, flush }
}

/** A search that fewer than these have made says nothing of the shop, and might say something of a person. */
const MIN_SEARCHES = 5

const readPopular = Effect.fnUntraced(function* (most: number) {
  const sql = yield* SqlClient.SqlClient
  const today = melbourneDate(yield* Clock.currentTimeMillis).toString()
  const rows = yield* sql<{ query: string }>`
    SELECT query FROM search_count WHERE day > ${today}::date - 30
    GROUP BY query
    HAVING sum(times) >= ${MIN_SEARCHES} AND (array_agg(found > 0 AND NOT is_mended ORDER BY day DESC))[1]
    ORDER BY sum(times) DESC, query LIMIT ${most}`
  return rows.map(({ query }) => query)
})

/** [SRCH-11] What was searched for most in the last thirty days and found as it was typed, most first; none where that cannot be read. */
export const popularSearches = (most: number) =>
  readPopular(most).pipe(
    Effect.tapError(Effect.logWarning),
    Effect.orElseSucceed((): ReadonlyArray<string> => [])
  )
