/** Keeps what was read of the catalogue until something in it changes: one short question before each use. */
import { Clock, Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { shareReads } from "./share-reads.ts"

/** Notes of changes are swept away after a day, so that after a sleep as long as this everything is read anew. */
const MAX_SLEEP_MS = 12 * 60 * 60 * 1000

type ChangeCheck = { readonly mark: string; readonly changed: boolean }

/**
 * The catalogue's age over one connection: it grows with each category, branch, product or stock number that has changed
 * or come on or off show, as committed when it is asked for.
 */
const ageOver = (sql: SqlClient.SqlClient): Effect.Effect<number, SqlError.SqlError> => {
  let age = 0
  let lastCheck: { readonly mark: string; readonly at: number } | undefined

  /** Changes of the mark's transaction and later may not have been seen. */
  const checkSince = (mark: string) => sql<ChangeCheck>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, EXISTS (
      SELECT FROM search_change
      WHERE changed_in >= ${mark}::text::xid8 AND changed_in < pg_snapshot_xmax(pg_current_snapshot())
        AND (sku IS NULL OR of_product)
    ) AS changed`
  const present = sql<ChangeCheck>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, true AS changed`

  const queryAge = Effect.gen(function* () {
    const at = yield* Clock.currentTimeMillis
    const [check] = yield* lastCheck !== undefined && at - lastCheck.at < MAX_SLEEP_MS
      ? checkSince(lastCheck.mark)
      : present
    lastCheck = { mark: check?.mark ?? "0", at }
    if (check?.changed !== false) age += 1
    return age
  })

  return shareReads(sql, queryAge)
}

const ages = new WeakMap<SqlClient.SqlClient, Effect.Effect<number, SqlError.SqlError>>()

const catalogueAge = Effect.map(SqlClient.SqlClient, (sql) => {
  const age = ages.get(sql) ?? ageOver(sql)
  ages.set(sql, age)
  return age
})

/** The same reading for as long as the catalogue's age is the same. Prices and stock are not looked at. */
export const cacheUntilChanged = Effect.fnUntraced(function* <A, E>(effect: Effect.Effect<A, E>) {
  const age = yield* catalogueAge
  let cached: { readonly value: A; readonly age: number } | undefined

  return Effect.gen(function* () {
    const now = yield* age
    if (cached?.age === now) return cached.value
    // The age was asked for first, so that what changes meanwhile is read again.
    const value = yield* effect
    cached = { value, age: now }
    return value
  })
})

/** The most values kept for one reading: what most people ask for, in a few megabytes. */
const MOST_VALUES = 5000

/**
 * The same value of each key for as long as the catalogue's age is the same; prices and stock are not looked at. What was
 * not found is asked for again.
 */
export const cacheEachUntilChanged = Effect.fnUntraced(function* <K, V, E>(
  read: (keys: ReadonlyArray<K>) => Effect.Effect<ReadonlyMap<K, V>, E>
) {
  const age = yield* catalogueAge
  let cached: { readonly values: Map<K, V>; readonly age: number } = { values: new Map(), age: 0 }

  return (keys: ReadonlyArray<K>): Effect.Effect<ReadonlyMap<K, V>, E | SqlError.SqlError> =>
    Effect.gen(function* () {
      const now = yield* age
      if (cached.age !== now || cached.values.size > MOST_VALUES) cached = { values: new Map(), age: now }
      // Asked of what was cached at this age, also where the catalogue changes before the answer is here.
      const { values } = cached
      const missing = keys.filter((key) => !values.has(key))
      if (missing.length > 0) for (const [key, value] of yield* read(missing)) values.set(key, value)
      return new Map(
        keys.flatMap((key) => {
          const value = values.get(key)
          return value === undefined ? [] : [[key, value] as const]
        })
      )
    })
})
