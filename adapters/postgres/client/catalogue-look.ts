/** Looks at what has changed of the catalogue, of prices and of stock: one short question, whoever asks at that moment. */
import { Clock, Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { shareReads } from "./share-reads.ts"
import { asShort } from "./short-statement.ts"

/** Notes of changes are swept away after a day, so that after a sleep as long as this everything is read anew. */
const MAX_SLEEP_MS = 12 * 60 * 60 * 1000

/** Where more stock numbers than that were noted since the last look, all of them may have changed. */
const MOST_CHANGED = 1000

/** The most stock numbers whose last change is remembered; then all of them may have changed. */
const MOST_REMEMBERED = 20_000

type ChangeCheck = { readonly mark: string; readonly changed: boolean; readonly skus: ReadonlyArray<string> | null }

/** What was seen at one moment. */
export type CatalogueLook = {
  /** Grows with each category, branch, product or stock number that has changed or come on or off show. */
  readonly age: number
  /** Grows with each look: what is read afterwards has what was committed before it. */
  readonly number: number
}

export type CatalogueChanges = {
  /** As committed when it is asked for. */
  readonly look: Effect.Effect<CatalogueLook, SqlError.SqlError>
  /** What was seen last, without asking; nothing before the first look. */
  readonly lastLook: () => CatalogueLook | undefined
  /** Whether a stock number's price or stock may have changed between a look of that number and the last one. */
  readonly hasChangedSince: (sku: string, number: number) => boolean
}

const changesOver = (sql: SqlClient.SqlClient): CatalogueChanges => {
  let age = 0
  let looks = 0
  let lastCheck: { readonly mark: string; readonly at: number } | undefined
  /** The look at which everything may have changed for the last time, and single stock numbers since. */
  let allChangedAt = 0
  const changedAt = new Map<string, number>()

  const noted = (mark: string) => sql`
    FROM search_change WHERE changed_in >= ${mark}::text::xid8 AND changed_in < pg_snapshot_xmax(pg_current_snapshot())`

  /** Changes of the mark's transaction and later may not have been seen. */
  const checkSince = (mark: string) => sql<ChangeCheck>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark,
      EXISTS (SELECT ${noted(mark)} AND (sku IS NULL OR of_product)) AS changed,
      array(SELECT sku ${noted(mark)} AND sku IS NOT NULL LIMIT ${MOST_CHANGED + 1}::int) AS skus`
  const present = sql<ChangeCheck>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, true AS changed, NULL::text[] AS skus`

  const noteChanged = (skus: ReadonlyArray<string> | null) => {
    if (skus === null || skus.length > MOST_CHANGED || changedAt.size > MOST_REMEMBERED) {
      allChangedAt = looks
      changedAt.clear()
    } else for (const sku of skus) changedAt.set(sku, looks)
  }

  const look = Effect.gen(function* () {
    const at = yield* Clock.currentTimeMillis
    const [check = { mark: "0", changed: true, skus: null }] = yield* lastCheck !== undefined &&
    at - lastCheck.at < MAX_SLEEP_MS
      ? checkSince(lastCheck.mark)
      : present
    lastCheck = { mark: check.mark, at }
    looks += 1
    if (check.changed) age += 1
    noteChanged(check.skus)
    return { age, number: looks }
  })

  return {
    look: shareReads(sql, asShort(look)),
    lastLook: () => (looks === 0 ? undefined : { age, number: looks }),
    hasChangedSince: (sku, number) => (changedAt.get(sku) ?? allChangedAt) > number
  }
}

const changesOf = new WeakMap<SqlClient.SqlClient, CatalogueChanges>()

/** The changes as everybody sees them over the same connections. */
export const catalogueChanges = Effect.map(SqlClient.SqlClient, (sql) => {
  const changes = changesOf.get(sql) ?? changesOver(sql)
  changesOf.set(sql, changes)
  return changes
})
