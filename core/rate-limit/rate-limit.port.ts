/** How often something may be asked for. */
import { Context, type Effect } from "effect"
import type { RateLimitsUnavailable } from "./rate-limit.schema.ts"

/** So many times a minute, counted under one key. */
export type Limit = { readonly key: string; readonly most: number }

export class RateLimits extends Context.Service<
  RateLimits,
  {
    /** Counts one more; false where that is too many. The count outlives a restart. */
    readonly allows: (limit: Limit) => Effect.Effect<boolean, RateLimitsUnavailable>
  }
>()("core/rate-limit/RateLimits") {}
