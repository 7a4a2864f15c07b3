/** Why an order, or a look at one, was refused. */
import { Schema } from "effect"
import { MessageText } from "../bounds.schema.ts"
import { PricedLine } from "../pricing/price.schema.ts"
import { CartQuoteSchema } from "./cart-quote.schema.ts"

/** [CHK-05] The kinds of refusal, each with words of its own. */
export const RefusalKind = Schema.Literals([
  "no-items",
  "invalid-input",
  "invalid-item",
  "expired-cart",
  "expired-delivery",
  "total-differs",
  "other-shopper",
  "not-enough-stock",
  "payment-limit",
  "needs-approval",
  "approval-not-needed",
  "no-approver",
  "credit-refused",
  "payment-refused",
  "payment-not-opened",
  "payment-details",
  "payment-under-way",
  "too-many-declines",
  "too-many-waiting",
  "refunded",
  "not-finished",
  "key-reused",
  "cannot-move",
  "no-invoice",
  "cannot-change"
])

export class OrderRefused extends Schema.TaggedError<OrderRefused>()("OrderRefused", {
  kind: RefusalKind,
  msg: MessageText,
  /** What is wrong by field, for invalid input. */
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText)),
  /** The new lines, where prices changed. */
  lines: Schema.optionalKey(Schema.Array(PricedLine)),
  /** What the shop would quote now, where the delivery can't be kept any more. */
  quote: Schema.optionalKey(CartQuoteSchema)
}) {}

/** A refusal of that kind, in those words. */
export const orderRefused = (kind: OrderRefused["kind"], msg: string): OrderRefused => new OrderRefused({ kind, msg })

/** There is no such order or payment, or it is somebody else's. */
export class OrderNotFound extends Schema.TaggedError<OrderNotFound>()("OrderNotFound", {}) {}

/** Another order is being paid by the same payment, or the same request is being carried out. */
export class OrderConflict extends Schema.TaggedError<OrderConflict>()("OrderTaken", {
  what: Schema.Literals(["payment", "request"])
}) {}
