/** A cart that a shopper kept for later: its lines without prices, how far it has come, and what it comes to today. */
import type { ProductSnapshot } from "../../catalogue/product/product-snapshot.ts"
import type { Cents } from "../../money.ts"
import {
  chargedPrice,
  isPriced,
  type ListedPrice,
  type PriceBookEntry,
  type PricedLine,
  type PriceRequest
} from "../../pricing/price.ts"
import { priceLines } from "../../pricing/price-line.ts"
import type { Sku } from "../../sku.ts"
import { purchaseQuantity } from "../../units/purchase-quantity.ts"
import { fromHundredths } from "../../units/quantity.ts"
import { unitChoice } from "../../units/unit-choice.ts"
import { type RepeatedLine, repeatRequest } from "../cart/order-again.ts"
import { mergeLines } from "../checkout/merged-lines.ts"

/** [CART-07] Kept, sent to somebody's e-mail address, or brought back into a cart. */
export type SavedCartState = "created" | "emailed" | "reclaimed"

/** [CART-07] [I26] The states from which a cart comes into another one: what was brought back once is over. */
export const statesBefore: { readonly [state in Exclude<SavedCartState, "created">]: ReadonlyArray<SavedCartState> } = {
  emailed: ["created", "emailed"],
  reclaimed: ["created", "emailed"]
}

/** [T32] One line, without anybody's price; `qty` in the priced unit, `pieces` as the branch would pick them. */
export type SavedCartLine = RepeatedLine & { readonly productId: string; readonly name: string }

export type SavedCart = {
  readonly state: SavedCartState
  readonly lines: ReadonlyArray<SavedCartLine>
  /** [CART-09] It is never over before it is old. */
  readonly isShared: boolean
}

type Goods = ReadonlyMap<Sku, Pick<ProductSnapshot, "productId" | "name" | "length">>

/** [T37] The lines of a cart by the shop's own names, the same thing once; what is not sold, or not in such a quantity, is left out. */
export const savedCartLines = (
  items: ReadonlyArray<PriceRequest>,
  prices: ReadonlyMap<Sku, ListedPrice>,
  goods: Goods
): ReadonlyArray<SavedCartLine> =>
  mergeLines(items).flatMap((request) => {
    const [listed, found, unit] = [prices.get(request.sku), goods.get(request.sku), unitChoice(request.uom)]
    const bought = listed && purchaseQuantity(listed, request)
    if (!found || !unit || !bought) return []
    const length = request.length ?? found.length
    const { productId, name } = found
    return [
      {
        productId,
        sku: request.sku,
        name,
        uom: unit.uom,
        cf: unit.factor,
        ...(length === undefined ? {} : { length }),
        qty: fromHundredths(bought.qty),
        pieces: bought.pieces
      }
    ]
  })

/** A line at today's price; without one where it is no longer sold so. */
export type PricedSavedLine = {
  readonly line: SavedCartLine
  readonly listed?: ListedPrice
  readonly price?: PricedLine
}

/** The lines at the terms of whoever `prices` were read for; `now` is epoch milliseconds. */
export const priceSavedLines = (
  lines: ReadonlyArray<SavedCartLine>,
  prices: ReadonlyMap<Sku, PriceBookEntry>,
  now: number
): ReadonlyArray<PricedSavedLine> => {
  const requests = lines.map((line) => repeatRequest(line, prices.get(line.sku)?.isRandomLength ?? false))
  const answers = priceLines(prices, requests, now)
  return lines.map((line, place) => {
    const [listed, price] = [prices.get(line.sku), answers[place]]
    return { line, ...(listed ? { listed } : {}), ...(price && isPriced(price) ? { price } : {}) }
  })
}

/** [CART-07] What those that are still sold come to, cents with GST. */
export const savedCartSubtotal = (lines: ReadonlyArray<PricedSavedLine>): Cents =>
  lines.reduce((sum, { price }) => sum + (price ? chargedPrice(price).linePrice : 0), 0)
