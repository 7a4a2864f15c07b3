/** Answers the search protocol under /api/search, for the browser's client and any other. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Search } from "../../core/catalogue/search.port.ts"

const prefix = "/api/search"

export const SearchRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const search = yield* Search
    const answer = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const path = request.url.slice(request.url.indexOf(prefix) + prefix.length)
      const body = request.method === "GET" ? undefined : yield* Effect.orElseSucceed(request.text, () => "")
      const reply = yield* search.answer({ method: request.method, path, ...(body === undefined ? {} : { body }) })
      return HttpServerResponse.jsonUnsafe(reply.body, { status: reply.status })
    })
    yield* router.add("GET", `${prefix}/*`, answer)
    yield* router.add("POST", `${prefix}/*`, answer)
  })
)
