/** Searches of the pages: what a page is told where there is no answer. */
import { afterEach, expect, it, vi } from "vitest"
import { createSearchClient } from "../../../adapters/browser/search-client.ts"
import { statusOf } from "../../../ui/page/status-of.ts"

const failing = (status: number) =>
  createSearchClient(
    () => ({ handleRequest: async () => ({ content: JSON.stringify({ message: "no", status }), status }) }),
    () => undefined
  )

/** How it ends, with no time lost: who asked too often is asked again by the client after a second, three times over. */
const problemOf = async (asked: Promise<unknown>): Promise<unknown> => {
  const ended: Array<unknown> = []
  asked.catch((problem: unknown) => void ended.push(problem))
  while (ended.length === 0) await vi.advanceTimersByTimeAsync(1000)
  return ended[0]
}

afterEach(() => void vi.useRealTimers())

it.each([
  [500, 503],
  [502, 503],
  [503, 503],
  [400, 400],
  [429, 429]
])("[F14] a search answered %i makes a page of %i", async (answered, shown) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  expect(statusOf(await problemOf(failing(answered)([{ indexName: "products" }])))).toBe(shown)
})

it("[F14] a search that is cut off makes a page of 503", async () => {
  const search = createSearchClient(
    () => ({ handleRequest: () => Promise.reject(new Error("cut off")) }),
    () => undefined
  )
  expect(statusOf(await search([{ indexName: "products" }]).catch((found: unknown) => found))).toBe(503)
})
