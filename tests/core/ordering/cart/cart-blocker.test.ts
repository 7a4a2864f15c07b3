/** What keeps a whole cart from going on, and when a price has changed for another reason than the shopper's own. */
import { assert, describe, it } from "@effect/vitest"
import { priceRequestOf } from "../../../../core/ordering/cart/cart.ts"
import { cartBlocker } from "../../../../core/ordering/cart/cart-blocker.ts"
import { previousPrice } from "../../../../core/ordering/cart/price-change.ts"
import { isPriced } from "../../../../core/pricing/price.ts"
import { priceLine } from "../../../../core/pricing/price-line.ts"
import { box, guest, monday } from "../../pricing/listed.ts"
import { screws } from "./lines.ts"

const pricing = priceLine(box, priceRequestOf(screws), guest, monday)
if (!isPriced(pricing)) throw new Error(pricing.msg)
const line = { ...screws, pricing }

describe("A cart is stopped", () => {
  it("[CHK-02] by nothing where every line can be bought", () => assert.isUndefined(cartBlocker([line], monday)))
  it("[CHK-02] by prices that are missing, also where others have run out", () => {
    assert.strictEqual(cartBlocker([line, screws], monday), "prices")
    assert.strictEqual(cartBlocker([line, screws], pricing.expires), "prices")
  })
  it("[CHK-02] by prices that have run out", () => assert.strictEqual(cartBlocker([line], pricing.expires), "expired"))
  it("[CHK-02] first of all by what only the shopper can put right", () =>
    assert.strictEqual(cartBlocker([line, screws, { ...line, isSubmitValid: false }], pricing.expires), "lines"))
})

describe("The price of a line", () => {
  const dearer = { ...pricing, unitPrice: pricing.unitPrice + 10, defaultUnitPrice: pricing.defaultUnitPrice + 10 }
  const broken = { ...pricing, qty: pricing.qty * 10, unitPrice: pricing.unitPrice - 10 }
  it("[PRC-06] was another where the shop asks more or less for the same", () =>
    assert.strictEqual(previousPrice(pricing, dearer), pricing.unitPrice))
  it("[PRC-06] was no other where nothing was known of it, or it is the same", () => {
    assert.isUndefined(previousPrice(undefined, pricing))
    assert.isUndefined(previousPrice(pricing, { ...pricing, expires: pricing.expires + 1 }))
  })
  it("[PRC-06] of more of it is another only where the list price is", () => {
    assert.isUndefined(previousPrice(pricing, broken))
    assert.strictEqual(previousPrice(pricing, { ...broken, defaultUnitPrice: 1 }), pricing.unitPrice)
  })
})
