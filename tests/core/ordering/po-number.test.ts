/** The PO/Job number of an order, as its company asks for it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { poAsks } from "../../../core/identity/po-policy.ts"
import { normalizePoNumber, poNumberProblem } from "../../../core/orders/po-number.ts"
import { poPolicyProblem, typedPoCodes } from "../../../core/orders/po-policy-problem.ts"

const list = { ask: "list", codes: ["J-100", "J-200"] } as const
const required = { ask: "required", codes: [] } as const

describe("A PO/Job number", () => {
  it.each([
    [undefined, "", undefined],
    [undefined, "PO 7", undefined],
    [undefined, "x".repeat(41), "40 max characters"],
    [{ ask: "off", codes: [] } as const, "x".repeat(41), undefined],
    [required, "  ", "PO/Job number is required"],
    [required, "x".repeat(41), "40 max characters"],
    [required, "PO 7", undefined],
    [list, "", "PO/Job number is required"],
    [list, "J-300", "Choose one of your company's job codes"],
    [list, " J-200 ", undefined]
  ])("[PO-01] %j: %j is %s", (policy, typed, problem) => assert.strictEqual(poNumberProblem(typed, policy), problem))

  it("[PO-01] is kept without its blanks, and not at all where none is asked for", () => {
    assert.strictEqual(normalizePoNumber(" PO 7 "), "PO 7")
    assert.isUndefined(normalizePoNumber("  "))
    assert.isUndefined(normalizePoNumber("PO 7", { ask: "off", codes: [] }))
  })
})

describe("The codes of a company", () => {
  it("[PO-01] are its lines, each once, without blanks", () =>
    assert.deepStrictEqual(typedPoCodes(" J-1\r\n\nJ-2 \nJ-1"), ["J-1", "J-2"]))

  it.each([
    [{ ask: "list", codes: [] }, "Write at least one code, each on a line of its own"],
    [{ ask: "list", codes: Array.from({ length: 101 }, String) }, "A company keeps 100 codes at most"],
    [{ ask: "list", codes: ["x".repeat(41)] }, "A code has 40 characters at most"],
    [{ ask: "required", codes: [] }, undefined],
    [list, undefined]
  ] as const)("[PO-01] %j: %s", (policy, problem) => assert.strictEqual(poPolicyProblem(policy), problem))

  it("[PO-01] are each accepted as they are offered, whatever was typed", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 20 }), (lines) => {
        const codes = typedPoCodes(lines.join("\n"))
        for (const code of codes)
          if (poPolicyProblem({ ask: "list", codes }) === undefined && code.replace(/[\p{Cf}\s]/gu, "") !== "")
            assert.isUndefined(poNumberProblem(code, { ask: "list", codes }))
      })
    )
  })

  it("[PO-01] count for a list alone", () => {
    for (const ask of poAsks.filter((one) => one !== "list")) assert.isUndefined(poPolicyProblem({ ask, codes: [] }))
  })
})
