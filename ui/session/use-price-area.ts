/** What a card says of a product's price to who looks at it. */
import type { CardProduct } from "../../core/catalogue/search/search-product.ts"
import { ownPriceRequest, type PriceArea, priceArea } from "../../core/pricing/display-price.ts"
import { useOwnPrices } from "./use-own-prices.ts"

/**
 * [PRC-08] [PRC-10] The price area; blank while an own price is on its way or can't be had: then it is the guest's,
 * which nobody sees and which keeps its box. Only for a component that observes.
 */
export const usePriceArea = (
  product: CardProduct
): { readonly area: PriceArea | undefined; readonly isBlank: boolean } => {
  const request = ownPriceRequest(product, product.basePricing.webProductLowest)
  const prices = useOwnPrices([request])
  const area = priceArea(product, prices.priceViewer(request))
  return area ? { area, isBlank: false } : { area: priceArea(product, { loggedIn: false }), isBlank: true }
}
