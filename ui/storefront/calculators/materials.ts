/** What a calculator makes of its figures and of the goods that were chosen: so many pieces of which sizes. */
import type { CalculatorName, GoodsRole } from "../../../core/catalogue/calculators/calculator.ts"
import type { CutPiece } from "../../../core/catalogue/calculators/cut-pieces.ts"
import type { LengthOffer } from "../../../core/catalogue/calculators/length-offer.ts"
import type { Measures } from "../../../core/catalogue/calculators/measures.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import type { CutStick } from "../../../core/units/cut-list.ts"
import { type SizeRow, sizeRows } from "../product/size-rows.ts"

export type Material = {
  readonly role: GoodsRole
  readonly product: ProductDetail
  readonly row: SizeRow
  readonly pieces: number
}

export type Materials = {
  readonly items: ReadonlyArray<Material>
  /** How it was counted: rows, metres, bays. */
  readonly summary: string
  /** The lengths that the same boards can be bought in, the taken one by its key. */
  readonly offers: ReadonlyArray<LengthOffer>
  readonly takenKey?: string
  /** How each stick is cut. */
  readonly cuts: ReadonlyArray<CutStick>
}

/** What was typed and chosen, each figure right by itself. */
export type CalculatorInput = {
  readonly name: CalculatorName
  readonly measures: Measures
  readonly goods: ReadonlyMap<GoodsRole, ProductDetail>
  /** The key of the size that the shopper takes instead of the best one. */
  readonly size?: string | undefined
  readonly pieces: ReadonlyArray<CutPiece>
  readonly branchId?: number | undefined
}

/** The list, or a sentence that says why there is none. */
export type MaterialsResult = Materials | string

/** Of the rows of a product the offered one, as so many pieces of it. */
export const materialOf = (
  role: GoodsRole,
  product: ProductDetail,
  { key, pieces }: LengthOffer
): ReadonlyArray<Material> => {
  const row = sizeRows(product).find((one) => one.key === key)
  return row ? [{ role, product, row, pieces }] : []
}

/** The materials for what was typed, at the branch that the shopper has chosen; each way of counting comes when it is asked for. */
export const materialsFor = async (input: CalculatorInput): Promise<MaterialsResult> => {
  if (input.name === "fence") return (await import("./fence-materials.ts")).fenceMaterials(input)
  if (input.name === "cuts") return (await import("./cut-materials.ts")).cutMaterials(input)
  return (await import("./board-materials.ts")).boardMaterials(input)
}
