/** Puts the whole shop together from its settings: storage, search, services, and the routes that answer. */
import { Layer, Logger, type Redacted, References } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ProductPages } from "../../../core/catalogue/product/product-pages.service.ts"
import { Features } from "../../../core/content/features.port.ts"
import { ShopFacts } from "../../../core/content/shop-facts.port.ts"
import { PickupTimes } from "../../../core/ordering/checkout/pickup-times.service.ts"
import { Pricing } from "../../../core/pricing/pricing.service.ts"
import { AccountHandlers } from "../../api/account/account.handlers.ts"
import { CompaniesHandlers } from "../../api/account/companies.handlers.ts"
import { KnowsVisitorLayer } from "../../api/account/knows-visitor.ts"
import { LinksHandlers } from "../../api/account/links.handlers.ts"
import { GuestOrMayLayer, NeedsMemberLayer } from "../../api/account/needs-member.ts"
import { VisitorHandlers } from "../../api/account/visitor.handlers.ts"
import { ShopApi } from "../../api/api.ts"
import { BillsHandlers } from "../../api/billing/bills.handlers.ts"
import { ProductsHandlers } from "../../api/catalogue/products.handlers.ts"
import { OrdersHandlers } from "../../api/ordering/orders.handlers.ts"
import { accountDesk } from "../../composition/account-desk.ts"
import { orderDesk } from "../../composition/order-desk.ts"
import { isStandIn } from "../../composition/providers.ts"
import { booksCheckLayer } from "../../jobs/books-check.ts"
import { expiryLayer } from "../../jobs/expiry.ts"
import { overdueAlarmLayer } from "../../jobs/overdue-alarm.ts"
import { reconcilerLayer } from "../../jobs/reconciler.ts"
import { emailLayer } from "../../messages/email.ts"
import { smsLayer } from "../../messages/sms.ts"
import { databaseCheckLayer, databaseLayer } from "../../postgres/client/database.ts"
import { searchEngine } from "../../search/search-engine.ts"
import { readSettings, Settings, type SettingsOf } from "../../settings.ts"
import { booksLayer } from "../../storage/billing/books.ts"
import { catalogueLayer } from "../../storage/catalogue/catalogue.ts"
import { priceBookLayer } from "../../storage/catalogue/price-book.ts"
import { noRateLimitsLayer, rateLimitsLayer } from "../../storage/rate-limit/rate-limits.ts"
import { stockLayer } from "../../storage/stock/stock.ts"
import { branchesLayer } from "../../storage/stores/branches.ts"
import { refusal } from "../answers/refusal.ts"
import { answerCall } from "../routes/answer-call.ts"
import { ChooseBranchRoute } from "../routes/choose-branch-route.ts"
import { CrawlerRoutes } from "../routes/crawler-routes.ts"
import { HealthRoutes } from "../routes/health-route.ts"
import { MediaRoutes } from "../routes/media-route.ts"
import { LONGEST_PARAM } from "../routes/methods.ts"
import { OutboxRoutes } from "../routes/outbox-route.ts"
import { SearchRoutes } from "../routes/search-route.ts"
import { ServiceWorkerRoutes } from "../routes/service-worker-route.ts"
import { StaffRoute } from "../routes/staff-route.ts"
import { WebhookRoute } from "../routes/webhook-route.ts"
import { hostCheck } from "../security/known-host.ts"
import { withoutPersonalData } from "../security/log-privacy.ts"
import { safetyHeaders, type Trusted } from "../security/security.ts"
import { rebuiltAfterFailure } from "./rebuilt-handler.ts"
import { jsonNote, type Note } from "./request-log.ts"

