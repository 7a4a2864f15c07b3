/** Changes a price and a stock row while the shop is under load, and looks whether the next answer knows of it. */
import { setTimeout as pause } from "node:timers/promises"
import type { BenchShop } from "./bench-shop.ts"

/** What is changed: one product with a single thing to buy, kept at one branch. */
export type Canary = {
  readonly id: string
  readonly slug: string
  readonly sku: string
  readonly uom: string
  readonly category: string
}

/** As the database has them at the moment: cents, and pieces at the branch. */
export type CanaryState = { readonly cents: number; readonly pieces: number }

export const CANARY_BRANCH = 25
const ROUNDS = 5

/** A thing of its own price that its category's first page shows. */
export const canaryOf = async ({ rows }: BenchShop): Promise<Canary> => {
  const [found] = await rows<Canary>(
    `SELECT product.id, product.slug, sku.erp_id AS sku, sku.uom, product.category
     FROM product JOIN sku ON sku.product_id = product.id JOIN price ON price.sku = sku.erp_id
       JOIN stock ON stock.sku = sku.erp_id AND branch_id = $1 AND stock.length = 0
     WHERE status = 'public' AND uom = 'EA' AND stock_mode = 'normal' AND clearance_cents IS NULL AND promotion_cents IS NULL
       AND NOT EXISTS (SELECT FROM volume_break WHERE volume_break.sku = sku.erp_id)
       AND (SELECT count(*) FROM sku AS sibling WHERE sibling.product_id = product.id) = 1
       AND (SELECT count(*) FROM product AS other WHERE other.category = product.category) < 12
       AND NOT EXISTS (SELECT FROM category AS below WHERE below.parent = product.category)
     ORDER BY product.id LIMIT 1`,
    [CANARY_BRANCH]
  )
  if (!found) throw new Error("The example shop has nothing to watch")
  return found
}

/** Figures that stand nowhere else on a page. */
const unlikely = (round: number): CanaryState => ({ cents: 7_331_301 + 1111 * round, pieces: 61_303 + 1013 * round })

/**
 * Makes the changes one after the other over the seconds that a run lasts, looking after each. `told` is what the shop
 * answers to a question that is asked once the change is committed; the answer's faults are those that it told wrongly.
 */
export const startChanges = async (
  { rows }: BenchShop,
  { sku }: Canary,
  seconds: number,
  told: () => Promise<(changed: CanaryState) => boolean>
): Promise<ReadonlyArray<string>> => {
  const [before] = await rows<CanaryState>(
    `SELECT retail_cents::int AS cents, available AS pieces FROM price JOIN stock USING (sku)
     WHERE sku = $1 AND branch_id = $2 AND length = 0`,
    [sku, CANARY_BRANCH]
  )
  const make = async ({ cents, pieces }: CanaryState) => {
    await rows("UPDATE price SET retail_cents = $2 WHERE sku = $1", [sku, cents])
    await rows(
      `INSERT INTO stock_movement (sku, branch_id, pieces, reason)
       SELECT sku, branch_id, $3::int - available, 'count' FROM stock
       WHERE sku = $1 AND branch_id = $2 AND length = 0 AND available <> $3`,
      [sku, CANARY_BRANCH, pieces]
    )
  }
  const faults: Array<string> = []
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      await pause((seconds * 1000) / (ROUNDS + 1))
      const changed = unlikely(round)
      await make(changed)
      if (!(await told())(changed)) faults.push(`stale: change ${round} of price and stock was committed and not told`)
    }
  } finally {
    if (before) await make(before)
  }
  return faults
}
