/** Arranges the rows of the whole shop for searching. */
import { Effect } from "effect"
import { OFFER_FILTER, offersOf, UNIT_FILTER } from "../../../core/catalogue/cards/card-filters.ts"
import { type AttributeName, attributeNames, attributes } from "../../../core/catalogue/product/attribute.ts"
import { STAR_FILTER, starValuesOf } from "../../../core/catalogue/reviews/star-filter.ts"
import { createIndexer } from "../../../core/catalogue/search/indexed-words.ts"
import { stopWords } from "../../../core/catalogue/search/stop-words.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../core/catalogue/search/tokenizer.ts"
import { hasWeight } from "../../../core/delivery/quote/serviceability.ts"
import { fitsUber } from "../../../core/delivery/vehicles/vehicles.ts"
import { bareSku } from "../../../core/sku.ts"
import { stockFlags } from "../../../core/stock/stock-mode.ts"
import { weightGrams } from "../../../core/units/timber-measure.ts"
import type { ProductRow, SkuRow } from "./catalogue-rows.ts"
import { createFacetIndexBuilder } from "./facet-index.ts"
import { emptyColumns } from "./live-columns.ts"
import type { ShopIndex } from "./shop-index.ts"
import { createWordIndexBuilder, vocabularyOf, wordSetKey } from "./word-index.ts"

/** The deepest level of categories that can be searched (SRCH-06). */
const MAX_CATEGORY_DEPTH = 5
/** How many rows are read before others get their turn. */
const BATCH = 250

/** Each row as JSON text. */
export type CatalogueRows = { readonly products: ReadonlyArray<string>; readonly skus: ReadonlyArray<string> }

const forEachInBatches = Effect.fnUntraced(function* <A>(rows: ReadonlyArray<A>, read: (row: A, at: number) => void) {
  for (let from = 0; from < rows.length; from += BATCH) {
    for (let at = from; at < Math.min(from + BATCH, rows.length); at++) read(rows[at] as A, at)
    yield* Effect.yieldNow
  }
})

const categoryPaths = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.slice(0, MAX_CATEGORY_DEPTH).map((_, level) => names.slice(0, level + 1).join(" > "))

/** Attributes under their own names; those of a stock number tell it from its siblings. */
const eachAttribute = function* (of: ProductRow["attributes"]): Generator<readonly [AttributeName, string | number]> {
  for (const name of attributeNames) {
    const value = of[name]
    if (value !== undefined && value !== "") yield [name, value]
  }
}

