/** What analytics is told of a cart that changes. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type CartEvent, cartEvents } from "../../../../core/ordering/cart/cart-events.ts"
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"

const line = (erpId: string, qtyRaw: number, length?: number) =>
  ({
    erpId,
    uom: "STICK",
    qtyRaw,
    ...(length === undefined ? {} : { length }),
    product: { name: `Name of ${erpId}` },
    pricing: { linePrice: 123 }
  }) as unknown as CartItem

const event = (name: CartEvent["event"], sku: string, quantity: number) => ({
  event: name,
  sku,
  name: `Name of ${sku}`,
  unit: "STICK",
  quantity
})

describe("A change of the cart", () => {
  it("[CART-05] that brings a line is an add, and one that takes it away a remove, of all of it", () => {
    assert.deepStrictEqual(cartEvents([], [line("A", 2)]), [event("add_to_cart", "A", 2)])
    assert.deepStrictEqual(cartEvents([line("A", 2.4), line("B", 1)], [line("B", 1)]), [
      event("remove_from_cart", "A", 2.4)
    ])
  })

  it("[CART-05] of a quantity is an add or a remove by the difference", () => {
    assert.deepStrictEqual(cartEvents([line("A", 2)], [line("A", 5)]), [event("add_to_cart", "A", 3)])
    assert.deepStrictEqual(cartEvents([line("A", 5.3)], [line("A", 5.1)]), [event("remove_from_cart", "A", 0.2)])
  })

  it("of nothing but prices or places is none, and two lengths of one thing are two", () => {
    assert.deepStrictEqual(cartEvents([line("A", 1), line("B", 1)], [line("B", 1), line("A", 1)]), [])
    assert.deepStrictEqual(cartEvents([line("A", 1, 2.4)], [line("A", 1, 2.4), line("A", 1, 3)]), [
      event("add_to_cart", "A", 1)
    ])
  })

  it("[CART-05] step by step comes to the same as at once", () => {
    const skus = ["A", "B", "C"]
    const cart = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...skus), fc.integer({ min: 1, max: 900 })), { selector: ([sku]) => sku })
      .map((lines) => lines.map(([sku, quantity]) => line(sku, quantity / 10)))
    const sums = (events: ReturnType<typeof cartEvents>) =>
      skus.map((sku) =>
        events
          .filter((one) => one.sku === sku)
          .reduce((sum, one) => sum + Math.round(one.quantity * 100) * (one.event === "add_to_cart" ? 1 : -1), 0)
      )
    fc.assert(
      fc.property(cart, cart, cart, (first, second, third) => {
        const steps = [...cartEvents(first, second), ...cartEvents(second, third)]
        assert.deepStrictEqual(sums(steps), sums(cartEvents(first, third)))
      })
    )
  })
})
