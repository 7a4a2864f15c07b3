/** Searches of the pages: what a page is told where there is no answer. */
import { expect, it } from "vitest"
import { createSearchClient } from "../../../adapters/browser/search-client.ts"
import { statusOf } from "../../../ui/page/status-of.ts"

const failing = (status: number) =>
  createSearchClient(
    () => ({ handleRequest: async () => ({ content: JSON.stringify({ message: "no", status }), status }) }),
    () => undefined
  )

it.each([
  [500, 503],
  [502, 503],
  [503, 503],
  [400, 400],
  [429, 429]
])("[F14] a search answered %i makes a page of %i", async (answered, shown) => {
  const problem = await failing(answered)([{ indexName: "products" }]).catch((found: unknown) => found)
  expect(statusOf(problem)).toBe(shown)
})

it("[F14] a search that is cut off makes a page of 503", async () => {
  const search = createSearchClient(
    () => ({ handleRequest: () => Promise.reject(new Error("cut off")) }),
    () => undefined
  )
  expect(statusOf(await search([{ indexName: "products" }]).catch((found: unknown) => found))).toBe(503)
})
