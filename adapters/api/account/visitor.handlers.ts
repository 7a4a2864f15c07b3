/** Answers the calls about the visitor, the branches and the shop itself. */
import { Clock, Effect } from "effect"
import { HttpEffect, HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import type { VisibleCategory } from "../../../core/catalogue/product/visible-product.ts"
import { Content } from "../../../core/content/content.port.ts"
import { Features } from "../../../core/content/features.port.ts"
import { InstallCode } from "../../../core/content/install-code.port.ts"
import { mediaDetails } from "../../../core/content/media.ts"
import { RuntimeConfig } from "../../../core/content/runtime-config.port.ts"
import { ShopFacts } from "../../../core/content/shop-facts.port.ts"
import type { SiteContent } from "../../../core/content/site-content.ts"
import { analyticsLabel } from "../../../core/identity/account-kind.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import type { Member, Visitor } from "../../../core/identity/visitor.ts"
import { ReadJobLists } from "../../../core/job-lists/read-job-lists.service.ts"
import { ErrorMonitor } from "../../../core/monitoring/error-monitor.port.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { hoursText } from "../../../core/stores/open-hours.ts"
import { storeId } from "../../../core/stores/store-id.ts"
import { answerWords } from "../../../core/words/failure.ts"
import { Malformed, notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { keepAnswer } from "../kept-answer.ts"
import { toWire } from "../wire-errors.ts"
import { cookiesOf } from "./account-cookies.ts"
import { withBranch, withPostcode } from "./choice-cookies.ts"
import { BranchList, ShopMenus, VisitorGroup } from "./visitor.contract.ts"

/** Nothing is planned: the shop is open. */
const noMaintenance = {
  isMaintenanceMode: false,
  startTime: "",
  duration: 0,
  upcoming: false,
  forcedMsg: "",
  upcomingMsg: "",
  activeMsg: ""
}

type Written = Pick<SiteContent, "menus" | "banners">
const nothingWritten: Written = { menus: new Map(), banners: new Map() }

type Tree = ReadonlyMap<string, VisibleCategory>

/** What every page's head and foot show of a tree, which stays the same until something in it changes. */
const shownOf = (tree: Tree) => {
  const tops = [...tree.values()].filter(({ slug, productCount }) => !slug.includes("/") && productCount > 0)
  return {
    categories: tops.map(({ name, slug }) => ({ name, slug, url: `/c/${slug}` })),
    productCount: tops.reduce((count, category) => count + category.productCount, 0)
  }
}

/** Where the banners stand that every page of the shop shows. */
const PROMOTION = "promotion"

const footerLocations = ["footer_1", "footer_2", "footer_3", "footer_4"] as const

/** The last tree's alone: there is one at a time. */
const createShownTops = () => {
  let shown: { readonly tree: Tree; readonly tops: ReturnType<typeof shownOf> } | undefined
  return (tree: Tree): ReturnType<typeof shownOf> => {
    if (shown?.tree !== tree) shown = { tree, tops: shownOf(tree) }
    return shown.tops
  }
}

export const VisitorHandlers = HttpApiBuilder.group(
  groupApi(VisitorGroup),
  "visitor",
  Effect.fn(function* (handlers) {
    const branches = yield* Branches
    const catalogue = yield* Catalogue
    const shop = yield* ShopFacts
    const features = yield* Features
    const config = yield* RuntimeConfig
    const installCode = yield* InstallCode
    const monitoring = yield* ErrorMonitor
    const labelOf = ({ customer }: Member) => (shop.tagManager ? { accountLabel: analyticsLabel(customer) } : {})
    const jobLists = yield* ReadJobLists
    /** A page is there without their number. */
    const jobListCountOf = (visitor: Visitor) =>
      visitor.kind === "member" && features.jobLists
        ? Effect.orElseSucceed(
            Effect.map(jobLists.count(visitor), (jobListCount) => ({ jobListCount })),
            () => ({})
          )
        : Effect.succeed({})
    const topsOf = createShownTops()
    const allBranches = toWire(branches.all)
    const categories = toWire(catalogue.categories)
    const content = yield* Content
    /** A page never waits for them longer than for the last good copy, and is there without them. */
    const written = Effect.orElseSucceed(content.site, () => nothingWritten)
    const menusAnswer = keepAnswer(ShopMenus, (tree: Tree, { menus, banners }: Written) => ({
      categories: topsOf(tree).categories,
      mainMenu: menus.get("main")?.items ?? [],
      topLeftMenu: menus.get("top-left")?.items ?? [],
      footerMenus: footerLocations.flatMap((location) => menus.get(location) ?? []),
      socialMenu: menus.get("social")?.items ?? [],
      promotions: banners.get(PROMOTION)?.banners ?? []
    }))
    const branchesAnswer = keepAnswer(BranchList, (all: ReadonlyArray<Branch>) => all)
    const branchOf = (id: number | undefined) =>
      Effect.map(allBranches, (all) => all.find((branch) => branch.id === id))

    return handlers.handleAll({
      shopfront: () =>
        Effect.gen(function* () {
          const visitor = yield* CurrentVisitor
          const { refresh, remembered } = cookiesOf(yield* HttpServerRequest.HttpServerRequest)
          const [tree, all, jobListCount] = yield* Effect.all([categories, allBranches, jobListCountOf(visitor)], {
            concurrency: 3
          })
          const branch = all.find(({ id }) => id === visitor.branchId)
          const now = yield* Clock.currentTimeMillis
          return {
            data: {
              shop,
              config,
              ...(branch ? { branch, branchHours: hoursText(branch.hours, now) } : {}),
              ...(visitor.postcode === undefined ? {} : { postcode: visitor.postcode }),
              productCount: topsOf(tree).productCount,
              branches: all.map(({ id, name, address }) => ({
                id,
                name,
                suburb: `${address.suburb} ${address.postcode}`
              })),
              ...jobListCount,
              now,
              isLoggedIn: visitor.kind === "member",
              mayComeBack: visitor.kind === "guest" && (refresh !== undefined || remembered !== undefined),
              ...(visitor.kind === "member" ? { member: { ...memberOf(visitor), ...labelOf(visitor) } } : {}),
              features
            }
          }
        }),
      menus: () => Effect.map(Effect.all([categories, written]), ([tree, site]) => menusAnswer(tree, site)),
      branches: () => Effect.map(allBranches, (all) => branchesAnswer(all)),
      branch: ({ params }) =>
        Effect.flatMap(branchOf(storeId(params.id)), (data) =>
          data ? Effect.succeed({ data }) : Effect.fail(notFound("That branch"))
        ),
      store: ({ params }) =>
        Effect.flatMap(allBranches, (all) => {
          const found = all.find(({ slug }) => slug === params.slug)
          if (!found) return Effect.fail(notFound("That store"))
          const { id, slug, name } = found
          return Effect.succeed({ data: { type: "branch" as const, id, slug, name } })
        }),
      chooseBranch: ({ payload }) =>
        Effect.gen(function* () {
          const found = yield* branchOf(payload.branchId)
          if (!found) return yield* Effect.fail(notFound("That branch"))
          yield* HttpEffect.appendPreResponseHandler((_, response) => withBranch(response, found.id))
          return { data: found }
        }),
      keepPostcode: ({ payload }) =>
        Effect.as(
          HttpEffect.appendPreResponseHandler((_, response) => withPostcode(response, payload.postcode)),
          { data: {} }
        ),
      mediaDetails: ({ query }) => {
        const data = mediaDetails(query.media, config.storageBase)
        if (data === undefined) return Effect.fail(malformedMedia)
        return data.length > 0 ? Effect.succeed({ data }) : Effect.fail(notFoundMedia)
      },
      appInstall: ({ params }) =>
        installCode.isCode(params.code) ? Effect.succeed({ data: {} }) : Effect.fail(notFound("That code")),
      reportError: ({ payload }) => Effect.as(monitoring.report({ source: "browser", ...payload }), { data: {} }),
      maintenance: () => Effect.map(toWire(content.site), ({ maintenance = noMaintenance }) => ({ data: maintenance }))
    })
  })
)

const memberOf = ({ contact, customer, linkedCompanies }: Member) => ({
  contactId: contact.id,
  firstName: contact.firstName,
  lastName: contact.lastName,
  role: contact.role,
  customerId: customer.id,
  customerName: customer.name,
  typeAcctAr: customer.accountType,
  showExcGstPricing: customer.showExcGstPricing,
  linkedCompanies,
  permissions: contact.permissions,
  asksPermission: customer.asksPermission
})

const { malformedMedia: msg, noMedia } = answerWords
const malformedMedia = new Malformed({ error: true, code: "MALFORMED", msg, fields: { media: msg } })
const notFoundMedia = Object.assign(notFound("That picture"), { msg: noMedia })
