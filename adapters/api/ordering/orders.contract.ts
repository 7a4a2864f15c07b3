/** The calls that place, pay for and follow an order. */

import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { DayText, EpochMs, Identifier, listOf, NameText } from "../../../core/bounds.schema.ts"
import { AddressSchema } from "../../../core/contact/address.schema.ts"
import { DeliveryOffersSchema } from "../../../core/delivery/quote/delivery-offers.schema.ts"
import { QuoteDestinationSchema } from "../../../core/delivery/quote/delivery-quote.schema.ts"
import { CartQuoteSchema } from "../../../core/ordering/cart-quote.schema.ts"
import { OrderFormSchema } from "../../../core/ordering/checkout/order-form.schema.ts"
import type { Cancellation } from "../../../core/orders/cancellation.ts"
import { OrderSchema } from "../../../core/orders/order.schema.ts"
import { paymentMethods } from "../../../core/payment-method.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { BranchId } from "../../../core/stores/branch.schema.ts"
import { DownloadedFile } from "../downloaded-file.ts"
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
import { IntendedItems } from "../intended-items.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"
import { IdempotencyKey, IntendedCart, intentFields, LinkToken, Ref } from "./order-fields.ts"
import { OutcomeSchema } from "./payment-outcome.ts"

/** The link that the shop signed for an order. */
const Link = { t: Schema.optionalKey(LinkToken) }

/** [CALL-20] The lines to be delivered, and of the address what decides how; any other part of it is not needed. */
const { suburb, postcode, country } = AddressSchema.fields
const OfferedCart = Schema.Struct({
  address: Schema.Struct({ suburb, postcode, country }),
  craneRequired: Schema.optionalKey(Schema.Boolean),
  ...IntendedItems.fields
})

const Intent = Schema.Struct(intentFields)

/** [PAY-01] How far a Stripe order has come. */
const StripeOutcome = Schema.Struct({ stripe: OutcomeSchema })

/** [CANCEL-01] [CANCEL-03] Whether an order can still be cancelled, and where its money is. */
const CancellationSchema = Schema.Struct({
  state: Schema.Literals(["open", "refused", "cancelled"]),
  msg: Schema.optionalKey(NameText),
  paid: Cents,
  refunded: Cents,
  refundedAt: Schema.optionalKey(EpochMs),
  landsBy: Schema.optionalKey(DayText)
}) satisfies Schema.Codec<Cancellation>

const Tracking = Schema.Struct({
  orderNo: Identifier,
  checkoutType: Schema.Literals(["pickup", "delivery"]),
  cancelled: Schema.Boolean,
  steps: listOf(Schema.Struct({ label: NameText, done: Schema.Boolean, at: Schema.optionalKey(EpochMs) })),
  orderedAt: EpochMs,
  estimated: EpochMs,
  /** Of what is delivered: the day and time that were booked, or how long it takes. */
  arrival: Schema.optionalKey(NameText),
  branch: NameText,
  branchId: BranchId,
  /** For those alone who may look at the order. */
  cancellation: Schema.optionalKey(CancellationSchema)
})

const TrackedNumberSchema = Schema.Struct({
  number: Identifier,
  orders: listOf(Tracking),
  deliveries: listOf(
    Schema.Struct({
      invoiceNo: Identifier,
      checkoutType: Tracking.fields.checkoutType,
      day: Schema.optionalKey(DayText),
      branch: NameText
    })
  )
})

/** [CALL-15] How an order was paid. */
export const PaymentSchema = Schema.Struct({
  orderNo: Identifier,
  method: Schema.Literals(paymentMethods),
  status: Schema.Literals(["open", "paid", "refunded", "failed"]),
  amount: Cents,
  transactionReference: Schema.optionalKey(Identifier),
  paidAt: Schema.optionalKey(EpochMs)
})

export class OrdersGroup extends HttpApiGroup.make("orders").add(
  HttpApiEndpoint.post("createIntent", "/orders/order/stripe/payment-intent", {
    payload: IntendedCart,
    success: DataEnvelope(Intent),
    error: [Malformed, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.intent }))),
  HttpApiEndpoint.patch("updateIntent", "/orders/order/stripe/payment-intent", {
    payload: Schema.Struct({ id: Ref, ...IntendedCart.fields }),
    success: DataEnvelope(Intent),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.intent }))),
  HttpApiEndpoint.post("quoteDelivery", "/orders/delivery-quote", {
    payload: Schema.Struct({ to: QuoteDestinationSchema, ...IntendedItems.fields }),
    success: DataEnvelope(CartQuoteSchema),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.deliveryQuote }))),
  HttpApiEndpoint.post("deliveryOffers", "/orders/delivery", {
    payload: OfferedCart,
    success: DataEnvelope(DeliveryOffersSchema),
    error: [Malformed, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.deliveryQuote }))),
  HttpApiEndpoint.post("nationalDeliveryOffers", "/orders/national-delivery", {
    payload: OfferedCart,
    success: DataEnvelope(DeliveryOffersSchema),
    error: [Malformed, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.deliveryQuote }))),
  HttpApiEndpoint.post("placeStripe", "/orders/order/stripe", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ form: OrderFormSchema, intentId: Ref, confirmationToken: Ref }),
    success: DataEnvelope(StripeOutcome),
    error: [Malformed, Forbidden, NotFound, Conflict, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  })
    .pipe(withPolicy(changes({ access: { guestOr: "placeOnlineOrders" }, limit: callLimits.placing })))
    // [T45] An order is what its form says and nothing else: a field that nobody knows would be a wish that nobody keeps.
    .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" }),
  HttpApiEndpoint.post("confirmStripe", "/orders/payments/stripe/confirm", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(StripeOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.confirmation }))),
  HttpApiEndpoint.post("abandonStripe", "/orders/payments/stripe/abandon", {
    payload: Schema.Struct({ id: Ref }),
    success: DataEnvelope(StripeOutcome),
    error: [Malformed, NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.placing }))),
  HttpApiEndpoint.get("order", "/orders/order/id/:id", {
    params: { id: Ref },
    query: Link,
    success: DataEnvelope(OrderSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.document }))),
  HttpApiEndpoint.get("payment", "/orders/order/payment/id/:id", {
    params: { id: Ref },
    query: Link,
    success: DataEnvelope(PaymentSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.document }))),
  // [RUN-02] Who took a delivery, with the driver's photograph; nothing was written down: 404.
  HttpApiEndpoint.get("deliveryProof", "/orders/order/delivery-proof/id/:id", {
    params: { id: Ref },
    query: Link,
    success: DataEnvelope(
      Schema.Struct({ receivedBy: NameText, at: EpochMs, photo: Schema.optionalKey(DownloadedFile) })
    ),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.document }))),
  HttpApiEndpoint.post("cancel", "/orders/order/cancel/id/:id", {
    params: { id: Ref },
    query: Link,
    success: DataEnvelope(Tracking),
    error: [NotFound, UnprocessableRequest, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.cancellation }))),
  HttpApiEndpoint.get("track", "/orders/track/:orderNo", {
    // As somebody typed it, in threes or with hyphens; what is no order's number is answered as such.
    params: { orderNo: Schema.String.check(Schema.isMaxCodePoints(100)) },
    query: Link,
    success: DataEnvelope(Tracking),
    error: [NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.tracking }))),
  HttpApiEndpoint.get("trackAll", "/orders/track/all/:number", {
    params: { number: Schema.String.check(Schema.isMaxCodePoints(100)) },
    query: Link,
    success: DataEnvelope(TrackedNumberSchema),
    error: [NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.tracking })))
) {}
