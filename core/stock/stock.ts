/** What the branches hold: pieces (sticks) of timber, units of everything else. */

import type { Sku } from "../sku.ts"
import type { StockMode } from "./stock-mode.ts"

/** What one branch can sell now; never below 0. `length` in metres only where lengths are mixed. */
export type BranchStock = { readonly branchId: number; readonly available: number; readonly length?: number }

/** What the branches hold of one SKU, with what decides how soon more comes. */
export type SkuStock = {
  readonly sku: Sku
  readonly stockMode: StockMode
  readonly stockCode: number
  readonly branches: ReadonlyArray<BranchStock>
}

/** Pieces (sticks of timber, else units) wanted from one branch; `length` in metres only where lengths are mixed. */
export type ReservationLine = {
  readonly sku: Sku
  readonly branchId: number
  readonly length?: number
  readonly pieces: number
}
