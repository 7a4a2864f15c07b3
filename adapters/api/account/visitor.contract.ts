/** The calls about who is visiting, the branches, and the shop itself. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { BranchId, BranchSchema } from "../../../core/stores/branch.schema.ts"
import { DataEnvelope, Malformed, NotFound, Unavailable } from "../failure.ts"
import { Permissions } from "./account.contract.ts"

/** What every page shows around itself: the shop, the visitor's branch, and the categories of the bar. */
const Shopfront = Schema.Struct({
  shop: Schema.Struct({
    name: Schema.String,
    abn: Schema.String,
    phone: Schema.String,
    email: Schema.String,
    /** Pieces of one size from which on a product's page offers a price by phone. */
    quoteFrom: Schema.Int
  }),
  /** The visitor's own branch, from the cookie `branch`. */
  branch: Schema.optionalKey(BranchSchema),
  categories: Schema.Array(Schema.Struct({ name: Schema.String, slug: Schema.String, url: Schema.String })),
  productCount: Schema.Int,
  /** The branches to choose from, by name. */
  branches: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String, suburb: Schema.String })),
  /** The server's clock, epoch milliseconds: every date on a page is worked out from it. */
  now: Schema.Finite,
  isLoggedIn: Schema.Boolean,
  /** [LAY-01] Nobody is logged in, but the browser holds what may log it in again by itself. */
  mayComeBack: Schema.Boolean,
  /** Who is logged in; nothing that a company alone may see. */
  member: Schema.optionalKey(
    Schema.Struct({
      contactId: Schema.String,
      firstName: Schema.String,
      lastName: Schema.String,
      role: Schema.Literals(["admin", "contact"]),
      customerId: Schema.String,
      customerName: Schema.String,
      typeAcctAr: Schema.Literals(["A", "C"]),
      showExcGstPricing: Schema.Boolean,
      /** How many companies they act for. */
      linkedCompanies: Schema.Int,
      permissions: Permissions,
      asksPermission: Schema.Boolean
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

const Store = Schema.Struct({
  type: Schema.Literal("branch"),
  id: Schema.Int,
  slug: Schema.String,
  name: Schema.String
})

export class VisitorGroup extends HttpApiGroup.make("visitor").add(
  HttpApiEndpoint.get("shopfront", "/shopfront", { success: DataEnvelope(Shopfront), error: [Unavailable] }),
  HttpApiEndpoint.get("branches", "/branches", {
    success: DataEnvelope(Schema.Array(BranchSchema)),
    error: [Unavailable]
  }),
  HttpApiEndpoint.get("branch", "/branches/:id", {
    params: { id: Schema.String.check(Schema.isMaxCodePoints(20)) },
    success: DataEnvelope(BranchSchema),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("store", "/sitemap/stores/:slug", {
    params: { slug: Schema.String.check(Schema.isMaxCodePoints(80)) },
    success: DataEnvelope(Store),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("chooseBranch", "/visitor/branch", {
    payload: Schema.Struct({ branchId: BranchId }),
    success: DataEnvelope(BranchSchema),
    error: [Malformed, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("mediaDetails", "/media/details", {
    query: { media: Schema.String.check(Schema.isMaxCodePoints(4000)) },
    success: DataEnvelope(
      Schema.Array(
        Schema.Struct({
          source: Schema.String,
          id: Schema.String,
          format: Schema.String,
          mimeType: Schema.String,
          type: Schema.Literals(["image", "svg", "file"]),
          meta: Schema.Struct({ title: Schema.String, alt: Schema.String }),
          placeholder: Schema.String,
          default: Schema.String,
          width: Schema.Int,
          height: Schema.Int,
          formats: Schema.Array(Schema.Struct({ ext: Schema.String, sizes: Schema.Array(Schema.Int) }))
        })
      )
    ),
    error: [Malformed, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("maintenance", "/settings/maintenance", {
    success: DataEnvelope(
      Schema.Struct({
        isMaintenanceMode: Schema.Boolean,
        startTime: Schema.String,
        duration: Schema.Int,
        upcoming: Schema.Boolean,
        forcedMsg: Schema.String,
        upcomingMsg: Schema.String,
        activeMsg: Schema.String
      })
    ),
    error: [Unavailable]
  })
) {}
