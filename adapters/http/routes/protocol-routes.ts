/** What machines speak with: the search's protocol, providers, browsers that report, and who looks after the shop. */
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { MAX_BODY_BYTES } from "../../api/max-body-bytes.ts"
import { paymentWebhooks } from "../../composition/providers.ts"
import { POLICY_REPORT_PATH } from "../security/security.ts"
import { COURIER_WEBHOOK } from "./courier-route.ts"
import { type DeclaredRoute, fromMemory } from "./declared-route.ts"

const apiDocument: DeclaredRoute = {
  ...fromMemory,
  path: "/api/openapi.json",
  cache: "no-store"
}

/** Machines that look after the shop know its network address alone. */
const health = (["/healthz", "/healthz/meta", "/api/healthz/meta"] as const).map(
  (path): DeclaredRoute => ({
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

export const protocolRoutes: ReadonlyArray<DeclaredRoute> = [
  apiDocument,
  ...health,
  ...webhooks,
  policyReports,
  ...search
]
