/** Pricing a whole cart anew, in one batch: what is asked, and what each line makes of the answer. */
import { isPriced, type PriceAnswer, type PriceFailure, type PriceRequest } from "../../pricing/price.ts"
import { priceKey } from "../../pricing/price-batch.ts"
import { priceWords } from "../../words/price.ts"
import { type Cart, priceRequestOf } from "./cart.ts"
import type { CartItem } from "./cart-item.ts"

/** [PRC-06] What the shop is asked for a whole cart: each thing and quantity once, in the cart's order. */
export const cartPriceRequests = (cart: Cart): ReadonlyArray<PriceRequest> => [
  ...new Map(cart.map(priceRequestOf).map((request) => [priceKey(request), request])).values()
]

/** [PRC-06] A line that waits for its price. */
export const withoutPrice = ({ pricing: _, ...item }: CartItem): CartItem => item

/** [PRC-06] The cart once its prices no longer hold: the same lines, each waiting for its price. */
export const withoutPrices = (cart: Cart): Cart => cart.map(withoutPrice)

/** Whether the shop could not be asked: then nothing is known of the price. */
export const isPriceUnknown = (answer: PriceAnswer | undefined): answer is undefined | PriceFailure =>
  answer === undefined || (!isPriced(answer) && answer.msg === priceWords.failed)

/** Nothing is known of a line where the shop could not be asked, so it stays as it was. */
const applyAnswer = (item: CartItem, answer: PriceAnswer | undefined): CartItem => {
  if (isPriceUnknown(answer)) return item
  return isPriced(answer) ? { ...item, pricing: answer, isSubmitValid: true } : { ...item, isSubmitValid: false }
}

/**
 * [PRC-06] [CART-08] The cart with the answers to what was asked, in the order asked. An answer is taken only by a line that
 * would still ask the same: what was changed meanwhile keeps waiting. Repeating it changes nothing.
 */
export const applyPrices = (
  cart: Cart,
  requests: ReadonlyArray<PriceRequest>,
  answers: ReadonlyArray<PriceAnswer>
): Cart => {
  const byKey = new Map(requests.map((request, place) => [priceKey(request), answers[place]]))
  return cart.map((item) => applyAnswer(item, byKey.get(priceKey(priceRequestOf(item)))))
}
