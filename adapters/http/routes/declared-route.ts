/** What is declared of a route that is no call of the API: its path with what holds for it. */
import type { FindMyWay } from "effect/http"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import type { RoutePolicy } from "../../api/route-policy.ts"

export type DeclaredRoute = RoutePolicy & {
  readonly path: FindMyWay.PathInput
  readonly method: "GET" | "POST"
  /** What answers there: a route of its own, a built file, or a page. */
  readonly kind: "route" | "file" | "page"
}

/** Anybody may read it. */
export const publicRead = { method: "GET", access: "public", csrf: "reads only", maxBodyBytes: 0 } as const

/** Anybody may read it as often as the shop's cheapest calls. */
export const fromMemory = { ...publicRead, limit: callLimits.shop, kind: "route" } as const
