/** Products and categories as they cross the wire. */
import { Schema } from "effect"
import { PricedLine } from "../../pricing/price.schema.ts"
import { type AttributeName, attributeNames } from "./attribute.ts"
import type { CategoryDetail } from "./product-detail.ts"

const Attributes = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))
const CategoryStep = Schema.Struct({ name: Schema.String, slug: Schema.String })
const AttributeNameSchema = Schema.Literals(attributeNames as readonly [AttributeName, ...Array<AttributeName>])

const BranchStock = Schema.Struct({
  branchId: Schema.Int,
  available: Schema.Int,
  length: Schema.optionalKey(Schema.Finite)
})

const VariationSchema = Schema.Struct({
  sku: Schema.String,
  name: Schema.String,
  attributes: Attributes,
  uom: Schema.String,
  factor: Schema.Finite,
  step: Schema.optionalKey(Schema.Finite),
  length: Schema.optionalKey(Schema.Finite),
  lengths: Schema.optionalKey(Schema.Array(Schema.Finite)),
  tallies: Schema.Array(Schema.String),
  weightGrams: Schema.Finite,
  barcode: Schema.optionalKey(Schema.String),
  stockMode: Schema.Literals(["normal", "special-order", "unstocked", "clearance"]),
  stockCode: Schema.Int,
  flags: Schema.Struct({
    timberTally: Schema.Boolean,
    isRandomLength: Schema.Boolean,
    isClearance: Schema.Boolean,
    specialOrder: Schema.Boolean,
    limitedStock: Schema.Boolean
  }),
  pricing: Schema.optionalKey(PricedLine),
  stock: Schema.Array(BranchStock)
})

/** [ENT-08] A product. */
export const ProductDetailSchema = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  sku: Schema.String,
  name: Schema.String,
  purpose: Schema.optionalKey(Schema.String),
  description: Schema.String,
  categories: Schema.Array(CategoryStep),
  attributes: Attributes,
  options: Schema.Array(AttributeNameSchema),
  shape: Schema.String,
  documents: Schema.Array(Schema.Literals(["data-sheet", "safety-data-sheet", "installation-guide"])),
  isHardware: Schema.Boolean,
  isDangerous: Schema.Boolean,
  isTimber: Schema.Boolean,
  isTally: Schema.Boolean,
  isRandomLength: Schema.Boolean,
  lengths: Schema.Array(Schema.Finite),
  variations: Schema.Array(VariationSchema),
  availableStock: Schema.Record(Schema.String, Schema.Finite),
  lengthStock: Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Finite)),
  images: Schema.Struct({ main: Schema.String, variations: Schema.Record(Schema.String, Schema.String) }),
  rating: Schema.optionalKey(Schema.Finite),
  reviewCount: Schema.optionalKey(Schema.Int)
})

const CategoryLink = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  url: Schema.String,
  image: Schema.String,
  productCount: Schema.Int
})

/** [ENT-09] A category. */
export const CategoryDetailSchema = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  url: Schema.String,
  image: Schema.String,
  description: Schema.String,
  hasBanner: Schema.Boolean,
  custom_class: Schema.String,
  productCount: Schema.Int,
  path: Schema.Array(CategoryStep),
  items: Schema.Array(CategoryLink)
}) satisfies Schema.Codec<CategoryDetail>
