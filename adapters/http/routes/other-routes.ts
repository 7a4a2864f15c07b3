/** Everything that answers besides the calls of the API, each path with what holds for it. */

import type { FindMyWay } from "effect/http"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { MAX_BODY_BYTES, MAX_CLAIM_BYTES, MAX_FORM_BYTES, MAX_PROOF_BYTES } from "../../api/max-body-bytes.ts"
import type { RoutePolicy } from "../../api/route-policy.ts"
import { paymentWebhooks } from "../../composition/providers.ts"
import { POLICY_REPORT_PATH } from "../security/security.ts"
import { COURIER_WEBHOOK } from "./courier-route.ts"
import { filePaths } from "./file-routes.ts"
import { CONTENT_ADDRESSES, guessedAddresses } from "./guessed-addresses.ts"

type Path = FindMyWay.PathInput
export type DeclaredRoute = RoutePolicy & {
  readonly path: Path
  readonly method: "GET" | "POST"
  /** What answers there: a route of its own, a built file, or a page. */
  readonly kind: "route" | "file" | "page"
}

const reads = { method: "GET", access: "public", csrf: "reads only", maxBodyBytes: 0 } as const
const fromMemory = { limit: callLimits.shop, kind: "route" } as const

const apiDocument: DeclaredRoute = {
  ...reads,
  ...fromMemory,
  path: "/api/openapi.json",
  cache: "no-store"
}

/** Machines that look after the shop know its network address alone. */
const health = (["/healthz", "/healthz/meta", "/api/healthz/meta"] as const).map(
  (path): DeclaredRoute => ({
    ...reads,
    ...fromMemory,
    path,
    cache: "no-store",
    ...(path.startsWith("/api") ? {} : { anyHost: true })
  })
)

const webhooks = [...paymentWebhooks.map(({ path }) => path), COURIER_WEBHOOK].map(
  (path: `/api/webhooks/${string}`): DeclaredRoute => ({
    kind: "route",
    method: "POST",
    path,
    access: { provedBy: "signature" },
    csrf: "proved by itself",
    limit: { unlimited: "a provider reports as often as it has to, and reports again what was refused" },
    maxBodyBytes: MAX_BODY_BYTES,
    cache: "no-store"
  })
)

/** [CMS-03] A browser sends it by itself where there are no scripts, and files as they are. */
const formSubmission: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/api/cms/gf/v2/forms/:id/submissions",
  access: "public",
  csrf: "same origin",
  limit: callLimits.formCheck,
  maxBodyBytes: MAX_FORM_BYTES,
  readsBody: true,
  cache: "no-store"
}

/** [CLM-01] Its photographs come as they are, and nothing of it is read for who may not claim. */
const claim: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/api/users/invoice/claims",
  access: "viewAndPayInvoices",
  portal: true,
  csrf: "same origin",
  limit: callLimits.claim,
  maxBodyBytes: MAX_CLAIM_BYTES,
  readsBody: true,
  cache: "no-store"
}

const staff: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/api/staff/orders/:orderNo",
  access: { provedBy: "staff token" },
  csrf: "proved by itself",
  limit: {
    countedBy: "adapters/http/routes/staff-token.ts, wrong tokens by address; right ones move a day's orders at once"
  },
  maxBodyBytes: MAX_PROOF_BYTES,
  cache: "no-store"
}

/** [BANK-02] */
const staffPayment: DeclaredRoute = {
  ...staff,
  path: "/api/staff/orders/:orderNo/payment",
  maxBodyBytes: MAX_BODY_BYTES
}

/** [RUN-01] */
const runs: DeclaredRoute = {
  ...reads,
  kind: "route",
  path: "/api/staff/runs/:branchId/:day",
  access: { provedBy: "staff token" },
  limit: { countedBy: "adapters/http/routes/staff-token.ts, wrong tokens by address" },
  cache: "no-store"
}

/** [CART-09] */
const carts: DeclaredRoute = { ...runs, path: "/api/staff/carts/:code" }

