/** Slips of the finger: how many there are between two words, and which words may have them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { Vocabulary } from "../../../core/catalogue/search/clause.ts"
import { corrected } from "../../../core/catalogue/search/mending.ts"
import { slipsAllowed, slipsBetween } from "../../../core/catalogue/search/typos.ts"
import { understood } from "../../../core/catalogue/search-words.ts"

const word = fc.string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(..."abcdest") })

describe("Slips", () => {
  it.each([
    ["plywood", "plywood", 0],
    ["plywod", "plywood", 1],
    ["plywoood", "plywood", 1],
    ["plywoid", "plywood", 1],
    ["plywodo", "plywood", 1],
    ["lpywood", "plywood", 1],
    ["galvinized", "galvanised", 2],
    ["timber", "plaster", 3]
  ])("[SRCH-08] from %s to %s: %i", (typed, wanted, slips) => assert.strictEqual(slipsBetween(typed, wanted, 2), slips))

  it.each([
    ["galvin", "galvanised", 1],
    ["galv", "galvanised", 0],
    ["deckng", "decking", 1],
    ["marb", "merbau", 1]
  ])("[SRCH-08] %s on the way to %s: %i", (typed, wanted, slips) =>
    assert.strictEqual(slipsBetween(typed, wanted, 2, true), slips)
  )

  it.each([
    ["ply", 0],
    ["pine", 1],
    ["decking", 1],
    ["treatedp", 2],
    ["90x45", 0],
    ["mgp10", 0],
    ["5400", 0]
  ])("[SRCH-08] %s may have %i", (typed, slips) => assert.strictEqual(slipsAllowed(typed), slips))

  it("[SRCH-08] are the same both ways, none for the same word, and one for one letter more", () =>
    fc.assert(
      fc.property(word, word, fc.nat({ max: 9 }), (a, b, at) => {
        assert.strictEqual(slipsBetween(a, b, 3), slipsBetween(b, a, 3))
        assert.strictEqual(slipsBetween(a, a, 2), 0)
        const place = Math.min(at, a.length)
        assert.strictEqual(slipsBetween(`${a.slice(0, place)}z${a.slice(place)}`, a, 2), 1)
      })
    ))

  it("[SRCH-08] towards a beginning are never more than towards the whole word", () =>
    fc.assert(fc.property(word, word, (a, b) => slipsBetween(a, b, 2, true) <= slipsBetween(a, b, 2))))
})

describe("Putting right", () => {
  const vocabulary: Vocabulary = {
    has: () => false,
    tells: () => false,
    names: () => false,
    sections: [],
    near: (typed, slips) => ["plywood", "gyprock"].filter((known) => slipsBetween(typed, known, slips) <= slips)
  }
  const mended = (query: string) =>
    understood(`${query} `, vocabulary).map((clause) => corrected(clause, false, vocabulary))

  it("[SRCH-08] a word takes the nearest known one", () =>
    assert.deepStrictEqual(
      mended("plywod").map((clause) => clause?.correction),
      ["plywood"]
    ))

  it("[SRCH-08] a mistyped trade word finds what it stands for", () =>
    assert.isTrue(mended("gyprok")[0]?.meanings.some(({ terms }) => terms[0]?.word === "plasterboard")))

  it.each(["90x46", "5401mm", "mgp11", "14"])("[SRCH-08] %s is never taken for another number", (query) =>
    assert.deepStrictEqual(mended(query), [undefined])
  )
})
