/** What can go wrong when the shop's stock or branches are asked about. */
import { Schema } from "effect"

const Shortfall = Schema.Struct({
  sku: Schema.String,
  branchId: Schema.Int,
  length: Schema.optionalKey(Schema.Finite),
  wanted: Schema.Int,
  /** What is left there, pieces. */
  available: Schema.Int
})

/** [STK-04] Some of it is not there; nothing was put aside. */
export class NotEnoughStock extends Schema.TaggedError<NotEnoughStock>()("NotEnoughStock", {
  short: Schema.NonEmptyArray(Shortfall)
}) {}
