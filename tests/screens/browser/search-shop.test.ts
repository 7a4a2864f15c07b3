/** Searches of the pages: what a page is told where there is no answer. */
import { expect, it } from "vitest"
import { createSearchClient } from "../../../adapters/browser/search-client.ts"
import { statusOf } from "../../../ui/page/status-of.ts"

/** A search that is answered by that status, and how often it asked. */
const failing = (status: number) => {
  const asked = { times: 0 }
  const handleRequest = async () => {
    asked.times += 1
    return { content: JSON.stringify({ message: "no", status }), status }
  }
  const search = createSearchClient(
    () => ({ handleRequest }),
    () => undefined
  )
  return { search, asked }
}

it.each([
  [500, 503],
  [502, 503],
  [503, 503],
  [400, 400],
  [429, 429]
])("[F14] a search answered %i makes a page of %i", async (answered, shown) => {
  const { search } = failing(answered)
  const problem = await search([{ indexName: "products" }]).catch((found: unknown) => found)
  expect(statusOf(problem)).toBe(shown)
})

it("[F14] a search that came too often is told so at once, and is not sent again", async () => {
  const { search, asked } = failing(429)
  await search([{ indexName: "products" }]).catch(() => undefined)
  expect(asked.times).toBe(1)
})

it("[F14] a search that is cut off makes a page of 503", async () => {
  const search = createSearchClient(
    () => ({ handleRequest: () => Promise.reject(new Error("cut off")) }),
    () => undefined
  )
  expect(statusOf(await search([{ indexName: "products" }]).catch((found: unknown) => found))).toBe(503)
})
