/** How often one address may search. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { countSearches, createSearchLimit } from "../../../adapters/http/limits/search-limit.ts"

const minute = 60_000

it("so many are answered in a minute of the clock, and no more; the next minute begins anew", () => {
  const allows = createSearchLimit(3)
  const asked = [0, 1, 59_999, 30_000, minute, minute + 1].map((ms) => allows("a", 10 * minute + ms))
  expect(asked).toEqual([true, true, true, false, true, true])
})

it("one address is not held up by another, in whatever order they come", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 40 }), (addresses) => {
      const allows = createSearchLimit(5)
      const answered = addresses.filter((address) => allows(address, minute))
      for (const one of ["a", "b", "c"])
        expect(answered.filter((address) => address === one)).toHaveLength(
          Math.min(5, addresses.filter((address) => address === one).length)
        )
    })
  )
})

it("a hundred thousand addresses are remembered and no more", () => {
  const allows = createSearchLimit(1)
  allows("first", minute)
  expect(allows("first", minute)).toBe(false)
  for (let nth = 1; nth < 100_000; nth += 1) allows(`address ${nth}`, minute)
  expect(allows("first", minute)).toBe(true)
})

it.each([
  ["", 1],
  [JSON.stringify({ query: "ply" }), 1],
  [JSON.stringify({ requests: Array(5).fill({ indexName: "products" }) }), 1],
  [JSON.stringify({ requests: Array(6).fill({ indexName: "products" }) }), 2],
  [JSON.stringify({ requests: Array(50).fill({ indexName: "products" }) }), 10],
  [JSON.stringify({ requests: Array(50).fill({ indexName: "products" }) }).replaceAll("Name", "Nam\\u0065"), 10],
  [JSON.stringify({ requests: Array(50).fill({ indexName: "products" }) }).replace("requests", "r\\u0065quests"), 10],
  [JSON.stringify({ requests: Array(50).fill({}) }), 10],
  [JSON.stringify({ query: '"indexName"'.repeat(50) }), 1],
  ['{"requests":[{"indexName":', 1],
  ["null", 1]
])("a call counts by its queries: %.40s ... for %i", (body, searches) => {
  expect(countSearches(body)).toBe(searches)
  const allows = createSearchLimit(searches)
  expect([allows("a", minute, countSearches(body)), allows("a", minute)]).toEqual([true, false])
})
