/** A call of many queries stops after each of them, so that others have their turn in between (see time-slicing). */
import { Effect } from "effect"
import { expect, it } from "vitest"
import { loadSearchIndex } from "../../../adapters/search/postgres-search.ts"
import { handleProtocolCall } from "../../../adapters/search/protocol/algolia-protocol.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")

it("[SRCH-03] stops after each of fifty queries; fifty-one are refused", async () => {
  const { shelf } = await Effect.runPromise(loadSearchIndex("products").pipe(Effect.provide(database.layer(2))))
  const asked = (count: number) => {
    const requests = Array.from({ length: count }, (_, nth) => ({ indexName: "products", query: `pine ${nth}` }))
    const call = { method: "POST", path: "/1/indexes/*/queries", body: JSON.stringify({ requests }) }
    const steps = handleProtocolCall(shelf, call)
    for (let stops = 0; ; stops += 1) {
      const { done, value } = steps.next()
      if (done) return { stops, ...value }
    }
  }
  const { results } = asked(50).body as { readonly results: ReadonlyArray<unknown> }
  expect([asked(50).stops, results.length]).toEqual([49, 50])
  expect(asked(51)).toMatchObject({ stops: 0, status: 400 })
})
