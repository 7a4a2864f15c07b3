/** What all variants of one product say together, whichever of them is found. */
import { cardSize, variantSizeText } from "../../../core/catalogue/cards/card-size.ts"
import type { SearchProduct } from "../../../core/catalogue/search/search-product.ts"
import { isNotRestocked } from "../../../core/stock/availability.ts"
import { stockFlags } from "../../../core/stock/stock-mode.ts"
import type { SkuRow } from "./catalogue-rows.ts"
import { segmentText } from "./highlight.ts"
import type { FamilySummary, ShopIndex } from "./shop-index.ts"

/** A stock number as it was read, without what changes by the hour. */
export const skuRowAt = ({ skus }: ShopIndex, place: number): SkuRow => JSON.parse(skus[place] as string) as SkuRow

const rowsOf = (index: ShopIndex, product: number): ReadonlyArray<SkuRow> => {
  const from = index.firstSku[product] as number
  return Array.from({ length: (index.firstSku[product + 1] as number) - from }, (_, at) => skuRowAt(index, from + at))
}

/** People review the product, and each of its variants carries that; the one with the most reviews tells. */
const reviewsOf = (rows: ReadonlyArray<SkuRow>): SearchProduct["reviews"] => {
  const [most] = [...rows].sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0))
  return { avgRating: most?.rating ?? 0, reviewCount: most?.reviewCount ?? 0 }
}

/** The family of the product at that place; worked out once, for it changes only with the catalogue. */
export const familyOf = (index: ShopIndex, product: number): FamilySummary => {
  const known = index.families.get(product)
  if (known) return known
  const rows = rowsOf(index, product)
  const flags = rows.map(stockFlags)
  const { name = "", options = [] } = index.products[product] ?? {}
  const family = {
    title: segmentText(name),
    sizeText: cardSize(options, rows).text,
    sizeCount: rows.reduce((sum, { lengths }) => sum + (lengths?.length ?? 1), 0),
    isTally: rows.some((one) => one.isTally),
    isRestocked: rows.some(({ stockMode }) => !isNotRestocked(stockMode)),
    limitedStock: flags.every(({ limitedStock }) => limitedStock),
    specialOrder: flags.every(({ specialOrder }) => specialOrder),
    reviews: reviewsOf(rows),
    variants: rows.map((row) => ({
      uom: row.uom,
      ...(row.step === undefined ? {} : { step: row.step }),
      stockMode: row.stockMode,
      sizeText: variantSizeText(options, row)
    }))
  }
  index.families.set(product, family)
  return family
}
