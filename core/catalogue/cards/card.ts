/** What a product's card says beside its name and price. */
import { countText } from "../../stock/availability.ts"
import { labelledStockText, stockLabelOf } from "../../stock/stock-label.ts"
import { cardWords } from "../../words/product-card.ts"
import { stockWords } from "../../words/stock.ts"
import type { SearchProduct } from "../search/search-product.ts"

export type CardBanner = "limitedStock" | "specialOrder" | "clearance" | "bulkBuy"

type Carded = Pick<SearchProduct, "limitedStock" | "specialOrder" | "isClearance" | "flags" | "stocks"> & {
  readonly basePricing: Pick<SearchProduct["basePricing"], "hasBulkDiscounts">
}

/** [CARD-02] The one banner of a card: the first that fits. */
export const cardBanner = (
  product: Pick<Carded, "limitedStock" | "specialOrder" | "isClearance" | "basePricing">
): CardBanner | undefined => {
  if (product.limitedStock) return "limitedStock"
  if (product.specialOrder) return "specialOrder"
  if (product.isClearance) return "clearance"
  return product.basePricing.hasBulkDiscounts ? "bulkBuy" : undefined
}

/** [CARD-01] Pieces of timber for tally goods, else of all branches. */
export const onlinePieces = ({ flags, stocks }: Pick<Carded, "flags" | "stocks">): number =>
  flags.timberTally ? stocks.timber : Object.values(stocks.branch).reduce((sum, pieces) => sum + pieces, 0)

export type CardStock = {
  readonly is: "here" | "few here" | "online" | "ordered in" | "sold out"
  readonly text: string
  /** At my store, or in all where it has none. */
  readonly pieces: number
}

/**
 * [CARD-01] [STK-04] The stock line of a card: what my store has, else what all have, else that it is ordered in; what is
 * not brought in again is sold out. `branchId` is my store's, where one is chosen. Of a search that means one size it is
 * the stock of that size, and says so.
 */
export const cardStock = (
  product: Pick<Carded, "flags" | "stocks"> & Pick<SearchProduct, "isRestocked" | "meantSize">,
  branchId: number | undefined
): CardStock => {
  const stock = stockHereOrOnline(product, branchId)
  return product.meantSize ? { ...stock, text: cardWords.ofSize(product.meantSize, stock.text) } : stock
}

const stockHereOrOnline = (
  product: Pick<Carded, "flags" | "stocks"> & Pick<SearchProduct, "isRestocked">,
  branchId: number | undefined
): CardStock => {
  const here = branchId === undefined ? 0 : (product.stocks.branch[String(branchId)] ?? 0)
  const label = stockLabelOf({ level: here > 0 ? "in stock" : "special order", available: here }, !product.isRestocked)
  if (here > 0)
    return {
      is: label === "in-stock" ? "here" : "few here",
      text: labelledStockText(label, countText(here)),
      pieces: here
    }
  const pieces = onlinePieces(product)
  if (pieces > 0) return { is: "online", text: cardWords.inStockOnline(pieces), pieces }
  return product.isRestocked
    ? { is: "ordered in", text: labelledStockText(label, stockWords.specialOrder), pieces }
    : { is: "sold out", text: stockWords.soldOut, pieces }
}

/** [CARD-01] The stars of a card: only where there are stars and someone gave them. */
export const visibleReviews = (reviews: SearchProduct["reviews"]): SearchProduct["reviews"] | undefined =>
  reviews.avgRating > 0 && reviews.reviewCount > 0 ? reviews : undefined

/** [CARD-01] `Uber ASAP` on what a courier by car can bring; nothing on anything else. */
export const deliveryBadge = ({ deliveryOptions }: Pick<SearchProduct, "deliveryOptions">): string | undefined =>
  deliveryOptions.uber ? cardWords.uberAsap : undefined
