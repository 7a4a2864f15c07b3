/** Goods to show beside others: of the same kind, from the jobs that go together, or liked most; worked out from the catalogue itself. */

import { listAt } from "../index/facet-index.ts"
import { recordAt } from "../index/hit.ts"
import { hasTag } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import type { Filter } from "./filter-grammar.ts"
import { met } from "./filtering.ts"

export const models = ["related-products", "bought-together", "trending-items", "looking-similar"] as const
export type Model = (typeof models)[number]

export type Recommendation = {
  readonly model: Model
  readonly objectID?: string
  /** The least score, 0 to 100. */
  readonly threshold: number
  readonly most: number
  readonly filter: Filter
  /** For trending goods: only those of this facet. */
  readonly facet?: { readonly name: string; readonly value: string }
}

/** How alike two products are, 0 to 100: each facet that they share says more the fewer goods have it. */
const likeness = ({ facets, products }: ShopIndex, product: number): Float64Array => {
  const scores = new Float64Array(products.length)
  let full = 0
  for (const facet of listAt(facets.ofProduct, product)) {
    const sharing = listAt(facets.products, facet)
    const worth = Math.log(1 + products.length / sharing.length)
    full += worth
    for (const other of sharing) scores[other] = (scores[other] as number) + worth
  }
  return full === 0 ? scores : scores.map((score) => (100 * score) / full)
}

/** Fixings, tools and finishes are bought with boards; without sales to learn from, a shared top category with another type is the sign. */
const together = (index: ShopIndex, product: number): Float64Array => {
  const { products } = index
  const like = likeness(index, product)
  const mine = products[product]
  return like.map((score, other) => {
    const theirs = products[other]
    if (theirs?.attributes.type === mine?.attributes.type) return 0
    const use = mine?.attributes.use !== undefined && theirs?.attributes.use === mine.attributes.use ? 30 : 0
    const isCompanion = theirs?.categories[0] !== mine?.categories[0] ? 10 : 0
    return Math.min(100, score + use + isCompanion)
  })
}

/** From 0 to 100 by reviews and by how many kinds are kept. */
const trending = ({ popularity }: ShopIndex): Float64Array => {
  const most = Math.max(1, ...popularity)
  return popularity.map((one) => (100 * one) / most)
}

const scoresFor = (index: ShopIndex, { model, objectID }: Recommendation): Float64Array | undefined => {
  if (model === "trending-items") return trending(index)
  const place = index.placeOf.get((objectID ?? "").toLowerCase())
  if (place === undefined) return undefined
  const product = index.productOf[place] as number
  const scores = model === "bought-together" ? together(index, product) : likeness(index, product)
  scores[product] = 0
  return scores
}

/** The variant that stands for a product: the first in stock of those allowed, else the first allowed. */
const standIn = (
  { firstSku, live }: ShopIndex,
  product: number,
  allowed: (place: number) => boolean
): number | undefined => {
  const from = firstSku[product] as number
  const places = Array.from({ length: (firstSku[product + 1] as number) - from }, (_, at) => from + at).filter(allowed)
  return places.find((place) => hasTag(live, place, "inStock")) ?? places[0]
}

/** [REC-01] The best products by score, each once; an unknown id gives none. */
export const recommended = (index: ShopIndex, wanted: Recommendation): ReadonlyArray<Record<string, unknown>> => {
  const scores = scoresFor(index, wanted)
  if (!scores) return []
  const filter: Filter = wanted.facet
    ? { is: "all", of: [wanted.filter, { is: "value", attribute: wanted.facet.name, value: wanted.facet.value }] }
    : wanted.filter
  const mask = met(index, filter)
  const allowed = (place: number) => mask[place] === 1 && index.live.isShown[place] === 1
  const order = [...scores.keys()]
    .filter((product) => (scores[product] as number) > 0 && (scores[product] as number) >= wanted.threshold)
    .sort(
      (a, b) =>
        (scores[b] as number) - (scores[a] as number) ||
        (index.popularity[b] as number) - (index.popularity[a] as number) ||
        a - b
    )
  const hits: Array<Record<string, unknown>> = []
  for (const product of order) {
    if (hits.length >= wanted.most) break
    const place = standIn(index, product, allowed)
    if (place === undefined) continue
    const type =
      wanted.model === "bought-together" ? "together" : wanted.model === "trending-items" ? "trending" : "related"
    hits.push({
      ...recordAt(index, place),
      algoliaType: type,
      _score: Math.round((scores[product] as number) * 100) / 100
    })
  }
  return hits
}
