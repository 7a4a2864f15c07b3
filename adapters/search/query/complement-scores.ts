/** What goes with a product where no order has shown it: by what belongs together on a job, else by what both are. */
import { complementNames, complementsOf } from "../../../core/catalogue/search/complements.ts"
import { listAt } from "../index/facet-index.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { similarityScores, valuesShared } from "./product-similarity.ts"

/** What a product is, from the most exact. */
const kinds = ["type", "categories.level3", "categories.level2", "categories.level1"]

/** So many are told of at most. */
const MOST = 60

/** What another top category, and what the same use, adds to a score. */
const OTHER_CATEGORY = 10
const SAME_USE = 30

/** Of another top category a number in common means nothing: a beam of 240 mm has no use for a paver of 240 mm. */
const isName = (value: string): boolean => !/^\d/.test(value)

/** The facets that say what goods are, by each name that they have. */
const namedFacets = ({ facets }: ShopIndex): ReadonlyMap<string, ReadonlyArray<number>> => {
  const named = new Map<string, Array<number>>()
  for (const kind of kinds) {
    const { from, end } = facets.runs.get(kind) ?? { from: 0, end: 0 }
    for (let facet = from; facet < end; facet++)
      for (const name of complementNames(facets.values[facet]?.value ?? ""))
        named.set(name, [...(named.get(name) ?? []), facet])
  }
  return named
}

/** The products of each kind that goes with a product, the most needed kind first; nothing where none is known or sold. */
const complementLists = (index: ShopIndex, product: number): ReadonlyArray<ReadonlyArray<number>> => {
  const paths = kinds.flatMap((kind) => valuesShared(index, product, kind).map(({ value }) => value))
  const named = namedFacets(index)
  const own = new Set(valuesShared(index, product, "type").flatMap(({ products }) => [...products]))
  return complementsOf(paths)
    .map((name) => (named.get(name) ?? []).flatMap((facet) => [...listAt(index.facets.products, facet)]))
    .map((products) => [...new Set(products)].filter((other) => !own.has(other)))
    .filter(({ length }) => length > 0)
}

/** One of each kind, then the next of each: in a kind the most alike first, then the best liked. */
const scoresInTurn = (
  { popularity, products }: ShopIndex,
  lists: ReadonlyArray<ReadonlyArray<number>>,
  alike: Float64Array
): Float64Array => {
  const scores = new Float64Array(products.length)
  const better = (a: number, b: number) =>
    (alike[b] as number) - (alike[a] as number) || (popularity[b] as number) - (popularity[a] as number) || a - b
  for (const [at, list] of lists.entries())
    for (const [turn, other] of list.toSorted(better).entries()) {
      const score = 100 * (1 - (turn * lists.length + at) / MOST)
      if (score <= 0) break
      scores[other] = Math.max(scores[other] as number, score)
    }
  return scores
}

/** Of goods of which nothing is known a shared use or another top category is the sign, and never the same type. */
const guessedScores = (index: ShopIndex, product: number, alike: Float64Array): Float64Array => {
  const scores = alike.map((score) => score + OTHER_CATEGORY)
  const ofCategory = similarityScores(index, product)
  for (const { products } of valuesShared(index, product, "categories.level1"))
    for (const other of products) scores[other] = ofCategory[other] as number
  for (const { products } of valuesShared(index, product, "use"))
    for (const other of products) scores[other] = Math.min(100, (scores[other] as number) + SAME_USE)
  for (const { products } of valuesShared(index, product, "type")) for (const other of products) scores[other] = 0
  return scores
}

/** [REC-01] From 0 to 100. */
export const complementScores = (index: ShopIndex, product: number): Float64Array => {
  const alike = similarityScores(index, product, isName)
  const lists = complementLists(index, product)
  return lists.length > 0 ? scoresInTurn(index, lists, alike) : guessedScores(index, product, alike)
}
