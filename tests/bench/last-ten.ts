/** Fifty people press the button at the same moment for the last ten of what is being cleared. */
import { PICKUP_BRANCH, type RequestedItem } from "../api/ordering/shopper.ts"
import { BUYERS, REMAINING_PIECES, rush } from "../soak/rush.ts"
import type { BenchShop } from "./bench-shop.ts"
import { buyerAt } from "./purchases.ts"
import type { Report } from "./report.ts"

/** From the press of the button to the last answer. */
const MOST_SECONDS = 2

/** Something that is being cleared, with exactly so many pieces left, all at the pickup branch. */
const theLast = async ({ rows }: BenchShop, pieces: number): Promise<RequestedItem> => {
  const [thing] = await rows<{ sku: string; uom: string }>(
    `SELECT erp_id AS sku, uom FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
       JOIN stock ON stock.sku = erp_id AND branch_id = $1 AND stock.length = 0
     WHERE status = 'public' AND stock_mode = 'clearance' AND uom <> 'LM' AND NOT is_random_length
       AND coalesce(clearance_cents, retail_cents) BETWEEN 200 AND 20000 ORDER BY erp_id LIMIT 1`,
    [PICKUP_BRANCH]
  )
  if (!thing) throw new Error("The shop clears nothing that could be bought")
  await rows(
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, wanted.pieces - available, 'count'
     FROM stock, LATERAL (SELECT CASE branch_id WHEN $2 THEN $3::int ELSE 0 END AS pieces) AS wanted
     WHERE sku = $1 AND available <> wanted.pieces`,
    [thing.sku, PICKUP_BRANCH, pieces]
  )
  return { sku: thing.sku, qty: 1, uom: `${thing.uom}|1` }
}

/** The whole rush once, with a fault where it came out wrong. */
export const lastTen = async (shop: BenchShop): Promise<Pick<Report, "figures" | "faults">> => {
  const { seconds, sold, refused, isRight } = await rush(() => buyerAt(shop), await theLast(shop, REMAINING_PIECES))
  return {
    figures: [
      {
        what: `${BUYERS} buyers at once of the last ${REMAINING_PIECES}, until all are answered`,
        value: seconds,
        unit: "s",
        most: MOST_SECONDS
      }
    ],
    faults: isRight ? [] : [`of the last ${REMAINING_PIECES}, ${sold} were sold and ${refused} refused`]
  }
}
