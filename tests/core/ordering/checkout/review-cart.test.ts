/** The cart as the checkout looks it over. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { cartKey } from "../../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"
import { reviewCart } from "../../../../core/ordering/checkout/review-cart.ts"
import { at, monday, priced, stick } from "../examples.ts"

const here = { now: monday, branchId: 25 }
const box = (over: Partial<CartItem> = {}): CartItem => {
  const { length: _length, ...item } = stick()
  return {
    ...item,
    erpId: "S1",
    uom: "EA",
    conversionFactor: 1,
    qty: 2,
    qtyRaw: 2,
    pricing: priced({ sku: "S1", qty: 2 }),
    product: { ...item.product, isHardware: true, isTimber: false },
    ...over
  }
}
const { pricing: _pricing, ...unpriced } = stick()
const inventory = { ...stick().inventory, isClearance: true }

describe("The cart", () => {
  it.each<readonly [string, CartItem, number, string]>([
    ["expired", stick(), at("2026-11-23T18:00:00"), "Product expired"],
    ["invalid", stick({ isSubmitValid: false }), monday, "Product invalid"],
    ["without a unit", stick({ uom: " " }), monday, "Unit of measure missing"],
    ["loading", unpriced, monday, "Still loading"],
    [
      "over stock",
      stick({ inventory: { ...inventory, stock: 6 } }),
      monday,
      "Sorry! We don't have the stock to fill your request. (remaining stock: 6)"
    ]
  ])("[CHK-02] cannot continue with a line that is %s, which says why", (_, item, now, msg) => {
    const review = reviewCart([box({ pricing: priced({ sku: "S1", qty: 2, expires: now + 1 }) }), item], {
      ...here,
      now
    })
    assert.isFalse(review.canContinue)
    assert.deepStrictEqual(review.blocking, [{ key: cartKey(item), msg }])
  })

  it("[CHK-02] can continue when nothing blocks it, until a second before its prices run out", () => {
    const review = reviewCart([stick(), box(), stick({ inventory: { ...inventory, stock: 7 }, uom: "STICK" })], {
      ...here,
      now: at("2026-11-23T17:59:59")
    })
    assert.isTrue(review.canContinue)
    assert.deepStrictEqual(review.blocking, [])
  })

  it("[CHK-02] that is empty cannot continue, and has nothing to send nationwide", () => {
    const { canContinue, nationalDeliveryCheck } = reviewCart([], here)
    assert.deepStrictEqual([canContinue, nationalDeliveryCheck], [false, false])
  })

  it("[CHK-02] goes nationwide when every line is Hardware; each other line says why not", () => {
    assert.isTrue(reviewCart([box(), box({ erpId: "S2" })], here).nationalDeliveryCheck)
    const mixed = reviewCart([box(), stick()], here)
    assert.isFalse(mixed.nationalDeliveryCheck)
    assert.deepStrictEqual(mixed.notNational, [
      { key: cartKey(stick()), msg: "Only Hardware items can be delivered to your address" }
    ])
    assert.isTrue(mixed.canContinue)
  })

  it.each([
    ["no branch is chosen", { now: monday }, stick(), true],
    ["everything is at the branch", here, stick(), false],
    [
      "something comes from another branch",
      here,
      stick({ inventory: { ...stick().inventory, stockStatus: "transfer/order-in" } }),
      true
    ],
    [
      "something is brought in",
      here,
      stick({ inventory: { ...stick().inventory, stockStatus: "special order" } }),
      true
    ]
  ] as const)("[CHK-02] shows the choice of a branch where %s", (_, where, item, shown) =>
    assert.strictEqual(reviewCart([box(), item], where).displayBranches, shown)
  )

  // Fails where `some` stands for `every`, or one blocking line hides another.
  it("[CHK-02] is judged line by line: a reason for each that blocks, and none for the others", () => {
    const line = fc.record({ isSubmitValid: fc.boolean(), isHardware: fc.boolean() })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const items = lines.map(({ isSubmitValid, isHardware }, place) =>
          box({ erpId: `S${place}`, isSubmitValid, product: { ...box().product, isHardware } })
        )
        const review = reviewCart(items, here)
        const keys = (keep: (one: (typeof lines)[number]) => boolean) =>
          items.filter((_, place) => keep(lines[place] ?? { isSubmitValid: true, isHardware: true })).map(cartKey)
        assert.deepStrictEqual(
          review.blocking.map(({ key }) => key),
          keys((one) => !one.isSubmitValid)
        )
        assert.deepStrictEqual(
          review.notNational.map(({ key }) => key),
          keys((one) => !one.isHardware)
        )
        assert.strictEqual(review.canContinue, lines.length > 0 && lines.every((one) => one.isSubmitValid))
        assert.strictEqual(review.nationalDeliveryCheck, lines.length > 0 && lines.every((one) => one.isHardware))
      })
    )
  })
})
