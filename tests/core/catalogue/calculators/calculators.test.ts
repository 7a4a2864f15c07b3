/** What the calculators make of what is typed, and of the lengths that goods are sold in. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { boardList } from "../../../../core/catalogue/calculators/board-list.ts"
import {
  calculatorNames,
  calculatorOfCategory,
  calculators
} from "../../../../core/catalogue/calculators/calculator.ts"
import { parseCutPieces } from "../../../../core/catalogue/calculators/cut-pieces.ts"
import { fenceList } from "../../../../core/catalogue/calculators/fence-list.ts"
import { bestOffer, lengthOffers, type SoldLength } from "../../../../core/catalogue/calculators/length-offer.ts"
import { readMeasure, readMeasures } from "../../../../core/catalogue/calculators/measures.ts"

/** A length at so many cents a metre, of which the branch has so many. */
const sold = (length: number, available = 1000, perMetre = 500): SoldLength => ({
  key: `at ${length}`,
  length,
  available,
  cost: (pieces) => Math.round(pieces * length * perMetre)
})

describe("A calculator's figures", () => {
  const run = { name: "run", unit: "m", least: 0.1, most: 100 } as const
  it.each([
    ["7.2", 7.2],
    [" 7,2 ", 7.2],
    ["0.1", 0.1],
    ["100", 100],
    ["", "empty"],
    ["0.09", "range"],
    ["100.1", "range"],
    ["-7", "notNumber"],
    ["7.2 m", "notNumber"],
    ["1e1", "notNumber"],
    ["7.2005", "notNumber"],
    ["٧", "notNumber"]
  ] as const)("%j is read as %j", (typed, read) => assert.strictEqual(readMeasure(run, typed), read))

  it("stand at their usual values until another is sent, and what was emptied is missed", () => {
    const typed: Record<string, string> = { run: "7.2", waste: "" }
    assert.deepStrictEqual(
      readMeasures("deck", (name) => typed[name]),
      { measures: { run: 7.2, gap: 5 }, problems: { width: "empty", waste: "empty" } }
    )
  })

  it("have usual values that are within their limits", () => {
    for (const field of calculatorNames.flatMap((name) => calculators[name].fields))
      if (field.initial !== undefined) assert.strictEqual(readMeasure(field, String(field.initial)), field.initial)
  })

  it("belong to the category whose goods they count", () => {
    assert.deepStrictEqual(
      [
        "timber/decking/merbau",
        "timber/flooring",
        "timber/cladding/boards",
        "timber/fencing",
        "timber/framing/packs"
      ].map(calculatorOfCategory),
      ["deck", "floor", "wall", "fence", "cuts"]
    )
    assert.isUndefined(calculatorOfCategory("timber"))
    assert.isUndefined(calculatorOfCategory("timber/decking-tools"))
  })
})

describe("The lengths that are offered", () => {
  it("[CALC-03] are those that enough of can be bought, shortest first", () => {
    const none: SoldLength = { ...sold(3), cost: () => undefined }
    const offers = lengthOffers([sold(4.8), none, sold(2.4, 3)], (length) => Math.ceil(9.6 / length))
    assert.deepStrictEqual(offers, [
      { key: "at 2.4", length: 2.4, pieces: 4, cost: 4800, isInStock: false },
      { key: "at 4.8", length: 4.8, pieces: 2, cost: 4800, isInStock: true }
    ])
  })
  const offer = { key: "", length: 1, pieces: 4, cost: 400, isInStock: true }
  it.each([
    ["what the branch has before what is cheaper", { ...offer, cost: 900 }, { ...offer, isInStock: false }],
    ["what is cheaper before what has fewer pieces", { ...offer, pieces: 9 }, { ...offer, cost: 401 }],
    ["the fewest pieces of what costs the same", { ...offer, pieces: 3 }, offer]
  ])("[CALC-03] have %s", (_, best, other) => {
    assert.strictEqual(bestOffer([other, best]), best)
    assert.strictEqual(bestOffer([best, other]), best)
  })
  it("[CALC-03] cover what is laid, whatever its size", () =>
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: 100, max: 20_000 }), (run, width) => {
        const surface = { run: run / 1000, width: width / 1000, wastePercent: 0 }
        const list = boardList([sold(2.4), sold(5.4)], surface, { kind: "decking", board: 90, gap: 5 })
        assert.strictEqual(list?.offers.length, 2)
        for (const { pieces, length } of list?.offers ?? []) {
          assert.isAtLeast(pieces * length + 1e-9, (list?.rows ?? 0) * surface.run)
          assert.isBelow((pieces - 1) * length, (list?.rows ?? 0) * surface.run + 1e-9)
        }
      })
    ))
  it("[CALC-03] of a deck are whole boards of each length with the waste", () => {
    const surface = { run: 7.2, width: 4.5, wastePercent: 12 }
    const list = boardList([sold(4.8), sold(6)], surface, { kind: "decking", board: 90, gap: 6 })
    assert.strictEqual(list?.rows, 47)
    assert.strictEqual(list?.metres, 379.01)
    assert.deepStrictEqual(
      list?.offers.map(({ length, pieces }) => [length, pieces]),
      [
        [4.8, 79],
        [6, 64]
      ]
    )
  })
})

