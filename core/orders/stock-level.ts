/** How soon one wanted thing is at a branch, in the quantity that is wanted. */
import type { ListedPrice, PriceRequest } from "../pricing/price.ts"
import { piecesOf } from "../pricing/price-line.ts"
import { availability, type StockLevel } from "../stock/availability.ts"
import type { SkuStock } from "../stock/stock.ts"

/** [STK-02] What is not known has to be brought in. */
export const levelOf = (
  wanted: PriceRequest,
  listed: ListedPrice | undefined,
  held: SkuStock | undefined,
  branchId: number
): StockLevel => {
  const pieces = listed && piecesOf(listed, wanted)
  if (!listed || !held || !pieces) return "special order"
  const length = listed.isRandomLength && wanted.length !== undefined ? wanted.length : undefined
  return availability(held, branchId, pieces, length).level
}
