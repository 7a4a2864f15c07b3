/** One found product as a card shows it: the variant that matches best, with its product's prices, stock and ratings. */

import type { Attributes } from "../../core/catalogue/attribute.ts"
import type { SearchProduct } from "../../core/catalogue/search-product.ts"
import { ownPriceRequest } from "../../core/pricing/display-price.ts"
import type { PricePoint } from "../../core/pricing/price.ts"
import { priceSpread } from "../../core/pricing/price-spread.ts"
import { stockFlags } from "../../core/stock/stock-mode.ts"
import type { SkuRow } from "./catalogue-rows.ts"
import { familyOf, rowAt } from "./family.ts"
import { hasTag, priceBands } from "./live-columns.ts"
import type { Family, ShopIndex } from "./shop-index.ts"

/** What the protocol tells of a product: the card's fields, and every attribute under its own name for filters. */
export type SearchRecord = SearchProduct & {
  readonly branches: ReadonlyArray<number>
  /** Cents that a guest pays today for the priced unit. */
  readonly price?: number
  readonly [name: string]: unknown
}

type Pricing = SearchProduct["basePricing"]
type Stock = Readonly<Record<string, number>>

/** A stock number that was found; what several of its fields are told from is worked out when the first of them is asked for. */
class Found {
  readonly index: ShopIndex
  readonly place: number
  readonly product: ShopIndex["products"][number]
  /** Its product's stock numbers stand from here to before `end`. */
  readonly first: number
  readonly end: number
  readonly family: Family
  private knownRow: SkuRow | undefined
  private knownStock: Stock | undefined
  private knownPricing: Pricing | "none" | undefined

  constructor(index: ShopIndex, place: number) {
    const at = index.productOf[place] as number
    this.index = index
    this.place = place
    this.product = index.products[at] as ShopIndex["products"][number]
    this.first = index.firstSku[at] as number
    this.end = index.firstSku[at + 1] as number
    this.family = familyOf(index, at)
  }

  get row(): SkuRow {
    this.knownRow ??= rowAt(this.index, this.place)
    return this.knownRow
  }

  get attributes(): Attributes {
    return { ...this.product.attributes, ...this.row.attributes }
  }

  get stock(): Stock {
    this.knownStock ??= stockByBranch(this)
    return this.knownStock
  }

  get pricing(): Pricing | undefined {
    this.knownPricing ??= basePricing(this) ?? "none"
    return this.knownPricing === "none" ? undefined : this.knownPricing
  }
}

/** Pieces by branch over all variants of the product. */
const stockByBranch = ({ index: { live }, first, end }: Found): Stock => {
  const { branches, pieces, room } = live
  const held = new Float64Array(branches.length)
  for (let place = first; place < end; place++) {
    for (let column = 0; column < held.length; column++)
      held[column] = (held[column] as number) + (pieces[place * room + column] as number)
  }
  const stock: Record<string, number> = {}
  for (const [column, branch] of branches.entries()) {
    const sum = held[column] as number
    if (sum > 0) stock[branch] = sum
  }
  return stock
}

const basePricing = ({ index, place, first, end }: Found): Pricing | undefined => {
  const { live, skuCodes } = index
  const retail = live.retail[place] as number
  if (Number.isNaN(retail)) return undefined
  const all: Array<PricePoint> = []
  let hasBulkDiscounts = false
  for (let one = first; one < end; one++) {
    const price = live.retail[one] as number
    if (!Number.isNaN(price)) all.push({ sku: skuCodes[one] as string, price })
    hasBulkDiscounts ||= hasTag(live, one, "hasBulkDiscounts")
  }
  const { lowest, highest } = priceSpread(all as [PricePoint, ...Array<PricePoint>])
  const today = live.price[place] as number
  return {
    skuRetailIncGst: retail,
    ...(today === retail ? {} : { skuPromotionIncGst: today }),
    hasBulkDiscounts,
    webProductLowest: lowest,
    webProductHighest: highest
  }
}

const categoriesOf = (names: ReadonlyArray<string>): Record<string, string> =>
  Object.fromEntries(names.slice(0, 5).map((_, level) => [`level${level + 1}`, names.slice(0, level + 1).join(" > ")]))

const branchesWith = ({ index: { live }, place }: Found): ReadonlyArray<number> =>
  live.branches.filter((_, column) => (live.pieces[place * live.room + column] as number) > 0)

