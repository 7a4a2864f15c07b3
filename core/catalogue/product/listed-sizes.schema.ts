/** A product's sizes in a list as they cross the wire. */
import { Schema } from "effect"
import { Count, listOf, Measure, NameText } from "../../bounds.schema.ts"
import { Cents, Sku } from "../../pricing/price.schema.ts"
import { AttributeNameSchema, AttributesSchema } from "./product-detail.schema.ts"

export const ProductSizesSchema = Schema.Struct({
  sku: Sku,
  isTimber: Schema.Boolean,
  options: listOf(AttributeNameSchema),
  sizes: listOf(
    Schema.Struct({
      sku: Sku,
      name: Schema.optionalKey(NameText),
      length: Schema.optionalKey(Measure),
      attributes: AttributesSchema,
      uom: NameText,
      factor: Measure,
      step: Schema.optionalKey(Measure),
      isRandomLength: Schema.optionalKey(Schema.Literal(true)),
      unitPrice: Schema.optionalKey(Cents),
      here: Count,
      elsewhere: Count,
      isNotRestocked: Schema.optionalKey(Schema.Literal(true))
    })
  )
})
