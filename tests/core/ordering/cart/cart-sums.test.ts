/** What a cart comes to, and that adding is the same in one go or in many. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  addToCart,
  type Cart,
  cartBadge,
  cartKey,
  cartTotals,
  changeQuantity,
  removeFromCart
} from "../../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"
import { gstIn } from "../../../../core/pricing/gst.ts"
import { chargedPrice, isPriced } from "../../../../core/pricing/price.ts"
import { priceLine } from "../../../../core/pricing/price-line.ts"
import { anyListed, anyTerms, monday } from "../../pricing/listed.ts"
import { metres, screws, timber } from "./lines.ts"

const anyLine: fc.Arbitrary<CartItem> = fc
  .tuple(anyListed, anyTerms, fc.integer({ min: 1, max: 500 }), fc.boolean())
  .map(([listed, terms, qty, isPricedYet]) => {
    const isTimber = listed.uom === "LM"
    const answer = priceLine(listed, { sku: listed.sku, qty, uom: isTimber ? "STICK|5.4" : "BX|1" }, terms, monday)
    const item = { ...(isTimber ? timber : screws), qtyRaw: qty }
    return isPriced(answer) && isPricedYet ? { ...item, qty: answer.qty, pricing: answer } : item
  })

describe("What a cart comes to", () => {
  // Fails where the GST is taken of the sum instead of each line, where base prices are added for paid ones, or an unpriced line counts money.
  it("[CART-03] is the sum of what is paid for its lines, and its GST that of each line", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (items) => {
        let [subtotal, gst] = [0, 0]
        for (const { pricing } of items) {
          const price = pricing && (pricing.discount?.linePrice ?? pricing.linePrice)
          subtotal += price ?? 0
          gst += gstIn(price ?? 0)
        }
        const totals = cartTotals(items)
        assert.deepStrictEqual(
          [totals.itemsCount, totals.subtotal, totals.gst, totals.total],
          [items.length, subtotal, gst, subtotal]
        )
        assert.deepStrictEqual(cartTotals(items.toReversed()), totals)
      })
    )
  })

  // Fails where a dearer line eats another's saving, where the base price is compared, or where savings are rounded by the unit.
  it("[CART-03] savings are the differences from retail, each line's to the cent and none below 0", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (items) => {
        const { savings } = cartTotals(items)
        let hundredthsOfCents = 0n
        let priced = 0
        for (const { pricing } of items) {
          if (!pricing) continue
          const saved =
            BigInt(pricing.defaultUnitPrice - chargedPrice(pricing).unitPrice) * BigInt(Math.round(pricing.qty * 100))
          if (saved > 0n) hundredthsOfCents += saved
          priced += 1
        }
        const off = BigInt(savings) * 100n - hundredthsOfCents
        assert.isAtLeast(savings, 0)
        assert.isTrue(off <= BigInt(priced) * 50n && off >= BigInt(priced) * -50n)
      })
    )
  })

  // Fails on `>= 9`, on `> 10`, and where none shows a nought.
  it("[CART-03] the badge is the count up to nine, and 9+ above", () => {
    fc.assert(
      fc.property(fc.nat(200), (count) => assert.strictEqual(cartBadge(count), ["", ..."123456789"][count] ?? "9+"))
    )
  })
})

describe("Adding", () => {
  const cartWith = (cart: Cart, item: CartItem): Cart => {
    const added = addToCart(cart, item)
    if (!added.ok) throw new Error(added.msg)
    return added.cart
  }
  const things = fc.constantFrom(timber, screws)
  const quantity = fc.integer({ min: 1, max: 10_000 })

  // Fails where the same key replaces the quantity, or starts another line.
  it("[CART-02] twice is adding the sum once, and so is changing the line to it", () => {
    fc.assert(
      fc.property(things, quantity, quantity, (thing, a, b) => {
        const once = cartWith([], { ...thing, qtyRaw: a + b })
        assert.deepStrictEqual(cartWith(cartWith([], { ...thing, qtyRaw: a }), { ...thing, qtyRaw: b }), once)
        const changed = changeQuantity(cartWith([], { ...thing, qtyRaw: a }), cartKey(thing), a + b)
        assert.deepStrictEqual(changed, { ok: true, cart: once })
      })
    )
  })

  // Fails where a change touches another line, where removing takes the wrong one, or a second removal is silent.
  it("[CART-02] and taking out again leaves the cart as it was; a second time is 'item not found'", () => {
    fc.assert(
      fc.property(quantity, quantity, (a, b) => {
        const before = cartWith(cartWith([], { ...screws, qtyRaw: a }), { ...metres, qtyRaw: 16.2 })
        const removed = removeFromCart(cartWith(before, { ...timber, qtyRaw: b }), cartKey(timber))
        assert.deepStrictEqual(removed, { ok: true, cart: before })
        assert.deepStrictEqual(removeFromCart(before, cartKey(timber)), { ok: false, msg: "item not found" })
        assert.deepStrictEqual(changeQuantity(before, cartKey(timber), b), { ok: false, msg: "item not found" })
      })
    )
  })

  // Fails where 0.5 is let through a change, or a quantity below 0 takes from the line.
  it("[CART-02] [UOM-04] a quantity of 0 or less is 'incorrect qty', and the cart stays", () => {
    fc.assert(
      fc.property(things, fc.double({ max: 0, noNaN: true }), (thing, qtyRaw) => {
        const cart = cartWith([], thing)
        assert.deepStrictEqual(addToCart(cart, { ...thing, qtyRaw }), { ok: false, msg: "incorrect qty" })
        assert.deepStrictEqual(changeQuantity(cart, cartKey(thing), qtyRaw), { ok: false, msg: "incorrect qty" })
      })
    )
  })
})
