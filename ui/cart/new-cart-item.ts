/** What is about to go into the cart, and the cart with it. */
import { addToCart, type Cart, type CartResult } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { isPriced, type PriceAnswer, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"

/** What is wanted, and the line that it makes once it is priced. */
export type NewCartItem = { readonly request: PriceRequest; readonly line: (pricing: PricedLine) => CartItem }

/** A line to be added, and the price of one that its page shows. */
export type ListedLine = { readonly item: CartItem; readonly listed: PricedLine | undefined }

type AnsweredItem = Pick<NewCartItem, "line"> & { readonly answer: PriceAnswer }

/** The cart with all of it, or what is wrong with the first that can't be added. */
export const withNewItems = (cart: Cart, newItems: ReadonlyArray<AnsweredItem>): CartResult => {
  const lines: Array<CartItem> = []
  for (const { line, answer } of newItems) {
    if (!isPriced(answer)) return { ok: false, msg: answer.msg }
    lines.push(line(answer))
  }
  return withLines(cart, lines)
}

/** The same of lines that need no answer first. */
export const withLines = (cart: Cart, lines: ReadonlyArray<CartItem>): CartResult => {
  let result = cart
  for (const line of lines) {
    const added = addToCart(result, line)
    if (!added.ok) return added
    result = added.cart
  }
  return { ok: true, cart: result }
}
