/** What a cut list takes, to its last tenth of a millimetre, and what it costs at least. */
import { assert, describe, it } from "@effect/vitest"
import { cutList } from "../../../core/units/cut-list.ts"
import { heuristicSticks } from "../../../core/units/cut-list-heuristic.ts"
import { priceLowerBound } from "../../../core/units/cut-list-lower-bound.ts"
import {
  type CutJob,
  type CuttingModel,
  type CuttingProblem,
  cuttingModel,
  sticksPrice
} from "../../../core/units/cutting-model.ts"

const job = (over: Partial<CutJob> = {}): CutJob => ({
  pieces: [{ length: 900, count: 1 }],
  sticks: [{ length: 2400, price: 2160 }],
  kerf: 3,
  ...over
})
const cuttingFor = (over: Partial<CutJob>): CuttingModel => {
  const cutting = cuttingModel(job(over))
  if (typeof cutting === "string") throw new Error(cutting)
  return cutting
}
const stick = (length: number, price = 1) => ({ length, price })
const piece = (length: number, count = 1) => ({ length, count })

describe("A cutting job", () => {
  it.each<readonly [string, Partial<CutJob>]>([
    ["a piece of a tenth of a millimetre", { pieces: [piece(0.1)] }],
    ["a stick of a tenth of a millimetre", { sticks: [stick(0.1)], pieces: [piece(0.1)], kerf: 0 }],
    ["a stick for one cent", { sticks: [stick(2400, 1)] }],
    ["a stick of 100 m", { sticks: [stick(100_000)] }],
    ["a piece as long as the longest stick", { pieces: [piece(2400)] }],
    ["a saw cut of 20 mm", { kerf: 20 }],
    ["no saw cut", { kerf: 0 }],
    ["2,000 pieces", { pieces: [piece(900, 1_000), piece(800, 1_000)] }],
    ["lengths that are no binary fractions", { pieces: [piece(1000.3), piece(8.7)], sticks: [stick(2400.1)] }],
    ["the dearest stick whose 2,000 the shop handles", { sticks: [stick(2400, 500_000_000)] }]
  ])("[CUT-01] takes %s", (_, over) => assert.isObject(cuttingModel(job(over))))

  it.each<readonly [string, Partial<CutJob>, CuttingProblem]>([
    ["100 m and a tenth of a millimetre", { sticks: [stick(100_000.1)] }, "badStick"],
    ["a stick of no length", { sticks: [stick(0)] }, "badStick"],
    ["a stick that is too dear by a cent", { sticks: [stick(2400, 500_000_001)] }, "badStick"],
    ["a saw cut of 20.1 mm", { kerf: 20.1 }, "badKerf"],
    ["2,001 pieces of two sizes", { pieces: [piece(900, 1_000), piece(800, 1_001)] }, "tooMany"],
    ["less than no pieces", { pieces: [piece(900, -1)] }, "badPiece"]
  ])("[CUT-01] refuses %s", (_, over, problem) => assert.strictEqual(cuttingModel(job(over)), problem))

  it("[CUT-01] keeps of two equally dear sticks the longer, and of two equally long the cheaper", () => {
    const sticks = [stick(2400, 900), stick(3000, 900), stick(3600, 1200), stick(3600, 1100), stick(1800, 950)]
    assert.deepStrictEqual(cuttingFor({ sticks, kerf: 0 }).stock, [
      { capacity: 30_000, price: 900 },
      { capacity: 36_000, price: 1100 }
    ])
  })
})

describe("A cut list", () => {
  it("[CUT-01] lists the longest stick first, and of equally long ones the one with the least left", () => {
    const found = cutList({
      pieces: [piece(2000), piece(2300), piece(900)],
      sticks: [stick(2400, 2000), stick(1000, 900)],
      kerf: 0
    })
    assert.deepStrictEqual(found.ok && found.value.sticks.map(({ length, left }) => [length, left]), [
      [2400, 100],
      [2400, 400],
      [1000, 100]
    ])
  })
})

describe("What a job costs at least", () => {
  it("[CUT-02] is its material, from the stick that is cheapest by the millimetre", () => {
    assert.strictEqual(priceLowerBound(cuttingFor({ pieces: [piece(800, 5)], kerf: 0 })), 3600)
    assert.strictEqual(priceLowerBound(cuttingFor({ pieces: [piece(801, 5)], kerf: 0 })), 5400)
    const sticks = [stick(1000, 100), stick(1100, 105)]
    assert.strictEqual(priceLowerBound(cuttingFor({ sticks, pieces: [piece(100, 11), piece(99)], kerf: 0 })), 115)
  })

  it("[CUT-02] is what the pieces of one size need, as many to a stick as it holds", () => {
    const sticks = [stick(2000, 1001)]
    assert.strictEqual(priceLowerBound(cuttingFor({ sticks, pieces: [piece(700, 3)], kerf: 0 })), 1502)
    assert.strictEqual(priceLowerBound(cuttingFor({ sticks, pieces: [piece(700, 4)], kerf: 0 })), 2002)
    assert.strictEqual(priceLowerBound(cuttingFor({ sticks, pieces: [piece(700, 4), piece(10)], kerf: 0 })), 2002)
  })

  it("[CUT-02] is a stick of its own for each piece of more than half the longest", () => {
    const sticks = [stick(2000, 1000), stick(1500, 600)]
    const least = (pieces: CutJob["pieces"]) => priceLowerBound(cuttingFor({ sticks, pieces, kerf: 0 }))
    assert.strictEqual(least([piece(1600, 2), piece(1100, 3)]), 3800)
    assert.strictEqual(least([piece(1001, 2), piece(1000, 1)]), 1201)
    assert.strictEqual(least([piece(1501), piece(1500)]), 1600)
  })
})

describe("The quick answer to a large job", () => {
  /** Numbers that are always the same, by Park and Miller. */
  const numbers = (seed: number) => () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  const lengths = [2400, 2700, 3000, 3600, 4200, 4800, 5400, 6000]
  const jobOf = (seed: number): CuttingModel => {
    const next = numbers(seed)
    const pieces = Array.from({ length: 8 }, () => piece(300 + (next() % 2_000), 1 + (next() % 30)))
    return cuttingFor({
      pieces,
      sticks: lengths.map((length) => stick(length, Math.round(length * (0.8 + (next() % 40) / 100))))
    })
  }
  const jobs = Array.from({ length: 15 }, (_, at) => jobOf(1_000 + at))

  // What fifteen such jobs came to when this was written, 6% above the floor: a change may only make them cheaper.
  it("[CUT-02] costs no more than it did, and never less than the floor", () => {
    const spent = jobs.reduce((sum, cutting) => sum + sticksPrice(cutting, heuristicSticks(cutting)), 0)
    assert.isAtLeast(
      spent,
      jobs.reduce((sum, cutting) => sum + priceLowerBound(cutting), 0)
    )
    assert.isAtMost(spent, 2_357_502)
  })
})
