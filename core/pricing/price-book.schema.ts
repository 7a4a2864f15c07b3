/** What can go wrong when the price book is asked. */
import { Schema } from "effect"

/** The price book could not be read; nothing is known about any price. */
export class PricesUnavailable extends Schema.TaggedError<PricesUnavailable>()("PricesUnavailable", {
  cause: Schema.Defect()
}) {}
