/** Goods to show beside others: of the same kind, bought with them, or sold most; worked out from orders and from the catalogue. */

import type { SearchProduct } from "../../../core/catalogue/search/search-product.ts"
import { fieldSelector } from "../index/hit.ts"
import { hasTag } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { complementScores } from "./complement-scores.ts"
import { filterMask } from "./filter-mask.ts"
import type { Filter } from "./filter-parser.ts"
import { similarityScores } from "./product-similarity.ts"
import { noPurchases, type PurchaseCounts, type Ranking } from "./purchase-counts.ts"

export const recommendationModels = [
  "related-products",
  "bought-together",
  "trending-items",
  "looking-similar"
] as const
export type RecommendationModel = (typeof recommendationModels)[number]

export type RecommendationQuery = {
  readonly model: RecommendationModel
  readonly objectID?: string
  /** The least score, 0 to 100. */
  readonly threshold: number
  readonly most: number
  readonly filter: Filter
  /** For trending goods: only those of this facet. */
  readonly facet?: { readonly name: string; readonly value: string }
  /** Of each product only these, where they are given. */
  readonly fields?: ReadonlyArray<string>
}

/** What orders have not shown scores less than this, whatever it has in common. */
const SEEN_TOGETHER = 50

/** From 50 to 100 what was in the same orders, by how many of this product's orders; below that what belongs to it. */
const boughtTogetherScores = (index: ShopIndex, product: number, purchases: PurchaseCounts): Float64Array => {
  const scores = complementScores(index, product).map((score) => (score * SEEN_TOGETHER) / 101)
  const companions = purchases.together.get(index.products[product]?.id ?? "") ?? new Map<string, number>()
  const most = Math.max(1, ...companions.values())
  for (const [id, orders] of companions) {
    const other = index.productAt.get(id)
    if (other !== undefined) scores[other] = SEEN_TOGETHER + ((100 - SEEN_TOGETHER) * orders) / most
  }
  return scores
}

/** What was ordered lately scores at least this. */
const LEAST_ORDERED = 60

/** From 0 to 100 by reviews and by how many kinds are kept; from 60 by how many orders had it lately. */
const trendingScores = ({ popularity, productAt }: ShopIndex, { lately }: PurchaseCounts): Float64Array => {
  const most = Math.max(1, ...popularity)
  const scores = popularity.map((one) => (100 * one) / most)
  const mostOrders = Math.log1p(Math.max(1, ...lately.values()))
  for (const [id, orders] of lately) {
    const place = productAt.get(id)
    if (place === undefined) continue
    const score = LEAST_ORDERED + ((100 - LEAST_ORDERED) * Math.log1p(orders)) / mostOrders
    scores[place] = Math.max(scores[place] as number, score)
  }
  return scores
}

const scoresFor = (
  index: ShopIndex,
  { model, objectID }: RecommendationQuery,
  purchases: PurchaseCounts
): Float64Array | undefined => {
  if (model === "trending-items") return trendingScores(index, purchases)
  const place = index.placeOf.get((objectID ?? "").toLowerCase())
  if (place === undefined) return undefined
  const product = index.productOf[place] as number
  const scores =
    model === "bought-together" ? boughtTogetherScores(index, product, purchases) : similarityScores(index, product)
  scores[product] = 0
  return scores
}

/** Kept of one ranking: twice as many as are ever asked for, as some may be hidden or filtered away. */
const MAX_RANKED = 60

/** The places that score above nothing, best first, at most so many: a page asks for a few of thousands, so the others are never sorted. */
const bestPlaces = ({ popularity }: ShopIndex, scores: Float64Array, most: number): ReadonlyArray<number> => {
  const order = (a: number, b: number) =>
    (scores[b] as number) - (scores[a] as number) || (popularity[b] as number) - (popularity[a] as number) || a - b
  let best: Array<number> = []
  /** What comes after this one is not among the best. */
  let last: number | undefined
  const cut = () => {
    best = best.sort(order).slice(0, most)
    if (best.length === most) last = best.at(-1)
  }
  for (let place = 0; place < scores.length; place++) {
    if ((scores[place] as number) > 0 && (last === undefined || order(place, last) < 0)) best.push(place)
    if (best.length >= 2 * most) cut()
  }
  cut()
  return best
}

const newRanking = (index: ShopIndex, query: RecommendationQuery, purchases: PurchaseCounts, most: number): Ranking => {
  const scores = scoresFor(index, query, purchases)
  const products = Int32Array.from(scores ? bestPlaces(index, scores, most) : [])
  return { products, scores: Float64Array.from(products, (product) => scores?.[product] ?? 0) }
}

/** The best products of a question, best first, worked out once; all of them where few of the best may pass its facet. */
const rankingOf = (index: ShopIndex, query: RecommendationQuery, purchases: PurchaseCounts): Ranking => {
  if (query.facet) return newRanking(index, query, purchases, index.products.length)
  const { rankings } = purchases
  const key = query.model === "trending-items" ? query.model : `${query.model} ${(query.objectID ?? "").toLowerCase()}`
  const ranking = rankings.get(key) ?? newRanking(index, query, purchases, MAX_RANKED)
  rankings.set(key, ranking)
  return ranking
}

/** The variant that stands for a product: the first in stock of those allowed, else the first allowed. */
const representativeSku = (
  { firstSku, live }: ShopIndex,
  product: number,
  allowed: (place: number) => boolean
): number | undefined => {
  const from = firstSku[product] as number
  const places = Array.from({ length: (firstSku[product + 1] as number) - from }, (_, at) => from + at).filter(allowed)
  return places.find((place) => hasTag(live, place, "inStock")) ?? places[0]
}

/** [REC-01] The best products by score, each once; an unknown id gives none. */
export const recommendProducts = (
  index: ShopIndex,
  recommendationQuery: RecommendationQuery,
  purchases: PurchaseCounts = noPurchases()
): ReadonlyArray<Record<string, unknown>> => {
  const { facet, fields, model, most, threshold } = recommendationQuery
  const filter: Filter = facet
    ? { is: "all", of: [recommendationQuery.filter, { is: "value", attribute: facet.name, value: facet.value }] }
    : recommendationQuery.filter
  const mask = filterMask(index, filter)
  const allowed = (place: number) => mask[place] === 1 && index.live.isShown[place] === 1
  const algoliaType = typeOf(model)
  const recordOf = fieldSelector(fields)
  const hits: Array<Record<string, unknown>> = []
  const { products, scores } = rankingOf(index, recommendationQuery, purchases)
  for (const [at, product] of products.entries()) {
    const score = scores[at] as number
    if (hits.length >= most || score < threshold) break
    const place = representativeSku(index, product, allowed)
    if (place === undefined) continue
    hits.push({ ...recordOf(index, place), algoliaType, _score: Math.round(score * 100) / 100 })
  }
  return hits
}

const typeOf = (model: RecommendationModel): SearchProduct["algoliaType"] => {
  if (model === "bought-together") return "together"
  return model === "trending-items" ? "trending" : "related"
}
