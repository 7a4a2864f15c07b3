/** [QUO-07] The calls that pay quotes, for a company's contacts and for whoever has a quote's link. */
import { Schema } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { callOffPartsPattern, MAX_CALLED_OFF_LINES } from "../../../core/billing/quotes/call-off-text.ts"
import { MAX_QUOTES_PAID } from "../../../core/billing/quotes/quote-payment.ts"
import { DayText, Identifier, listOf, NameText } from "../../../core/bounds.schema.ts"
import { listFilterFields } from "../../../core/list-page.schema.ts"
import { Cents, Quantity } from "../../../core/pricing/price.schema.ts"
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
import { IdempotencyKey, intentFields, Ref } from "../ordering/order-fields.ts"
import { OutcomeSchema } from "../ordering/payment-outcome.ts"
import { HostedCardOutcome, PaymentOffersSchema } from "../ordering/payments.contract.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

/** What is chosen; `t` is the secret of a link, which pays its own quote alone. */
const chosen = {
  quotes: Schema.Array(Ref).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_QUOTES_PAID)),
  t: Schema.optionalKey(Ref),
  /** [QUO-08] A part of one quote: so much of its lines, counted from 0, in the unit that they are counted in, on its own day. */
  callOff: Schema.optionalKey(
    Schema.Struct({
      day: listFilterFields.fromDate.schema,
      parts: Schema.Array(
        Schema.Struct({ place: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9999 })), quantity: Quantity })
      ).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_CALLED_OFF_LINES))
    })
  )
}

/** `total` is what was shown: should it be another by now, nothing is charged. */
const paid = { ...chosen, total: Cents }

const Numbers = Schema.String.check(Schema.isMaxLength(MAX_QUOTES_PAID * 13), Schema.isPattern(/^[A-Za-z0-9, -]*$/u))

const Offer = Schema.Struct({
  quotes: listOf(
    Schema.Struct({
      orderNo: Identifier,
      customerOrderNo: Schema.optionalKey(NameText),
      expiresOn: DayText,
      outstanding: Cents
    })
  ),
  ...PaymentOffersSchema.fields
})

const Intent = Schema.Struct(intentFields)

const access = { guestOr: "approveQuotes" } as const
const strict = { errors: "all", onExcessProperty: "error" } as const
const error = [
  Malformed,
  Forbidden,
  NotFound,
  Conflict,
  UnprocessableRequest,
  TooManyRequests,
  ServiceUnavailable
] as const

export class QuotePaymentsGroup extends HttpApiGroup.make("quotePayments").add(
  HttpApiEndpoint.get("offer", "/orders/quote/payment", {
    // Numbers with commas between them.
    query: {
      quotes: Numbers,
      t: Schema.optionalKey(Ref),
      /** [QUO-08] A part of one quote: `0:12,3:2.5`, and the day that it is wanted on. */
      parts: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(8000), Schema.isPattern(callOffPartsPattern))),
      day: listFilterFields.fromDate
    },
    success: DataEnvelope(Offer),
    error
  }).pipe(withPolicy(reads({ access, limit: callLimits.document }))),
  HttpApiEndpoint.post("openCard", "/orders/quote/stripe/payment-intent", {
    payload: Schema.Struct(chosen),
    success: DataEnvelope(Intent),
    error
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.intent })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("payStripe", "/orders/quote/stripe", {
    headers: IdempotencyKey,
    payload: Schema.Struct({ ...paid, intentId: Ref, confirmationToken: Ref }),
    success: DataEnvelope(OutcomeSchema),
    error
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("payHostedCard", "/orders/quote/card", {
    headers: IdempotencyKey,
    payload: Schema.Struct(paid),
    success: DataEnvelope(HostedCardOutcome),
    error
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("payPayPal", "/orders/quote/paypal", {
    headers: IdempotencyKey,
    payload: Schema.Struct(paid),
    success: DataEnvelope(OutcomeSchema),
    error
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("payZip", "/orders/quote/zip", {
    headers: IdempotencyKey,
    payload: Schema.Struct(paid),
    success: DataEnvelope(OutcomeSchema),
    error
  })
    .pipe(withPolicy(changes({ access, limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict),
  HttpApiEndpoint.post("payOnCredit", "/orders/quote/tradecredit", {
    headers: IdempotencyKey,
    payload: Schema.Struct(paid),
    success: DataEnvelope(OutcomeSchema),
    error
  })
    .pipe(withPolicy(changes({ access: "approveQuotes", limit: callLimits.placing })))
    .annotate(HttpApi.PayloadParseOptions, strict)
) {}
