/** [FIL-02] Which filters products that were found by words have. */
import { assert, describe, it } from "@effect/vitest"
import { filtersOfFound } from "../../../../core/catalogue/filters/found-filters.ts"
import { attributeNames } from "../../../../core/catalogue/product/attribute.ts"

describe("The filters of what was found by words", () => {
  it("[FIL-02] are those that a fifth of the products have, in the order of the attributes", () => {
    assert.deepStrictEqual(filtersOfFound({ finish: 20, type: 100, grade: 19 }, 100), ["type", "finish"])
  })

  it.each([
    [{ section: 50, width: 90, thickness: 90, type: 90 }, ["type", "section"]],
    [{ sheet: 50, width: 90, thickness: 60 }, ["thickness", "sheet"]],
    [{ gauge: 30, diameter: 80 }, ["gauge"]],
    [{ gauge: 19, diameter: 80 }, ["diameter"]],
    [{ thread: 30, diameter: 30 }, ["thread"]],
    [{ length: 40, lengthMm: 60 }, ["lengthMm"]]
  ])("[FIL-02] say a thing once: %j", (coverage, filters) => {
    assert.deepStrictEqual<ReadonlyArray<string>>(filtersOfFound(coverage, 100), filters)
  })

  it("[FIL-02] are eight at most, those of most products", () => {
    const coverage = Object.fromEntries(attributeNames.map((name, at) => [name, 100 - at]))
    assert.deepStrictEqual(filtersOfFound(coverage, 100), [
      "type",
      "material",
      "species",
      "brand",
      "section",
      "depth",
      "length",
      "sheet"
    ])
  })

  it("[FIL-02] of nothing are none", () => {
    assert.deepStrictEqual(filtersOfFound({}, 0), [])
  })
})
