/** The calls that offer the ways to pay, and that place an order by one whose payment is opened with it. */

import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { listOf, MessageText } from "../../../core/bounds.schema.ts"
import { MAX_CENTS } from "../../../core/money.ts"
import { OrderFormSchema } from "../../../core/ordering/checkout/order-form.schema.ts"
import { providerMethods } from "../../../core/payment-method.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import {
  Conflict,
  DataEnvelope,
  Forbidden,
  Malformed,
  NotFound,
  ServiceUnavailable,
  TooManyRequests,
  UnprocessableRequest
} from "../failure.ts"
import { changes, withPolicy } from "../route-policy.ts"
import { IdempotencyKey, IntendedCart } from "./order-fields.ts"
import { OutcomeSchema } from "./payment-outcome.ts"

/** [PAY-10] The ways to pay in their order, each with the reason where it is not open; `credit` for who may see it. */
const PaymentOffersSchema = Schema.Struct({
  total: Cents,
  offers: listOf(Schema.Struct({ method: Schema.Literals(providerMethods), problem: Schema.optionalKey(MessageText) })),
  /** Before the order; `left` is what it leaves, below 0 where it is too much. */
  credit: Schema.optionalKey(
    Schema.Struct({
      limit: Cents,
      used: Cents,
      available: Cents,
      left: Schema.Int.check(Schema.isBetween({ minimum: -MAX_CENTS, maximum: MAX_CENTS }))
    })
  )
})

export class PaymentsGroup extends HttpApiGroup.make("payments").add(
  HttpApiEndpoint.post("paymentOffers", "/orders/payment-offers", {
    payload: IntendedCart,
    success: DataEnvelope(PaymentOffersSchema),
    error: [Malformed, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.intent }))),
  HttpApiEndpoint.post("placeOnCredit", "/orders/order/tradecredit", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema }),
    success: DataEnvelope(Schema.Struct({ tradecredit: OutcomeSchema })),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "placeOnlineOrders", limit: callLimits.placing })))
    // [T45] As every order form.
    .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
) {}
