/** Values as a shopper reads them: names, not codes; figures with their commas. */
import { assert, describe, it } from "@effect/vitest"
import { type AttributeName, attributeDisplayText } from "../../../../core/catalogue/product/attribute.ts"

describe("A value that a shopper reads", () => {
  it.each<[AttributeName, string | number, string]>([
    ["section", "90x45", "90 × 45"],
    ["size", "1200x600x50", "1200 × 600 × 50"],
    ["profile", "shiplap", "Shiplap"],
    ["volume", 22_500, "22,500 L"],
    ["lengthMm", 2400, "2400 mm"],
    ["length", 5.4, "5.4 m"],
    ["length", "6", "6.0 m"],
    ["treatment", "H3", "H3"],
    ["gauge", "14g", "14g"]
  ])("of %s, %s, is %s", (name, value, text) => assert.strictEqual(attributeDisplayText(name, value), text))
})
