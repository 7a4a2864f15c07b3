/** What is about to go into the cart, and the cart with it. */
import { addToCart, type Cart, type CartResult } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { isPriced, type PriceAnswer, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"

/** What is wanted, and the line that it makes once it is priced. */
export type NewCartItem = { readonly request: PriceRequest; readonly line: (pricing: PricedLine) => CartItem }

type AnsweredItem = Pick<NewCartItem, "line"> & { readonly answer: PriceAnswer }

/** The cart with all of it, or what is wrong with the first that can't be added. */
export const withNewItems = (cart: Cart, newItems: ReadonlyArray<AnsweredItem>): CartResult => {
  let result = cart
  for (const { line, answer } of newItems) {
    if (!isPriced(answer)) return { ok: false, msg: answer.msg }
    const added = addToCart(result, line(answer))
    if (!added.ok) return added
    result = added.cart
  }
  return { ok: true, cart: result }
}
