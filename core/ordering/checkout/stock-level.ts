/** How soon one wanted thing is at a branch, in the quantity that is wanted. */
import type { ListedPrice, PriceRequest } from "../../pricing/price.ts"
import { piecesOf } from "../../pricing/price-line.ts"
import { availability, type StockLevel } from "../../stock/availability.ts"
import type { SkuStock } from "../../stock/stock.ts"

/** Pieces wanted, and the length where lengths are mixed; undefined for what is not known, or cannot be bought so. */
const wantedPieces = (request: PriceRequest, listed: ListedPrice | undefined) => {
  const pieces = listed && piecesOf(listed, request)
  if (!listed || !pieces) return undefined
  return { pieces, length: listed.isRandomLength && request.length !== undefined ? request.length : undefined }
}

/** [STK-02] What is not known has to be brought in. */
export const stockLevelOf = (
  request: PriceRequest,
  listed: ListedPrice | undefined,
  stock: SkuStock | undefined,
  branchId: number
): StockLevel => {
  const wanted = wantedPieces(request, listed)
  if (!stock || !wanted) return "special order"
  return availability(stock, branchId, wanted.pieces, wanted.length).level
}

/** Where one line of a cart is. */
export type LineStock = {
  /** Pieces that are wanted: sticks of timber, units of everything else; 0 of what is not known. */
  readonly pieces: number
  /** Pieces at the branch where it is collected. */
  readonly here: number
  readonly level: StockLevel
  /** The ids of branches that have all of it, in the order of `others`; none where this branch has it, or nothing is wanted. */
  readonly fullBranchIds: ReadonlyArray<number>
}

/** More are no help to choose by. */
const MAX_FULL_BRANCHES = 3

/**
 * [STK-02] [STK-09] How much of a line is at a branch, and which of `others`, the ids of further branches nearest first,
 * have all of it: at most three.
 */
export const lineStock = (
  request: PriceRequest,
  listed: ListedPrice | undefined,
  stock: SkuStock | undefined,
  branchId: number,
  others: ReadonlyArray<number>
): LineStock => {
  const wanted = wantedPieces(request, listed)
  if (!stock || !wanted) return { pieces: wanted?.pieces ?? 0, here: 0, level: "special order", fullBranchIds: [] }
  const { pieces, length } = wanted
  const { available, level } = availability(stock, branchId, pieces, length)
  const isFull = (id: number) => availability(stock, id, pieces, length).level === "in stock"
  const fullBranchIds = level === "in stock" ? [] : others.filter(isFull).slice(0, MAX_FULL_BRANCHES)
  return { pieces, here: available, level, fullBranchIds }
}
