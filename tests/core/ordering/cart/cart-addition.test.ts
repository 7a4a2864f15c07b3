/** What came to a cart at one time, and the cart without it. */
import { assert, describe, it } from "@effect/vitest"
import { addToCart, type Cart, cartKey, changeQuantity, removeFromCart } from "../../../../core/ordering/cart/cart.ts"
import { addedLines, repeatedLines, withoutAddition } from "../../../../core/ordering/cart/cart-addition.ts"
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"
import { metres, screws, timber } from "./lines.ts"

const cartAfter = (result: ReturnType<typeof addToCart>): Cart => {
  if (!result.ok) throw new Error(result.msg)
  return result.cart
}
const withLines = (cart: Cart, ...items: ReadonlyArray<CartItem>): Cart =>
  items.reduce((before, item) => cartAfter(addToCart(before, item)), cart)
const quantities = (cart: Cart) => cart.map(({ erpId, uom, qtyRaw }) => [erpId, uom, qtyRaw])

const before = withLines([], timber, { ...screws, erpId: "NAILS" })
const after = withLines(before, screws, timber, screws)
const addition = { before, after }

describe("What was put into a cart", () => {
  it("[CART-02] is told line by line, with how much of each was there before", () => {
    assert.deepStrictEqual(
      addedLines(addition).map(({ item, before: was, now }) => [item.erpId, was, now]),
      [
        ["H3-90X45-5.4", 7, 14],
        ["SCREWS", 0, 4]
      ]
    )
    assert.deepStrictEqual(
      repeatedLines(addition).map(({ key }) => key),
      [cartKey(timber)]
    )
    assert.deepStrictEqual(addedLines({ before: after, after }), [])
    assert.deepStrictEqual(addedLines({ before: after, after: before }), [])
  })

  it("[CART-02] is taken out again, and what was there before is left", () => {
    assert.deepStrictEqual(quantities(withoutAddition(after, addition)), quantities(before))
    const byMetre = withLines([], metres)
    const twice = withLines(byMetre, metres)
    assert.deepStrictEqual(quantities(withoutAddition(twice, { before: byMetre, after: twice })), quantities(byMetre))
  })

  it("[CART-02] leaves what was changed or taken out since", () => {
    const more = cartAfter(changeQuantity(after, cartKey(timber), 20))
    assert.deepStrictEqual(quantities(withoutAddition(more, addition))[0], ["H3-90X45-5.4", "STICK", 13])
    const fewer = cartAfter(changeQuantity(after, cartKey(timber), 5))
    assert.deepStrictEqual(quantities(withoutAddition(fewer, addition))[0], ["H3-90X45-5.4", "STICK", 5])
    const gone = cartAfter(removeFromCart(after, cartKey(screws)))
    assert.deepStrictEqual(quantities(withoutAddition(gone, addition)), quantities(before))
  })
})
