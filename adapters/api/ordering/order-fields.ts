/** Fields that several calls about orders and payments have. */
import { Schema } from "effect"
import { IntendedItems } from "../intended-items.ts"

export const Ref = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^[A-Za-z0-9_-]{1,100}$/u))

export const IdempotencyKey = {
  "idempotency-key": Schema.String.check(Schema.isMaxLength(255), Schema.isPattern(/^[A-Za-z0-9_-]{16,255}$/u))
}

/** The lines to be paid for, and the delivery quote that they go by, once there is one. */
export const IntendedCart = Schema.Struct({ ...IntendedItems.fields, quoteId: Schema.optionalKey(Ref) })
