/** The calls about who is visiting, the branches, and the shop itself. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Count, EpochMs, Identifier, listOf, MessageText, NameText, UrlText } from "../../../core/bounds.schema.ts"
import { isPostcode } from "../../../core/contact/postcode.ts"
import { BannerSchema } from "../../../core/content/banners/banner.schema.ts"
import { Menu, MenuItem } from "../../../core/content/navigation/menu.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { BranchId, BranchSchema } from "../../../core/stores/branch.schema.ts"
import { fieldWords, noPostcode } from "../../../core/words/field.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"
import { Permissions } from "./account.contract.ts"

/** What every page shows around itself: the shop, the visitor, and their branch. */
const Shopfront = Schema.Struct({
  shop: Schema.Struct({
    name: NameText,
    abn: Identifier,
    phone: NameText,
    email: NameText,
    /** Pieces of one size from which on a product's page offers a price by phone. */
    quoteFrom: Count,
    /** [ANA-01] The key of the tag manager, where visits may be measured. */
    tagManager: Schema.optionalKey(Identifier)
  }),
  /** [ENT-17] How the shop is set, for pages; times in seconds. No key in it is a secret. */
  config: Schema.Struct({
    mapKeys: listOf(Identifier),
    storageBase: UrlText,
    cacheTime: Count,
    storeExpiry: Count,
    callTimeout: Count,
    userCallsBase: UrlText,
    searchApplicationId: Identifier,
    searchKey: Identifier,
    searchIndex: Identifier
  }),
  /** The visitor's own branch, from the cookie `branch`. */
  branch: Schema.optionalKey(BranchSchema),
  /** Until when the branch is open, or when it opens, in words; there where `branch` is. */
  branchHours: Schema.optionalKey(NameText),
  /** [EXP-08] The postcode that deliveries are estimated for; absent until there is one. */
  postcode: Schema.optionalKey(Identifier),
  productCount: Count,
  /** The branches to choose from, by name. */
  branches: listOf(Schema.Struct({ id: BranchId, name: NameText, suburb: NameText })),
  /** [HDR-10] How many job lists a member has, where the shop keeps them. */
  jobListCount: Schema.optionalKey(Count),
  /** The server's clock, epoch milliseconds: every date on a page is worked out from it. */
  now: EpochMs,
  isLoggedIn: Schema.Boolean,
  /** [LAY-01] Nobody is logged in, but the browser holds what may log it in again by itself. */
  mayComeBack: Schema.Boolean,
  /** Who is logged in; nothing that a company alone may see. */
  member: Schema.optionalKey(
    Schema.Struct({
      contactId: Identifier,
      firstName: NameText,
      lastName: NameText,
      role: Schema.Literals(["admin", "contact"]),
      customerId: Identifier,
      customerName: NameText,
      typeAcctAr: Schema.Literals(["A", "C"]),
      showExcGstPricing: Schema.Boolean,
      /** How many companies they act for. */
      linkedCompanies: Count,
      permissions: Permissions,
      asksPermission: Schema.Boolean,
      /** [PERM-06] What analytics is told of the account; there where `tagManager` is. */
      accountLabel: Schema.optionalKey(Schema.Literals(["Trade with credit", "Trade", "Cash"]))
    })
  ),
  /** [TOG-01] What is switched on in this shop. */
  features: Schema.Struct({
    tradePortal: Schema.Boolean,
    jobLists: Schema.Boolean,
    magicLinkLogin: Schema.Boolean,
    trendingCarousel: Schema.Boolean,
    adminPermissions: Schema.Boolean
  })
})

/** [EXP-08] Nothing, where none is to be kept any more. */
const KeptPostcode = Schema.String.check(
  Schema.isMaxCodePoints(4),
  Schema.isPattern(/^(\d{4})?$/u, { message: fieldWords.postcode }),
  Schema.makeFilter((text) => (text === "" || isPostcode(text) ? undefined : noPostcode))
)

