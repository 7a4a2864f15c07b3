/** Things of the small shop to order, as many as a test needs. */
import type { TestDatabase } from "../../postgres/database.ts"
import { PICKUP_BRANCH, type RequestedItem } from "./shopper.ts"

type Query = TestDatabase["query"]

/** Enough of a thing at the pickup branch for any test: at least a hundred pieces. */
const stocked = async (query: Query, sku: unknown): Promise<void> => {
  await query(`INSERT INTO stock (sku, branch_id, opening) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`, [
    sku,
    PICKUP_BRANCH
  ])
  await query(
    `INSERT INTO stock_movement (sku, branch_id, pieces, reason)
     SELECT sku, branch_id, 200, 'count' FROM stock WHERE sku = $1 AND branch_id = $2 AND length = 0 AND available < 100`,
    [sku, PICKUP_BRANCH]
  )
}

/** The `nth` thing by its number of those that the condition fits: on show and kept in stock. */
const nthThing = async (query: Query, condition: string, nth: number) => {
  const [row] = await query(
    `SELECT erp_id AS sku, uom, factor FROM sku JOIN product ON product.id = sku.product_id JOIN price ON price.sku = erp_id
     WHERE stock_mode = 'normal' AND status = 'public' AND NOT is_random_length AND retail_cents BETWEEN 200 AND 20000
       AND ${condition}
     ORDER BY erp_id LIMIT 1 OFFSET $1`,
    [nth]
  )
  if (!row) throw new Error(`The small shop has no ${nth + 1} things to order`)
  await stocked(query, row.sku)
  return row
}

/** A thing sold in whole units, at one price for any quantity, that lies at the pickup branch; a different one for each `nth`. */
export const itemInStock = async (query: Query, qty: number, nth = 0): Promise<RequestedItem> => {
  const { sku, uom } = await nthThing(
    query,
    "uom <> 'LM' AND NOT EXISTS (SELECT FROM volume_break WHERE volume_break.sku = erp_id)",
    nth
  )
  return { sku: String(sku), qty, uom: `${uom}|1` }
}

/** Timber of one length, wanted by the stick. */
export const sticksInStock = async (query: Query, qty: number): Promise<RequestedItem> => {
  const { sku, factor } = await nthThing(query, "uom = 'LM'", 0)
  return { sku: String(sku), qty, uom: `STICK|${Number(factor)}` }
}

/** Something that is not restocked, of which exactly so many pieces are left, all at the pickup branch; a different one for each `nth`. */
export const lastPieces = async (
  query: Query,
  pieces: number,
  { nth = 3, mode = "clearance" }: { readonly nth?: number; readonly mode?: "clearance" | "unstocked" } = {}
): Promise<RequestedItem> => {
  const thing = await itemInStock(query, 1, nth)
  await query("UPDATE sku SET stock_mode = $2 WHERE erp_id = $1", [thing.sku, mode])
  await query(
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, CASE branch_id WHEN $2 THEN $3::int ELSE 0 END - on_hand, 'count' FROM stock
     WHERE sku = $1 AND on_hand <> CASE branch_id WHEN $2 THEN $3::int ELSE 0 END`,
    [thing.sku, PICKUP_BRANCH, pieces]
  )
  return thing
}
