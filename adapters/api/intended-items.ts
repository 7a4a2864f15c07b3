/** What a request names of goods to be bought. */
import { Schema } from "effect"
import { LineText } from "../../core/contact/typed-text.schema.ts"
import { Quantity, Sku, StickLength } from "../../core/pricing/price.schema.ts"

/** The lines to be paid for; the server prices them itself. */
export const IntendedItems = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      sku: Sku,
      qty: Quantity,
      uom: LineText(20),
      length: Schema.optionalKey(StickLength)
    })
  ).check(Schema.isMaxLength(200))
})
