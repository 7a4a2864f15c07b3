/** A row of a list's table that can be bought: a product that comes in one size, or one size of a product. */
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"

export type ListRow = Pick<CardProduct, "slug" | "sku" | "uom" | "step"> & {
  /** Of what comes in several lengths under one stock number this one, metres. */
  readonly length?: number
}

export const listRowKey = ({ sku, length }: ListRow): string => (length === undefined ? sku : `${sku}@${length}`)
