/** Lets staff, or the merchant's own system, move an order on, and say who took a delivery; guarded by a token. */
import { Effect, Option, Schema } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Base64File, NameText } from "../../../core/bounds.schema.ts"
import { CallCourier } from "../../../core/ordering/courier/call-courier.service.ts"
import { OrderNotFound } from "../../../core/ordering/refusal.schema.ts"
import { type DeliveryProof, photoType } from "../../../core/ordering/runs/delivery-proof.ts"
import { isOrderNumber } from "../../../core/orders/order-number.ts"
import { Malformed } from "../../api/failure.ts"
import { routeResponse } from "../answers/route-response.ts"
import { staffTokenGuard } from "./staff-token.ts"

/** [RUN-02] The photo in base64, a JPEG, PNG or WebP. */
const Move = Schema.fromJsonString(
  Schema.Struct({
    status: Schema.Literals(["preparing", "on-the-way", "ready", "delivered", "collected", "cancelled"]),
    receivedBy: Schema.optionalKey(NameText),
    photo: Schema.optionalKey(Base64File)
  })
)

const noStatus = new Malformed({
  error: true,
  code: "MALFORMED",
  msg: 'Send { "status": ... } with the next status.'
})

/** What is no picture is told as one that can't be kept. */
const proofIn = ({
  receivedBy,
  photo
}: {
  readonly receivedBy?: string
  readonly photo?: string
}): {
  readonly proof?: DeliveryProof
} => {
  if (receivedBy === undefined && photo === undefined) return {}
  const bytes = Uint8Array.from(Buffer.from(photo ?? "", "base64"))
  const picture = photo === undefined ? {} : { photo: { bytes, type: photoType(bytes) ?? ("image/jpeg" as const) } }
  return { proof: { receivedBy: receivedBy ?? "", ...picture } }
}

export const StaffRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const couriers = yield* CallCourier
    const requireStaff = yield* staffTokenGuard

    const move = Effect.gen(function* () {
      const request = yield* requireStaff
      const text = yield* Effect.orElseSucceed(request.text, () => "")
      const moveRequest = Schema.decodeUnknownOption(Move)(text)
      if (Option.isNone(moveRequest)) return yield* Effect.fail(noStatus)
      const { orderNo = "" } = yield* HttpRouter.params
      if (!isOrderNumber(orderNo)) return yield* Effect.fail(new OrderNotFound())
      const { proof } = proofIn(moveRequest.value)
      const moved = yield* couriers.moveOrder(orderNo, moveRequest.value.status, "staff", proof)
      const { status, refundDue } = moved
      return HttpServerResponse.jsonUnsafe({ data: { orderNo, status, ...(refundDue > 0 ? { refundDue } : {}) } })
    })

    yield* router.add("POST", "/api/staff/orders/:orderNo", routeResponse(move))
  })
)
