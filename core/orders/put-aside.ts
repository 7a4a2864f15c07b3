/** From which branches an order's goods are put aside. */
import type { Sku } from "../catalogue/product.ts"
import { availability } from "../stock/availability.ts"
import { addedUp } from "../stock/reservation.ts"
import type { SkuStock, WantedStock } from "../stock/stock.ts"

/** Pieces of one thing; `length` in metres only where lengths are mixed. */
export type Picked = { readonly sku: Sku; readonly pieces: number; readonly length?: number }

export type PutAside =
  | { readonly ok: true; readonly wanted: ReadonlyArray<WantedStock> }
  /** [STK-04] What is being cleared is not there; `left` pieces are. */
  | { readonly ok: false; readonly sku: Sku; readonly left: number }

/** Lines of the same thing and length are one. */
const keyOf = ({ sku, length }: Picked) => `${sku} ${length ?? ""}`

/** All at the branch where it is; the rest from the branches that have the most, so that few trucks carry it. */
const fromBranches = ({ sku, pieces, length }: Picked, held: SkuStock, branchId: number) => {
  const there = held.branches
    .filter((one) => one.length === length && one.available > 0)
    .sort(
      (one, other) =>
        Number(other.branchId === branchId) - Number(one.branchId === branchId) || other.available - one.available
    )
  let left = pieces
  return there.flatMap((one): ReadonlyArray<WantedStock> => {
    const taken = Math.min(left, one.available)
    left -= taken
    return taken === 0
      ? []
      : [{ sku, branchId: one.branchId, pieces: taken, ...(length === undefined ? {} : { length }) }]
  })
}

/**
 * [STK-04] [I12] What is put aside for an order that is collected at a branch: everything that the branches have between
 * them, at the branch first. What must be brought in puts nothing aside; what is being cleared must be there whole.
 */
export const putAside = (
  picked: ReadonlyArray<Picked>,
  stock: ReadonlyMap<Sku, SkuStock>,
  branchId: number
): PutAside => {
  const wanted: Array<WantedStock> = []
  for (const one of addedUp(picked, keyOf)) {
    const held = stock.get(one.sku)
    if (!held) continue
    const { canOrder, level, total } = availability(held, branchId, one.pieces, one.length)
    if (!canOrder) return { ok: false, sku: one.sku, left: total }
    if (level !== "special order") wanted.push(...fromBranches(one, held, branchId))
  }
  return { ok: true, wanted }
}
