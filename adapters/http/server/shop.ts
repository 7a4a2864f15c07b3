/** Puts the whole shop together from its settings: storage, search, services, and the routes that answer. */
import { Layer, Logger, type Redacted, References } from "effect"
import { HttpServer } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ProductPages } from "../../../core/catalogue/product-pages.service.ts"
import { Recommendations } from "../../../core/catalogue/search/recommendations.service.ts"
import { TrendingThresholds } from "../../../core/catalogue/search/trending-thresholds.port.ts"
import { Features } from "../../../core/content/features.port.ts"
import { InstallCode } from "../../../core/content/install-code.port.ts"
import { RuntimeConfig } from "../../../core/content/runtime-config.port.ts"
import { ShopFacts } from "../../../core/content/shop-facts.port.ts"
import { Pricing } from "../../../core/pricing/pricing.service.ts"
import { ClosestBranch } from "../../../core/stores/closest-branch.service.ts"
import { AccountHandlers } from "../../api/account/account.handlers.ts"
import { AuditTrailHandlers } from "../../api/account/audit-trail.handlers.ts"
import { CompaniesHandlers } from "../../api/account/companies.handlers.ts"
import { LinksHandlers } from "../../api/account/links.handlers.ts"
import { ManagersHandlers } from "../../api/account/managers.handlers.ts"
import { OwnDetailsHandlers } from "../../api/account/own-details.handlers.ts"
import { requireGuestOrPermissionLayer, requireMemberLayer } from "../../api/account/require-member.ts"
import { VisitorHandlers } from "../../api/account/visitor.handlers.ts"
import { visitorMiddlewareLayer } from "../../api/account/visitor-middleware.ts"
import { BillsHandlers } from "../../api/billing/bills.handlers.ts"
import { ClaimsHandlers } from "../../api/billing/claims.handlers.ts"
import { EInvoicingHandlers } from "../../api/billing/e-invoicing.handlers.ts"
import { InvoicePaymentsHandlers } from "../../api/billing/invoice-payments.handlers.ts"
import { InvoicesHandlers } from "../../api/billing/invoices.handlers.ts"
import { QuoteLinksHandlers } from "../../api/billing/quote-links.handlers.ts"
import { QuotePaymentsHandlers } from "../../api/billing/quote-payments.handlers.ts"
import { ContractPricesHandlers } from "../../api/catalogue/contract-prices.handlers.ts"
import { ProductsHandlers } from "../../api/catalogue/products.handlers.ts"
import { ReviewsHandlers } from "../../api/catalogue/reviews.handlers.ts"
import { ContentHandlers } from "../../api/content/content.handlers.ts"
import { JobListsHandlers } from "../../api/job-lists/job-lists.handlers.ts"
import { ApprovalsHandlers } from "../../api/ordering/approvals.handlers.ts"
import { OrdersHandlers } from "../../api/ordering/orders.handlers.ts"
import { PaymentsHandlers } from "../../api/ordering/payments.handlers.ts"
import { SalesOrdersHandlers } from "../../api/ordering/sales-orders.handlers.ts"
import { SavedCartsHandlers } from "../../api/ordering/saved-carts.handlers.ts"
import { ShopApi } from "../../api/shop/shop.contract.ts"
import { PlacesHandlers } from "../../api/stores/places.handlers.ts"
import { botCheckOrigins } from "../../bot-check/bot-check.ts"
import { accountLayer } from "../../composition/account-layer.ts"
import { claimLayer } from "../../composition/claim-layer.ts"
import { formLayer } from "../../composition/form-layer.ts"
import { jobListLayer } from "../../composition/job-list-layer.ts"
import {
  companyEInvoicesLayer,
  companyInvoicesLayer,
  companyOrdersLayer,
  companyQuotesLayer,
  companyStatementsLayer,
  linkedQuotesLayer,
  orderLayer,
  saveCartLayer
} from "../../composition/order-layer.ts"
import { paymentOrigins } from "../../composition/providers.ts"
import { invariantCheckLayer } from "../../jobs/invariant-check.ts"
import { overdueAlarmLayer } from "../../jobs/overdue-alarm.ts"
import { quoteRemindersLayer } from "../../jobs/quote-reminders.ts"
import { reconcilerLayer } from "../../jobs/reconciler.ts"
import { restockNotifierLayer } from "../../jobs/restock-notifier.ts"
import { retentionLayer } from "../../jobs/retention.ts"
import { productPicturesLayer } from "../../media/product-pictures.ts"
import { emailLayer } from "../../messages/email.ts"
import { smsLayer } from "../../messages/sms.ts"
import { monitoringLayer, monitoringLogger } from "../../monitoring/error-monitor.ts"
import { createErrorSender } from "../../monitoring/error-sender.ts"
import { gazetteerLayer } from "../../places/gazetteer.ts"
import { placeLookups } from "../../places/place-lookups.ts"
import { databaseCheckLayer, databaseLayer } from "../../postgres/client/database.ts"
import { renderedFilesLayer } from "../../rendering/rendered-file-cache.ts"
import type { CatalogueReader } from "../../search/index/catalogue-reader.ts"
import { recommendationEngineLayer } from "../../search/recommendation-engine.ts"
import { searchEngine } from "../../search/search-engine.ts"
import { browserConfig } from "../../settings/browser-config.ts"
import { hasWordPress, readSettings, Settings, type SettingValues } from "../../settings/settings.ts"
import { catalogueLayer } from "../../storage/catalogue/catalogue.ts"
import { contractPricesLayer } from "../../storage/catalogue/contract-prices.ts"
import { priceBookLayer } from "../../storage/catalogue/price-book.ts"
import { reviewsLayer } from "../../storage/catalogue/reviews.ts"
import { contentLayer } from "../../storage/content/content.ts"
import { wordPressContentLayer } from "../../storage/content/wordpress-content.ts"
import { rateLimitsLayer, unlimitedRateLimitsLayer } from "../../storage/rate-limit/rate-limits.ts"
import { stockLayer } from "../../storage/stock/stock.ts"
import { branchesLayer } from "../../storage/stores/branches.ts"
import { errorResponse } from "../answers/error-responses.ts"
import { handleApiRequest } from "../routes/api-request-handler.ts"
import { CartsRoute } from "../routes/carts-route.ts"
import { ChooseBranchRoute } from "../routes/choose-branch-route.ts"
import { ClaimRoute } from "../routes/claim-route.ts"
import { CrawlerRoutes } from "../routes/crawler-routes.ts"
import { FormRoute } from "../routes/form-route.ts"
import { GuessedAddressRoutes } from "../routes/guessed-addresses.ts"
import { HealthRoutes } from "../routes/health-route.ts"
import { MediaRoutes } from "../routes/media-route.ts"
import { OutboxRoutes } from "../routes/outbox-route.ts"
import { PolicyReportRoute } from "../routes/policy-report-route.ts"
import { RunsRoute } from "../routes/runs-route.ts"
import { SearchRoutes } from "../routes/search-route.ts"
import { ServiceWorkerRoutes } from "../routes/service-worker-route.ts"
import { StaffClaimRoute } from "../routes/staff-claim-route.ts"
import { StaffRoute } from "../routes/staff-route.ts"
import { atOwnAddress } from "../routes/user-calls-base.ts"
import { WebhookRoutes } from "../routes/webhook-routes.ts"
import { createHostCheck } from "../security/known-host.ts"
import { withoutPersonalData } from "../security/log-privacy.ts"
import { securityHeaders, type TrustedOrigins } from "../security/security.ts"
import { rebuildAfterFailure } from "./rebuilt-handler.ts"
import { createJsonLog, type WriteLog } from "./request-log.ts"
import { createWebHandler } from "./web-handler.ts"

