/** How often something may be asked for. */
import { Context, type Effect } from "effect"
import type { Limit } from "./limit.ts"
import type { RateLimitsUnavailable } from "./rate-limit.schema.ts"

export class RateLimits extends Context.Service<
  RateLimits,
  {
    /** Counts one more under each limit in turn; false at the first where that is too many. The counts outlive a restart. */
    readonly allows: (...limits: ReadonlyArray<Limit>) => Effect.Effect<boolean, RateLimitsUnavailable>
    /** Takes one off again, of what turned out not to count. */
    readonly giveBack: (limit: Limit) => Effect.Effect<void, RateLimitsUnavailable>
  }
>()("core/rate-limit/RateLimits") {}
