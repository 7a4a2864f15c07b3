/** What the way of an order is called once it is chosen, and what a line of the cart is. */
import { describe, expect, it } from "vitest"
import { lineName } from "../../ui/cart/line-name.ts"
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

describe("A line of the cart", () => {
  it.each([
    [{ length: "38 mm", pack: "Box of 25" }, "Coach Screw 38 mm, Box of 25"],
    [{ length: "38 mm", pack: "" }, "Coach Screw 38 mm"],
    [{}, "Coach Screw"]
  ])("with %j is called %s, as its order is", (attributes, name) => {
    const product = { name: "Coach Screw" } as Parameters<typeof lineName>[0]["product"]
    expect(lineName({ product, variation: { id: "1", attributes }, inventory: { isRandomLength: false } })).toBe(name)
  })
})
