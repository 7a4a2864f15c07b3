/** What a card says of a product's price to who looks at it. */
import type { CardProduct } from "../../core/catalogue/search/search-product.ts"
import { ownPriceRequest, type PriceArea, priceArea } from "../../core/pricing/display-price.ts"
import { useOwnPrices } from "./use-own-prices.ts"

/** The class of a price that is there, on its way, or not to be had. */
export type PriceTone = "" | "awaited" | "blank"

/**
 * [PRC-08] [PRC-10] [CARD-03] The price area; blank while an own price is on its way or can't be had: then it is the guest's,
 * which nobody sees and which keeps its box. Only for a component that observes.
 */
export const usePriceArea = (
  product: CardProduct
): { readonly area: PriceArea | undefined; readonly isBlank: boolean; readonly tone: PriceTone } => {
  const request = ownPriceRequest(product, product.basePricing.webProductLowest)
  const prices = useOwnPrices([request])
  const area = priceArea(product, prices.priceViewer(request))
  if (area) return { area, isBlank: false, tone: "" }
  const tone = prices.isFailed(request) ? "blank" : "awaited"
  return { area: priceArea(product, { loggedIn: false }), isBlank: true, tone }
}
