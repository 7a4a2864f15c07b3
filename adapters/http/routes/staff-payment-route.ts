/** [BANK-02] Lets staff, or the merchant's own system, record money that was sent for an order; guarded by the same token as the moves of orders. */
import { Effect, Option, Schema } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { NameText } from "../../../core/bounds.schema.ts"
import { ReceivePayment } from "../../../core/ordering/placing/receive-payment.service.ts"
import { OrderNotFound } from "../../../core/ordering/refusal.schema.ts"
import { isOrderNumber } from "../../../core/orders/order-number.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
import { Malformed } from "../../api/failure.ts"
import { routeResponse } from "../answers/route-response.ts"
import { staffTokenGuard } from "./staff-token.ts"

const Received = Schema.fromJsonString(Schema.Struct({ amount: Cents, reference: NameText }))

const notReceived = new Malformed({
  error: true,
  code: "MALFORMED",
  msg: 'Send { "amount": ..., "reference": ... }: what came, in cents, and what the bank calls the transfer.'
})

export const StaffPaymentRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const payments = yield* ReceivePayment
    const requireStaff = yield* staffTokenGuard

    const receive = Effect.gen(function* () {
      const request = yield* requireStaff
      const text = yield* Effect.orElseSucceed(request.text, () => "")
      const received = Schema.decodeUnknownOption(Received)(text)
      if (Option.isNone(received)) return yield* Effect.fail(notReceived)
      const { orderNo = "" } = yield* HttpRouter.params
      if (!isOrderNumber(orderNo)) return yield* Effect.fail(new OrderNotFound())
      const { refundDue, ...order } = yield* payments.receive(orderNo, { ...received.value, by: "staff" })
      return HttpServerResponse.jsonUnsafe({ data: { ...order, ...(refundDue > 0 ? { refundDue } : {}) } })
    })

    yield* router.add("POST", "/api/staff/orders/:orderNo/payment", routeResponse(receive))
  })
)
