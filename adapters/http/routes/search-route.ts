/** Answers the search protocol under /api/search, for the browser's client and any other. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Search } from "../../../core/catalogue/search/search.port.ts"
import { BOUGHT_FILTER } from "../../../core/catalogue/search/search-product.ts"
import { buyerKey } from "../../../core/identity/buyer.ts"
import { PurchaseHistory } from "../../../core/ordering/history/purchase-history.port.ts"
import { orderReaderOf } from "../../../core/ordering/order-reader.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { rateWindow, retryAfterSeconds } from "../../../core/rate-limit/window.ts"
import { requestAddress, visitorReader } from "../../api/account/visitor-middleware.ts"
import { markUnknownPurchases, orUnknown } from "../../search/unknown-purchases.ts"
import { Settings } from "../../settings/settings.ts"
import { routeResponse } from "../answers/route-response.ts"
import { countSearches, createSearchLimit } from "../limits/search-limit.ts"

const prefix = "/api/search"

const tooMany = (now: number) =>
  HttpServerResponse.jsonUnsafe(
    { message: "Too many searches from here. Wait a minute, then try again.", status: 429 },
    { status: 429, headers: { "retry-after": String(retryAfterSeconds(rateWindow(now).end, now)) } }
  )

/** The protocol has its own shape for what went wrong. */
const writeInProtocol = ({ msg }: { readonly msg: string }, status: number) =>
  Effect.succeed(HttpServerResponse.jsonUnsafe({ message: msg, status }, { status }))

export const SearchRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const search = yield* Search
    const { LIMITS } = yield* Settings
    const allows = createSearchLimit(LIMITS === "on" ? callLimits.search.most : Number.POSITIVE_INFINITY)
    const visitorOf = yield* visitorReader
    const purchases = yield* PurchaseHistory
    /**
     * [FIL-05] [T21] What the visitor may know to be bought; nothing for a guest, and where the body names somebody else.
     * Unknown while that can't be looked up: whoever searches does not wait for it, and finds everything else.
     */
    const boughtBy = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest, body: string) {
      const reader = orderReaderOf(yield* visitorOf(request))
      const isTheirs = reader && body.includes(`"${BOUGHT_FILTER}:${buyerKey(reader)}"`)
      return isTheirs ? yield* purchases.productIds(reader) : []
    }, orUnknown)
    const answer = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const path = request.url.slice(request.url.indexOf(prefix) + prefix.length)
      const body = request.method === "GET" ? undefined : yield* Effect.orElseSucceed(request.text, () => "")
      const now = yield* Clock.currentTimeMillis
      if (!allows(requestAddress(request), now, countSearches(body ?? ""))) return tooMany(now)
      const boughtProducts = body?.includes(BOUGHT_FILTER) ? yield* boughtBy(request, body) : undefined
      const isUnknown = boughtProducts === "unknown"
      const found = yield* search.handleCall({
        method: request.method,
        path,
        ...(body === undefined ? {} : { body }),
        ...(boughtProducts ? { boughtProducts: isUnknown ? [] : boughtProducts } : {})
      })
      const reply = isUnknown && body ? markUnknownPurchases(body, found) : found
      return HttpServerResponse.jsonUnsafe(reply.body, { status: reply.status })
    })
    const response = routeResponse(answer, writeInProtocol)
    yield* router.add("GET", `${prefix}/*`, response)
    yield* router.add("POST", `${prefix}/*`, response)
  })
)