/** [CLM-03] */
const staffClaims: ReadonlyArray<DeclaredRoute> = [
  { ...runs, path: "/api/staff/claims/:claimNo" },
  { ...runs, path: "/api/staff/claims/:claimNo/photos/:place" },
  { ...staff, path: "/api/staff/claims/:claimNo", maxBodyBytes: MAX_BODY_BYTES }
]

/** [SCR-01] A browser that reports what a page's policy has blocked. */
const policyReports: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: POLICY_REPORT_PATH,
  access: "public",
  csrf: "same origin",
  limit: { countedBy: "adapters/http/routes/policy-report-route.ts, by address; what is too much is not looked at" },
  maxBodyBytes: MAX_BODY_BYTES,
  cache: "no-store"
}

/** The search's client reads with POST too. What the protocol does not know it refuses itself. */
const search = (
  [
    ["POST", "/api/search/1/events"],
    ["GET", "/api/search/1/indexes/:index/:object"],
    ["POST", "/api/search/1/indexes/:index/query"],
    ["POST", "/api/search/1/indexes/:index/queries"],
    ["POST", "/api/search/1/indexes/:index/objects"],
    ["POST", "/api/search/1/indexes/:index/recommendations"],
    ["POST", "/api/search/1/indexes/:index/facets/:facet/query"],
    ["GET", "/api/search/*"],
    ["POST", "/api/search/*"]
  ] as const
).map(
  ([method, path]): DeclaredRoute => ({
    kind: "route",
    method,
    path,
    access: "public",
    csrf: method === "GET" ? "reads only" : "same origin",
    limit: callLimits.search,
    maxBodyBytes: method === "GET" ? 0 : MAX_BODY_BYTES,
    cache: "no-store"
  })
)

/** The worker is asked for again each time, so that a new shop has its own at once. */
const crawlers = (
  [
    ["/robots.txt", "public, max-age=3600"],
    ["/sitemap.xml", "no-cache"],
    ["/auth-sw.js", "no-cache"]
  ] as const
).map(([path, cache]): DeclaredRoute => ({ ...reads, ...fromMemory, path, cache }))

const guessed = [...guessedAddresses.map(([path]): Path => path), CONTENT_ADDRESSES].map(
  (path): DeclaredRoute => ({ ...reads, ...fromMemory, path, cache: "public, max-age=86400" })
)

const chooseBranch: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/choose-branch",
  access: "public",
  csrf: "same origin",
  limit: callLimits.ownCookie,
  maxBodyBytes: MAX_BODY_BYTES,
  cache: "no-store"
}

/** What is not made yet waits in a queue with a bound, whoever asks. */
const drawn = { unlimited: "each picture and paper is made once, in a queue with a bound" } as const
const media = (["/media/internal/*", "/media/documents/*"] as const).map(
  (path): DeclaredRoute => ({ ...reads, kind: "route", path, limit: drawn, cache: "public, max-age=86400" })
)

const outbox = (["/dev/outbox", "/dev/outbox/*"] as const).map(
  (path): DeclaredRoute => ({
    ...reads,
    ...fromMemory,
    path,
    access: { provedBy: "this machine" },
    cache: "no-store"
  })
)

const files = filePaths.map(
  ({ path, cache }): DeclaredRoute => ({ ...reads, ...fromMemory, kind: "file", path, cache })
)

/** [T18] After a log-out the back button shows nothing of the account. */
const pages = (
  [
    ["/my-account", "no-store"],
    ["/my-account/*", "no-store"],
    ["/*", "private, no-cache"]
  ] as const
).map(
  ([path, cache]): DeclaredRoute => ({
    ...reads,
    kind: "page",
    path,
    limit: { unlimited: "so many are made at once; whoever comes on top is told to come back" },
    cache
  })
)

export const otherRoutes: ReadonlyArray<DeclaredRoute> = [
  apiDocument,
  ...health,
  ...webhooks,
  formSubmission,
  claim,
  staff,
  staffPayment,
  runs,
  carts,
  ...staffClaims,
  policyReports,
  ...search,
  ...crawlers,
  ...guessed,
  chooseBranch,
  ...media,
  ...outbox,
  ...files,
  ...pages
]
