/** A product's lengths and their stock as they cross the wire. */
import { Schema } from "effect"
import { Count, listOf, Measure } from "../../bounds.schema.ts"
import { Sku } from "../../pricing/price.schema.ts"

export const ProductLengthsSchema = Schema.Struct({
  sku: Sku,
  lengths: listOf(Schema.Struct({ length: Measure, sku: Sku, here: Count, elsewhere: Count }))
})