/** Reads everything; others get their turn in between, so that the shop answers meanwhile. */
export const buildIndex = Effect.fnUntraced(function* (read: CatalogueRows, today: string) {
  const words = createWordIndexBuilder()
  const indexedWords = createIndexer()
  const facets = createFacetIndexBuilder()
  const numbers = new Map<string, Float64Array>()
  const skuCount = read.skus.length
  const products: Array<Omit<ProductRow, "description" | "jobs">> = []
  const productAt = new Map<string, number>()
  const typeLength = new Uint8Array(read.products.length)
  const nameLength = new Uint8Array(read.products.length)
  const popularity = new Float64Array(read.products.length)
  const mostReviewed: Array<{ readonly avgRating: number; readonly reviewCount: number }> = []
  const sales = new Uint8Array(skuCount)
  const bestSales = new Uint8Array(read.products.length)
  const categoryNamed = new Map<string, Set<number>>()

  yield* forEachInBatches(read.products, (json, place) => {
    const { description, jobs, ...row } = JSON.parse(json) as ProductRow
    const product = { ...row, categories: row.categories ?? [] }
    products.push(product)
    productAt.set(product.id, place)
    for (const [word, strength] of indexedWords({ ...product, description, ...(jobs === undefined ? {} : { jobs }) }))
      words.addToProduct(word, place, strength)
    typeLength[place] = tokenize(String(product.attributes.type ?? "")).filter((word) => !stopWords.has(word)).length
    nameLength[place] = Math.min(255, tokenize(product.name).length)
    for (const [level, path] of categoryPaths(product.categories).entries()) {
      facets.addToProduct(`categories.level${level + 1}`, path, place)
    }
    for (const [name, value] of eachAttribute(product.attributes)) facets.addToProduct(name, String(value), place)
  })

  const number = (name: string): Float64Array => {
    const known = numbers.get(name) ?? new Float64Array(skuCount).fill(Number.NaN)
    numbers.set(name, known)
    return known
  }
  const productOf = new Int32Array(skuCount)
  const firstSku = new Int32Array(products.length + 1)
  const skuCodes: Array<string> = []
  /** What holds of each of a product's stock numbers, and so of the product. */
  const inAll: Array<{ readonly limitedStock: boolean; readonly specialOrder: boolean; readonly isCarried: boolean }> =
    []
  const isCarriedProduct = new Uint8Array(products.length)
  const placeOf = new Map<string, number>()

  yield* forEachInBatches(read.skus, (json, place) => {
    const row = JSON.parse(json) as SkuRow
    const at = productAt.get(row.productId) as number
    const product = products[at] as ProductRow
    productOf[place] = at
    firstSku[at + 1] = place + 1
    skuCodes.push(row.sku)
    placeOf.set(row.sku.toLowerCase(), place)
    if (!placeOf.has(bareSku(row.sku))) placeOf.set(bareSku(row.sku), place)
    if (row.barcode) placeOf.set(row.barcode, place)
    for (const [word, strength] of indexedWords({ attributes: row.attributes, shared: product.attributes }))
      words.addToSku(word, place, strength)
    for (const [name, value] of eachAttribute(row.attributes)) facets.addToSku(name, String(value), place)
    facets.addToSku("stockMode", row.stockMode, place)
    facets.addToSku(UNIT_FILTER, row.uom, place)
    const isCarried = uberFits(product, row)
    if (isCarried) facets.addToSku("deliveryOptions.uber", "true", place)
    const { limitedStock, specialOrder } = stockFlags(row)
    const others = inAll[at] ?? { limitedStock: true, specialOrder: true, isCarried: true }
    inAll[at] = {
      limitedStock: others.limitedStock && limitedStock,
      specialOrder: others.specialOrder && specialOrder,
      isCarried: others.isCarried && isCarried
    }
    for (const [name, value] of eachAttribute({ ...product.attributes, ...row.attributes })) {
      if (attributes[name].number) number(name)[place] = Number(value)
    }
    if (row.rating !== undefined) number("reviews.avgRating")[place] = row.rating
    const reviewCount = row.reviewCount ?? 0
    if (reviewCount > (mostReviewed[at]?.reviewCount ?? 0))
      mostReviewed[at] = { avgRating: row.rating ?? 0, reviewCount }
    sales[place] = row.sales ?? 0
    bestSales[at] = Math.max(bestSales[at] as number, row.sales ?? 0)
    popularity[at] =
      Math.max(popularity[at] as number, (row.reviewCount ?? 0) * (row.rating ?? 3)) +
      (row.stockMode === "normal" ? 1 : 0)
  })
  for (let at = 1; at <= products.length; at++)
    firstSku[at] = Math.max(firstSku[at] as number, firstSku[at - 1] as number)

  mostReviewed.forEach((reviews, at) => {
    for (const value of starValuesOf(reviews)) facets.addToProduct(STAR_FILTER, value, at)
  })
  inAll.forEach(({ isCarried, ...flags }, at) => {
    for (const value of offersOf({ ...flags, isClearance: false, hasBulkDiscounts: false }))
      facets.addToProduct(OFFER_FILTER, value, at)
    isCarriedProduct[at] = isCarried ? 1 : 0
  })
  const facetIndex = facets.done(products.length, skuCount)
  facetIndex.values.forEach(({ attribute, value }, facet) => {
    if (!attribute.startsWith("categories.")) return
    const name = wordSetKey(tokenize(value.split(" > ").at(-1) ?? "").map(stem))
    categoryNamed.set(name, (categoryNamed.get(name) ?? new Set()).add(facet))
  })
  yield* Effect.yieldNow
  popularity.forEach((sum, at) => {
    popularity[at] = soldOrLiked(bestSales[at] as number, sum)
  })
  const wordIndex = words.done()
  const byName = new Intl.Collator("en-AU", { numeric: true })
  const nameOrder = new Int32Array(products.length)
  products
    .map(({ name }, place) => ({ name, place }))
    .sort((a, b) => byName.compare(a.name, b.name))
    .forEach(({ place }, order) => {
      nameOrder[place] = order
    })
  return {
    products,
    skus: read.skus,
    skuCodes,
    placeOf,
    productAt,
    productOf,
    firstSku,
    words: wordIndex,
    vocabulary: vocabularyOf(wordIndex),
    facets: facetIndex,
    numbers,
    typeOf: typesOf(products),
    typeLength,
    popularity,
    sales,
    staticRank: staticRanks(products, popularity, nameLength),
    isCarried: isCarriedProduct,
    nameOrder,
    categoryFacetsByName: new Map([...categoryNamed].map(([name, found]) => [name, [...found]])),
    live: emptyColumns(skuCount, today),
    families: new Map()
  } satisfies ShopIndex
})

const typesOf = (products: ShopIndex["products"]): Uint16Array => {
  const known = new Map<unknown, number>()
  return Uint16Array.from(products, ({ attributes: { type } }) => {
    const number = known.get(type) ?? known.size
    known.set(type, number)
    return number
  })
}

/** What sells is known, or guessed by what people say of it: 0 to 8. */
const soldOrLiked = (sales: number, liked: number): number =>
  sales > 0 ? (8 * sales) / 100 : Math.min(6, Math.log1p(liked) * 0.8)

/** What selling best is worth over selling nothing, among goods that match as well. */
const SALES_WORTH = 1.8

const staticRanks = (
  products: ShopIndex["products"],
  popularity: Float64Array,
  nameLength: Uint8Array
): Float32Array => {
  const ofType = new Map<unknown, number>()
  for (const { attributes } of products) ofType.set(attributes.type, (ofType.get(attributes.type) ?? 0) + 1)
  return Float32Array.from(products, ({ attributes }, at) => {
    const kept = Math.min(7, Math.log2(ofType.get(attributes.type) ?? 1))
    return SALES_WORTH * (popularity[at] as number) + kept / 2 - Math.min(6, (nameLength[at] as number) / 2)
  })
}

/** Whether a courier takes one piece; what weighs nothing is not known well enough to send. */
const uberFits = ({ isDangerous }: Pick<ProductRow, "isDangerous">, row: SkuRow): boolean => {
  const { sku, longest: lengthMm } = row
  const piece = { sku, pieces: 1, grams: weightGrams(row.weightGrams, row.factor), lengthMm, isDangerous }
  return hasWeight(piece) && fitsUber([piece])
}
