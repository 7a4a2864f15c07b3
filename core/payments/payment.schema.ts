/** What can go wrong when a payment provider is asked. */
import { Schema } from "effect"
import { creditRefusalKinds } from "./trade-credit.ts"

export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", { id: Schema.String }) {}

/** The provider refuses the request itself: the payment is not in a state for it, or the card's token is spent. */
export class PaymentNotUsable extends Schema.TaggedError<PaymentNotUsable>()("PaymentNotUsable", {
  code: Schema.String
}) {}

/** The bank refuses the card; nothing was taken. */
export class CardRefused extends Schema.TaggedError<CardRefused>()("CardRefused", {
  code: Schema.String,
  declineCode: Schema.optionalKey(Schema.String)
}) {}

/** [PAY-05] The account does not take the order. */
export class CreditRefused extends Schema.TaggedError<CreditRefused>()("CreditRefused", {
  kind: Schema.Literals(creditRefusalKinds),
  msg: Schema.String
}) {}
