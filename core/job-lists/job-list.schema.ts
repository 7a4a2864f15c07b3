/** Job lists as they cross the wire. */
import { Schema } from "effect"
import { Count, EpochMs, Identifier, listOf, MessageText, NameText } from "../bounds.schema.ts"
import { CartItemSchema, StockLevelSchema } from "../ordering/cart/cart-item.schema.ts"
import { SavedCartLineSchema } from "../ordering/saved-cart/saved-cart.schema.ts"
import { Cents } from "../pricing/price.schema.ts"
import type { JobListSummary, PricedJobList } from "./job-list.ts"

export const JobListSummarySchema = Schema.Struct({
  id: Identifier,
  name: NameText,
  ownerName: NameText,
  isOwn: Schema.Boolean,
  isShared: Schema.Boolean,
  changedAt: EpochMs,
  linesCount: Count
}) satisfies Schema.Codec<JobListSummary>

/** [JOB-01] [ENT-06] */
export const PricedJobListSchema = Schema.Struct({
  ...JobListSummarySchema.fields,
  lines: listOf(
    Schema.Struct({
      id: Identifier,
      line: SavedCartLineSchema,
      item: Schema.optionalKey(CartItemSchema),
      stock: Schema.optionalKey(Schema.Struct({ level: StockLevelSchema, text: MessageText, canOrder: Schema.Boolean }))
    })
  ),
  subtotal: Cents,
  gst: Cents
}) satisfies Schema.Codec<PricedJobList>
