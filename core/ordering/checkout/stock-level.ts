/** How soon what is wanted is at a branch, in the quantity that is wanted. */
import type { PriceRequest } from "../../pricing/price.ts"
import { availability, type StockLevel, stockLevel } from "../../stock/availability.ts"
import type { SkuStock } from "../../stock/stock.ts"
import { purchaseQuantity, type SellingUnit } from "../../units/purchase-quantity.ts"

/** Pieces wanted, and the length where lengths are mixed; undefined for what is not known, or cannot be bought so. */
const wantedPieces = (request: PriceRequest, sold: SellingUnit | undefined) => {
  const pieces = sold && purchaseQuantity(sold, request)?.pieces
  if (!sold || !pieces) return undefined
  return { pieces, length: sold.isRandomLength && request.length !== undefined ? request.length : undefined }
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

/** What is wanted of one line, and where there is how much of it. */
type WantedLine = { readonly wanted: ReturnType<typeof wantedPieces>; readonly held: SkuStock | undefined }

const levelAt = ({ wanted, held }: WantedLine, branchId: number): StockLevel =>
  held && wanted ? stockLevel(held, branchId, wanted.pieces, wanted.length) : "special order"

const lineStockAt = (line: WantedLine, branchId: number, others: ReadonlyArray<number>): LineStock => {
  const { wanted, held } = line
  if (!held || !wanted) return { pieces: wanted?.pieces ?? 0, here: 0, level: "special order", fullBranchIds: [] }
  const { pieces, length } = wanted
  const { available, level } = availability(held, branchId, pieces, length)
  const isFull = (id: number) => levelAt(line, id) === "in stock"
  const fullBranchIds = level === "in stock" ? [] : others.filter(isFull).slice(0, MAX_FULL_BRANCHES)
  return { pieces, here: available, level, fullBranchIds }
}

/** Where the lines of a cart are. What is wanted is worked out once, whichever branches are asked about. */
export const cartStock = (
  requests: ReadonlyArray<PriceRequest>,
  sold: ReadonlyMap<string, SellingUnit>,
  stock: ReadonlyMap<string, SkuStock>
) => {
  const lines = requests.map(
    (one): WantedLine => ({ wanted: wantedPieces(one, sold.get(one.sku)), held: stock.get(one.sku) })
  )
  return {
    /** [STK-02] How soon each line is at a branch, in their order; what is not known has to be brought in. */
    levelsAt: (branchId: number): ReadonlyArray<StockLevel> => lines.map((line) => levelAt(line, branchId)),
    /**
     * [STK-02] [STK-09] How much of each line is at a branch, and which of `others`, the ids of further branches nearest
     * first, have all of it: at most three.
     */
    linesAt: (branchId: number, others: ReadonlyArray<number>): ReadonlyArray<LineStock> =>
      lines.map((line) => lineStockAt(line, branchId, others))
  }
}
