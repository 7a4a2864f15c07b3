/** Which stock numbers have what cards say: part of it stands in the lists of values, part changes by the hour. */

import type { CardBanner } from "../../../core/catalogue/cards/card.ts"
import { OFFER_FILTER, UBER_FILTER, UBER_VALUE } from "../../../core/catalogue/cards/card-filters.ts"
import { listAt } from "../index/facet-index.ts"
import { hasTag, type TagName } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"

/** The banners that follow from today's prices; the others are known of a product as a whole. */
export const liveOffers: ReadonlyArray<readonly [CardBanner, TagName]> = [
  ["clearance", "isClearance"],
  ["bulkBuy", "hasBulkDiscounts"]
]

/** 1 for each product that a courier takes whichever of its sizes it is. */
const carriedProducts = ({ facets, products }: ShopIndex): Uint8Array => {
  const carried = new Uint8Array(products.length)
  const facet = facets.numberOf.get(UBER_FILTER)?.get(UBER_VALUE)
  if (facet !== undefined) for (const product of listAt(facets.products, facet)) carried[product] = 1
  return carried
}

/** [FIL-07] Undefined for what stands in the lists of values. */
export const offerTest = (
  index: ShopIndex,
  attribute: string,
  value: string
): ((place: number) => boolean) | undefined => {
  const { live, productOf } = index
  if (attribute === UBER_FILTER) {
    const carried = carriedProducts(index)
    return value === UBER_VALUE
      ? (place) => carried[productOf[place] as number] === 1 && hasTag(live, place, "inStock")
      : () => false
  }
  if (attribute !== OFFER_FILTER) return undefined
  const [, tag] = liveOffers.find(([offer]) => offer === value) ?? []
  return tag && ((place) => hasTag(live, place, tag))
}
