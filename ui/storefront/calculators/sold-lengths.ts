/** A product's size rows as a calculator counts with them: length, cost of so many pieces, and what the branch has. */
import type { SoldLength } from "../../../core/catalogue/calculators/length-offer.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { lineAmounts } from "../../../core/pricing/price-line.ts"
import { volumeSteps } from "../../../core/pricing/volume-steps.ts"
import { fromHundredths } from "../../../core/units/quantity.ts"
import { rowPurchaseQuantity } from "../product/row-quantity.ts"
import { type SizeRow, sizeRows, stockOf } from "../product/size-rows.ts"

/** Metres; of what is sold by the piece, the length that tells the pieces apart. */
const lengthOf = ({ length, variation }: SizeRow): number => length ?? Number(variation.attributes.length ?? Number.NaN)

/** At a guest's price: which length is cheapest is the same for everyone, and each line is priced by the shop before it is shown. */
const costOf =
  (row: SizeRow) =>
  (pieces: number): number | undefined => {
    const bought = rowPurchaseQuantity(row, String(pieces), "STICK")
    const { pricing } = row.variation
    if (!bought || !pricing || !stockOf(row, undefined, pieces).canOrder) return undefined
    const unitPrice = volumeSteps(pricing, fromHundredths(bought.qty)).find(({ isReached }) => isReached)?.unitPrice
    return lineAmounts(unitPrice ?? pricing.unitPrice, bought.qty)
  }

const soldRow = (row: SizeRow, branchId: number | undefined): SoldLength => ({
  key: row.key,
  length: lengthOf(row),
  cost: costOf(row),
  available: stockOf(row, branchId, 1).available
})

/** Of a pack of mixed lengths nobody can choose the lengths. */
export const soldLengths = (product: ProductDetail, branchId: number | undefined): ReadonlyArray<SoldLength> =>
  product.isTally
    ? []
    : sizeRows(product)
        .map((row) => soldRow(row, branchId))
        .filter(({ length }) => length > 0)

/** What is sold by the pack, by no length. */
export const soldPacks = (product: ProductDetail, branchId: number | undefined): ReadonlyArray<SoldLength> =>
  sizeRows(product).map((row) => ({ ...soldRow(row, branchId), length: 0 }))
