/** How many packs cover a floor. */
import { assert, describe, it } from "@effect/vitest"
import { packsForArea } from "../../../core/units/packs-for-area.ts"

describe("Packs for an area", () => {
  it.each([
    ["with the waste", 5, 4, 2.17, 10, 11],
    ["without", 5, 4, 2, 0, 10],
    ["a millimetre more", 5.001, 4, 2, 0, 11]
  ])("[CALC-04] are whole: %s", (_, run, width, coverage, waste, packs) =>
    assert.strictEqual(packsForArea({ run, width }, coverage, waste), packs)
  )
  it.each([
    ["no run", 0, 4, 2, 10],
    ["no coverage", 5, 4, 0, 10],
    ["a waste below nothing", 5, 4, 2, -1],
    ["a waste of more than all", 5, 4, 2, 100.01],
    ["a waste of no number", 5, 4, 2, Number.NaN]
  ])("[CALC-04] are none for %s", (_, run, width, coverage, waste) =>
    assert.isUndefined(packsForArea({ run, width }, coverage, waste))
  )
})
