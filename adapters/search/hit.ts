/** One found product as a card shows it: the variant that matches best, with its product's prices, stock and ratings. */

import { type Attributes, attributeText } from "../../core/catalogue/attribute.ts"
import type { SearchProduct } from "../../core/catalogue/search-product.ts"
import { ownPriceRequest } from "../../core/pricing/display-price.ts"
import { priceSpread } from "../../core/pricing/price-spread.ts"
import { stockFlags } from "../../core/stock/stock-mode.ts"
import type { SkuRow } from "./catalogue-rows.ts"
import { cut } from "./highlight.ts"
import { hasTag, priceBands } from "./live-columns.ts"
import type { Family, ShopIndex } from "./shop-index.ts"

/** What the protocol tells of a product: the card's fields, and every attribute under its own name for filters. */
export type SearchRecord = SearchProduct & {
  readonly branches: ReadonlyArray<number>
  /** Cents that a guest pays today for the priced unit. */
  readonly price?: number
  readonly [name: string]: unknown
}

const siblings = ({ firstSku }: ShopIndex, product: number): ReadonlyArray<number> => {
  const from = firstSku[product] as number
  return Array.from({ length: (firstSku[product + 1] as number) - from }, (_, at) => from + at)
}

const rowAt = ({ skus }: ShopIndex, place: number): SkuRow => JSON.parse(skus[place] as string) as SkuRow

/** Pieces by branch over all variants of the product. */
const stockByBranch = ({ live }: ShopIndex, places: ReadonlyArray<number>): Record<string, number> => {
  const held = live.branches.map((branch, column) => {
    const pieces = places.reduce((sum, place) => sum + (live.pieces[place * live.room + column] as number), 0)
    return [String(branch), pieces] as const
  })
  return Object.fromEntries(held.filter(([, pieces]) => pieces > 0))
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0)

/** `2.4 – 6.0 m` where only lengths differ, the one size where there is no choice, else `6 sizes`. */
const sizeText = (options: ReadonlyArray<string>, rows: ReadonlyArray<SkuRow>): string => {
  const [only] = rows
  const lengths = rows
    .flatMap(({ length, lengths }) => lengths ?? (length === undefined ? [] : [length]))
    .sort((a, b) => a - b)
  const [shortest, longest] = [lengths[0], lengths.at(-1)]
  if (shortest !== undefined && longest !== undefined && options.every((name) => name === "length")) {
    const to = attributeText("length", longest)
    return shortest === longest ? to : `${attributeText("length", shortest).replace(/ m$/, "")} – ${to}`
  }
  if (rows.length > 1)
    return `${rows.length} ${options.length === 1 && options[0] === "colour" ? "colours" : options.length === 1 && options[0] === "pack" ? "packs" : "sizes"}`
  return only
    ? options.map((name) => attributeText(name as "size", only.attributes[name as "size"] ?? "")).join(", ")
    : ""
}

/** What all variants of a product say together; worked out once, for it changes only with the catalogue. */
export const familyOf = (index: ShopIndex, product: number): Family => {
  const known = index.families.get(product)
  if (known) return known
  const places = siblings(index, product)
  const rows = places.map((one) => rowAt(index, one))
  const family = {
    title: cut(index.products[product]?.name ?? ""),
    sizeText: sizeText(index.products[product]?.options ?? [], rows),
    isTally: rows.some((one) => one.isTally),
    reviews: reviewsOf(rows)
  }
  index.families.set(product, family)
  return family
}

const basePricing = (
  index: ShopIndex,
  place: number,
  places: ReadonlyArray<number>
): SearchProduct["basePricing"] | undefined => {
  const { live, skuCodes } = index
  const retail = live.retail[place] as number
  const [first, ...others] = places.flatMap((one) => {
    const price = live.retail[one] as number
    return Number.isNaN(price) ? [] : [{ sku: skuCodes[one] as string, price }]
  })
  if (Number.isNaN(retail) || !first) return undefined
  const { lowest, highest } = priceSpread([first, ...others])
  const today = live.price[place] as number
  return {
    skuRetailIncGst: retail,
    ...(today === retail ? {} : { skuPromotionIncGst: today }),
    hasBulkDiscounts: places.some((one) => hasTag(live, one, "hasBulkDiscounts")),
    webProductLowest: lowest,
    webProductHighest: highest
  }
}