/** The same for every visitor: what the header and the footer lead to. */
export const ShopMenus = Schema.Struct({
  /** Of the first level. */
  categories: listOf(Schema.Struct({ name: NameText, slug: Identifier, url: UrlText })),
  /** [HDR-07] The menus as staff wrote them; none while they can't be had. */
  mainMenu: listOf(MenuItem),
  topLeftMenu: listOf(MenuItem),
  footerMenus: listOf(Menu),
  /** [HDR-06] Where the shop is to be found elsewhere. */
  socialMenu: listOf(MenuItem),
  /** [BAN-01] The promotional banners, which take turns; the visitor sees one face of each. */
  promotions: listOf(BannerSchema)
})

const Store = Schema.Struct({
  type: Schema.Literal("branch"),
  id: BranchId,
  slug: Identifier,
  name: NameText
})

export const BranchList = listOf(BranchSchema)

export class VisitorGroup extends HttpApiGroup.make("visitor").add(
  HttpApiEndpoint.get("shopfront", "/shopfront", {
    success: DataEnvelope(Shopfront),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop }))),
  HttpApiEndpoint.get("menus", "/shop-menus", {
    success: DataEnvelope(ShopMenus),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop }))),
  HttpApiEndpoint.get("branches", "/branches", {
    success: DataEnvelope(BranchList),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop }))),
  HttpApiEndpoint.get("branch", "/branches/:id", {
    params: { id: Schema.String.check(Schema.isMaxCodePoints(20)) },
    success: DataEnvelope(BranchSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop }))),
  HttpApiEndpoint.get("store", "/sitemap/stores/:slug", {
    params: { slug: Schema.String.check(Schema.isMaxCodePoints(80)) },
    success: DataEnvelope(Store),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop }))),
  HttpApiEndpoint.post("chooseBranch", "/visitor/branch", {
    payload: Schema.Struct({ branchId: BranchId }),
    success: DataEnvelope(BranchSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.ownCookie }))),
  HttpApiEndpoint.post("keepPostcode", "/visitor/postcode", {
    payload: Schema.Struct({ postcode: KeptPostcode }),
    success: DataEnvelope(Schema.Struct({})),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.ownCookie }))),
  HttpApiEndpoint.get("mediaDetails", "/media/details", {
    query: { media: Schema.String.check(Schema.isMaxCodePoints(4000)) },
    success: DataEnvelope(
      listOf(
        Schema.Struct({
          source: UrlText,
          id: UrlText,
          format: Identifier,
          mimeType: Identifier,
          type: Schema.Literals(["image", "svg", "file"]),
          meta: Schema.Struct({ title: NameText, alt: NameText }),
          placeholder: UrlText,
          default: UrlText,
          width: Count,
          height: Count,
          formats: listOf(Schema.Struct({ ext: Identifier, sizes: listOf(Count) }))
        })
      )
    ),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.mediaDetails }))),
  /** [APP-01] Whether a code is that of the shop's stores. */
  HttpApiEndpoint.get("appInstall", "/app-install/:code", {
    params: { code: Identifier.check(Schema.isPattern(/^[^\p{Cc}]*$/u)) },
    success: DataEnvelope(Schema.Struct({})),
    error: [NotFound]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.linkUse }))),
  HttpApiEndpoint.post("reportError", "/error-reports", {
    payload: Schema.Struct({
      message: MessageText,
      detail: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4000))),
      /** Its path alone. */
      page: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300), Schema.isPattern(/^\/[^?#\s]*$/u)))
    }),
    success: DataEnvelope(Schema.Struct({})),
    error: [Malformed]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.errorReport }))),
  HttpApiEndpoint.get("maintenance", "/settings/maintenance", {
    success: DataEnvelope(
      Schema.Struct({
        isMaintenanceMode: Schema.Boolean,
        startTime: Identifier,
        duration: Count,
        upcoming: Schema.Boolean,
        forcedMsg: MessageText,
        upcomingMsg: MessageText,
        activeMsg: MessageText
      })
    ),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.shop })))
) {}