export type Shop = {
  /** The public address, without a slash at its end. */
  readonly origin: string
  /** Whether the shop goes by that host, as `URL.host` has it. */
  readonly isOwnHost: (host: string) => boolean
  readonly headers: Readonly<Record<string, string>>
  readonly trusted: Trusted
  readonly note: Note
  readonly report: (id: string, problem: unknown) => void
  /** Answers a call, a picture or another of the shop's own addresses. */
  readonly call: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Everything that outlives a request, by its port. */
const stockroom = (settings: SettingsOf, url: Redacted.Redacted) =>
  Layer.mergeAll(catalogueLayer, priceBookLayer, stockLayer, branchesLayer, booksLayer, searchEngine(settings)).pipe(
    Layer.provideMerge(databaseLayer({ url, connections: settings.DATABASE_CONNECTIONS })),
    Layer.provideMerge(
      Layer.mergeAll(
        databaseCheckLayer(url),
        Layer.succeed(Settings, settings),
        Layer.succeed(ShopFacts, factsOf(settings)),
        Layer.succeed(Features, featuresOf(settings))
      )
    )
  )

const factsOf = (settings: SettingsOf): ShopFacts["Service"] => ({
  name: settings.SHOP_NAME,
  abn: settings.SHOP_ABN,
  phone: settings.SHOP_PHONE,
  email: settings.SHOP_EMAIL
})

const featuresOf = (settings: SettingsOf): Features["Service"] => ({
  tradePortal: settings.TRADE_PORTAL === "on",
  jobLists: settings.JOB_LISTS === "on",
  magicLinkLogin: settings.MAGIC_LINK_LOGIN === "on",
  trendingCarousel: settings.TRENDING_CAROUSEL === "on",
  adminPermissions: settings.ADMIN_PERMISSIONS === "on"
})

const services = (settings: SettingsOf) =>
  Layer.mergeAll(
    Pricing.layer,
    ProductPages.layer,
    PickupTimes.layer,
    orderDesk(settings),
    accountDesk,
    overdueAlarmLayer
  ).pipe(Layer.provideMerge(settings.LIMITS === "on" ? rateLimitsLayer : noRateLimitsLayer))

/** What the shop does by itself. */
const jobs = Layer.mergeAll(reconcilerLayer, emailLayer, smsLayer, expiryLayer, booksCheckLayer)

const calls = HttpApiBuilder.layer(ShopApi, { openapiPath: "/api/openapi.json" }).pipe(
  Layer.provide([
    VisitorHandlers,
    ProductsHandlers,
    OrdersHandlers,
    AccountHandlers,
    LinksHandlers,
    CompaniesHandlers,
    BillsHandlers
  ]),
  Layer.provide([KnowsVisitorLayer, NeedsMemberLayer, GuestOrMayLayer])
)

const routes = Layer.mergeAll(
  calls,
  SearchRoutes,
  HealthRoutes,
  CrawlerRoutes,
  ServiceWorkerRoutes,
  ChooseBranchRoute,
  MediaRoutes,
  WebhookRoute,
  OutboxRoutes,
  StaffRoute,
  jobs
)

/** One JSON line for each thing that the shop tells of, without anybody's data. */
const privateLog = Logger.withConsoleLog(Logger.map(Logger.formatJson, withoutPersonalData))

/** Nobody collects traces; keeping them for every statement and call would be for nothing. */
const untraced = Layer.succeed(References.TracerEnabled, false)

/** @throws SettingsProblem where the environment is not fit to open with. */
export const openShop = async (env: { readonly [name: string]: string | undefined }): Promise<Shop> => {
  const settings = readSettings(env)
  if (!settings.DATABASE_URL) throw new Error("The shop is opened with a database; see adapters/main.ts.")
  const note = jsonNote(settings.LOG_LEVEL)
  const shelves = services(settings).pipe(Layer.provideMerge(stockroom(settings, settings.DATABASE_URL)))
  const { handler, dispose } = rebuiltAfterFailure(
    () =>
      HttpRouter.toWebHandler(
        routes.pipe(
          Layer.provide(shelves),
          Layer.provide(HttpServer.layerServices),
          Layer.provide(Logger.layer([privateLog])),
          Layer.merge(untraced)
        ),
        { disableLogger: true, routerConfig: { maxParamLength: LONGEST_PARAM } }
      ),
    (problem) => {
      note("error", { problem: `The shop's parts could not be put together: ${String(problem)}` })
      return refusal(503)
    }
  )
  return {
    origin: settings.PUBLIC_URL,
    isOwnHost: hostCheck(settings),
    headers: safetyHeaders(settings.PUBLIC_URL.startsWith("https:")),
    trusted: trustedBy(settings),
    note,
    report: (request, problem) =>
      note("error", {
        request,
        problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
      }),
    call: (request) => answerCall(request, handler),
    close: dispose
  }
}

const trustedBy = (settings: SettingsOf): Trusted => ({
  connect: [settings.STRIPE_URL],
  frames: isStandIn(settings) ? [] : ["https://js.stripe.com", "https://hooks.stripe.com"],
  dev: process.env.NODE_ENV === "development"
})
