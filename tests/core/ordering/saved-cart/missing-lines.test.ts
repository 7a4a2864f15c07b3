/** Bringing a kept cart back into a cart that holds something already. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { missingLines } from "../../../../core/ordering/saved-cart/missing-lines.ts"

const screws = { sku: "SCREWS", uom: "BX", cf: 1, qty: 3, pieces: 3 }
const sticks = { sku: "PINE", uom: "STICK", cf: 5.4, length: 5.4, qty: 37.8, pieces: 7 }
const present = (line: typeof screws | typeof sticks, qtyRaw: number) => ({
  erpId: line.sku,
  uom: line.uom,
  qtyRaw,
  ...("length" in line ? { length: line.length } : {})
})

describe("What a cart lacks of a kept one", () => {
  it("[CART-07] is all of it where the cart is empty, or holds other things, units and lengths", () => {
    assert.deepStrictEqual(missingLines([screws, sticks], []), [screws, sticks])
    const others = [
      { ...present(screws, 9), erpId: "NAILS" },
      { ...present(sticks, 9), uom: "LM" },
      { ...present(sticks, 9), length: 4.8 }
    ]
    assert.deepStrictEqual(missingLines([screws, sticks], others), [screws, sticks])
  })

  it("[CART-07] [T32] is nothing where as much or more is in the cart", () =>
    assert.deepStrictEqual(missingLines([screws, sticks], [present(screws, 3), present(sticks, 40)]), []))

  it("[CART-07] is the rest, in sticks where it was chosen by the stick", () =>
    assert.deepStrictEqual(missingLines([screws, sticks], [present(screws, 1), present(sticks, 5)]), [
      { ...screws, qty: 2 },
      { ...sticks, pieces: 2 }
    ]))

  it("[CART-07] [T32] leaves the larger of both quantities in the cart", () => {
    const count = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(count, count, (kept, inCart) => {
        const [line] = missingLines([{ ...screws, qty: kept }], [present(screws, inCart)])
        assert.strictEqual(inCart + (line?.qty ?? 0), Math.max(kept, inCart))
      })
    )
  })
})
