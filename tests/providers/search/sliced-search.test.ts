/** The shop's own search does its long calls in slices: a call of many queries stops after each of them. */
import { expect, it, vi } from "vitest"
import type { Steps } from "../../../adapters/search/query/time-slicing.ts"
import { shopUnderTest } from "../../api/shop-under-test.ts"

/** How often each call stopped. */
const stops: Array<number> = []

vi.mock(import("../../../adapters/search/query/time-slicing.ts"), async (importOriginal) => {
  const real = await importOriginal()
  const counted = function* <A>(steps: Steps<A>): Steps<A> {
    const call = stops.push(0) - 1
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      stops[call] = (stops[call] ?? 0) + 1
      yield
    }
  }
  return { ...real, runInSlices: (steps) => real.runInSlices(counted(steps)) }
})

const { call } = shopUnderTest({ LIMITS: "off" })

it("[SRCH-03] others have their turn after each of fifty queries; fifty-one are refused", async () => {
  const queries = (count: number) => ({
    requests: Array.from({ length: count }, (_, nth) => ({
      indexName: "products",
      query: `pine ${nth}`,
      facets: ["*"],
      hitsPerPage: 2
    }))
  })
  stops.length = 0
  const told = await call("POST", "/api/search/1/indexes/*/queries", queries(50))
  expect([told.status, (told.json as { readonly results: ReadonlyArray<unknown> }).results.length]).toEqual([200, 50])
  expect(Math.max(...stops)).toBeGreaterThanOrEqual(49)
  expect((await call("POST", "/api/search/1/indexes/*/queries", queries(51))).status).toBe(400)
})
