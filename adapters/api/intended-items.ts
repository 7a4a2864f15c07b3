/** What a request names of goods to be bought. */
import { Schema } from "effect"
import { singleLinePattern } from "../../core/plain-text.ts"
import { Quantity, Sku, StickLength } from "../../core/pricing/price.schema.ts"

/** The lines to be paid for; the server prices them itself. */
export const IntendedItems = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      sku: Sku,
      qty: Quantity,
      uom: Schema.String.check(Schema.isMaxCodePoints(20), Schema.isPattern(singleLinePattern)),
      length: Schema.optionalKey(StickLength)
    })
  ).check(Schema.isMaxLength(200))
})
