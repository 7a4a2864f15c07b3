/** What can go wrong when a payment provider is asked. */
import { Schema } from "effect"
import { MessageText } from "../bounds.schema.ts"
import { creditRefusalKinds } from "./trade-credit.ts"

export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", { id: Schema.String }) {}

/** The provider refuses the request itself: the payment is not in a state for it, or the card's token is spent. */
export class PaymentNotUsable extends Schema.TaggedError<PaymentNotUsable>()("PaymentNotUsable", {
  code: Schema.String
}) {}

/** The money goes back by a person's hand alone: nobody else can send it. */
export class RefundByHand extends Schema.TaggedError<RefundByHand>()("RefundByHand", {}) {}

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

/** The provider's payment is in use for something else, or a document is being paid by another payment. */
export class PaymentTaken extends Schema.TaggedError<PaymentTaken>()("PaymentTaken", {
  what: Schema.Literals(["payment", "document"])
}) {}

/** [PAY-08] A payment of an account's documents that is not made, with what is said of it. */
export class PaymentRefused extends Schema.TaggedError<PaymentRefused>()("PaymentRefused", {
  kind: Schema.Literals([
    "payment-refused",
    "payment-details",
    "payment-under-way",
    "too-many-declines",
    "refunded",
    "not-finished"
  ]),
  msg: MessageText
}) {}
