/** The calls that offer the ways to pay, and that place an order by one whose payment is opened with it. */

import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { EpochMs, Identifier, listOf, MessageText, NameText, UrlText } from "../../../core/bounds.schema.ts"
import { MAX_CENTS } from "../../../core/money.ts"
import { OrderFormSchema } from "../../../core/ordering/checkout/order-form.schema.ts"
import { orderMethods, paymentMethods } from "../../../core/payment-method.ts"
import { hostedCardFields } from "../../../core/payments/hosted-card.ts"
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
import { IdempotencyKey, IntendedCart, Ref } from "./order-fields.ts"
import { OutcomeSchema } from "./payment-outcome.ts"

/** [PAY-10] The ways to pay in their order, each with the reason where it is not open; `credit` for who may see it. */
export const PaymentOffersSchema = Schema.Struct({
  total: Cents,
  offers: listOf(
    Schema.Struct({
      method: Schema.Literals(paymentMethods),
      problem: Schema.optionalKey(MessageText),
      isStandIn: Schema.optionalKey(Schema.Boolean)
    })
  ),
  /** [APV-01] Of a cart above its buyer's limit alone: whether it has to be sent for approval, and to whom. */
  approval: Schema.optionalKey(
    Schema.Struct({
      is: Schema.Literals(["needed", "waiting", "approved", "nobody"]),
      limit: Cents,
      approvers: listOf(NameText),
      id: Schema.optionalKey(Identifier),
      until: Schema.optionalKey(EpochMs)
    })
  ),
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

const { fields: _, ...outcomeFields } = OutcomeSchema.fields

const fieldText = Schema.optionalKey(UrlText)
type HostedCardFields = { readonly [field in (typeof hostedCardFields)[number]]: typeof fieldText }

/** [PAY-02] [CALL-16] How far an order by the bank's card form has come: until its card is posted, with the nine fields. */
export const HostedCardOutcome = Schema.Struct({
  nab: Schema.Struct({
    ...outcomeFields,
    ...(Object.fromEntries(hostedCardFields.map((field) => [field, fieldText])) as HostedCardFields)
  })
})

/** [CALL-17] How far a PayPal order has come. */
const PayPalOutcome = Schema.Struct({ paypal: OutcomeSchema })

/** [CALL-18] How far a Zip order has come: the checkout, and where the shopper agrees to it until they have. */
const ZipOutcome = Schema.Struct({
  zip: Schema.Struct({ checkoutId: Identifier, checkoutUri: Schema.optionalKey(UrlText), ...OutcomeSchema.fields })
})

/** [T45] As for every order form. */
const strict = { errors: "all", onExcessProperty: "error" } as const

export class PaymentsGroup extends HttpApiGroup.make("payments").add(
  HttpApiEndpoint.post("paymentOffers", "/orders/payment-offers", {
    payload: IntendedCart,
    success: DataEnvelope(PaymentOffersSchema),
    error: [Malformed, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.paymentOffers }))),
  HttpApiEndpoint.post("placeOnCredit", "/orders/order/tradecredit", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema }),
    success: DataEnvelope(Schema.Struct({ tradecredit: OutcomeSchema })),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: "placeOnlineOrders", limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("placeByMethod", "/orders/order/by-method", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema, method: Schema.Literals(orderMethods) }),
    success: DataEnvelope(OutcomeSchema),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    // [CHK-08] By any method that is opened with its order; those of a protocol of their own have a call of their own besides.
    .pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("placeHostedCard", "/orders/order", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema }),
    success: DataEnvelope(HostedCardOutcome),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("confirmHostedCard", "/orders/payments/card/confirm", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(HostedCardOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.confirmation }))),
  HttpApiEndpoint.post("abandonHostedCard", "/orders/payments/card/abandon", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(HostedCardOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.placing }))),
  HttpApiEndpoint.post("placePayPal", "/orders/order/paypal", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema }),
    success: DataEnvelope(PayPalOutcome),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("confirmPayPal", "/orders/payments/paypal/confirm", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(PayPalOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.confirmation }))),
  HttpApiEndpoint.post("abandonPayPal", "/orders/payments/paypal/abandon", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(PayPalOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.placing }))),
  HttpApiEndpoint.post("placeZip", "/orders/order/zip", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema }),
    success: DataEnvelope(ZipOutcome),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("confirmZip", "/orders/payments/zip/confirm", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(Schema.Struct({ id: Identifier, ...ZipOutcome.fields })),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.confirmation }))),
  HttpApiEndpoint.post("abandonZip", "/orders/payments/zip/abandon", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(ZipOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.placing })))
) {}
