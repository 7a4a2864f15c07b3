/** Things of the small shop to order, as many as a test needs. */
import type { TestDatabase } from "../database.ts"
import { PICKUP_BRANCH, type Wanted } from "./open-shop.ts"

type Query = TestDatabase["query"]

/** A thing sold in whole units that lies at the pickup branch, at least so many of it; a different one for each `nth`. */
export const someThing = async (query: Query, qty: number, nth = 0, atLeast = 10): Promise<Wanted> => {
  const [row] = await query(
    `SELECT stock.sku, sku.uom FROM stock JOIN sku ON sku.erp_id = stock.sku JOIN product ON product.id = sku.product_id
     JOIN price ON price.sku = stock.sku
     WHERE branch_id = $1 AND sku.uom <> 'LM' AND available >= $2 AND stock_mode = 'normal' AND status = 'public'
       AND NOT EXISTS (SELECT FROM volume_break WHERE volume_break.sku = stock.sku)
     ORDER BY available DESC, stock.sku LIMIT 1 OFFSET $3`,
    [PICKUP_BRANCH, atLeast, nth]
  )
  return { sku: String(row!.sku), qty, uom: `${row!.uom}|1` }
}

/** Timber of one length, wanted by the stick. */
export const someSticks = async (query: Query, qty: number): Promise<Wanted> => {
  const [row] = await query(
    `SELECT stock.sku, factor FROM stock JOIN sku ON sku.erp_id = stock.sku JOIN product ON product.id = sku.product_id
     WHERE branch_id = $1 AND sku.uom = 'LM' AND NOT is_random_length AND available >= 20 AND status = 'public'
     ORDER BY stock.sku LIMIT 1`,
    [PICKUP_BRANCH]
  )
  return { sku: String(row!.sku), qty, uom: `STICK|${Number(row!.factor)}` }
}

/** Something that is being cleared, of which exactly so many pieces are left, all at the pickup branch. */
export const aLast = async (query: Query, pieces: number): Promise<Wanted> => {
  const thing = await someThing(query, 1, 3)
  await query("UPDATE sku SET stock_mode = 'clearance' WHERE erp_id = $1", [thing.sku])
  await query(
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, CASE branch_id WHEN $2 THEN $3::int ELSE 0 END - on_hand, 'count' FROM stock
     WHERE sku = $1 AND on_hand <> CASE branch_id WHEN $2 THEN $3::int ELSE 0 END`,
    [thing.sku, PICKUP_BRANCH, pieces]
  )
  return thing
}
