/** Choosing a variant by its options. */
import { assert, describe, it } from "@effect/vitest"
import type { AttributeName } from "../../../../core/catalogue/product/attribute.ts"
import { optionValues, selectVariant } from "../../../../core/catalogue/product/options.ts"

const variants = [
  { sku: "A", attributes: { gauge: "8 g", lengthMm: 50, finish: "Zinc" } },
  { sku: "B", attributes: { gauge: "10 g", lengthMm: 50, finish: "Zinc" } },
  { sku: "C", attributes: { gauge: "10 g", lengthMm: 100, finish: "Galvanised" } }
]
const options: ReadonlyArray<AttributeName> = ["gauge", "lengthMm", "finish"]

describe("Options", () => {
  it("[STK-05] a value is selected, active, or disabled beside what is chosen", () => {
    const chosen = { gauge: "8 g" }
    assert.deepStrictEqual(optionValues(variants, options, chosen, "gauge"), [
      { value: "8 g", state: "selected" },
      { value: "10 g", state: "active" }
    ])
    assert.deepStrictEqual(optionValues(variants, options, chosen, "lengthMm"), [
      { value: 50, state: "active" },
      { value: 100, state: "disabled" }
    ])
  })
  it("[STK-05] figures are in order, decimals too", () => {
    const lengths = [1.8, 1.25, 12, 2].map((lengthMm) => ({ attributes: { lengthMm } }))
    assert.deepStrictEqual(
      optionValues(lengths, ["lengthMm"], {}, "lengthMm").map(({ value }) => value),
      [1.25, 1.8, 2, 12]
    )
  })
  it("[STK-05] nothing is disabled before anything is chosen", () => {
    const states = options.flatMap((name) => optionValues(variants, options, {}, name)).map(({ state }) => state)
    assert.deepStrictEqual(new Set(states), new Set(["active"]))
  })
  it("a chosen value that no variant has beside the others is disabled", () =>
    assert.deepStrictEqual(optionValues(variants, options, { gauge: "8 g", finish: "Galvanised" }, "finish"), [
      { value: "Galvanised", state: "disabled" },
      { value: "Zinc", state: "active" }
    ]))
})

describe("The chosen variant", () => {
  it("has every chosen value", () =>
    assert.deepStrictEqual(selectVariant(variants, options, { gauge: "10 g", lengthMm: 100, finish: "Galvanised" }), {
      ok: true,
      variant: variants[2]!
    }))
  it.each([
    ["nothing chosen", {}],
    ["an option missing", { gauge: "10 g", lengthMm: 50 }],
    ["values that no variant has together", { gauge: "8 g", lengthMm: 100, finish: "Zinc" }]
  ])("[STK-05] with %s asks for the values of all required fields", (_, chosen) =>
    assert.deepStrictEqual(selectVariant(variants, options, chosen), {
      ok: false,
      msg: "Please select values for all required fields."
    })
  )
  it("needs no choice where there is one variant without options", () =>
    assert.deepStrictEqual(selectVariant([{ sku: "A", attributes: {} }], [], {}), {
      ok: true,
      variant: { sku: "A", attributes: {} }
    }))
})
