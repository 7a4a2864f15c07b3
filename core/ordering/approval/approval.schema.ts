/** Approval requests as they cross the wire, and why a decision about one was refused. */
import { Schema } from "effect"
import { DayText, EpochMs, Identifier, listOf, MessageText, NameText } from "../../bounds.schema.ts"
import { OrderSchema } from "../../orders/order.schema.ts"
import { paymentMethods } from "../../payment-method.ts"
import { Cents } from "../../pricing/price.schema.ts"
import { approvalStates } from "./approval-request.ts"

export const ApprovalVersion = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))

/** [APV-02] One row of the list. */
export const ApprovalSchema = Schema.Struct({
  id: Identifier,
  state: Schema.Literals(approvalStates),
  buyer: Schema.Struct({ contactId: Identifier, name: NameText }),
  /** Which of the things that were asked for under it: it is sent back with a decision. */
  version: ApprovalVersion,
  method: Schema.Literals(paymentMethods),
  total: Cents,
  limit: Cents,
  askedAt: EpochMs,
  expiresAt: EpochMs,
  customerRefNo: Schema.optionalKey(NameText),
  /** It waits to be decided, or to be paid by its buyer. */
  isOpen: Schema.Boolean,
  /** Whether who asks may decide it now. */
  mayDecide: Schema.Boolean,
  decidedAt: Schema.optionalKey(EpochMs),
  decidedBy: Schema.optionalKey(NameText),
  reason: Schema.optionalKey(MessageText),
  problem: Schema.optionalKey(MessageText),
  orderNo: Schema.optionalKey(Identifier)
})

/** [APV-02] The same in full: the order as it was shown to its buyer. */
export const ApprovalDetailSchema = Schema.Struct({
  ...ApprovalSchema.fields,
  showsExGst: Schema.Boolean,
  lines: OrderSchema.fields.lines,
  totals: OrderSchema.fields.totals,
  checkoutType: OrderSchema.fields.checkoutType,
  destination: OrderSchema.fields.destination,
  /** The name of the store where it would be collected. */
  branch: Schema.optionalKey(NameText),
  /** The Melbourne day on which its buyer means to collect it. */
  pickupDay: Schema.optionalKey(DayText),
  contact: OrderSchema.fields.contact,
  instructions: OrderSchema.fields.instructions
})

export const ApprovalListSchema = listOf(ApprovalSchema)

/** Why a request was not decided as asked. */
export class ApprovalRefused extends Schema.TaggedError<ApprovalRefused>()("ApprovalRefused", {
  kind: Schema.Literals(["decided", "expired", "changed", "oneself", "not-admin", "buyer-may-not", "not-placed"]),
  msg: MessageText
}) {}

/** There is no such request, or it is not theirs. */
export class ApprovalNotFound extends Schema.TaggedError<ApprovalNotFound>()("ApprovalNotFound", {}) {}
