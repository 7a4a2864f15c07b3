/** Reads from the database what changes by the hour: what is on show, prices, and what the branches can sell. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export type LiveRow = {
  readonly sku: string
  readonly isShown: boolean
  readonly retail: number | null
  readonly clearance: number | null
  readonly promotion: number | null
  readonly from: string | null
  readonly to: string | null
  /** The cheapest volume price, cents; null without any. */
  readonly bulk: number | null
  /** `branch:pieces` for each branch that has any, all lengths together. */
  readonly stock: string
}

const columnsSql = `
  sku.erp_id AS sku, product.status = 'public' AS "isShown", price.retail_cents AS retail,
  price.clearance_cents AS clearance, price.promotion_cents AS promotion,
  price.promotion_from::text AS "from", price.promotion_to::text AS "to",
  (SELECT min(unit_cents) FROM volume_break WHERE volume_break.sku = sku.erp_id) AS bulk, coalesce(held.stock, '') AS stock`

const stockSql = (which: string) => `
  SELECT sku, string_agg(branch_id || ':' || pieces, ' ') AS stock
  FROM (SELECT sku, branch_id, sum(available) AS pieces FROM stock WHERE available > 0 ${which} GROUP BY sku, branch_id) AS branch
  GROUP BY sku`

const fromSql = (which: string) => `
  FROM sku JOIN product ON product.id = sku.product_id LEFT JOIN price ON price.sku = sku.erp_id
  LEFT JOIN (${stockSql(which)}) AS held ON held.sku = sku.erp_id`

export const readAllLiveRows = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe<LiveRow>(`SELECT ${columnsSql} ${fromSql("")}`)
})

export const readLiveRows = Effect.fnUntraced(function* (skus: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const which = "AND stock.sku = ANY ($1)"
  return yield* sql.unsafe<LiveRow>(`SELECT ${columnsSql} ${fromSql(which)} WHERE sku.erp_id = ANY ($1)`, [skus])
})

/** Where the next look at the changes begins: changes of this transaction and later may not have been seen. */
export type ChangeCursor = string

/** What changed since the mark. `isCatalogue` says that products, categories or stock numbers themselves did. */
export type Changes = {
  readonly cursor: ChangeCursor
  readonly skus: ReadonlyArray<string>
  readonly isCatalogue: boolean
}

/** A restored backup may hold transactions that this server has yet to count up to; they are no news. */
const changedSinceSql = `changed_in >= $1::text::xid8 AND changed_in < pg_snapshot_xmax(pg_current_snapshot())`

/** One short question, asked before every search: nothing that was committed before it is missed. */
export const changesSince = Effect.fnUntraced(function* (cursor: ChangeCursor) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<{ mark: string; skus: ReadonlyArray<string>; catalogue: boolean }>(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark,
      array(SELECT DISTINCT sku FROM search_change WHERE ${changedSinceSql} AND sku IS NOT NULL) AS skus,
      EXISTS (SELECT FROM search_change WHERE ${changedSinceSql} AND sku IS NULL) AS catalogue`,
    [cursor]
  )
  return { cursor: row?.mark ?? cursor, skus: row?.skus ?? [], isCatalogue: row?.catalogue ?? false } satisfies Changes
})

export const currentCursor = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ mark: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark`
  return row?.mark ?? "0"
})

/** Changes that every process has long seen are swept away. */
export const deleteOldChanges = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM search_change WHERE at < now() - interval '1 day'`
})
