/** Guard of what staff, or the merchant's own system, may do: the request shows the shop's staff token. */
import { createHash, timingSafeEqual } from "node:crypto"
import { Effect, Redacted } from "effect"
import { HttpServerRequest } from "effect/http"
import { staffTokenLimit } from "../../../core/account/sign-in/login-limits.ts"
import { RateLimits } from "../../../core/rate-limit/rate-limit.port.ts"
import { requestAddress } from "../../api/account/visitor-middleware.ts"
import { tooManyRequests } from "../../api/call-limiter.ts"
import { Unauthorised } from "../../api/failure.ts"
import { Settings } from "../../settings/settings.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Both are hashed first, so that the comparison takes the same time whatever their lengths. */
const isSame = (bearerToken: string, right: string): boolean => timingSafeEqual(digest(bearerToken), digest(right))

const noToken = new Unauthorised({
  error: true,
  code: "UNAUTHORISED",
  msg: "The staff token is missing or wrong."
})

/** An effect that answers the request, once its token was looked at; fails with 401 and, after wrong ones, 429. */
export const staffTokenGuard = Effect.gen(function* () {
  const limits = yield* RateLimits
  const { STAFF_TOKEN } = yield* Settings
  const token = STAFF_TOKEN ? String(Redacted.value(STAFF_TOKEN)) : undefined

  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const bearerToken = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1]
    if (token === undefined || bearerToken === undefined) return yield* Effect.fail(noToken)
    const limit = staffTokenLimit(requestAddress(request))
    // Counted before it is looked at, so that many at once are no more guesses; a right one does not count.
    if (!(yield* limits.tryConsume(limit))) return yield* Effect.fail(tooManyRequests())
    if (!isSame(bearerToken, token)) return yield* Effect.fail(noToken)
    yield* limits.release(limit)
    return request
  })
})
