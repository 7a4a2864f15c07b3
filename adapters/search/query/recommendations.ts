/** Goods to show beside others: of the same kind, from the jobs that go together, or liked most; worked out from the catalogue itself. */

import { listAt } from "../index/facet-index.ts"
import { recordAt } from "../index/hit.ts"
import { hasTag } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { filterMask } from "./filter-mask.ts"
import type { Filter } from "./filter-parser.ts"

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
}

/** How alike two products are, 0 to 100: each facet that they share says more the fewer goods have it. */
const similarityScores = ({ facets, products }: ShopIndex, product: number): Float64Array => {
  const scores = new Float64Array(products.length)
  let full = 0
  for (const facet of listAt(facets.ofProduct, product)) {
    const sharing = listAt(facets.products, facet)
    const facetWeight = Math.log(1 + products.length / sharing.length)
    full += facetWeight
    for (const other of sharing) scores[other] = (scores[other] as number) + facetWeight
  }
  return full === 0 ? scores : scores.map((score) => (100 * score) / full)
}

/** Fixings, tools and finishes are bought with boards; without sales to learn from, a shared top category with another type is the sign. */
const boughtTogetherScores = (index: ShopIndex, product: number): Float64Array => {
  const { products } = index
  const similarity = similarityScores(index, product)
  const ownProduct = products[product]
  return similarity.map((score, other) => {
    const otherProduct = products[other]
    if (otherProduct?.attributes.type === ownProduct?.attributes.type) return 0
    const use =
      ownProduct?.attributes.use !== undefined && otherProduct?.attributes.use === ownProduct.attributes.use ? 30 : 0
    const isCompanion = otherProduct?.categories[0] !== ownProduct?.categories[0] ? 10 : 0
    return Math.min(100, score + use + isCompanion)
  })
}

/** From 0 to 100 by reviews and by how many kinds are kept. */
const trendingScores = ({ popularity }: ShopIndex): Float64Array => {
  const most = Math.max(1, ...popularity)
  return popularity.map((one) => (100 * one) / most)
}

const scoresFor = (index: ShopIndex, { model, objectID }: RecommendationQuery): Float64Array | undefined => {
  if (model === "trending-items") return trendingScores(index)
  const place = index.placeOf.get((objectID ?? "").toLowerCase())
  if (place === undefined) return undefined
  const product = index.productOf[place] as number
  const scores = model === "bought-together" ? boughtTogetherScores(index, product) : similarityScores(index, product)
  scores[product] = 0
  return scores
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
  recommendationQuery: RecommendationQuery
): ReadonlyArray<Record<string, unknown>> => {
  const scores = scoresFor(index, recommendationQuery)
  if (!scores) return []
  const filter: Filter = recommendationQuery.facet
    ? {
        is: "all",
        of: [
          recommendationQuery.filter,
          { is: "value", attribute: recommendationQuery.facet.name, value: recommendationQuery.facet.value }
        ]
      }
    : recommendationQuery.filter
  const mask = filterMask(index, filter)
  const allowed = (place: number) => mask[place] === 1 && index.live.isShown[place] === 1
  const order = [...scores.keys()]
    .filter(
      (product) => (scores[product] as number) > 0 && (scores[product] as number) >= recommendationQuery.threshold
    )
    .sort(
      (a, b) =>
        (scores[b] as number) - (scores[a] as number) ||
        (index.popularity[b] as number) - (index.popularity[a] as number) ||
        a - b
    )
  const hits: Array<Record<string, unknown>> = []
  for (const product of order) {
    if (hits.length >= recommendationQuery.most) break
    const place = representativeSku(index, product, allowed)
    if (place === undefined) continue
    const type =
      recommendationQuery.model === "bought-together"
        ? "together"
        : recommendationQuery.model === "trending-items"
          ? "trending"
          : "related"
    hits.push({
      ...recordAt(index, place),
      algoliaType: type,
      _score: Math.round((scores[product] as number) * 100) / 100
    })
  }
  return hits
}
