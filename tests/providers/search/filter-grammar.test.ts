/** Filters as the search protocol writes them. */

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type Filter,
  parseFacetFilter,
  parseFilter,
  parseFilterList,
  parseNumericFilter
} from "../../../adapters/search/query/filter-parser.ts"
import { SearchRequestError } from "../../../adapters/search/query/search-request-error.ts"

type Goods = Readonly<Record<string, string | number>>

/** Decides a filter for one thing, the plain way. */
const holds = (filter: Filter, goods: Goods): boolean => {
  if (filter.is === "value") return String(goods[filter.attribute]) === filter.value
  if (filter.is === "not") return !holds(filter.of, goods)
  if (filter.is !== "number") {
    const each = filter.of.map((one) => holds(one, goods))
    return filter.is === "all" ? each.every(Boolean) : each.some(Boolean)
  }
  const number = Number(goods[filter.attribute])
  return (
    number >= filter.from &&
    number <= filter.to &&
    !(filter.without === "from" && number === filter.from) &&
    !(filter.without === "to" && number === filter.to)
  )
}

const board: Goods = {
  type: "framing",
  length: 5.4,
  treatment: "H3",
  "categories.level1": "Timber & Decking",
  status: "public",
  price: 1250
}

describe("Filters", () => {
  it.each([
    ["type:framing", true],
    ["type:decking", false],
    ["NOT type:decking", true],
    ["type:framing AND treatment:H3", true],
    ["type:framing AND NOT treatment:H3", false],
    ["type:decking OR treatment:H3", true],
    ["type:decking OR type:post AND treatment:H3", false],
    ["(type:decking OR type:framing) AND treatment:H3", true],
    ["NOT (type:decking OR treatment:H4)", true],
    ["status:'public'", true],
    ['"categories.level1":"Timber & Decking"', true],
    ["categories.level1:'Timber & Decking'", true],
    ["length >= 5.4", true],
    ["length > 5.4", false],
    ["length<5.4", false],
    ["length <= 5.4 AND length != 2.4", true],
    ["price = 1250", true],
    ["price:1000 TO 1250", true],
    ["price:1251 TO 2000", false],
    ["price > -1", true]
  ])("[SRCH-03] %s: %s", (text, wanted) => expect(holds(parseFilter(text), board)).toBe(wanted))

  it.each([
    "",
    "type:",
    ":framing",
    "type:framing AND",
    "AND type:framing",
    "(type:framing",
    "type:framing)",
    "price > cheap",
    "type framing",
    "price:1 TO many",
    "'open",
    `${"(".repeat(30)}a:b${")".repeat(30)}`
  ])("[SRCH-03] %s is no filter", (text) => expect(() => parseFilter(text)).toThrow(SearchRequestError))

  it("[SRCH-03] AND binds tighter than OR, whatever they join", () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (sums) => {
          const text = sums
            .map((all) => all.map((yes) => `type:${yes ? "framing" : "other"}`).join(" AND "))
            .join(" OR ")
          expect(holds(parseFilter(text), board)).toBe(sums.some((all) => all.every(Boolean)))
        }
      )
    ))

  it("[SRCH-03] any text is a filter or is refused as one, nothing else", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        try {
          parseFilter(text)
        } catch (problem) {
          expect(problem).toBeInstanceOf(SearchRequestError)
        }
      })
    ))
})

describe("Lists of filters", () => {
  const facets = (given: unknown) => holds(parseFilterList(given, parseFacetFilter, "facetFilters"), board)

  it.each([
    [["type:framing", "treatment:H3"], true],
    [["type:framing", "treatment:H4"], false],
    [[["type:decking", "type:framing"], "treatment:H3"], true],
    [[["type:decking", "type:post"], "treatment:H3"], false],
    [["type:-decking"], true],
    [["type:-framing"], false],
    [[["treatment:-H3", "type:framing"]], true],
    ["type:framing", true],
    [[], true]
  ])("[SRCH-03] facetFilters %j: %s", (given, wanted) => expect(facets(given)).toBe(wanted))

  it.each([
    [["length>=5.4"], true],
    [["length<5.4"], false],
    [[["length<5.4", "price=1250"]], true],
    [["price:1000 TO 1300", "length!=2.4"], true]
  ])("[SRCH-03] numericFilters %j: %s", (given, wanted) =>
    expect(holds(parseFilterList(given, parseNumericFilter, "numericFilters"), board)).toBe(wanted)
  )

  it.each([[{}], [[1]], [[["type:framing", 2]]], [["framing"]]])("[SRCH-03] %j is refused", (given) =>
    expect(() => facets(given)).toThrow(SearchRequestError)
  )
})
