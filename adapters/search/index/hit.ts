/** One found product as a card shows it: the variant that matches best, with its product's prices, stock and ratings. */

import { OFFER_FILTER, offersOf, UBER_FILTER, UBER_VALUE } from "../../../core/catalogue/cards/card-filters.ts"
import { imageId } from "../../../core/catalogue/product/product-page.ts"
import { STAR_FILTER, starValuesOf } from "../../../core/catalogue/reviews/star-filter.ts"
import type { SearchProduct } from "../../../core/catalogue/search/search-product.ts"
import { ownPriceRequest } from "../../../core/pricing/display-price.ts"
import { isNotRestocked } from "../../../core/stock/availability.ts"
import { hasTag, priceBands } from "./live-columns.ts"
import type { ShopIndex } from "./shop-index.ts"
import { SkuHit, type StockByBranch } from "./sku-hit.ts"

/** What the protocol tells of a product: the card's fields, and every attribute under its own name for filters. */
export type SearchRecord = SearchProduct & {
  readonly branches: ReadonlyArray<number>
  /** Cents that a guest pays today for the priced unit. */
  readonly price?: number
  readonly [name: string]: unknown
}

const categoriesOf = (names: ReadonlyArray<string>): Record<string, string> =>
  Object.fromEntries(names.slice(0, 5).map((_, level) => [`level${level + 1}`, names.slice(0, level + 1).join(" > ")]))

const branchesWith = ({ index: { live }, place }: SkuHit): ReadonlyArray<number> =>
  live.branches.filter((_, column) => (live.pieces[place * live.branchCapacity + column] as number) > 0)

/** Whether a courier takes one piece of the stock number at a place. */
const isUberAt = ({ facets }: ShopIndex, place: number): boolean => {
  const uber = facets.numberOf.get("deliveryOptions.uber")?.get("true")
  const { from, items } = facets.ofSku
  return uber !== undefined && items.subarray(from[place], from[place + 1]).includes(uber)
}

/** A product is told as what a courier takes where each of its sizes is, and some is there. */
const isUber = ({ index, productPlace, stock }: SkuHit): boolean => index.isCarried[productPlace] === 1 && isAny(stock)

const isAny = (stock: StockByBranch): boolean => {
  for (const _ in stock) return true
  return false
}

const total = (stock: StockByBranch): number => Object.values(stock).reduce((sum, pieces) => sum + pieces, 0)

const image = (id: string, file: string): string => `/media/internal/${id}/${file}`

/** Of the variant itself. */
const ownImageId = ({ product, sku }: SkuHit): string => imageId(product, { sku })

/** The ids of its product's pictures, each once. */
const allImageIds = ({ index, product, first, end }: SkuHit): ReadonlyArray<string> => [
  ...new Set([imageId(product), ...index.skuCodes.slice(first, end).map((sku) => imageId(product, { sku }))])
]

/** How each field is told; what is undefined is not in the record. Money in cents. */
const fields: { readonly [name: string]: (hit: SkuHit) => unknown } = {
  objectID: ({ sku }) => sku,
  sku: ({ sku }) => sku,
  id: ({ product }) => product.id,
  webProductId: ({ product }) => product.id,
  parentID: ({ product }) => product.id,
  title: ({ product }) => product.name,
  slug: ({ product }) => product.slug,
  url: ({ product }) => `/p/${product.slug}`,
  status: () => "public",
  algoliaType: () => "related",
  imageId: ({ product }) => product.id,
  imageFormat: () => "half",
  imageUrl: ({ product }) => image(product.id, "600.png"),
  imageUrlWebp: ({ product }) => image(product.id, "600.webp"),
  imageTwoId: ownImageId,
  imageTwoUrl: (hit) => image(ownImageId(hit), "600.png"),
  imageTwoUrlWebp: (hit) => image(ownImageId(hit), "600.webp"),
  images: (hit) => allImageIds(hit).map((id) => image(id, "600.webp")),
  shape: ({ product }) => product.shape,
  attributes: ({ attributes }) => attributes,
  sizeText: ({ family }) => family.sizeText,
  uom: ({ pricedVariant }) => pricedVariant.uom,
  factor: ({ row }) => row.factor,
  variantCount: ({ first, end }) => end - first,
  sizeCount: ({ family }) => family.sizeCount,
  step: ({ variant }) => variant.step,
  categories: ({ product }) => categoriesOf(product.categories),
  priceQuery: ({ sku, pricedVariant, pricing }) =>
    ownPriceRequest({ sku, uom: pricedVariant.uom }, pricing?.webProductLowest),
  stockMode: ({ variant }) => variant.stockMode,
  limitedStock: ({ family }) => family.limitedStock,
  specialOrder: ({ family }) => family.specialOrder,
  isClearance: ({ index, place }) => hasTag(index.live, place, "isClearance"),
  isRestocked: ({ family }) => family.isRestocked,
  onPromotion: ({ index, place }) => hasTag(index.live, place, "onPromotion"),
  inStock: ({ index, place }) => hasTag(index.live, place, "inStock"),
  branches: branchesWith,
  flags: ({ family }) => ({ timberTally: family.isTally }),
  [OFFER_FILTER]: ({ index, place, family, pricing }) =>
    offersOf({
      limitedStock: family.limitedStock,
      specialOrder: family.specialOrder,
      isClearance: hasTag(index.live, place, "isClearance"),
      hasBulkDiscounts: pricing?.hasBulkDiscounts ?? false
    }),
  [UBER_FILTER]: (hit) => (isUber(hit) ? [UBER_VALUE] : []),
  reviews: ({ family }) => family.reviews,
  [STAR_FILTER]: ({ family }) => starValuesOf(family.reviews),
  stocks: ({ stock, family }) => ({ branch: stock, timber: family.isTally ? total(stock) : 0 }),
  deliveryOptions: (hit) => ({ uber: isUber(hit) }),
  basePricing: ({ pricing }) => pricing,
  price: ({ pricing, index, place }) => pricing && index.live.price[place],
  priceBand: ({ pricing, index, place }) => pricing && (priceBands[index.live.band[place] as number]?.name ?? "")
}
const fieldReaders = new Map(Object.entries(fields))

