/** How often something may be asked for. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { RateLimit } from "./limit.ts"

/** Port that counts requests against limits. Fails with `Unavailable` (what it needs is out of reach). */
export class RateLimits extends Context.Service<
  RateLimits,
  {
    /** Counts one more under each limit in turn; false at the first where that is too many. The counts outlive a restart. */
    readonly tryConsume: (...limits: ReadonlyArray<RateLimit>) => Effect.Effect<boolean, Unavailable>
    /** Takes one off again, of what turned out not to count. */
    readonly release: (limit: RateLimit) => Effect.Effect<void, Unavailable>
  }
>()("core/rate-limit/RateLimits") {}