const uberIn = ({ index: { facets }, place }: Found): boolean => {
  const uber = facets.numberOf.get("deliveryOptions.uber")?.get("true")
  const { from, items } = facets.ofSku
  return uber !== undefined && items.subarray(from[place], from[place + 1]).includes(uber)
}

const total = (stock: Stock): number => Object.values(stock).reduce((sum, pieces) => sum + pieces, 0)

const image = ({ product }: Found, file: string): string => `/media/internal/${product.id}/${file}`

/** How each field is told; what is undefined is not in the record. Money in cents. */
const fields: { readonly [name: string]: (found: Found) => unknown } = {
  objectID: ({ row }) => row.sku,
  sku: ({ row }) => row.sku,
  webProductId: ({ product }) => product.id,
  parentID: ({ product }) => product.id,
  title: ({ product }) => product.name,
  slug: ({ product }) => product.slug,
  url: ({ product }) => `/p/${product.slug}`,
  status: () => "public",
  algoliaType: () => "related",
  imageId: ({ product }) => product.id,
  imageFormat: () => "half",
  imageUrl: (found) => image(found, "600.png"),
  imageUrlWebp: (found) => image(found, "600.webp"),
  shape: ({ product }) => product.shape,
  attributes: ({ attributes }) => attributes,
  sizeText: ({ family }) => family.sizeText,
  uom: ({ row }) => row.uom,
  factor: ({ row }) => row.factor,
  variantCount: ({ first, end }) => end - first,
  categories: ({ product }) => categoriesOf(product.categories),
  priceQuery: ({ row, pricing }) => ownPriceRequest(row, pricing?.webProductLowest),
  stockMode: ({ row }) => row.stockMode,
  limitedStock: ({ row }) => stockFlags(row).limitedStock,
  specialOrder: ({ row }) => stockFlags(row).specialOrder,
  isClearance: ({ index, place }) => hasTag(index.live, place, "isClearance"),
  onPromotion: ({ index, place }) => hasTag(index.live, place, "onPromotion"),
  inStock: ({ index, place }) => hasTag(index.live, place, "inStock"),
  branches: branchesWith,
  flags: ({ family }) => ({ timberTally: family.isTally }),
  reviews: ({ family }) => family.reviews,
  stocks: ({ stock, family }) => ({ branch: stock, timber: family.isTally ? total(stock) : 0 }),
  deliveryOptions: (found) => ({ uber: uberIn(found) && Object.keys(found.stock).length > 0 }),
  basePricing: ({ pricing }) => pricing,
  price: ({ pricing, index, place }) => pricing && index.live.price[place],
  priceBand: ({ pricing, index, place }) => pricing && (priceBands[index.live.band[place] as number]?.name ?? "")
}
const tellers = new Map(Object.entries(fields))

/** [ENT-12] [ENT-13] The record of the stock number at a place. A thing without a price has no `basePricing`. */
export const recordAt = (index: ShopIndex, place: number): SearchRecord => {
  const found = new Found(index, place)
  const record: Record<string, unknown> = { ...found.attributes }
  for (const [name, tell] of tellers) {
    const value = tell(found)
    if (value !== undefined) record[name] = value
  }
  return record as SearchRecord
}

const someOf = (names: ReadonlyArray<string>, found: Found): object => {
  const record: Record<string, unknown> = {}
  for (const name of names) {
    const tell = tellers.get(name)
    const value = tell ? tell(found) : Object.entries(found.attributes).find(([own]) => own === name)?.[1]
    if (value !== undefined) record[name] = value
  }
  return record
}

/** Only the asked-for fields of a record, `*` for all; the id always. What nobody asked for is not worked out. */
export const retrieved = (wanted: ReadonlyArray<string> | undefined): ((index: ShopIndex, place: number) => object) => {
  if (wanted === undefined) return recordAt
  if (wanted.includes("*")) {
    const without = new Set(wanted.filter((name) => name.startsWith("-")).map((name) => name.slice(1)))
    return (index, place) =>
      Object.fromEntries(Object.entries(recordAt(index, place)).filter(([name]) => !without.has(name)))
  }
  const names = [...new Set([...wanted.map((name) => name.split(".")[0] as string), "objectID"])]
  return (index, place) => someOf(names, new Found(index, place))
}

/** Where the page of a stock number is. */
export const addressOf = (index: ShopIndex, place: number): string =>
  `/p/${index.products[index.productOf[place] as number]?.slug}?sku=${encodeURIComponent(index.skuCodes[place] as string)}`
