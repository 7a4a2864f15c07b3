/** Tells whoever asked too often how long to wait: the time that is left, not a guess. */
import { Effect, Option } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

/** Where the answer becomes a refusal for asking too often, it says so; outside of a request nobody is told. */
export const setRetryAfter = (waitMs: number): Effect.Effect<void> =>
  Effect.flatMap(
    Effect.serviceOption(HttpServerRequest.HttpServerRequest),
    Option.match({
      onNone: () => Effect.void,
      onSome: (request) =>
        HttpEffect.appendPreResponseHandler((_, response) =>
          Effect.succeed(
            response.status === 429
              ? HttpServerResponse.setHeader(response, "retry-after", String(Math.max(1, Math.ceil(waitMs / 1000))))
              : response
          )
        ).pipe(Effect.provideService(HttpServerRequest.HttpServerRequest, request))
    })
  )
