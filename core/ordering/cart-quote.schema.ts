/** A delivery quote for a cart as it crosses the wire: with when each of its lines is there. */
import { Schema } from "effect"
import { Count, DayText, EpochMs, listOf, MessageText } from "../bounds.schema.ts"
import { DeliveryQuoteSchema } from "../delivery/quote/delivery-quote.schema.ts"
import { BranchId } from "../stores/branch.schema.ts"

/** [STK-02] The days that can't be chosen, each with its reason; and of each of the items, in their order: when all of it is there, pieces wanted and there now, and up to three near branches that have all. */
export const CartQuoteSchema = Schema.Struct({
  ...DeliveryQuoteSchema.fields,
  unavailableDays: listOf(Schema.Struct({ date: DayText, problem: MessageText })),
  lines: listOf(
    Schema.Struct({
      readyAt: EpochMs,
      pieces: Count,
      here: Count,
      level: Schema.Literals(["in stock", "transfer/order-in", "special order"]),
      fullBranchIds: listOf(BranchId)
    })
  )
})
