/** Fields that several calls about orders and payments have. */
import { Schema } from "effect"
import { Identifier, UrlText } from "../../../core/bounds.schema.ts"
import { Cents } from "../../../core/pricing/price.schema.ts"
import { IntendedItems } from "../intended-items.ts"

export const Ref = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[A-Za-z0-9_-]{1,100}$/u))

/** The token of a link that the shop signed; empty is none. */
export const LinkToken = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[A-Za-z0-9_-]{0,100}$/u))

/** What the browser needs to pay: the provider's reference, its secret, and the amount that will be charged. */
export const intentFields = {
  id: Identifier,
  clientSecret: Identifier,
  amount: Cents,
  publishableKey: Identifier,
  /** Where the browser sends the card when no real provider is configured; absent with a real one. */
  standIn: Schema.optionalKey(UrlText)
}

export const IdempotencyKey = {
  "idempotency-key": Schema.String.check(Schema.isMaxLength(255), Schema.isPattern(/^[A-Za-z0-9_-]{16,255}$/u))
}

/** The lines to be paid for, and the delivery quote that they go by, once there is one. */
export const IntendedCart = Schema.Struct({ ...IntendedItems.fields, quoteId: Schema.optionalKey(Ref) })
