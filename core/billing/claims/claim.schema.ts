/** Claims as they cross the wire. */
import { Schema } from "effect"
import { Count, DayText, EpochMs, Identifier, listOf, Measure, MessageText, wholeBetween } from "../../bounds.schema.ts"
import { UploadRuleSchema } from "../../fields/uploads.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"
import { claimReasons } from "./claim.ts"

/** A place among an invoice's lines, from 0. */
export const LinePosition = wholeBetween({ minimum: 0, maximum: 100_000 })

/** [CLM-01] A claim as its company sees it. */
export const ClaimSchema = Schema.Struct({
  claimNo: Identifier,
  invoiceNo: Identifier,
  invoiceSuffix: Identifier,
  reason: Schema.Literals(claimReasons),
  note: MessageText,
  lines: listOf(Schema.Struct({ position: LinePosition, quantity: Measure, granted: Schema.optionalKey(Measure) })),
  photos: Count,
  madeAt: EpochMs,
  state: Schema.Literals(["open", "accepted", "declined"]),
  answeredAt: Schema.optionalKey(EpochMs),
  answer: Schema.optionalKey(MessageText),
  credit: Schema.optionalKey(Schema.Struct({ creditNote: Identifier, amount: Cents, gst: Cents, onInvoice: Cents }))
})

/** [CLM-01] */
export const InvoiceClaimsSchema = Schema.Struct({
  claims: listOf(ClaimSchema),
  lines: listOf(Schema.Struct({ position: LinePosition, unit: Identifier, step: Measure, left: Measure })),
  uploads: UploadRuleSchema,
  until: DayText
})
