/** Keeps what was read of the catalogue until something in it changes: one short question before each use. */
import { Clock, Deferred, Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"

/** Notes of changes are swept away after a day, so that after a sleep as long as this everything is read anew. */
const MAX_SLEEP_MS = 12 * 60 * 60 * 1000

type ChangeCheck = { readonly mark: string; readonly changed: boolean }
type Age = Deferred.Deferred<number, SqlError.SqlError>

/**
 * The catalogue's age over one connection: it grows with each category, branch, product or stock number that has changed
 * or come on or off show, as committed when it is asked for. Who asks at one moment shares one question.
 */
const ageOver = (sql: SqlClient.SqlClient): Effect.Effect<number, SqlError.SqlError> => {
  let age = 0
  let lastCheck: { readonly mark: string; readonly at: number } | undefined
  let pending: Age | undefined

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

  return Effect.suspend(() => {
    if (pending) return Deferred.await(pending)
    const deferred: Age = Deferred.makeUnsafe()
    pending = deferred
    // Whoever comes once the question is on its way needs another.
    const startQuery = Effect.suspend(() => {
      pending = undefined
      return queryAge
    })
    return Effect.uninterruptible(
      Effect.yieldNow.pipe(
        Effect.andThen(startQuery),
        Effect.onExit((exit) => Deferred.done(deferred, exit))
      )
    )
  })
}

const ages = new WeakMap<SqlClient.SqlClient, Effect.Effect<number, SqlError.SqlError>>()

/** The same reading for as long as the catalogue's age is the same. Prices and stock are not looked at. */
export const cacheUntilChanged = Effect.fnUntraced(function* <A, E>(effect: Effect.Effect<A, E>) {
  const sql = yield* SqlClient.SqlClient
  const age = ages.get(sql) ?? ageOver(sql)
  ages.set(sql, age)
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
