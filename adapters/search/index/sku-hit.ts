/** A stock number that was found, and what several fields of its record are told from. */

import type { Attributes } from "../../../core/catalogue/product/attribute.ts"
import type { SearchProduct } from "../../../core/catalogue/search/search-product.ts"
import type { PricePoint } from "../../../core/pricing/price.ts"
import { priceRange } from "../../../core/pricing/price-range.ts"
import type { SkuRow } from "./catalogue-rows.ts"
import { hasTag } from "./live-columns.ts"
import { familyOf, skuRowAt } from "./product-family.ts"
import type { FamilySummary, ShopIndex } from "./shop-index.ts"

type Pricing = SearchProduct["basePricing"]
export type StockByBranch = Readonly<Record<string, number>>

/** What takes time is worked out when the first field that needs it is asked for. */
export class SkuHit {
  readonly index: ShopIndex
  readonly place: number
  readonly product: ShopIndex["products"][number]
  readonly productPlace: number
  /** Its product's stock numbers stand from here to before `end`. */
  readonly first: number
  readonly end: number
  readonly family: FamilySummary
  private cachedRow: SkuRow | undefined
  private cachedStock: StockByBranch | undefined
  private cachedPricing: Pricing | "none" | undefined

  constructor(index: ShopIndex, place: number) {
    const at = index.productOf[place] as number
    this.index = index
    this.place = place
    this.product = index.products[at] as ShopIndex["products"][number]
    this.productPlace = at
    this.first = index.firstSku[at] as number
    this.end = index.firstSku[at + 1] as number
    this.family = familyOf(index, at)
  }

  get row(): SkuRow {
    this.cachedRow ??= skuRowAt(this.index, this.place)
    return this.cachedRow
  }

  get variant(): FamilySummary["variants"][number] {
    return this.family.variants[this.place - this.first] as FamilySummary["variants"][number]
  }

  /** [CARD-03] The variant that a card's price is of: the cheapest of its product, and this one where it has no price. */
  get pricedVariant(): FamilySummary["variants"][number] {
    const { skuCodes } = this.index
    const lowest = this.pricing?.webProductLowest.sku
    const at = this.family.variants.findIndex((_, at) => skuCodes[this.first + at] === lowest)
    return this.family.variants[at] ?? this.variant
  }

  get sku(): string {
    return this.index.skuCodes[this.place] as string
  }

  get attributes(): Attributes {
    return { ...this.product.attributes, ...this.row.attributes }
  }

  get stock(): StockByBranch {
    this.cachedStock ??= stockByBranch(this)
    return this.cachedStock
  }

  /** Of this variant alone. */
  get ownStock(): StockByBranch {
    return stockByBranch({ index: this.index, first: this.place, end: this.place + 1 })
  }

  get pricing(): Pricing | undefined {
    this.cachedPricing ??= basePricing(this) ?? "none"
    return this.cachedPricing === "none" ? undefined : this.cachedPricing
  }
}

/** Pieces by branch over the stock numbers from `first` to before `end`. */
const stockByBranch = ({ index: { live }, first, end }: Pick<SkuHit, "index" | "first" | "end">): StockByBranch => {
  const { branches, pieces, branchCapacity: room } = live
  const piecesByColumn = new Float64Array(branches.length)
  for (let place = first; place < end; place++) {
    for (let column = 0; column < piecesByColumn.length; column++)
      piecesByColumn[column] = (piecesByColumn[column] as number) + (pieces[place * room + column] as number)
  }
  const stock: Record<string, number> = {}
  for (const [column, branch] of branches.entries()) {
    const sum = piecesByColumn[column] as number
    if (sum > 0) stock[branch] = sum
  }
  return stock
}

const basePricing = ({ index, place, first, end }: SkuHit): Pricing | undefined => {
  const { live, skuCodes } = index
  const retail = live.retail[place] as number
  if (Number.isNaN(retail)) return undefined
  const all: Array<PricePoint> = []
  let hasBulkDiscounts = false
  let bulkUnitPrice = Number.POSITIVE_INFINITY
  for (let one = first; one < end; one++) {
    const price = live.price[one] as number
    if (!Number.isNaN(price)) all.push({ sku: skuCodes[one] as string, price })
    hasBulkDiscounts ||= hasTag(live, one, "hasBulkDiscounts")
    if (hasTag(live, one, "hasBulkDiscounts")) bulkUnitPrice = Math.min(bulkUnitPrice, live.bulk[one] as number)
  }
  const { lowest, highest } = priceRange(all as [PricePoint, ...Array<PricePoint>])
  const today = live.price[place] as number
  return {
    skuRetailIncGst: retail,
    ...(today === retail ? {} : { skuPromotionIncGst: today }),
    hasBulkDiscounts,
    ...(hasBulkDiscounts ? { bulkUnitPrice } : {}),
    webProductLowest: lowest,
    webProductHighest: highest
  }
}
