/** Lets staff, or the merchant's own system, move an order on; guarded by a token. */
import { createHash, timingSafeEqual } from "node:crypto"
import { Effect, Option, Redacted, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { staffTokenLimit } from "../../../core/account/sign-in/login-limits.ts"
import { OrderNotFound } from "../../../core/ordering/refusal.schema.ts"
import { FollowOrder } from "../../../core/ordering/tracking/follow-order.service.ts"
import { isOrderNumber } from "../../../core/orders/order-number.ts"
import { RateLimits } from "../../../core/rate-limit/rate-limit.port.ts"
import { requestAddress } from "../../api/account/visitor-middleware.ts"
import { tooManyRequests } from "../../api/call-limiter.ts"
import { Malformed, Unauthorised } from "../../api/failure.ts"
import { routeResponse } from "../../api/wire-errors.ts"
import { Settings } from "../../settings/settings.ts"

const Move = Schema.fromJsonString(
  Schema.Struct({
    status: Schema.Literals(["preparing", "on-the-way", "ready", "delivered", "collected", "cancelled"])
  })
)

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Both are hashed first, so that the comparison takes the same time whatever their lengths. */
const isSame = (bearerToken: string, right: string): boolean => timingSafeEqual(digest(bearerToken), digest(right))

const noToken = new Unauthorised({
  error: true,
  code: "UNAUTHORISED",
  msg: "The staff token is missing or wrong."
})
const noStatus = new Malformed({
  error: true,
  code: "MALFORMED",
  msg: 'Send { "status": ... } with the next status.'
})

export const StaffRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const following = yield* FollowOrder
    const limits = yield* RateLimits
    const { STAFF_TOKEN } = yield* Settings
    const token = STAFF_TOKEN ? String(Redacted.value(STAFF_TOKEN)) : undefined

    const move = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const bearerToken = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1]
      if (token === undefined || bearerToken === undefined) return yield* Effect.fail(noToken)
      const limit = staffTokenLimit(requestAddress(request))
      // Counted before it is looked at, so that many at once are no more guesses; a right one does not count.
      if (!(yield* limits.tryConsume(limit))) return yield* Effect.fail(tooManyRequests())
      if (!isSame(bearerToken, token)) return yield* Effect.fail(noToken)
      yield* limits.release(limit)
      const text = yield* Effect.orElseSucceed(request.text, () => "")
      const moveRequest = Schema.decodeUnknownOption(Move)(text)
      if (Option.isNone(moveRequest)) return yield* Effect.fail(noStatus)
      const { orderNo = "" } = yield* HttpRouter.params
      if (!isOrderNumber(orderNo)) return yield* Effect.fail(new OrderNotFound())
      const { status, refundDue } = yield* following.changeStatus(orderNo, moveRequest.value.status, "staff")
      return HttpServerResponse.jsonUnsafe({ data: { orderNo, status, ...(refundDue > 0 ? { refundDue } : {}) } })
    })

    yield* router.add("POST", "/api/staff/orders/:orderNo", routeResponse(move))
  })
)
