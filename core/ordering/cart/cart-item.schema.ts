/** [ENT-06] A cart's line as it crosses the wire. */
import { Schema } from "effect"
import { Count, Identifier, listOf, Measure, NameText } from "../../bounds.schema.ts"
import { PricedLine, Sku } from "../../pricing/price.schema.ts"
import { stockLevels } from "../../stock/availability.ts"
import type { CartItem } from "./cart-item.ts"

export const StockLevelSchema = Schema.Literals(stockLevels)

const attribute = Schema.optionalKey(NameText)

export const CartItemSchema = Schema.Struct({
  productId: Identifier,
  erpId: Sku,
  attribute1: attribute,
  attribute2: attribute,
  attribute3: attribute,
  attribute4: attribute,
  length: Schema.optionalKey(Measure),
  uom: NameText,
  conversionFactor: Measure,
  qty: Measure,
  qtyRaw: Measure,
  pricing: Schema.optionalKey(PricedLine),
  variation: Schema.Struct({ id: Sku, attributes: Schema.Record(Schema.String, NameText) }),
  product: Schema.Struct({
    slug: Identifier,
    name: NameText,
    imageId: Identifier,
    isHardware: Schema.Boolean,
    isTimber: Schema.Boolean,
    weightGrams: Measure,
    step: Schema.optionalKey(Measure)
  }),
  isSubmitValid: Schema.Boolean,
  inventory: Schema.Struct({
    isClearance: Schema.Boolean,
    isRandomLength: Schema.Boolean,
    isTally: Schema.Boolean,
    limitedStock: Schema.Boolean,
    specialOrder: Schema.Boolean,
    stock: Count,
    timberStock: Count,
    stockStatus: StockLevelSchema,
    tallies: listOf(NameText)
  })
}) satisfies Schema.Codec<CartItem>