describe("The list of a fence", () => {
  const measures = { run: 24, height: 1.8, bay: 2.4, rails: 3, depth: 0.6, overlap: 0 }
  const goods = {
    posts: [sold(1.8), sold(2.4), sold(2.7)],
    rails: [sold(2.4), sold(3), sold(4.8)],
    palings: [sold(1.5), sold(1.8), sold(2.1)],
    palingWidth: 100
  }
  const counted = (list: ReturnType<typeof fenceList>) =>
    list.ok ? list.items.map(({ role, offer }) => [role, offer.length, offer.pieces]) : list.role

  it("[CALC-05] has posts of height and hole, palings of the height, and the cheapest sticks of whole bays", () =>
    assert.deepStrictEqual(counted(fenceList(measures, goods)), [
      ["posts", 2.4, 11],
      ["rails", 4.8, 15],
      ["palings", 1.8, 240]
    ]))
  it("[CALC-05] has plinths where they were chosen, and more palings where they overlap", () =>
    assert.deepStrictEqual(counted(fenceList({ ...measures, overlap: 20 }, { ...goods, plinths: [sold(2.4)] })), [
      ["posts", 2.4, 11],
      ["rails", 4.8, 15],
      ["palings", 1.8, 300],
      ["plinths", 2.4, 10]
    ]))
  it.each([
    ["posts", { depth: 1.2 }],
    ["palings", { height: 2.2, depth: 0.3 }],
    ["rails", { bay: 5.1 }]
  ] as const)("[CALC-05] says which are too short: %s", (role, change) =>
    assert.deepStrictEqual(fenceList({ ...measures, ...change }, goods), { ok: false, role })
  )
})

describe("Pieces to cut", () => {
  it("[CUT-03] are read in millimetres or metres, with how many", () =>
    assert.deepStrictEqual(parseCutPieces("2350 x 6\n2.35 m × 2\n\n 450mm*3; 1,2 x 4\n900"), {
      ok: true,
      pieces: [
        { length: 2350, count: 6 },
        { length: 2350, count: 2 },
        { length: 450, count: 3 },
        { length: 1200, count: 4 },
        { length: 900, count: 1 }
      ]
    }))
  it.each([
    ["a word", "2350 x 6\nstuds", 2, "studs"],
    ["no pieces", "2350 x 0", 1, "2350 x 0"],
    ["a length beyond any stick", "15001", 1, "15001"],
    ["no length", "0 x 4", 1, "0 x 4"],
    ["a length below nothing", "-450", 1, "-450"]
  ])("[CUT-03] name the line that is %s", (_, typed, line, text) =>
    assert.deepStrictEqual(parseCutPieces(typed), { ok: false, problem: "line", line, text })
  )
  it("[CUT-03] are at least one, and at most 500 of 60 kinds", () => {
    assert.deepStrictEqual(parseCutPieces(" \n;"), { ok: false, problem: "empty" })
    assert.isTrue(parseCutPieces("450 x 500").ok)
    assert.deepStrictEqual(parseCutPieces("450 x 500;451"), { ok: false, problem: "tooMany" })
    assert.deepStrictEqual(parseCutPieces(Array(61).fill("450").join(";")), { ok: false, problem: "tooMany" })
  })
})
