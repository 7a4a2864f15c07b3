/** From which score on goods count as trending is set: for the home page, and for any other place. */
import { afterEach, expect, it, vi } from "vitest"
import { shopUnderTest } from "./shop-under-test.ts"

const { call } = shopUnderTest({
  SEARCH: "algolia",
  ALGOLIA_APP_ID: "APP",
  ALGOLIA_SEARCH_KEY: "search-key",
  ALGOLIA_ADMIN_KEY: "admin-key",
  TRENDING_THRESHOLD: "81",
  TRENDING_THRESHOLD_HOME: "12"
})

afterEach(() => void vi.restoreAllMocks())

it.each([
  ["kind=trending", 81, 15],
  ["kind=trending&place=home", 12, 24]
])(
  "[REC-01] [REC-02] %s asks the recommender for a score of %i at the least, and for %i at the most",
  async (query, threshold, maxRecommendations) => {
    const asked: Array<unknown> = []
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      asked.push(JSON.parse(String(init?.body)))
      return Response.json({ results: [{ hits: [] }] })
    })
    await call("GET", `/api/products/recommendations?${query}`)
    expect(asked).toEqual([{ requests: [expect.objectContaining({ threshold, maxRecommendations })] }])
  }
)
