/** Which stock numbers have what cards say: part of it stands in the lists of values, part changes by the hour. */

import type { CardBanner } from "../../../core/catalogue/cards/card.ts"
import { OFFER_FILTER, UBER_FILTER, UBER_VALUE } from "../../../core/catalogue/cards/card-filters.ts"
import { hasTag, type TagName } from "../index/live-columns.ts"
import type { ShopIndex } from "../index/shop-index.ts"

/** The banners that follow from today's prices; the others are known of a product as a whole. */
export const liveOffers: ReadonlyArray<readonly [CardBanner, TagName]> = [
  ["clearance", "isClearance"],
  ["bulkBuy", "hasBulkDiscounts"]
]

/** [FIL-07] Undefined for what stands in the lists of values. */
export const offerTest = (
  index: ShopIndex,
  attribute: string,
  value: string
): ((place: number) => boolean) | undefined => {
  const { isCarried, live, productOf } = index
  if (attribute === UBER_FILTER)
    return value === UBER_VALUE
      ? (place) => isCarried[productOf[place] as number] === 1 && hasTag(live, place, "inStock")
      : () => false
  if (attribute !== OFFER_FILTER) return undefined
  const [, tag] = liveOffers.find(([offer]) => offer === value) ?? []
  return tag && ((place) => hasTag(live, place, tag))
}
