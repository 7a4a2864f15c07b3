/** How soon one wanted thing is at a branch, in the quantity that is wanted. */
import type { ListedPrice, PriceRequest } from "../../pricing/price.ts"
import { piecesOf } from "../../pricing/price-line.ts"
import { availability, type StockLevel } from "../../stock/availability.ts"
import type { SkuStock } from "../../stock/stock.ts"

/** [STK-02] What is not known has to be brought in. */
export const stockLevelOf = (
  request: PriceRequest,
  listed: ListedPrice | undefined,
  stock: SkuStock | undefined,
  branchId: number
): StockLevel => {
  const pieces = listed && piecesOf(listed, request)
  if (!listed || !stock || !pieces) return "special order"
  const length = listed.isRandomLength && request.length !== undefined ? request.length : undefined
  return availability(stock, branchId, pieces, length).level
}