export type Shop = {
  /** The public address, without a slash at its end. */
  readonly origin: string
  /** Whether the shop goes by that host, as `URL.host` has it. */
  readonly isOwnHost: (host: string) => boolean
  readonly headers: Readonly<Record<string, string>>
  readonly trustedOrigins: TrustedOrigins
  readonly writeLog: WriteLog
  readonly report: (id: string, problem: unknown) => void
  /** [CALL-01] The request as it reaches the shop's own routes, wherever pages make the calls about who is logged in. */
  readonly atOwnAddress: (request: Request) => Request
  /** Answers a call, a picture or another of the shop's own addresses. */
  readonly call: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Everything that outlives a request, by its port. */
const infrastructureLayer = (settings: SettingValues, url: Redacted.Redacted, readCatalogue?: CatalogueReader) =>
  Layer.mergeAll(
    catalogueLayer,
    priceBookLayer,
    contractPricesLayer,
    reviewsLayer,
    stockLayer,
    branchesLayer,
    hasWordPress(settings) ? wordPressContentLayer(settings) : contentLayer(settings),
    searchEngine(settings, readCatalogue)
  ).pipe(
    Layer.provideMerge(databaseLayer({ url, connections: settings.DATABASE_CONNECTIONS })),
    Layer.provideMerge(
      Layer.mergeAll(
        databaseCheckLayer(url),
        Layer.succeed(Settings, settings),
        Layer.succeed(ShopFacts, factsOf(settings)),
        Layer.succeed(Features, featuresOf(settings)),
        Layer.succeed(RuntimeConfig, browserConfig(settings)),
        Layer.succeed(InstallCode, { isCode: (text) => text === settings.INSTALL_CODE }),
        monitoringLayer,
        Layer.succeed(TrendingThresholds, {
          usual: settings.TRENDING_THRESHOLD,
          home: settings.TRENDING_THRESHOLD_HOME
        })
      )
    )
  )

const factsOf = (settings: SettingValues): ShopFacts["Service"] => ({
  name: settings.SHOP_NAME,
  abn: settings.SHOP_ABN,
  phone: settings.SHOP_PHONE,
  email: settings.SHOP_EMAIL,
  quoteFrom: settings.QUOTE_FROM,
  ...(settings.TAG_MANAGER_ID ? { tagManager: settings.TAG_MANAGER_ID } : {})
})

const featuresOf = (settings: SettingValues): Features["Service"] => ({
  tradePortal: settings.TRADE_PORTAL === "on",
  jobLists: settings.JOB_LISTS === "on",
  magicLinkLogin: settings.MAGIC_LINK_LOGIN === "on",
  trendingCarousel: settings.TRENDING_CAROUSEL === "on",
  adminPermissions: settings.ADMIN_PERMISSIONS === "on"
})

const serviceLayer = (settings: SettingValues) =>
  Layer.mergeAll(
    Pricing.layer,
    ProductPages.layer,
    ClosestBranch.layer,
    Recommendations.layer.pipe(Layer.provide(recommendationEngineLayer)),
    Layer.mergeAll(
      companyOrdersLayer,
      companyInvoicesLayer,
      companyStatementsLayer,
      companyEInvoicesLayer,
      companyQuotesLayer,
      linkedQuotesLayer,
      saveCartLayer,
      claimLayer(settings)
    ).pipe(Layer.provideMerge(orderLayer(settings))),
    accountLayer,
    formLayer(settings),
    jobListLayer,
    overdueAlarmLayer,
    productPicturesLayer.pipe(Layer.provideMerge(renderedFilesLayer))
  ).pipe(
    Layer.provideMerge(gazetteerLayer(placeLookups(settings))),
    Layer.provideMerge(settings.LIMITS === "on" ? rateLimitsLayer : unlimitedRateLimitsLayer)
  )

/** What the shop does by itself. */
const jobLayer = Layer.mergeAll(
  reconcilerLayer,
  emailLayer,
  smsLayer,
  retentionLayer,
  restockNotifierLayer,
  quoteRemindersLayer,
  invariantCheckLayer
)

const apiLayer = HttpApiBuilder.layer(ShopApi, { openapiPath: "/api/openapi.json" }).pipe(
  Layer.provide([
    VisitorHandlers,
    ProductsHandlers,
    ContractPricesHandlers,
    ReviewsHandlers,
    ContentHandlers,
    OrdersHandlers,
    PaymentsHandlers,
    AccountHandlers,
    LinksHandlers,
    OwnDetailsHandlers,
    CompaniesHandlers,
    AuditTrailHandlers,
    BillsHandlers,
    ManagersHandlers,
    InvoicesHandlers,
    ClaimsHandlers,
    EInvoicingHandlers,
    InvoicePaymentsHandlers,
    SalesOrdersHandlers,
    QuoteLinksHandlers,
    QuotePaymentsHandlers,
    ApprovalsHandlers,
    SavedCartsHandlers,
    JobListsHandlers,
    PlacesHandlers
  ]),
  Layer.provide([visitorMiddlewareLayer, requireMemberLayer, requireGuestOrPermissionLayer])
)

const routeLayer = Layer.mergeAll(
  apiLayer,
  SearchRoutes,
  HealthRoutes,
  CrawlerRoutes,
  ServiceWorkerRoutes,
  GuessedAddressRoutes,
  ChooseBranchRoute,
  MediaRoutes,
  FormRoute,
  ClaimRoute,
  WebhookRoutes,
  OutboxRoutes,
  CartsRoute,
  RunsRoute,
  StaffRoute,
  StaffClaimRoute,
  PolicyReportRoute,
  jobLayer
)

/** One JSON line for each thing that the shop tells of, without anybody's data. */
const redactedLogger = Logger.withConsoleLog(Logger.map(Logger.formatJson, withoutPersonalData))

/** Nobody collects traces; keeping them for every statement and call would be for nothing. */
const tracingDisabled = Layer.succeed(References.TracerEnabled, false)

/**
 * The catalogue is read on a thread of its own unless `readCatalogue` says otherwise.
 * @throws SettingsProblem where the environment is not fit to open with.
 */
export const openShop = async (
  env: { readonly [name: string]: string | undefined },
  readCatalogue?: CatalogueReader
): Promise<Shop> => {
  const settings = readSettings(env)
  if (!settings.DATABASE_URL) throw new Error("The shop is opened with a database; see adapters/main.ts.")
  const writeLog = createJsonLog(settings.LOG_LEVEL)
  const sendError = createErrorSender(settings, (problem) =>
    writeLog("error", { problem: `Monitoring could not be told of an error: ${String(problem)}` })
  )
  const appLayer = serviceLayer(settings).pipe(
    Layer.provideMerge(infrastructureLayer(settings, settings.DATABASE_URL, readCatalogue))
  )
  const { handler, dispose } = rebuildAfterFailure(
    () =>
      createWebHandler(
        routeLayer.pipe(
          Layer.provide(appLayer),
          Layer.provide(HttpServer.layerServices),
          Layer.provideMerge(Logger.layer([redactedLogger, monitoringLogger(sendError, withoutPersonalData)])),
          Layer.merge(tracingDisabled)
        )
      ),
    (problem) => {
      writeLog("error", { problem: `The shop's parts could not be put together: ${String(problem)}` })
      return errorResponse(503)
    }
  )
  return {
    origin: settings.PUBLIC_URL,
    isOwnHost: createHostCheck(settings),
    headers: securityHeaders(settings.PUBLIC_URL.startsWith("https:")),
    trustedOrigins: trustedOriginsOf(settings),
    writeLog,
    report: (request, problem) => {
      const detail = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
      writeLog("error", { request, problem: detail })
      sendError({ source: "server", request, ...errorFacts(problem) })
    },
    atOwnAddress: (request) => atOwnAddress(request, settings.USER_CALLS_BASE),
    call: (request) => handleApiRequest(request, handler),
    close: dispose
  }
}

/** What monitoring is told of a failure that nothing has caught. */
const errorFacts = (problem: unknown) =>
  problem instanceof Error
    ? { message: withoutPersonalData(problem.message), detail: withoutPersonalData(problem.stack ?? "") }
    : { message: withoutPersonalData(String(problem)) }

/** [ANA-01] Where what is measured goes, which a browser asks only once its visitor agrees. */
const measurementOrigins = ({ TAG_MANAGER_ID }: SettingValues): ReadonlyArray<string> =>
  TAG_MANAGER_ID ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : []

const trustedOriginsOf = (settings: SettingValues): TrustedOrigins => ({
  frames: paymentOrigins(settings).frames,
  forms: paymentOrigins(settings).forms,
  connect: [...paymentOrigins(settings).connect, ...measurementOrigins(settings)],
  botCheck: botCheckOrigins(settings),
  pictures: settings.STORAGE_BASE ? [settings.STORAGE_BASE] : [],
  dev: process.env.NODE_ENV === "development"
})