/** [ENT-12] [ENT-13] The record of the stock number at a place. A thing without a price has no `basePricing`. */
export const recordAt = (index: ShopIndex, place: number): SearchRecord => {
  const hit = new SkuHit(index, place)
  const record: Record<string, unknown> = { ...hit.attributes }
  for (const [name, readField] of fieldReaders) {
    const value = readField(hit)
    if (value !== undefined) record[name] = value
  }
  return record as SearchRecord
}

/** What `variantFields` alone tells; looked for among the attributes of each record it would be the most of its work. */
const ofMeantVariant: ReadonlySet<string> = new Set(["isVariantMeant", "meantSize"])

const selectFields = (names: ReadonlyArray<string>, hit: SkuHit): object => {
  const record: Record<string, unknown> = {}
  for (const name of names) {
    const readField = fieldReaders.get(name)
    const value = readField ? readField(hit) : Object.entries(hit.attributes).find(([own]) => own === name)?.[1]
    if (value !== undefined) record[name] = value
  }
  return record
}

/** Only the asked-for fields of a record, `*` for all; the id always. What nobody asked for is not worked out. */
export const fieldSelector = (
  requestedFields: ReadonlyArray<string> | undefined
): ((index: ShopIndex, place: number) => object) => {
  if (requestedFields === undefined) return recordAt
  if (requestedFields.includes("*")) {
    const without = new Set(requestedFields.filter((name) => name.startsWith("-")).map((name) => name.slice(1)))
    return (index, place) =>
      Object.fromEntries(Object.entries(recordAt(index, place)).filter(([name]) => !without.has(name)))
  }
  const asked = [...requestedFields.map((name) => name.split(".")[0] as string), "objectID"]
  const names = [...new Set(asked)].filter((name) => !ofMeantVariant.has(name))
  return (index, place) => selectFields(names, new SkuHit(index, place))
}

/**
 * [CARD-01] Where the words mean one variant and not all of its product's: which it is, and its own stock in place of the
 * product's. Only what was asked for, as in `fieldSelector`.
 */
export const variantFields = (index: ShopIndex, place: number, requestedFields: ReadonlyArray<string>): object => {
  const hit = new SkuHit(index, place)
  const { ownStock: branch, family, variant } = hit
  const fields: Record<string, unknown> = {
    isVariantMeant: true,
    meantSize: variant.sizeText,
    stocks: { branch, timber: family.isTally ? total(branch) : 0 },
    deliveryOptions: { uber: isUberAt(index, place) && isAny(branch) },
    isRestocked: !isNotRestocked(variant.stockMode)
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => requestedFields.includes(name)))
}

/** Where the page of a stock number is. */
export const productPath = (index: ShopIndex, place: number): string =>
  `/p/${index.products[index.productOf[place] as number]?.slug}?sku=${encodeURIComponent(index.skuCodes[place] as string)}`
