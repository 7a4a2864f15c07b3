/** What people search for is counted once they settle on it; what is popular, and what finds nothing, is read from that. */
import { Effect, Layer, ManagedRuntime } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { searchEngine } from "../../../adapters/search/search-engine.ts"
import { Search } from "../../../core/catalogue/search/search.port.ts"
import type { SearchRequest } from "../../../core/catalogue/search/search-product.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")
const settings = { SEARCH: "shop", ALGOLIA_APP_ID: undefined, ALGOLIA_SEARCH_KEY: undefined } as never

/** A shop that opens, answers and closes again; closing writes what was counted. */
const during = async <A>(work: (search: Search["Service"]) => Effect.Effect<A, unknown>): Promise<A> => {
  const runtime = ManagedRuntime.make(Layer.provide(searchEngine(settings), database.layer(4)))
  try {
    return await runtime.runPromise(Effect.flatMap(Search, work))
  } finally {
    await runtime.dispose()
  }
}

/** As the results page asks. */
const settled = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  indexName: "products",
  query,
  page: 0,
  hitsPerPage: 24,
  distinct: true,
  clickAnalytics: true,
  facetFilters: [],
  ...more
})

const asked = (...requests: ReadonlyArray<SearchRequest>) =>
  during((search) => Effect.forEach(requests, (request) => search.search([request])))

const called = (path: string, body: unknown) =>
  during((search) => search.handleCall({ method: "POST", path, body: JSON.stringify(body) }))

const counted = async () =>
  (await database.query("SELECT query, times, found > 0 AS found, is_mended FROM search_count ORDER BY query")).map(
    ({ query, times, found, is_mended }) => [query, times, found, is_mended]
  )

const daysAgo = (query: string, days: number, times: number, found: number) =>
  database.query(
    `INSERT INTO search_count VALUES ((now() AT TIME ZONE 'Australia/Melbourne')::date - $2::integer, $1, $3, $4, false)`,
    [query, days, times, found]
  )

beforeEach(() => database.query("TRUNCATE search_count"))

describe("Counting", () => {
  it("[SRCH-11] a search of the results page counts, in one form, however often it is made", async () => {
    await asked(settled("Decking"), settled(" decking "), settled("DECKING"))
    await asked(settled("decking"))
    expect(await counted()).toEqual([["decking", 4, true, false]])
  })

  it("[SRCH-11] over the protocol too, by many requests or one", async () => {
    await called("/1/indexes/*/queries", { requests: [settled("decking"), settled("framing")] })
    await called("/1/indexes/products/query?x-algolia-agent=x", { query: "framing", clickAnalytics: true })
    expect(await counted()).toEqual([
      ["decking", 1, true, false],
      ["framing", 2, true, false]
    ])
  })

  it("[SRCH-11] what found nothing, and what was found by other words, is told apart", async () => {
    await asked(settled("unicorn horn"), settled("deckng"))
    expect(await counted()).toEqual([
      ["deckng", 1, true, true],
      ["unicorn horn", 1, false, false]
    ])
  })

  it.each<readonly [string, SearchRequest]>([
    ["letters on the way", { indexName: "products", query: "deck", hitsPerPage: 6 }],
    ["suggestions", { indexName: "products_query_suggestions", query: "deck", clickAnalytics: true }],
    ["a further page", settled("decking", { page: 1 })],
    ["a filter chosen", settled("decking", { facetFilters: [["treatment:H3"]] })],
    ["another order of the same list", settled("decking", { indexName: "products_price_asc" })],
    ["a list without words", settled("")],
    ["an address", settled("jo@example.com")],
    ["a telephone", settled("0412 345 678")],
    ["a text", settled("please ".repeat(12))]
  ])("[SRCH-11] %s is not counted", async (_, request) => {
    await asked(request)
    expect(await counted()).toEqual([])
  })

  it("[SRCH-11] a database that is away stops no search", async () => {
    await database.query("ALTER TABLE search_count RENAME TO elsewhere")
    try {
      const [[result] = []] = await asked(settled("decking"))
      expect(result?.nbHits).toBeGreaterThan(0)
    } finally {
      await database.query("ALTER TABLE elsewhere RENAME TO search_count")
    }
  })
})

const popular = async (most = 4): Promise<ReadonlyArray<string>> => {
  const [[{ hits } = { hits: [] }] = []] = await asked({
    indexName: "products_query_suggestions",
    query: "",
    hitsPerPage: most
  })
  return hits.map((hit) => (hit as unknown as { readonly query: string }).query)
}

describe("Popular searches", () => {
  const own = ["merbau decking", "90x45 treated pine", "treated pine sleepers", "bugle screws"]

  it("[SRCH-11] are the shop's own list while little has been searched for", async () => {
    expect(await popular()).toEqual(own)
    await daysAgo("wheelbarrow", 1, 4, 3)
    expect(await popular()).toEqual(own)
  })

  it("[SRCH-11] are what was searched for most in thirty days and found, then the list", async () => {
    await daysAgo("plywood", 1, 6, 40)
    await daysAgo("gyprock", 0, 4, 9)
    await daysAgo("gyprock", 29, 5, 9)
    await daysAgo("bog", 30, 99, 9)
    await daysAgo("unobtainium", 2, 50, 0)
    expect(await popular()).toEqual(["gyprock", "plywood", ...own.slice(0, 2)])
  })

  it("[SRCH-11] do not offer what is found no more", async () => {
    await daysAgo("plywood", 9, 60, 40)
    await daysAgo("plywood", 1, 6, 0)
    expect(await popular()).toEqual(own)
  })
})

describe("What found nothing", () => {
  it("[SRCH-11] is a list for staff, most asked for first, of the last thirty days", async () => {
    await daysAgo("unobtainium", 2, 3, 0)
    await daysAgo("unobtainium", 4, 2, 0)
    await daysAgo("unicorn", 0, 4, 0)
    await daysAgo("plywood", 0, 40, 9)
    await daysAgo("long ago", 30, 40, 0)
    const rows = await database.query("SELECT query, times FROM zero_result_searches")
    expect(rows).toEqual([
      { query: "unobtainium", times: 5 },
      { query: "unicorn", times: 4 }
    ])
  })
})
