/** How alike two products are, by what the lists of goods are filtered by. */
import { listAt } from "../index/facet-index.ts"
import type { ShopIndex } from "../index/shop-index.ts"

/** How alike two products are, 0 to 100: each facet that they share says more the fewer goods have it; one that does not count says nothing. */
export const similarityScores = (
  { facets, products }: ShopIndex,
  product: number,
  counts: (value: string) => boolean = () => true
): Float64Array => {
  const scores = new Float64Array(products.length)
  let full = 0
  for (const facet of listAt(facets.ofProduct, product)) {
    const sharing = listAt(facets.products, facet)
    const facetWeight = Math.log(1 + products.length / sharing.length)
    full += facetWeight
    if (!counts(facets.values[facet]?.value ?? "")) continue
    for (const other of sharing) scores[other] = (scores[other] as number) + facetWeight
  }
  return full === 0 ? scores : scores.map((score) => (100 * score) / full)
}

/** The product's values of an attribute, each with all products that have it. */
export const valuesShared = ({ facets }: ShopIndex, product: number, attribute: string) =>
  [...listAt(facets.ofProduct, product)]
    .filter((facet) => facets.values[facet]?.attribute === attribute)
    .map((facet) => ({ value: facets.values[facet]?.value ?? "", products: listAt(facets.products, facet) }))
