/** What the way of an order is called once it is chosen, and what a line of the cart is. */
import { describe, expect, it } from "vitest"
import { lineName } from "../../ui/cart/line-name.ts"
import { quantityInUnit } from "../../ui/cart/quantity-text.ts"
import { chosenWayName } from "../../ui/words/delivery.ts"

describe("A chosen way", () => {
  it.each([
    ["delivery", true, "Delivery by our crane truck"],
    ["delivery", false, "Delivery by our truck"],
    ["uber", true, "Uber"],
    ["pickup", true, "Click and collect"]
  ] as const)("[DEL-04] [DEL-07] %s, with a crane %s, is called %s", (method, hasCrane, name) =>
    expect(chosenWayName(method, hasCrane)).toBe(name)
  )
})

describe("A quantity", () => {
  it.each([
    [4, "LT", "card", "4\u00a0L"],
    [1, "EA", "checkout", "1\u00a0each"],
    [1200, "LM", "checkout", "1,200\u00a0lineal metres"]
  ] as const)("[UOM-01] of %f %s, %s, is kept on one line with its unit", (quantity, uom, place, text) =>
    expect(quantityInUnit(quantity, uom, place)).toBe(text)
  )
})

describe("A line of the cart", () => {
  it.each([
    [{ length: "38 mm", pack: "Box of 25" }, "Coach Screw 38\u00a0mm, Box of\u00a025"],
    [{ length: "38 mm", pack: "" }, "Coach Screw 38\u00a0mm"],
    [{}, "Coach Screw"]
  ])("with %j is called %s, as its order is", (attributes, name) => {
    const product = { name: "Coach Screw" } as Parameters<typeof lineName>[0]["product"]
    expect(lineName({ product, variation: { id: "1", attributes }, inventory: { isRandomLength: false } })).toBe(name)
  })
})