/** People review the product, and each of its variants carries that; the one with the most reviews tells. */
const reviewsOf = (rows: ReadonlyArray<SkuRow>): SearchProduct["reviews"] => {
  const [most] = [...rows].sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0))
  return { avgRating: most?.rating ?? 0, reviewCount: most?.reviewCount ?? 0 }
}

const categoriesOf = (names: ReadonlyArray<string>): Record<string, string> =>
  Object.fromEntries(names.slice(0, 5).map((_, level) => [`level${level + 1}`, names.slice(0, level + 1).join(" > ")]))

export const addressOf = (index: ShopIndex, place: number): string =>
  `/p/${index.products[index.productOf[place] as number]?.slug}?sku=${encodeURIComponent(index.skuCodes[place] as string)}`

/** [ENT-12] [ENT-13] The record of the stock number at a place. Money in cents; a thing without a price has no `basePricing`. */
export const recordAt = (index: ShopIndex, place: number): SearchRecord => {
  const at = index.productOf[place] as number
  const product = index.products[at] as ShopIndex["products"][number]
  const places = siblings(index, at)
  const { isTally, reviews, sizeText } = familyOf(index, at)
  const row = rowAt(index, place)
  const attributes: Attributes = { ...product.attributes, ...row.attributes }
  const stock = stockByBranch(index, places)
  const pricing = basePricing(index, place, places)
  const { limitedStock, specialOrder } = stockFlags(row)
  const image = `/media/internal/${product.id}`
  return {
    ...attributes,
    objectID: row.sku,
    sku: row.sku,
    webProductId: product.id,
    parentID: product.id,
    title: product.name,
    slug: product.slug,
    url: `/p/${product.slug}`,
    status: "public",
    algoliaType: "related",
    imageId: product.id,
    imageFormat: "half",
    imageUrl: `${image}/600.png`,
    imageUrlWebp: `${image}/600.webp`,
    shape: product.shape,
    attributes,
    sizeText,
    uom: row.uom,
    factor: row.factor,
    variantCount: places.length,
    categories: categoriesOf(product.categories),
    priceQuery: ownPriceRequest(row, pricing?.webProductLowest),
    stockMode: row.stockMode,
    limitedStock,
    specialOrder,
    isClearance: hasTag(index.live, place, "isClearance"),
    onPromotion: hasTag(index.live, place, "onPromotion"),
    inStock: hasTag(index.live, place, "inStock"),
    branches: index.live.branches.filter(
      (_, column) => (index.live.pieces[place * index.live.room + column] as number) > 0
    ),
    flags: { timberTally: isTally },
    reviews,
    stocks: { branch: stock, timber: isTally ? sum(Object.values(stock)) : 0 },
    deliveryOptions: { uber: uberIn(index, place) && Object.keys(stock).length > 0 },
    ...(pricing
      ? { basePricing: pricing, price: index.live.price[place] as number, priceBand: bandAt(index, place) }
      : {})
  } as SearchRecord
}

const bandAt = ({ live }: ShopIndex, place: number): string => priceBands[live.band[place] as number]?.name ?? ""

const uberIn = ({ facets }: ShopIndex, place: number): boolean => {
  const uber = facets.numberOf.get("deliveryOptions.uber")?.get("true")
  const { from, items } = facets.ofSku
  return uber !== undefined && items.subarray(from[place], from[place + 1]).includes(uber)
}

/** Only the asked-for fields of a record, `*` for all; the id always. */
export const retrieved = (wanted: ReadonlyArray<string> | undefined): ((record: SearchRecord) => object) => {
  if (wanted === undefined) return (record) => record
  if (wanted.includes("*")) {
    const without = new Set(wanted.filter((name) => name.startsWith("-")).map((name) => name.slice(1)))
    return (record) => Object.fromEntries(Object.entries(record).filter(([name]) => !without.has(name)))
  }
  const names = [...new Set([...wanted.map((name) => name.split(".")[0] as string), "objectID"])]
  return (record) =>
    Object.fromEntries(names.flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])))
}
