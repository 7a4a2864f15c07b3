/** Tallies are read as they are written on the pack, and add up. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { packsFor, packTally, parseTally, tallyText, tallyTotal } from "../../../core/units/tally.ts"

const anyTally = fc.record({
  pieces: fc.integer({ min: 1, max: 9_999 }),
  length: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100)
})
const framing = ["24/2.4", "24/3.0", "16/3.6", "16/4.8", "16/6.0"]

describe("A tally", () => {
  it.each([
    ["24/2.4", { pieces: 24, length: 2.4 }],
    ["8/3.0", { pieces: 8, length: 3 }],
    ["1/2.25", { pieces: 1, length: 2.25 }],
    ["9999/12", { pieces: 9999, length: 12 }]
  ])("[TAL-01] %s is read as pieces and length", (text, tally) => assert.deepStrictEqual(parseTally(text), tally))

  it.each([
    "",
    "24",
    "24/",
    "/2.4",
    "0/2.4",
    "24/0",
    "24/0.00",
    "-1/2.4",
    "1.5/2.4",
    "24/2.405",
    "24 / 2.4",
    "24/2.4/1",
    "x/2.4"
  ])("[TAL-01] %o is none", (text) => assert.isUndefined(parseTally(text)))

  // Fails where a length loses its decimals or pieces and length change places.
  it("[TAL-01] is read as it was written", () => {
    fc.assert(fc.property(anyTally, (tally) => assert.deepStrictEqual(parseTally(tallyText(tally)), tally)))
    assert.strictEqual(tallyText({ pieces: 24, length: 3 }), "24/3.0")
  })
})

describe("A pack", () => {
  it("[TAL-01] of framing comes to its pieces and metres", () => {
    const pack = packTally(framing)!
    assert.deepStrictEqual(pack[0], { pieces: 24, length: 2.4 })
    assert.deepStrictEqual(tallyTotal(pack), { pieces: 96, metres: 360 })
  })
  it("[TAL-01] holds the pieces of one length together, shortest first", () =>
    assert.deepStrictEqual(packTally(["4/3.0", "2/2.4", "1/3"]), [
      { pieces: 2, length: 2.4 },
      { pieces: 5, length: 3 }
    ]))
  it("[TAL-01] is none where one of its tallies is none", () => assert.isUndefined(packTally(["24/2.4", "24"])))

  it.each([
    [0, 0],
    [0.01, 1],
    [360, 1],
    [360.01, 2],
    [1000, 3],
    [1.005, 0],
    [-1, 0],
    [Number.NaN, 0]
  ])("[TAL-01] for %d m takes %i", (metres, packs) => assert.strictEqual(packsFor(packTally(framing)!, metres), packs))
  it("[TAL-01] of nothing holds nothing", () => assert.strictEqual(packsFor([], 12), 0))
  it("[TAL-01] of a centimetre holds a centimetre, and a length that is none adds nothing", () => {
    assert.strictEqual(packsFor([{ pieces: 1, length: 0.01 }], 0.03), 3)
    assert.deepStrictEqual(tallyTotal([{ pieces: 3, length: Number.NaN }]), { pieces: 3, metres: 0 })
  })

  // Fails where metres are added as fractions (0.1 + 0.2), where a length counts twice, or where order matters.
  it("[TAL-01] comes to the same in any order, as if every piece were laid end to end", () => {
    const packs = fc.array(
      anyTally.map((tally) => ({ ...tally, pieces: (tally.pieces % 50) + 1 })),
      { maxLength: 12 }
    )
    fc.assert(
      fc.property(packs, (tallies) => {
        const total = tallyTotal(packTally(tallies.map(tallyText))!)
        assert.deepStrictEqual(tallyTotal(packTally(tallies.map(tallyText).toReversed())!), total)
        let [pieces, centimetres] = [0, 0]
        for (const tally of tallies)
          for (let piece = 0; piece < tally.pieces; piece += 1) {
            pieces += 1
            centimetres += Math.round(tally.length * 100)
          }
        assert.deepStrictEqual(total, { pieces, metres: centimetres / 100 })
      })
    )
  })

  // Fails where packs are rounded down or to the nearest.
  it("[TAL-01] whole packs hold the metres, and one fewer would not", () => {
    fc.assert(
      fc.property(
        fc.array(anyTally, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (pack, wanted) => {
          const [packs, each] = [packsFor(pack, wanted / 100), Math.round(tallyTotal(pack).metres * 100)]
          assert.isTrue(packs * each >= wanted && (packs - 1) * each < wanted)
        }
      )
    )
  })
})
