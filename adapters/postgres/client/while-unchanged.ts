/** Keeps what was read of the catalogue until something in it changes: one short question before each use. */
import { Clock, Deferred, Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"

/** Notes of changes are swept away after a day, so that after a sleep as long as this everything is read anew. */
const LONGEST_SLEEP_MS = 12 * 60 * 60 * 1000

type Look = { readonly mark: string; readonly changed: boolean }
type Age = Deferred.Deferred<number, SqlError.SqlError>

/**
 * The catalogue's age over one connection: it grows with each category, branch, product or stock number that has changed
 * or come on or off show, as committed when it is asked for. Who asks at one moment shares one question.
 */
const ageOver = (sql: SqlClient.SqlClient): Effect.Effect<number, SqlError.SqlError> => {
  let age = 0
  let seen: { readonly mark: string; readonly at: number } | undefined
  let asking: Age | undefined

  /** Changes of the mark's transaction and later may not have been seen. */
  const lookSince = (mark: string) => sql<Look>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, EXISTS (
      SELECT FROM search_change
      WHERE changed_in >= ${mark}::text::xid8 AND changed_in < pg_snapshot_xmax(pg_current_snapshot())
        AND (sku IS NULL OR of_product)
    ) AS changed`
  const present = sql<Look>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, true AS changed`

  const ask = Effect.gen(function* () {
    const at = yield* Clock.currentTimeMillis
    const [look] = yield* seen !== undefined && at - seen.at < LONGEST_SLEEP_MS ? lookSince(seen.mark) : present
    seen = { mark: look?.mark ?? "0", at }
    if (look?.changed !== false) age += 1
    return age
  })

  return Effect.suspend(() => {
    if (asking) return Deferred.await(asking)
    const mine: Age = Deferred.makeUnsafe()
    asking = mine
    // Whoever comes once the question is on its way needs another.
    const sent = Effect.suspend(() => {
      asking = undefined
      return ask
    })
    return Effect.uninterruptible(
      Effect.yieldNow.pipe(
        Effect.andThen(sent),
        Effect.onExit((exit) => Deferred.done(mine, exit))
      )
    )
  })
}

const ages = new WeakMap<SqlClient.SqlClient, Effect.Effect<number, SqlError.SqlError>>()

/** The same reading for as long as the catalogue's age is the same. Prices and stock are not looked at. */
export const whileUnchanged = Effect.fnUntraced(function* <A, E>(read: Effect.Effect<A, E>) {
  const sql = yield* SqlClient.SqlClient
  const age = ages.get(sql) ?? ageOver(sql)
  ages.set(sql, age)
  let kept: { readonly value: A; readonly age: number } | undefined

  return Effect.gen(function* () {
    const now = yield* age
    if (kept?.age === now) return kept.value
    // The age was asked for first, so that what changes meanwhile is read again.
    const value = yield* read
    kept = { value, age: now }
    return value
  })
})
