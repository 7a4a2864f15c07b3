/** The filters of lists by what cards say: their banners, the badge of what a courier by car brings, and the unit beside the price. */
import type { SearchProduct } from "../search/search-product.ts"
import type { CardBanner } from "./card.ts"

/** The filters' names among those of goods. */
export const OFFER_FILTER = "offers"
export const UBER_FILTER = "uber"
export const UNIT_FILTER = "uom"

/** The one value of the filter by the badge. */
export const UBER_VALUE = "true"

type Offered = Pick<SearchProduct, "limitedStock" | "specialOrder" | "isClearance"> & {
  readonly hasBulkDiscounts: boolean
}

/**
 * [FIL-07] The values that a product has. A card has room for one banner, and the filter finds it by all that are true of
 * it; limited stock is brought in when it is ordered as well, and is not called that.
 */
export const offersOf = ({
  limitedStock,
  specialOrder,
  isClearance,
  hasBulkDiscounts
}: Offered): ReadonlyArray<CardBanner> => [
  ...(limitedStock ? (["limitedStock"] as const) : specialOrder ? (["specialOrder"] as const) : []),
  ...(isClearance ? (["clearance"] as const) : []),
  ...(hasBulkDiscounts ? (["bulkBuy"] as const) : [])
]
