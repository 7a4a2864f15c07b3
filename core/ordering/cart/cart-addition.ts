/** What was put into a cart at one time: how much of it was there already, and the cart without it again. */
import { fromHundredths, hundredths } from "../../units/quantity.ts"
import { type Cart, cartKey, changeQuantity, removeFromCart } from "./cart.ts"
import type { CartItem } from "./cart-item.ts"

/** [CART-02] A cart before something was put into it, and after. */
export type CartAddition = { readonly before: Cart; readonly after: Cart }

/** A line that was put in or became more: its key, what it is, and how much it was, 0 where it is new, in its chosen unit. */
export type AddedLine = { readonly key: string; readonly item: CartItem; readonly before: number; readonly now: number }

/** [CART-02] The lines that an addition put in or made more of, as they stand in the cart. */
export const addedLines = ({ before, after }: CartAddition): ReadonlyArray<AddedLine> => {
  const quantities = new Map(before.map((item) => [cartKey(item), item.qtyRaw]))
  return after.flatMap((item) => {
    const key = cartKey(item)
    const quantity = quantities.get(key) ?? 0
    return item.qtyRaw > quantity ? [{ key, item, before: quantity, now: item.qtyRaw }] : []
  })
}

/** [CART-02] What of an addition was in the cart already, and is more of now. */
export const repeatedLines = (addition: CartAddition): ReadonlyArray<AddedLine> =>
  addedLines(addition).filter(({ before }) => before > 0)

const difference = (more: number, less: number): number =>
  fromHundredths((hundredths(more) ?? 0) - (hundredths(less) ?? 0))

/** [CART-02] The cart without an addition: each line is less by as much, but no less than it was before or has been set to since. */
export const withoutAddition = (cart: Cart, addition: CartAddition): Cart =>
  addedLines(addition).reduce((left, { key, before, now }) => {
    const item = left.find((one) => cartKey(one) === key)
    if (!item) return left
    const remaining = Math.max(difference(item.qtyRaw, difference(now, before)), Math.min(before, item.qtyRaw))
    const result = remaining > 0 ? changeQuantity(left, key, remaining) : removeFromCart(left, key)
    return result.ok ? result.cart : left
  }, cart)
