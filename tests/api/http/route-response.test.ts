/** What the routes besides the API answer where the shop can't do what was asked: by the same table as every call. */
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServer, HttpServerResponse } from "effect/http"
import { describe, expect, it } from "vitest"
import { routeResponse } from "../../../adapters/api/wire-errors.ts"
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

it.each([
  ["is out of reach", unavailable],
  ["has too much to do", new Busy({ part: "search" })]
] as const)("[SRCH-03] A search that %s is 503 in the protocol's shape, and tells no more", async (_, error) => {
  const broken = Layer.succeed(Search, {
    handleCall: () => Effect.fail(error),
    search: () => Effect.fail(error)
  })
  const settings = Layer.succeed(Settings, readSettings({}))
  const visitors = Layer.mergeAll(
    Layer.mock(Sessions)({}),
    Layer.mock(PurchaseHistory)({}),
    Layer.succeed(Features, noFeatures)
  )
  const { handler, dispose } = HttpRouter.toWebHandler(
    SearchRoutes.pipe(Layer.provide([broken, settings, visitors]), Layer.provide(HttpServer.layerServices)),
    { disableLogger: true }
  )
  const asked = new Request("http://localhost:3000/api/search/1/indexes/products/query", { method: "POST", body: "{}" })
  expect(await told(await handler(asked))).toEqual([503, { message: expect.stringMatching(/^The shop /), status: 503 }])
  await dispose()
})
