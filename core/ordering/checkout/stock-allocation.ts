/** From which branches an order's goods are put aside. */
import type { Sku } from "../../sku.ts"
import { availability } from "../../stock/availability.ts"
import { mergeByKey } from "../../stock/reservation.ts"
import type { ReservationLine, SkuStock } from "../../stock/stock.ts"

/** Pieces of one thing; `length` in metres only where lengths are mixed. */
export type PickLine = { readonly sku: Sku; readonly pieces: number; readonly length?: number }

export type StockAllocation =
  | { readonly ok: true; readonly reservationLines: ReadonlyArray<ReservationLine> }
  /** [STK-04] What is being cleared is not there; `left` pieces are. */
  | { readonly ok: false; readonly sku: Sku; readonly left: number }

/** Lines of the same thing and length are one. */
const keyOf = ({ sku, length }: PickLine) => `${sku} ${length ?? ""}`

/** All at the branch where it is; the rest from the branches that have the most, so that few trucks carry it. */
const fromBranches = ({ sku, pieces, length }: PickLine, held: SkuStock, branchId: number | undefined) => {
  const there = held.branches
    .filter((one) => one.length === length && one.available > 0)
    .sort(
      (one, other) =>
        Number(other.branchId === branchId) - Number(one.branchId === branchId) || other.available - one.available
    )
  let left = pieces
  return there.flatMap((one): ReadonlyArray<ReservationLine> => {
    const allocated = Math.min(left, one.available)
    left -= allocated
    return allocated === 0
      ? []
      : [{ sku, branchId: one.branchId, pieces: allocated, ...(length === undefined ? {} : { length }) }]
  })
}

/**
 * [STK-04] [I12] What is put aside for an order that is collected at a branch: everything that the branches have between
 * them, at the branch first. What must be brought in puts nothing aside; what is being cleared must be there whole.
 */
export const allocateStock = (
  pickLines: ReadonlyArray<PickLine>,
  stock: ReadonlyMap<Sku, SkuStock>,
  branchId: number | undefined
): StockAllocation => {
  const wanted: Array<ReservationLine> = []
  for (const one of mergeByKey(pickLines, keyOf)) {
    const held = stock.get(one.sku)
    if (!held) continue
    const { canOrder, level, total } = availability(held, branchId, one.pieces, one.length)
    if (!canOrder) return { ok: false, sku: one.sku, left: total }
    if (level !== "special order") wanted.push(...fromBranches(one, held, branchId))
  }
  return { ok: true, reservationLines: wanted }
}
