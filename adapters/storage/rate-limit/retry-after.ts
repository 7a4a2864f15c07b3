/** Tells whoever asked too often how long to wait: the time that is left, not a guess. */
import { Clock, Effect, Option } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { retryAfterSeconds } from "../../../core/rate-limit/window.ts"

/** Where the answer becomes a refusal for asking too often, it says how long it is until `end`, epoch milliseconds; outside of a request nobody is told. */
export const setRetryAfter = (end: number): Effect.Effect<void> =>
  Effect.flatMap(
    Effect.serviceOption(HttpServerRequest.HttpServerRequest),
    Option.match({
      onNone: () => Effect.void,
      onSome: (request) =>
        HttpEffect.appendPreResponseHandler((_, response) =>
          Effect.map(Clock.currentTimeMillis, (now) =>
            response.status === 429
              ? HttpServerResponse.setHeader(response, "retry-after", String(retryAfterSeconds(end, now)))
              : response
          )
        ).pipe(Effect.provideService(HttpServerRequest.HttpServerRequest, request))
    })
  )
