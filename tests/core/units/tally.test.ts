/** Tallies are read as they are written on the pack, and add up. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { valueOrThrow } from "../../../core/result.ts"
import { packsFor, packTally, parseTally, tallyText, tallyTotal } from "../../../core/units/tally.ts"

const anyTally = fc.record({
  pieces: fc.integer({ min: 1, max: 9_999 }),
  length: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100)
})
const framing = ["24/2.4", "24/3.0", "16/3.6", "16/4.8", "16/6.0"]
const packOf = (texts: ReadonlyArray<string>) => valueOrThrow(packTally(texts))

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
    const pack = packOf(framing)
    assert.deepStrictEqual(pack[0], { pieces: 24, length: 2.4 })
    assert.deepStrictEqual(tallyTotal(pack), { pieces: 96, metres: 360 })
  })
  it("[TAL-01] holds the pieces of one length together, shortest first", () =>
    assert.deepStrictEqual(packOf(["4/3.0", "2/2.4", "1/3"]), [
      { pieces: 2, length: 2.4 },
      { pieces: 5, length: 3 }
    ]))
  it("[TAL-01] is none where one of its tallies is none", () => {
    const msg = '"24" is no tally. Write pieces and length in metres: 24/2.4'
    assert.deepStrictEqual(packTally(["24/2.4", "24", "x"]), { ok: false, code: "badTally", field: "24", msg })
  })

  it.each([
    [0, 0],
    [0.01, 1],
    [360, 1],
    [360.01, 2],
    [1000, 3]
  ])("[TAL-01] for %d m takes %i", (metres, packs) =>
    assert.strictEqual(valueOrThrow(packsFor(packOf(framing), metres)), packs)
  )
  it("[TAL-01] of nothing holds nothing", () => {
    const found = packsFor([], 12)
    assert.strictEqual(!found.ok && found.code, "emptyPack")
  })
  it.each([-1, 1.005, Number.NaN, 1e12])("[TAL-01] [QTY-02] refuses %d m instead of taking them for none", (metres) => {
    const found = packsFor(packOf(framing), metres)
    assert.deepStrictEqual(!found.ok && [found.code, found.field], ["badMetres", "metres"])
  })
  it("[QTY-02] three times 2.4 m are 7.2 m, though a binary fraction says 7.199999999999999", () => {
    assert.strictEqual(valueOrThrow(packsFor([{ pieces: 3, length: 2.4 }], 2.4 * 3)), 1)
    assert.strictEqual(valueOrThrow(packsFor([{ pieces: 1, length: 0.3 }], 0.1 + 0.2)), 1)
  })
  it("[TAL-01] of a centimetre holds a centimetre, and a length that is none adds nothing", () => {
    assert.strictEqual(valueOrThrow(packsFor([{ pieces: 1, length: 0.01 }], 0.03)), 3)
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
        const total = tallyTotal(packOf(tallies.map(tallyText)))
        assert.deepStrictEqual(tallyTotal(packOf(tallies.map(tallyText).toReversed())), total)
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
          const [packs, each] = [valueOrThrow(packsFor(pack, wanted / 100)), Math.round(tallyTotal(pack).metres * 100)]
          assert.isTrue(packs * each >= wanted && (packs - 1) * each < wanted)
        }
      )
    )
  })
})
