/** When a crane has to come along, and what must be known of the site. */
import { assert, describe, it } from "@effect/vitest"
import {
  craneProblem,
  isCraneAccessComplete,
  isCraneComing,
  noCraneAccess
} from "../../../../core/delivery/vehicles/crane.ts"
import {
  craneAccessProblems,
  craneAccessText,
  MAX_CRANE_ACCESS_CHARACTERS
} from "../../../../core/delivery/vehicles/crane-access.ts"
import { craneAccessWords } from "../../../../core/words/crane-access.ts"

const right = { wires: "none", slope: "flat", width: "3.5" }

describe("The check of a crane", () => {
  it.each([
    [true, false, "Exactly this"],
    [true, true, undefined],
    [false, false, undefined],
    [false, true, undefined]
  ])("[DEL-07] required %s, valid %s: %s", (craneRequired, isValid, expected) =>
    assert.strictEqual(craneProblem("Exactly this")({ craneRequired, isValid }), expected)
  )

  it("[DEL-07] a crane comes where it was asked for, and where something is too heavy", () => {
    assert.isTrue(isCraneComing({ craneRequired: true, vehicles: ["truck"] }))
    assert.isTrue(isCraneComing({ craneRequired: false, vehicles: ["crane_truck"] }))
    assert.isFalse(isCraneComing({ craneRequired: false, vehicles: ["truck", "ute"] }))
  })
})

describe("The answers about a site", () => {
  it("[DEL-07] are all asked for", () =>
    assert.deepStrictEqual(craneAccessProblems(noCraneAccess), {
      wires: "Overhead wires is required",
      slope: "Ground is required",
      width: craneAccessWords.widthMissing
    }))

  it.each([
    ["3.5", undefined],
    ["3,2 m", undefined],
    ["3", undefined],
    ["2.9", craneAccessWords.tooNarrow(3)],
    ["wide", craneAccessWords.widthMissing],
    ["-4", craneAccessWords.widthMissing],
    ["100", craneAccessWords.widthMissing]
  ])("[DEL-07] a way of %s m: %s", (width, problem) => {
    assert.strictEqual(craneAccessProblems({ ...right, width }).width, problem)
    assert.strictEqual(isCraneAccessComplete({ ...right, width }), problem === undefined)
  })

  it("[DEL-07] an answer that is none of those offered is none", () =>
    assert.hasAllKeys(craneAccessProblems({ ...right, wires: "constructor", slope: "toString" }), ["wires", "slope"]))

  it.each(["wires", "slope", "width"])("[DEL-07] let no crane come without %s", (field) =>
    assert.isFalse(isCraneAccessComplete({ ...right, [field]: "" }))
  )

  it("[DEL-07] go to the driver in one line with room to spare", () => {
    assert.strictEqual(
      craneAccessText(right),
      "Crane access: wires none near the drop-off; ground flat and firm; narrowest way in 3.5 m."
    )
    assert.isAtMost(
      craneAccessText({ wires: "near", slope: "soft", width: "99.999999" }).length,
      MAX_CRANE_ACCESS_CHARACTERS
    )
  })
})
