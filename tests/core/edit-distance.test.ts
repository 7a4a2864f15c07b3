/** Slips of the finger: how many there are between two words, and which words may have them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { Vocabulary } from "../../core/catalogue/search/clause.ts"
import { parseQuery } from "../../core/catalogue/search/query-parser.ts"
import { correctClause } from "../../core/catalogue/search/spell-correction.ts"
import { allowedEdits, editDistance } from "../../core/edit-distance.ts"

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
  ])("[SRCH-08] from %s to %s: %i", (typed, wanted, slips) => assert.strictEqual(editDistance(typed, wanted, 2), slips))

  it.each([
    ["galvin", "galvanised", 1],
    ["galv", "galvanised", 0],
    ["deckng", "decking", 1],
    ["marb", "merbau", 1]
  ])("[SRCH-08] %s on the way to %s: %i", (typed, wanted, slips) =>
    assert.strictEqual(editDistance(typed, wanted, 2, true), slips)
  )

  it.each([
    ["ply", 0],
    ["pine", 1],
    ["decking", 1],
    ["treatedp", 2],
    ["90x45", 0],
    ["mgp10", 0],
    ["5400", 0]
  ])("[SRCH-08] %s may have %i", (typed, slips) => assert.strictEqual(allowedEdits(typed), slips))

  it("[SRCH-08] are the same both ways, none for the same word, and one for one letter more", () =>
    fc.assert(
      fc.property(word, word, fc.nat({ max: 9 }), (a, b, at) => {
        assert.strictEqual(editDistance(a, b, 3), editDistance(b, a, 3))
        assert.strictEqual(editDistance(a, a, 2), 0)
        const place = Math.min(at, a.length)
        assert.strictEqual(editDistance(`${a.slice(0, place)}z${a.slice(place)}`, a, 2), 1)
      })
    ))

  it("[SRCH-08] towards a beginning are never more than towards the whole word", () =>
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 2, true) <= editDistance(a, b, 2))))
})

describe("Putting right", () => {
  const vocabulary: Vocabulary = {
    has: () => false,
    tells: () => false,
    suits: () => false,
    names: () => false,
    sections: [],
    similarWords: (typed, slips) =>
      ["plywood", "gyprock"].filter((known) => editDistance(typed, known, slips) <= slips),
    soundAlikes: () => [],
    inFull: () => []
  }
  const mended = (query: string) =>
    parseQuery(`${query} `, vocabulary).map((clause) => correctClause(clause, false, vocabulary))

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
