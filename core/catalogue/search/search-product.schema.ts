/** A found product as it crosses the wire. */
import { Schema, Struct } from "effect"
import { Count, Identifier, listOf, Measure, NameText, UrlText } from "../../bounds.schema.ts"
import { Cents, PriceRequest } from "../../pricing/price.schema.ts"
import { cardFields } from "./search-product.ts"

const PricePoint = Schema.Struct({ sku: Identifier, price: Cents })

const BasePricing = Schema.Struct({
  skuRetailIncGst: Cents,
  skuPromotionIncGst: Schema.optionalKey(Cents),
  hasBulkDiscounts: Schema.Boolean,
  bulkUnitPrice: Schema.optionalKey(Cents),
  webProductLowest: PricePoint,
  webProductHighest: PricePoint
})

/** [ENT-12] [ENT-13] A recommended or found product. */
export const SearchProductSchema = Schema.Struct({
  objectID: Identifier,
  sku: Identifier,
  id: Identifier,
  webProductId: Identifier,
  parentID: Identifier,
  title: NameText,
  slug: Identifier,
  url: UrlText,
  algoliaType: Schema.Literals(["together", "related", "trending"]),
  imageId: Identifier,
  imageFormat: Schema.Literals(["half", "thumbnail"]),
  imageUrl: UrlText,
  imageUrlWebp: UrlText,
  imageTwoId: Identifier,
  imageTwoUrl: UrlText,
  imageTwoUrlWebp: UrlText,
  images: listOf(UrlText),
  shape: Identifier,
  attributes: Schema.Record(Schema.String, Schema.Union([NameText, Measure])),
  sizeText: NameText,
  uom: Identifier,
  factor: Measure,
  variantCount: Count,
  sizeCount: Count,
  step: Schema.optionalKey(Measure),
  categories: Schema.Record(Schema.String, NameText),
  priceQuery: PriceRequest,
  limitedStock: Schema.Boolean,
  specialOrder: Schema.Boolean,
  isClearance: Schema.Boolean,
  isRestocked: Schema.Boolean,
  flags: Schema.Struct({ timberTally: Schema.Boolean }),
  reviews: Schema.Struct({ avgRating: Measure, reviewCount: Count }),
  stocks: Schema.Struct({ branch: Schema.Record(Schema.String, Count), timber: Count }),
  deliveryOptions: Schema.Struct({ uber: Schema.Boolean }),
  basePricing: BasePricing
})

const shown = cardFields.filter((field) => field !== "isVariantMeant" && field !== "meantSize")

/** [REC-01] A recommended product: what its card shows of it, and whatever else was asked for. */
export const RecommendedProductSchema = SearchProductSchema.mapFields(Struct.mapOmit(shown, Schema.optionalKey))
