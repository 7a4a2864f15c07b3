/** The routes as a function of web requests, whose answers keep the text that they are made of. */
import { Context, Effect, Layer } from "effect"
import { HttpEffect, HttpRouter, HttpServerResponse } from "effect/http"
import { MAX_PARAM_LENGTH } from "../routes/route-registry.ts"
import { BufferedTextResponse } from "../security/buffered-text-response.ts"

/** Node's own answer would become a stream first, to be sent as well as to be read; one that sets a cookie is left to it. */
const withText = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  const { body, cookies, headers, status } = response
  if (body._tag !== "Uint8Array" || Object.keys(cookies.cookies).length > 0) return response
  const made = new BufferedTextResponse(body.text ?? new Uint8Array(body.body), { status, headers })
  return HttpServerResponse.raw(made, { status })
}

export const createWebHandler = <E>(
  routes: Layer.Layer<never, E, HttpRouter.HttpRouter>
): { readonly handler: (request: Request) => Promise<Response>; readonly dispose: () => Promise<void> } => {
  const router = Layer.provide(
    HttpRouter.layer,
    Layer.succeed(HttpRouter.RouterConfig)({ maxParamLength: MAX_PARAM_LENGTH })
  )
  return HttpEffect.toWebHandlerLayerWith(Layer.provideMerge(routes, router), {
    toHandler: (context) =>
      Effect.succeed(Effect.map(Context.get(context, HttpRouter.HttpRouter).asHttpEffect(), withText))
  })
}
