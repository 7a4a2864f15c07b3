/** What belongs together on a job. */
import { assert, describe, it } from "@effect/vitest"
import { complementNames, complementsOf } from "../../../../core/catalogue/search/complements.ts"

describe("The names of a category or type", () => {
  it("are its path and each end of it, in small letters", () => {
    assert.deepStrictEqual(complementNames("Timber > Framing > Treated Pine"), [
      "timber > framing > treated pine",
      "framing > treated pine",
      "treated pine"
    ])
    assert.deepStrictEqual(complementNames("I-joist"), ["i-joist"])
  })
})

describe("[REC-01] What goes with goods", () => {
  it("is what a job needs beside them, the most needed first", () =>
    assert.deepStrictEqual(complementsOf(["I-joist", "Timber > Engineered Timber > I-Joists", "Timber"]), [
      "joist hangers",
      "particleboard flooring",
      "construction adhesive",
      "flooring screw",
      "framing anchors & brackets",
      "floor batts"
    ]))

  it("is told by the most exact that is known of them", () => {
    const composite = ["composite decking", "Timber > Decking > Composite", "Timber > Decking"]
    assert.strictEqual(complementsOf(composite)[0], "starter clip")
    assert.strictEqual(complementsOf(["decking", "Timber > Decking > Merbau", "Timber > Decking"])[0], "decking screw")
    assert.strictEqual(complementsOf(["unheard of", "Timber > Decking > Merbau"])[0], undefined)
    assert.strictEqual(
      complementsOf(["unheard of", "Timber > Decking > Merbau", "Timber > Decking"])[0],
      "decking screw"
    )
  })

  it("tells categories of one name apart by what they stand in", () => {
    assert.strictEqual(complementsOf(["Timber > Posts"])[0], "post supports")
    assert.deepStrictEqual(complementsOf(["Fencing > Posts"]), [])
  })

  it("is nothing of what nobody knows", () => assert.deepStrictEqual(complementsOf(["Books", "Books > Maps"]), []))
})
