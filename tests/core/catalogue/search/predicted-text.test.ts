/** What of an offered search the shopper did not type. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { predictedText } from "../../../../core/catalogue/search/predicted-text.ts"

const marked = (offered: string, typed: string) =>
  predictedText(offered, typed)
    .map(({ text, isPredicted }) => (isPredicted ? `[${text}]` : text))
    .join("")

describe("An offered search", () => {
  it.each([
    ["merbau decking", "merb", "merb[au decking]"],
    ["merbau decking", "MERBAU de", "merbau de[cking]"],
    ["treated pine decking", "deck", "[treated pine ]deck[ing]"],
    ["treated pine decking", "decking pine", "[treated ]pine decking"],
    ["merbau decking", "merbau decking", "merbau decking"],
    ["merbau decking", "", "[merbau decking]"],
    ["merbau", "oil", "[merbau]"]
  ])("[SRCH-01] %s, where %s is typed, marks what is predicted", (offered, typed, shown) =>
    assert.strictEqual(marked(offered, typed), shown)
  )

  it("[SRCH-01] is whole, whatever is typed", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (offered, typed) => {
        const pieces = predictedText(offered, typed)
        assert.strictEqual(pieces.map(({ text }) => text).join(""), offered)
      })
    ))
})
