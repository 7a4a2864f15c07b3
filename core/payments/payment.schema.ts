/** What can go wrong when a payment provider is asked. */
import { Schema } from "effect"
import { creditRefusalKinds } from "./trade-credit.ts"

/** No answer that can be read: whether the provider did what was asked is not known. */
export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {
  cause: Schema.Defect(),
  /** The provider keeps this failure as its answer under the key: asking again under it is answered the same. */
  isStored: Schema.optionalKey(Schema.Boolean)
}) {}

export class NoSuchIntent extends Schema.TaggedError<NoSuchIntent>()("NoSuchIntent", { id: Schema.String }) {}

/** The provider refuses the request itself: the payment is not in a state for it, or the card's token is spent. */
export class IntentNotUsable extends Schema.TaggedError<IntentNotUsable>()("IntentNotUsable", {
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

/** The accounts could not be read or written; whether credit was drawn is not known. */
export class CreditUnavailable extends Schema.TaggedError<CreditUnavailable>()("CreditUnavailable", {
  cause: Schema.Defect()
}) {}
