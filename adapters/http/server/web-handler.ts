/** The routes as a function of web requests, whose answers keep the text that they are made of. */
import { Context, Effect, Layer } from "effect"
import { Cookies, HttpEffect, HttpRouter, HttpServerResponse } from "effect/http"
import { JsonBody } from "../../api/json-response.ts"
import { MAX_PARAM_LENGTH } from "../routes/route-registry.ts"
import { BufferedTextResponse } from "../security/buffered-text-response.ts"

/** Node's own answer would become a stream first, to be sent as well as to be read. */
const withText = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  const { body, cookies, status } = response
  if (body._tag !== "Uint8Array") return response
  const headers = new globalThis.Headers(response.headers)
  for (const cookie of Cookies.toSetCookieHeaders(cookies)) headers.append("set-cookie", cookie)
  const source = body instanceof JsonBody ? body.source : undefined
  const made = new BufferedTextResponse(body.text ?? new Uint8Array(body.body), { status, headers }, source)
  return HttpServerResponse.raw(made, { status })
}

/** Comes after whatever else adds to the answer, as cookies do. */
const keepText = HttpEffect.appendPreResponseHandler((_, response) => Effect.succeed(withText(response)))

export const createWebHandler = <E>(
  routes: Layer.Layer<never, E, HttpRouter.HttpRouter>
): { readonly handler: (request: Request) => Promise<Response>; readonly dispose: () => Promise<void> } => {
  const router = Layer.provide(
    HttpRouter.layer,
    Layer.succeed(HttpRouter.RouterConfig)({ maxParamLength: MAX_PARAM_LENGTH })
  )
  return HttpEffect.toWebHandlerLayerWith(Layer.provideMerge(routes, router), {
    toHandler: (context) =>
      Effect.succeed(Effect.tap(Context.get(context, HttpRouter.HttpRouter).asHttpEffect(), keepText))
  })
}
