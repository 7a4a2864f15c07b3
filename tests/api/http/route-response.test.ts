/** What the routes besides the API answer where the shop can't do what was asked: by the same table as every call. */
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServer, HttpServerResponse } from "effect/http"
import { describe, expect, it, vi } from "vitest"
import { cookieNames } from "../../../adapters/api/account/account-cookies.ts"
import { routeResponse } from "../../../adapters/http/answers/route-response.ts"
import { SearchRoutes } from "../../../adapters/http/routes/search-route.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { Sessions } from "../../../core/account/session/sessions.port.ts"
import { Search } from "../../../core/catalogue/search/search.port.ts"
import { Features } from "../../../core/content/features.port.ts"
import { PurchaseHistory } from "../../../core/ordering/history/purchase-history.port.ts"
import { OrderNotFound } from "../../../core/ordering/refusal.schema.ts"
import { Busy, Unavailable } from "../../../core/unavailable.schema.ts"

const noFeatures = {
  tradePortal: false,
  jobLists: false,
  magicLinkLogin: false,
  trendingCarousel: false,
  adminPermissions: false
}
const unavailable = new Unavailable({ part: "search", cause: new Error("secret detail") })
const told = async (response: Response) => [response.status, await response.json()]

describe("A route", () => {
  it.each([
    ["out of reach", unavailable, 503, "UNAVAILABLE"],
    ["has too much to do", new Busy({ part: "pictures" }), 503, "BUSY"],
    ["does not know it", new OrderNotFound(), 404, "NOT_FOUND"]
  ] as const)("answers in the shop's shape where what it needs is %s", async (_, error, status, code) => {
    const answer = await Effect.runPromise(routeResponse(Effect.fail(error)))
    expect(await told(HttpServerResponse.toWeb(answer))).toEqual([
      status,
      { error: true, code, msg: expect.stringMatching(/\S/) }
    ])
  })
})

type Broken = { readonly find?: Sessions["Service"]["find"]; readonly handleCall: Search["Service"]["handleCall"] }

/** The searches' route alone, beside a search and log-ins as they are given. */
const searchRoute = ({ find, handleCall }: Broken) => {
  const given = Layer.mergeAll(
    Layer.succeed(Search, { handleCall, search: () => Effect.fail(unavailable) }),
    Layer.succeed(Settings, readSettings({})),
    Layer.mock(Sessions)(find ? { find } : {}),
    Layer.mock(PurchaseHistory)({}),
    Layer.succeed(Features, noFeatures)
  )
  return HttpRouter.toWebHandler(SearchRoutes.pipe(Layer.provide(given), Layer.provide(HttpServer.layerServices)), {
    disableLogger: true
  })
}

it.each([
  ["is out of reach", unavailable],
  ["has too much to do", new Busy({ part: "search" })]
] as const)("[SRCH-03] A search that %s is 503 in the protocol's shape, and tells no more", async (_, error) => {
  const { handler, dispose } = searchRoute({ handleCall: () => Effect.fail(error) })
  const asked = new Request("http://localhost:3000/api/search/1/indexes/products/query", { method: "POST", body: "{}" })
  expect(await told(await handler(asked))).toEqual([503, { message: expect.stringMatching(/^The shop /), status: 503 }])
  await dispose()
})

it.each([
  ["is away", () => Effect.fail(unavailable)],
  ["does not answer", () => Effect.never]
] as const)(
  "[FIL-05] [F2] A member's search finds what it finds while the database %s: what was bought is said to be unknown, and nothing else",
  async (_, find) => {
    vi.useFakeTimers()
    const handleCall: Search["Service"]["handleCall"] = ({ boughtProducts }) =>
      Effect.succeed({ status: 200, body: { results: [{ nbHits: 500 }, { nbHits: boughtProducts?.length ?? 500 }] } })
    const { handler, dispose } = searchRoute({ find, handleCall })
    const asked = new Request("http://localhost:3000/api/search/1/indexes/*/queries", {
      method: "POST",
      headers: { cookie: `${cookieNames.access}=of-a-member` },
      body: JSON.stringify({ requests: [{}, { facetFilters: [["previouslyBought:P02|2001"]] }] })
    })
    const answer = handler(asked)
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    const results = [{ nbHits: 500 }, { nbHits: 0, isBoughtUnknown: true }]
    expect(await told(await answer)).toEqual([200, { results }])
    await dispose()
  }
)
