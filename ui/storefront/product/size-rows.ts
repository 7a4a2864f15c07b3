/** The rows of a product's size table, and what the stores have of each. */
import type { ProductDetail, Variation } from "../../../core/catalogue/product/product-detail.ts"
import { type Availability, availability } from "../../../core/stock/availability.ts"

/** One row of the size table: a variant, or one length of a variant that comes in several. */
export type SizeRow = { readonly key: string; readonly variation: Variation; readonly length?: number }

/** [PDP-01] The rows of a product's size table, in the order of its variations and their lengths. */
export const sizeRows = (product: ProductDetail): ReadonlyArray<SizeRow> =>
  product.variations.flatMap((variation): ReadonlyArray<SizeRow> => {
    if (variation.lengths)
      return variation.lengths.map((length) => ({ key: `${variation.sku}@${length}`, variation, length }))
    return [{ key: variation.sku, variation, ...(variation.length === undefined ? {} : { length: variation.length }) }]
  })

/** The id of a row's quantity box. */
export const rowBoxId = ({ key }: SizeRow): string => `quantity-${key}`

/** [STK-09] So many pieces of a row at a branch, or anywhere; where its lengths are counted one by one, of its length. */
export const stockOf = ({ variation, length }: SizeRow, branchId: number | undefined, pieces: number): Availability =>
  availability(variation, branchId, pieces, variation.lengths ? length : undefined)
