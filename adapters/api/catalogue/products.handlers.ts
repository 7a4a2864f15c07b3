/** Answers the calls about products, categories and prices. */
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { categoryMenu } from "../../../core/catalogue/cards/category-menu.ts"
import { categoryDetail } from "../../../core/catalogue/cards/category-page.ts"
import { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import { attributeNames, attributes } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetailSchema } from "../../../core/catalogue/product/product-detail.schema.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { ProductPages } from "../../../core/catalogue/product-pages.service.ts"
import type {
  RecommendationSettings,
  RecommendationSubject
} from "../../../core/catalogue/search/recommendation-request.ts"
import { Recommendations } from "../../../core/catalogue/search/recommendations.service.ts"
import { cardFields } from "../../../core/catalogue/search/search-product.ts"
import { TrendingThresholds } from "../../../core/catalogue/search/trending-thresholds.port.ts"
import { normalEmail } from "../../../core/contact/email-address.ts"
import { emailProblem } from "../../../core/contact/fields.ts"
import { Content } from "../../../core/content/content.port.ts"
import { Features } from "../../../core/content/features.port.ts"
import { categoryMarksOf } from "../../../core/content/navigation/category-marks.ts"
import { buyerOf, priceCustomerIdOf } from "../../../core/identity/buyer.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { Pricing } from "../../../core/pricing/pricing.service.ts"
import { restockLimit } from "../../../core/rate-limit/call-limits.ts"
import { RateLimits } from "../../../core/rate-limit/rate-limit.port.ts"
import { Stock } from "../../../core/stock/stock.port.ts"
import type { Unavailable } from "../../../core/unavailable.schema.ts"
import { companyWords } from "../../../core/words/account.ts"
import { tooManyRequests } from "../call-limiter.ts"
import { Conflict, Malformed, notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { keepAnswer } from "../kept-answer.ts"
import { plainAnswer } from "../plain-answer.ts"
import { toWire } from "../wire-errors.ts"
import { CategoryList, ProductsGroup } from "./products.contract.ts"

const pageResponse = (page: Effect.Effect<Option.Option<ProductDetail>, Unavailable>) =>
  toWire(page).pipe(
    Effect.flatMap(Option.match({ onNone: () => Effect.fail(notFound("That product")), onSome: Effect.succeed })),
    Effect.map((data) => plainAnswer<typeof ProductDetailSchema>(data))
  )

const otherCompany = () => new Conflict({ error: true, code: "OTHER_COMPANY", msg: companyWords.another })

type RecommendationQuery = {
  readonly kind: "related" | "together" | "trending"
  readonly sku?: string
  readonly place?: "home"
  readonly fields?: "card"
}

/** More products than these are not asked about. */
const MAX_SUBJECTS = 20

/** A page of a list. */
const MAX_LISTED = 24

/** What a list asks for more about: its products, and the store that counts as here. */
const listed = ({ sku, branchId }: { readonly sku: string; readonly branchId?: string }) =>
  [[...new Set(sku.split(","))].slice(0, MAX_LISTED), branchId ? Number(branchId) : undefined] as const

const recommendationSubject = ({ kind, sku = "" }: RecommendationQuery): RecommendationSubject => {
  const skus = sku.split(",").slice(0, MAX_SUBJECTS)
  if (kind === "trending") return { kind }
  return kind === "related" ? { kind, objectID: skus[0] ?? "" } : { kind, objectIDs: skus }
}

/** [REC-02] The home page lists up to 24, from a lower threshold. */
const recommendationSettings = (
  thresholds: TrendingThresholds["Service"],
  { place, fields }: RecommendationQuery
): RecommendationSettings => ({
  indexName: "products",
  ...(place === "home" ? { threshold: thresholds.home, limit: 24 } : { threshold: thresholds.usual }),
  ...(fields && { fields: cardFields })
})

type Written = Parameters<typeof categoryMarksOf>[0]
const nothingWritten: Written = { menus: new Map(), banners: new Map() }

type Categories = Parameters<typeof categoryDetail>[0]

const attributeMeta = attributeNames.map((name) => ({ name, ...attributes[name] }))

export const ProductsHandlers = HttpApiBuilder.group(
  groupApi(ProductsGroup),
  "products",
  Effect.fn(function* (handlers) {
    const pages = yield* ProductPages
    const catalogue = yield* Catalogue
    const pricing = yield* Pricing
    const stock = yield* Stock
    const limits = yield* RateLimits
    const recommendations = yield* Recommendations
    const thresholds = yield* TrendingThresholds
    const features = yield* Features
    const categories = toWire(catalogue.categories)
    const content = yield* Content
    /** Without the content no category is marked, and all are there. */
    const written = Effect.orElseSucceed(content.site, () => nothingWritten)
    const marked = Effect.map(Effect.all([categories, written]), ([all, site]) => [all, categoryMarksOf(site)] as const)
    const categoriesAnswer = keepAnswer(CategoryList, (all: Categories, site: Written) =>
      [...all.keys()]
        .filter((slug) => !slug.includes("/"))
        .flatMap((slug) => categoryDetail(all, slug, categoryMarksOf(site)) ?? [])
    )
    return handlers.handleAll({
      byId: ({ params }) => pageResponse(pages.byId(params.id)),
      bySlug: ({ params }) => pageResponse(pages.bySlug(params.slug)),
      byErpId: ({ params }) => pageResponse(pages.bySku(params.id)),
      lengths: ({ query }) => Effect.map(toWire(pages.lengths(...listed(query))), (data) => ({ data })),
      sizes: ({ query }) => Effect.map(toWire(pages.sizes(...listed(query))), (data) => ({ data })),
      recommendations: ({ query }) =>
        // [REC-02] Of the home page it may be switched off.
        query.place === "home" && !features.trendingCarousel
          ? Effect.succeed({ data: [] })
          : Effect.map(
              recommendations.recommend(recommendationSubject(query), recommendationSettings(thresholds, query)),
              (data) => ({ data })
            ),
      attributes: () => Effect.succeed({ data: attributeMeta }),
      category: ({ params }) =>
        Effect.gen(function* () {
          const [all, marksNow] = yield* marked
          const data = categoryDetail(all, params.id, marksNow)
          if (!data) return yield* Effect.fail(notFound("That category"))
          return { data }
        }),
      categories: () => Effect.map(Effect.all([categories, written]), ([all, site]) => categoriesAnswer(all, site)),
      categoryMenu: () => Effect.map(marked, ([all, marksNow]) => ({ data: categoryMenu(all, marksNow) })),
      guestPrices: ({ payload }) => Effect.map(toWire(pricing.price(payload)), (data) => ({ data })),
      customerPrices: ({ payload, query }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          if (query.customerId !== undefined && query.customerId !== member.customer.id)
            return yield* Effect.fail(otherCompany())
          const data = yield* toWire(pricing.price(payload, priceCustomerIdOf(buyerOf(member))))
          return { data }
        }),
      restockAlert: ({ payload }) =>
        Effect.gen(function* () {
          const problem = emailProblem(payload.email)
          const alert = { ...payload, email: normalEmail(payload.email) }
          if (problem)
            return yield* Effect.fail(
              new Malformed({ error: true, code: "MALFORMED", msg: problem, fields: { email: problem } })
            )
          const allowed = limits.tryConsume(restockLimit(alert.email))
          if (!(yield* toWire(allowed))) return yield* Effect.fail(tooManyRequests())
          const kept = yield* toWire(stock.subscribeToRestock(alert))
          if (kept === "unknown") return yield* Effect.fail(notFound("That product or branch"))
          if (kept === "too-many") return yield* Effect.fail(tooManyRequests())
          return { data: { registered: true as const } }
        })
    })
  })
)
