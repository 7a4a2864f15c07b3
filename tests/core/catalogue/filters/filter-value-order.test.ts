/** [FIL-03] The order of a filter's values. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { orderFilterValues } from "../../../../core/catalogue/filters/filter-value-order.ts"

const order = (name: string, values: ReadonlyArray<string>) =>
  orderFilterValues(
    name,
    values.map((value, at) => ({ value, count: at + 1 }))
  ).map(({ value }) => value)

describe("The values of a filter", () => {
  it.each([
    ["treatment", ["H4", "Untreated", "H3", "H2F", "H2S"], ["Untreated", "H2F", "H2S", "H3", "H4"]],
    ["grade", ["F17", "MGP12", "F5", "Utility", "MGP10", "F7"], ["MGP10", "MGP12", "F5", "F7", "F17", "Utility"]],
    ["finish", ["Gloss", "Semi Gloss", "Matt", "Low Sheen"], ["Matt", "Low Sheen", "Semi Gloss", "Gloss"]],
    ["size", ["XL", "2XL", "S", "M", "XS", "L"], ["XS", "S", "M", "L", "XL", "2XL"]],
    ["size", ["Medium", "Large", "Small"], ["Small", "Medium", "Large"]],
    ["section", ["240x45", "90x45", "90x35", "70x35"], ["70x35", "90x35", "90x45", "240x45"]],
    ["size", ["1 m", "900 mm", "75 mm", "1.2 m"], ["75 mm", "900 mm", "1 m", "1.2 m"]],
    ["size", ["1 in", "½ in", "1¼ in", "¾ in"], ["½ in", "¾ in", "1 in", "1¼ in"]],
    ["drive", ["Hex 3/8″", "Hex 5/16″", "Hex 1/4″"], ["Hex 1/4″", "Hex 5/16″", "Hex 3/8″"]],
    ["thread", ["M10", "M6", "M20", "M8"], ["M6", "M8", "M10", "M20"]],
    [
      "pack",
      ["5 kg", "500 g", "Each", "Box of 500", "Pack of 10"],
      ["Each", "Pack of 10", "Box of 500", "500 g", "5 kg"]
    ],
    [
      "priceBand",
      ["$10 to $25", "$5 to $10", "$500 and over", "Under $5"],
      ["Under $5", "$5 to $10", "$10 to $25", "$500 and over"]
    ],
    ["stars", ["3", "4.5", "4"], ["4.5", "4", "3"]],
    ["rValue", ["2.5", "1.5", "10", "6"], ["1.5", "2.5", "6", "10"]]
  ] as const)("[FIL-03] of %s stand in the trade's order: %j", (name, given, wanted) => {
    assert.deepStrictEqual(order(name, given), [...wanted])
  })

  it("[FIL-03] that are words stand behind measures, the commonest first, equals by the alphabet", () => {
    const values = [
      { value: "Rough sawn", count: 3 },
      { value: "Dressed", count: 3 },
      { value: "Primed", count: 9 },
      { value: "90 mm", count: 1 }
    ]
    assert.deepStrictEqual(
      orderFilterValues("finish", values).map(({ value }) => value),
      ["90 mm", "Primed", "Dressed", "Rough sawn"]
    )
  })

  const value = fc.record({
    value: fc.oneof(
      fc.constantFrom("H3", "Each", "M10", "½ in", "90x45", "2.4 m", "900 mm", "Small", "Under $5", "$5 to $10", "Oak"),
      fc.string({ maxLength: 8 })
    ),
    count: fc.nat(9)
  })
  const values = fc.uniqueArray(value, { selector: ({ value: text }) => text, maxLength: 12 })

  it("[FIL-03] stand in one order however they come, none lost and none added", () => {
    fc.assert(
      fc.property(fc.constantFrom("size", "treatment", "priceBand", "pack"), values, fc.nat(), (name, given, turn) => {
        const ordered = orderFilterValues(name, given)
        const turned = given.map((_, at) => given[(at + turn) % given.length] as (typeof given)[number])
        assert.deepStrictEqual(orderFilterValues(name, turned), ordered)
        assert.sameMembers([...ordered], given)
      })
    )
  })
})
