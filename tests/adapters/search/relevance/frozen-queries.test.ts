/** The frozen queries stay as they were written: a hundred, none twice, of all seven kinds. */
import { expect, it } from "vitest"
import { frozenQueries } from "./frozen-queries.ts"

it("are a hundred, none of them twice, and only nonsense wants nothing", () => {
  expect(new Set(frozenQueries.map(({ query }) => query.toLowerCase())).size).toBe(100)
  const nothing = frozenQueries.filter(({ wanted }) => wanted.length === 0)
  expect(nothing).toHaveLength(8)
  expect(nothing.every((query) => query.class === "nonsense")).toBe(true)
})
