/** The calls about products, categories and their prices. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { listOf, NameText } from "../../../core/bounds.schema.ts"
import { CategoryMenuSchema } from "../../../core/catalogue/cards/category-menu.schema.ts"
import { ProductLengthsSchema } from "../../../core/catalogue/product/length-stock.schema.ts"
import { ProductSizesSchema } from "../../../core/catalogue/product/listed-sizes.schema.ts"
import { CategoryDetailSchema, ProductDetailSchema } from "../../../core/catalogue/product/product-detail.schema.ts"
import { RecommendedProductSchema } from "../../../core/catalogue/search/search-product.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { PriceAnswer, PriceRequest, Sku } from "../../../core/pricing/price.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { BranchId } from "../../../core/stores/branch.schema.ts"
import { Conflict, DataEnvelope, Malformed, NotFound, ServiceUnavailable, TooManyRequests } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

/** At most 200 lines are priced at once: the longest cart. */
const PriceRequests = Schema.Array(PriceRequest).check(Schema.isMaxLength(200))
/** What names a thing, as the database can look for it. */
const name = LineText

const AttributeMeta = Schema.Struct({
  name: NameText,
  label: NameText,
  unit: Schema.optionalKey(NameText),
  number: Schema.Boolean
})

/** [CALL-24] A wish to hear when something is back in stock. */
const RestockAlert = Schema.Struct({
  sku: Sku,
  email: name(254),
  branchId: Schema.optionalKey(BranchId)
})

/** [REC-01] What recommendations are for; `sku` names up to twenty products, a comma between two. With `fields`, only what a card shows is answered. */
const RecommendationQuery = {
  kind: Schema.Literals(["related", "together", "trending"]),
  sku: Schema.optionalKey(name(900)),
  place: Schema.optionalKey(Schema.Literal("home")),
  fields: Schema.optionalKey(Schema.Literal("card"))
}

/** `sku` names up to 24 products, a comma between two; `branchId` the store that counts as here. */
const ListedQuery = {
  sku: name(900),
  branchId: Schema.optionalKey(Schema.String.check(Schema.isMaxCodePoints(6), Schema.isPattern(/^\d{1,6}$/u)))
}

export const CategoryList = listOf(CategoryDetailSchema)

export class ProductsGroup extends HttpApiGroup.make("products").add(
  HttpApiEndpoint.get("byId", "/products/id/:id", {
    params: { id: name(80) },
    success: DataEnvelope(ProductDetailSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("bySlug", "/products/slug/:slug", {
    params: { slug: name(200) },
    success: DataEnvelope(ProductDetailSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("byErpId", "/products-erp/id/:id", {
    params: { id: Sku },
    success: DataEnvelope(ProductDetailSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("lengths", "/products/lengths", {
    query: ListedQuery,
    success: DataEnvelope(listOf(ProductLengthsSchema)),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("sizes", "/products/sizes", {
    query: ListedQuery,
    success: DataEnvelope(listOf(ProductSizesSchema)),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("recommendations", "/products/recommendations", {
    query: RecommendationQuery,
    success: DataEnvelope(listOf(RecommendedProductSchema)),
    error: [Malformed]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.search }))),
  HttpApiEndpoint.get("attributes", "/products-meta/attributes", {
    success: DataEnvelope(listOf(AttributeMeta))
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop }))),
  HttpApiEndpoint.get("category", "/product-categories/:id", {
    params: { id: name(300) },
    success: DataEnvelope(CategoryDetailSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("categories", "/product-categories", {
    success: DataEnvelope(CategoryList),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("categoryMenu", "/category-menu", {
    success: DataEnvelope(listOf(CategoryMenuSchema)),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.post("guestPrices", "/products-pricing/guest-prices", {
    payload: PriceRequests,
    success: DataEnvelope(listOf(PriceAnswer)),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.prices }))),
  HttpApiEndpoint.post("customerPrices", "/products-pricing/prices", {
    // [T21] Whose prices the page is about to show: another company's session answers 409.
    query: { customerId: Schema.optionalKey(name(20)) },
    payload: PriceRequests,
    success: DataEnvelope(listOf(PriceAnswer)),
    error: [Malformed, Conflict, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.prices }))),
  HttpApiEndpoint.post("restockAlert", "/products/restock-alert", {
    payload: RestockAlert,
    success: DataEnvelope(Schema.Struct({ registered: Schema.Literal(true) })),
    error: [Malformed, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.restockAlert })))
) {}
