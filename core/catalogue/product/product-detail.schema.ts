/** Products and categories as they cross the wire. */
import { Schema } from "effect"
import { Count, Identifier, listOf, Measure, NameText, ProseText, UrlText } from "../../bounds.schema.ts"
import { PricedLine } from "../../pricing/price.schema.ts"
import { type AttributeName, attributeNames } from "./attribute.ts"
import type { CategoryDetail } from "./product-detail.ts"

export const AttributesSchema = Schema.Record(Schema.String, Schema.Union([NameText, Measure]))
const CategoryStep = Schema.Struct({ name: NameText, slug: Identifier })
export const AttributeNameSchema = Schema.Literals(attributeNames as readonly [AttributeName, ...Array<AttributeName>])

const BranchStock = Schema.Struct({
  branchId: Count,
  available: Count,
  length: Schema.optionalKey(Measure)
})

const VariationSchema = Schema.Struct({
  sku: Identifier,
  name: NameText,
  attributes: AttributesSchema,
  uom: Identifier,
  factor: Measure,
  step: Schema.optionalKey(Measure),
  length: Schema.optionalKey(Measure),
  lengths: Schema.optionalKey(listOf(Measure)),
  tallies: listOf(Identifier),
  weightGrams: Measure,
  barcode: Schema.optionalKey(Identifier),
  stockMode: Schema.Literals(["normal", "special-order", "unstocked", "clearance"]),
  stockCode: Count,
  flags: Schema.Struct({
    timberTally: Schema.Boolean,
    isRandomLength: Schema.Boolean,
    isClearance: Schema.Boolean,
    specialOrder: Schema.Boolean,
    limitedStock: Schema.Boolean
  }),
  pricing: Schema.optionalKey(PricedLine),
  stock: listOf(BranchStock)
})

/** [ENT-08] A product. */
export const ProductDetailSchema = Schema.Struct({
  id: Identifier,
  slug: Identifier,
  sku: Identifier,
  name: NameText,
  purpose: Schema.optionalKey(NameText),
  description: ProseText,
  categories: listOf(CategoryStep),
  attributes: AttributesSchema,
  options: listOf(AttributeNameSchema),
  shape: Identifier,
  documents: listOf(Schema.Literals(["data-sheet", "safety-data-sheet", "installation-guide"])),
  isHardware: Schema.Boolean,
  isDangerous: Schema.Boolean,
  isTimber: Schema.Boolean,
  isTally: Schema.Boolean,
  isRandomLength: Schema.Boolean,
  lengths: listOf(Measure),
  variations: listOf(VariationSchema),
  availableStock: Schema.Record(Schema.String, Measure),
  lengthStock: Schema.Record(Schema.String, Schema.Record(Schema.String, Measure)),
  images: Schema.Struct({
    main: UrlText,
    variations: Schema.Record(Schema.String, UrlText),
    further: Schema.Record(Schema.String, listOf(UrlText))
  }),
  rating: Schema.optionalKey(Measure),
  reviewCount: Schema.optionalKey(Count),
  hasReviews: Schema.optionalKey(Schema.Boolean)
})

const CategoryLink = Schema.Struct({
  id: Identifier,
  name: NameText,
  slug: Identifier,
  url: UrlText,
  image: UrlText,
  productCount: Count
})

/** [ENT-09] A category. */
export const CategoryDetailSchema = Schema.Struct({
  id: Identifier,
  name: NameText,
  slug: Identifier,
  url: UrlText,
  image: UrlText,
  description: ProseText,
  hasBanner: Schema.Boolean,
  custom_class: Identifier,
  productCount: Count,
  filters: listOf(AttributeNameSchema),
  path: listOf(CategoryStep),
  items: listOf(CategoryLink)
}) satisfies Schema.Codec<CategoryDetail>
