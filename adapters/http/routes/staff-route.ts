/** Lets staff, or the merchant's own system, move an order on; guarded by a token. */
import { createHash, timingSafeEqual } from "node:crypto"
import { Effect, Option, Redacted, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { FollowOrder } from "../../../core/ordering/tracking/follow-order.service.ts"
import { isOrderNumber } from "../../../core/orders/order-number.ts"
import { moveWords } from "../../../core/words/order.ts"
import { Settings } from "../../settings.ts"
import { routeErrorResponse } from "../answers/error-responses.ts"

const Move = Schema.fromJsonString(
  Schema.Struct({
    status: Schema.Literals(["preparing", "on-the-way", "ready", "delivered", "collected", "cancelled"])
  })
)

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Both are hashed first, so that the comparison takes the same time whatever their lengths. */
const isSame = (bearerToken: string, right: string): boolean => timingSafeEqual(digest(bearerToken), digest(right))

const notAnOrder = routeErrorResponse(404, "NOT_FOUND", moveWords.notAnOrder)
const unavailable = routeErrorResponse(503, "UNAVAILABLE", "The shop can't do this just now.")

export const StaffRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const following = yield* FollowOrder
    const { STAFF_TOKEN } = yield* Settings
    const token = STAFF_TOKEN ? String(Redacted.value(STAFF_TOKEN)) : undefined

    const move = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const bearerToken = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1]
      if (token === undefined || bearerToken === undefined || !isSame(bearerToken, token))
        return routeErrorResponse(401, "UNAUTHORISED", "The staff token is missing or wrong.")
      const moveRequest = Schema.decodeUnknownOption(Move)(yield* request.text)
      if (Option.isNone(moveRequest))
        return routeErrorResponse(400, "MALFORMED", 'Send { "status": ... } with the next status.')
      const { orderNo = "" } = yield* HttpRouter.params
      if (!isOrderNumber(orderNo)) return notAnOrder
      const { status } = yield* following.changeStatus(orderNo, moveRequest.value.status, "staff")
      return HttpServerResponse.jsonUnsafe({ data: { orderNo, status } })
    }).pipe(
      Effect.catchTag("OrderRefused", ({ msg }) => Effect.succeed(routeErrorResponse(422, "CANNOT_MOVE", msg))),
      Effect.catchTag("OrderNotFound", () => Effect.succeed(notAnOrder)),
      Effect.catch((lost) => Effect.as(Effect.logError(lost), unavailable))
    )

    yield* router.add("POST", "/api/staff/orders/:orderNo", move)
  })
)
