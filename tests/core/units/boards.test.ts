/** Boards for decks, floors and walls. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type BoardLayout, boardsFor, type CoveredArea } from "../../../core/units/boards.ts"

const decking: BoardLayout = { kind: "decking", board: 90, gap: 6 }

describe("Boards", () => {
  it("[CALC-01] a deck of 7.2 × 4.5 m in 90 mm boards, 6 mm apart, with 12% waste: 47 rows, 379.0 m, 79 boards of 4.8 m", () => {
    const found = boardsFor({ run: 7.2, width: 4.5 }, decking, { wastePercent: 12, length: 4.8 })!
    assert.deepStrictEqual(found, { rows: 47, metres: 379.01, boards: 79 })
    assert.strictEqual(found.metres.toFixed(1), "379.0")
  })
  it.each<readonly [string, CoveredArea, BoardLayout, object, object]>([
    ["a deck by its area", { area: 32.4 }, decking, { wastePercent: 12 }, { metres: 378 }],
    ["a deck without waste", { area: 32.4 }, decking, { length: 5.4 }, { metres: 337.5, boards: 63 }],
    [
      "a floor of 130 mm cover",
      { area: 20 },
      { kind: "flooring", cover: 130 },
      { wastePercent: 5 },
      { metres: 161.54 }
    ],
    [
      "a wall of 180 mm boards that lap 30 mm",
      { run: 10, width: 2.7 },
      { kind: "cladding", board: 180, lap: 30 },
      { length: 5.4 },
      { rows: 18, metres: 180, boards: 34 }
    ],
    ["rows that just fit", { run: 3, width: 0.96 }, decking, {}, { rows: 10, metres: 30 }],
    ["a millimetre more", { run: 3, width: 0.961 }, decking, {}, { rows: 11, metres: 33 }],
    ["boards that just do", { run: 4.8, width: 0.96 }, decking, { length: 4.8 }, { rows: 10, metres: 48, boards: 10 }],
    ["10 km in one row", { run: 10_000, width: 0.001 }, decking, {}, { rows: 1, metres: 10_000 }],
    ["a square millimetre or so", { area: 0.001 }, { kind: "flooring", cover: 100 }, {}, { metres: 0.01 }],
    ["twice the boards", { area: 1 }, { kind: "flooring", cover: 100 }, { wastePercent: 100 }, { metres: 20 }],
    [
      "a cover that is no binary fraction",
      { area: 1.03 },
      { kind: "decking", board: 10.1, gap: 0.2 },
      {},
      { metres: 100 }
    ],
    [
      "a board of a quarter of a millimetre more, exactly",
      { run: 1, width: 88.25 * 3 * 0.001 },
      { kind: "flooring", cover: 88.25 },
      {},
      { rows: 3, metres: 3 }
    ],
    [
      "a board and a gap of quarters of a millimetre",
      { area: 0.9425 },
      { kind: "decking", board: 88.25, gap: 6 },
      {},
      { metres: 10 }
    ],
    ["a cover of tenths", { area: 1 }, { kind: "flooring", cover: 80.5 }, {}, { metres: 12.43 }]
  ])("[CALC-01] %s", (_, covered, laid, more, expected) =>
    assert.deepStrictEqual(boardsFor(covered, laid, more), expected)
  )

  it.each<readonly [string, CoveredArea, BoardLayout, object]>([
    ["no area", { area: 0 }, decking, {}],
    ["less than none", { area: -1 }, decking, {}],
    ["no number", { area: Number.NaN }, decking, {}],
    ["more than 10 km", { run: 10_000.001, width: 1 }, decking, {}],
    ["no width", { run: 1, width: 0 }, decking, {}],
    ["a board of nothing", { area: 1 }, { kind: "decking", board: 0, gap: 0 }, {}],
    ["a gap below none", { area: 1 }, { kind: "decking", board: 90, gap: -1 }, {}],
    ["a lap as wide as the board", { area: 1 }, { kind: "cladding", board: 180, lap: 180 }, {}],
    ["a lap below none", { area: 1 }, { kind: "cladding", board: 180, lap: -5 }, {}],
    ["waste below none", { area: 1 }, decking, { wastePercent: -1 }],
    ["more waste than boards", { area: 1 }, decking, { wastePercent: 100.01 }],
    ["a board of nothing beside a gap", { area: 1 }, { kind: "decking", board: 0, gap: 6 }, {}],
    ["a board below nothing", { area: 1 }, { kind: "decking", board: -90, gap: 100 }, {}],
    ["a floor board of nothing", { area: 1 }, { kind: "flooring", cover: 0 }, {}],
    ["a floor board below nothing", { area: 1 }, { kind: "flooring", cover: -90 }, {}],
    ["a wall's board below nothing", { area: 1 }, { kind: "cladding", board: -90, lap: 0 }, {}],
    ["a board that can't be measured", { area: 1 }, { kind: "decking", board: 88.2501234, gap: 6 }, {}],
    ["a width that can't be measured", { run: 1, width: 1 / 3 }, decking, {}],
    ["boards of no length", { area: 1 }, decking, { length: 0 }]
  ])("[CALC-01] are none for %s", (_, covered, laid, more) => assert.isUndefined(boardsFor(covered, laid, more)))

  const mm = fc.integer({ min: 100, max: 60_000 })
  const cover = fc.integer({ min: 20, max: 400 })
  const waste = fc.integer({ min: 0, max: 3_000 })

  // Fails where rows or boards are rounded to the nearest, where waste is left out, or where metres are cut off.
  it("[CALC-01] cover the whole, waste included, and one row or one board fewer would not", () => {
    fc.assert(
      fc.property(mm, mm, cover, waste, fc.constantFrom(2400, 4800, 5400), (run, width, of, percent, length) => {
        const found = boardsFor(
          { run: run / 1000, width: width / 1000 },
          { kind: "flooring", cover: of },
          { wastePercent: percent / 100, length: length / 1000 }
        )!
        assert.isTrue(found.rows! * of >= width && (found.rows! - 1) * of < width)
        // Exact, in ten-thousandths of a millimetre.
        const exact = BigInt(found.rows!) * BigInt(run) * BigInt(10_000 + percent)
        const metres = BigInt(Math.round(found.metres * 100)) * 100_000n
        assert.isTrue(metres >= exact && metres - 100_000n < exact)
        const boards = BigInt(found.boards!) * BigInt(length) * 10_000n
        assert.isTrue(boards >= exact && boards - BigInt(length) * 10_000n < exact)
      })
    )
  })

  // Fails where the area is divided by the board without its gap, or the waste is taken off instead of added.
  it("[CALC-01] more area, more waste or a narrower cover never takes less", () => {
    const area = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(area, area, cover, cover, waste, waste, (a, b, c, d, e, f) => {
        const metres = (square: number, board: number, percent: number) =>
          boardsFor({ area: square / 1000 }, { kind: "decking", board, gap: 5 }, { wastePercent: percent / 100 })!
            .metres
        assert.isAtMost(
          metres(Math.min(a, b), Math.max(c, d), Math.min(e, f)),
          metres(Math.max(a, b), Math.min(c, d), Math.max(e, f))
        )
        // An area of whole rows takes what the rows take.
        assert.strictEqual(metres((c + 5) * 10, c, 0), 10)
      })
    )
  })
})
