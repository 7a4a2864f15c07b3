/** What is declared of everything that answers, beside its path: who may, how often, who must have asked, how much it reads, and who may keep the answer. */
import { Context } from "effect"
import { type HttpApiEndpoint, OpenApi } from "effect/http-api"
import type { Access } from "../../core/identity/access.ts"
import type { Permission } from "../../core/identity/permission.ts"
import type { CallRule } from "../../core/rate-limit/call-limits.ts"
import { RequireGuestOrPermission, RequireMember, VisitorMiddleware } from "./access-middleware.ts"
import { MAX_BODY_BYTES } from "./max-body-bytes.ts"

/** Who may ask: by who they are, or by what they bring. */
export type RouteAccess = Access | { readonly provedBy: "signature" | "staff token" | "this machine" }

/** [T54] A change is asked for by the shop's own pages, unless what it brings proves it by itself; what only reads has nothing to fear. */
type CsrfRule = "same origin" | "proved by itself" | "reads only"

/** Who may keep the answer, and for how long; what failed is kept by nobody. */
type CacheRule =
  | "no-store"
  /** Asked for again each time, and no shared cache has it: it was made for one visitor's cookies. */
  | "private, no-cache"
  | "no-cache"
  | "public, max-age=3600"
  | "public, max-age=86400"
  | "public, max-age=31536000, immutable"

export type RoutePolicy<A extends RouteAccess = RouteAccess> = {
  readonly access: A
  readonly limit: CallRule
  readonly csrf: CsrfRule
  /** The most that a request may hold, bytes. */
  readonly maxBodyBytes: number
  readonly cache: CacheRule
  /** Reads its body itself, and only where it may be asked: files are too large to be read for nobody. */
  readonly readsBody?: true
  /** [TOG-01] A call of the trade portal: where that is switched off, there is none. */
  readonly portal?: true
  /** [TOG-01] A call about job lists: where those are switched off, there is none. */
  readonly jobLists?: true
  /** [CALL-11] [COMP-03] Its answer says `success`, and so does its failure. */
  readonly tellsSuccess?: true
  /** [T57] Asked under any name: nothing in the answer names an address of the shop or tells of its visitors. */
  readonly anyHost?: true
}

type Declared = Pick<RoutePolicy, "limit" | "portal" | "jobLists" | "tellsSuccess">

/** A call that reads. */
export const reads = <const A extends Access>(declared: Declared & { readonly access: A }) =>
  ({ csrf: "reads only", maxBodyBytes: 0, cache: "no-store", ...declared }) as const

/** A call that carries a body: what it asks for may change something. */
export const changes = <const A extends Access>(declared: Declared & { readonly access: A }) =>
  ({ csrf: "same origin", maxBodyBytes: MAX_BODY_BYTES, cache: "no-store", ...declared }) as const

class Policy extends Context.Service<Policy, RoutePolicy<Access>>()("adapters/api/Policy") {}

/** The middleware that follows from who may: a call for members knows its member. */
type WithAccess<E, A> = A extends "public"
  ? E
  : A extends { readonly guestOr: Permission }
    ? HttpApiEndpoint.AddMiddleware<E, RequireGuestOrPermission>
    : HttpApiEndpoint.AddMiddleware<E, RequireMember>

/** An endpoint, whatever it takes and answers. */
type AnyEndpoint = Pick<HttpApiEndpoint.Top, "annotate" | "middleware">

/** Declares what holds for a call. A call without it does not compile in the API. */
export const withPolicy =
  <const A extends Access>(policy: RoutePolicy<A>) =>
  <E extends HttpApiEndpoint.Constraint>(
    endpoint: E
  ): HttpApiEndpoint.AddMiddleware<WithAccess<E, A>, VisitorMiddleware> => {
    const declared = (endpoint as E & AnyEndpoint)
      .annotate(Policy, policy)
      .annotate(OpenApi.Override, documentOf(policy))
    // What follows is what the types say of each kind of access.
    return guardedBy(policy.access, declared).middleware(VisitorMiddleware) as never
  }

const guardedBy = (access: Access, endpoint: HttpApiEndpoint.Top): AnyEndpoint => {
  if (access === "public") return endpoint
  return typeof access === "object" && "guestOr" in access
    ? endpoint.middleware(RequireGuestOrPermission)
    : endpoint.middleware(RequireMember)
}

const accessText = (access: Access): string => {
  if (typeof access !== "object") return access
  return "anyOf" in access ? access.anyOf.join(" or ") : `guests, ${access.guestOr}`
}

/** What the published document says of a call beside its shapes. */
const documentOf = ({ access, limit }: RoutePolicy<Access>) => ({
  "x-access": accessText(access),
  ...("class" in limit ? { "x-rate-limit": `${limit.most} in ${limit.minutes} min` } : {})
})

/** What was declared of a call. @throws where nothing was: the shop does not open with such a call. */
export const policyOf = (
  endpoint: Pick<HttpApiEndpoint.Top, "annotations" | "method" | "path">
): RoutePolicy<Access> => {
  const policy = Context.getOrUndefined(endpoint.annotations, Policy)
  if (!policy) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may ask for it`)
  return policy
}
