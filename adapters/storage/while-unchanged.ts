/** Keeps what was read of the catalogue until something in it changes: one short question before each use. */
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Notes of changes are swept away after a day, so that what nobody asked for as long as this is read anew. */
const LONGEST_SLEEP_MS = 12 * 60 * 60 * 1000

type Kept<A> = { readonly value: A; mark: string; lookedAt: number }
type Look = { readonly mark: string; readonly changed: boolean }

/**
 * The same reading for as long as no category, branch, product or stock number has changed and none came on or
 * off show, as committed before each use. Prices and stock are not looked at.
 */
export const whileUnchanged = Effect.fnUntraced(function* <A, E>(read: Effect.Effect<A, E>) {
  const sql = yield* SqlClient.SqlClient
  let kept: Kept<A> | undefined

  /** Changes of the mark's transaction and later may not have been seen. */
  const lookSince = (mark: string) => sql<Look>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, EXISTS (
      SELECT FROM search_change
      WHERE changed_in >= ${mark}::text::xid8 AND changed_in < pg_snapshot_xmax(pg_current_snapshot())
        AND (sku IS NULL OR of_product)
    ) AS changed`
  const present = sql<Look>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark, true AS changed`

  return Effect.gen(function* () {
    const before = kept
    const now = yield* Clock.currentTimeMillis
    const isFresh = before !== undefined && now - before.lookedAt < LONGEST_SLEEP_MS
    const [look] = yield* isFresh ? lookSince(before.mark) : present
    const mark = look?.mark ?? "0"
    if (before && look?.changed === false) {
      before.mark = mark
      before.lookedAt = now
      return before.value
    }
    // The mark was taken first, so that what changes meanwhile is read again.
    const value = yield* read
    kept = { value, mark, lookedAt: now }
    return value
  })
})
