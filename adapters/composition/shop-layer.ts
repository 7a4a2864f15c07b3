/** Puts the shop's parts together from its settings: storage, search and services, by their ports. */
import { Layer, type Redacted } from "effect"
import { ProductPages } from "../../core/catalogue/product-pages.service.ts"
import { Recommendations } from "../../core/catalogue/search/recommendations.service.ts"
import { TrendingThresholds } from "../../core/catalogue/search/trending-thresholds.port.ts"
import { Features } from "../../core/content/features.port.ts"
import { InstallCode } from "../../core/content/install-code.port.ts"
import { RuntimeConfig } from "../../core/content/runtime-config.port.ts"
import { ShopFacts } from "../../core/content/shop-facts.port.ts"
import { AcceptedUploads } from "../../core/fields/uploads.port.ts"
import { Pricing } from "../../core/pricing/pricing.service.ts"
import { ClosestBranch } from "../../core/stores/closest-branch.service.ts"
import { overdueAlarmLayer } from "../jobs/overdue-alarm.ts"
import { productPicturesLayer } from "../media/product-pictures.ts"
import { monitoringLayer } from "../monitoring/error-monitor.ts"
import { gazetteerLayer } from "../places/gazetteer.ts"
import { placeLookups } from "../places/place-lookups.ts"
import { databaseCheckLayer, databaseLayer } from "../postgres/client/database.ts"
import { renderedFilesLayer } from "../rendering/rendered-file-cache.ts"
import type { CatalogueReading } from "../search/index/catalogue-reader.ts"
import { recommendationEngineLayer } from "../search/recommendation-engine.ts"
import { searchEngine } from "../search/search-engine.ts"
import { browserConfig } from "../settings/browser-config.ts"
import { hasWordPress, type SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { uploadRule } from "../settings/upload-rule.ts"
import { catalogueLayer } from "../storage/catalogue/catalogue.ts"
import { contractPricesLayer } from "../storage/catalogue/contract-prices.ts"
import { priceBookLayer } from "../storage/catalogue/price-book.ts"
import { reviewsLayer } from "../storage/catalogue/reviews.ts"
import { contentLayer } from "../storage/content/content.ts"
import { wordPressContentLayer } from "../storage/content/wordpress-content.ts"
import { rateLimitsLayer, unlimitedRateLimitsLayer } from "../storage/rate-limit/rate-limits.ts"
import { stockLayer } from "../storage/stock/stock.ts"
import { branchesLayer } from "../storage/stores/branches.ts"
import { accountLayer } from "./account-layer.ts"
import { claimLayer } from "./claim-layer.ts"
import { eInvoiceLayer } from "./e-invoice-layer.ts"
import { formLayer } from "./form-layer.ts"
import { jobListLayer } from "./job-list-layer.ts"
import {
  companyInvoicesLayer,
  companyOrdersLayer,
  companyQuotesLayer,
  companyStatementsLayer,
  linkedQuotesLayer,
  orderLayer,
  saveCartLayer
} from "./order-layer.ts"

/** Everything that outlives a request, by its port. */
const infrastructureLayer = (settings: SettingValues, url: Redacted.Redacted, reading?: CatalogueReading) =>
  Layer.mergeAll(
    catalogueLayer,
    priceBookLayer,
    contractPricesLayer,
    reviewsLayer,
    stockLayer,
    branchesLayer,
    hasWordPress(settings) ? wordPressContentLayer(settings) : contentLayer(settings),
    searchEngine(settings, reading)
  ).pipe(
    Layer.provideMerge(databaseLayer({ url, connections: settings.DATABASE_CONNECTIONS })),
    Layer.provideMerge(
      Layer.mergeAll(
        databaseCheckLayer(url),
        Layer.succeed(Settings, settings),
        Layer.succeed(ShopFacts, factsOf(settings)),
        Layer.succeed(Features, featuresOf(settings)),
        Layer.succeed(RuntimeConfig, browserConfig(settings)),
        Layer.succeed(AcceptedUploads, uploadRule(settings)),
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
      eInvoiceLayer(settings),
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

/** All that the routes and the jobs of a shop need; `url` is its database's. */
export const shopLayer = (settings: SettingValues, url: Redacted.Redacted, reading?: CatalogueReading) =>
  serviceLayer(settings).pipe(Layer.provideMerge(infrastructureLayer(settings, url, reading)))
