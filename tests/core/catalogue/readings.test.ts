/** How queries are read, to the last weight: as they were when the lists of relevance were met; who changes one measures it again. */
import { assert, describe, it } from "@effect/vitest"
import { attributeText } from "../../../core/catalogue/product/attribute.ts"
import { numberWordsToDigits } from "../../../core/catalogue/search/number-words.ts"
import { formatMetres, formatNumber } from "../../../core/catalogue/search/text-folding.ts"
import kept from "./readings.json" with { type: "json" }
import { indexedText, readingOf, sidesText, stemText } from "./readings.ts"

describe("A query", () => {
  it.each(Object.entries(kept.queries))("[SRCH-07] %s means: %s", (query, text) =>
    assert.strictEqual(readingOf(query), text)
  )
  it.each(Object.entries(kept.sides))("[SRCH-07] of the size %s means: %s", (word, text) =>
    assert.strictEqual(sidesText(word), text)
  )
  it.each(kept.stems)("[SRCH-07] without its ending: %s", (text) =>
    assert.strictEqual(stemText(text.split("→")[0] ?? ""), text)
  )
  it.each(Object.entries(kept.figures))("[SRCH-07] with figures for words: %s is %s", (query, text) =>
    assert.strictEqual(numberWordsToDigits(query), text)
  )
})

describe("A product", () => {
  it.each(kept.products)("[SRCH-07] is found by its words, the telling ones first of all", ({ of, words }) =>
    assert.strictEqual(indexedText(of as Parameters<typeof indexedText>[0]), words)
  )
  it.each([
    [2.4, "2.4 m"],
    [3, "3.0 m"],
    [2.25, "2.25 m"],
    [0.05, "0.05 m"]
  ])("has a length of %d m, written %s", (length, text) => assert.strictEqual(attributeText("length", length), text))
  it.each([
    [0.0004, "0"],
    [1.2345, "1.235"],
    [90, "90"]
  ])("has the figure %d written %s", (number, text) => assert.strictEqual(formatNumber(number), text))
  it("has metres written with one decimal at least", () =>
    assert.deepStrictEqual([2.4, 3, 2.25].map(formatMetres), ["2.4m", "3.0m", "2.25m"]))
})
