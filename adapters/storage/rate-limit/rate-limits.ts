/** Counts requests in the database, so that a restart forgets none of them. */

import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { RateLimit } from "../../../core/rate-limit/limit.ts"
import { RateLimits } from "../../../core/rate-limit/rate-limit.port.ts"
import { rateWindow } from "../../../core/rate-limit/window.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { setRetryAfter } from "./retry-after.ts"

/** A longer stretch of time has a key of its own, as two of them may begin in the same moment. */
const counted = ({ key, minutes = 1 }: RateLimit, now: number) => ({
  key: minutes === 1 ? key : `${key} in ${minutes} min`,
  ...rateWindow(now, minutes)
})

export const rateLimitsLayer = Layer.effect(
  RateLimits,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const tryConsume: RateLimits["Service"]["tryConsume"] = Effect.fn("RateLimits.tryConsume")(
      function* (...limits) {
        for (const limit of limits) {
          const { key, start, end } = counted(limit, yield* Clock.currentTimeMillis)
          const [row] = yield* sql<{ count: number }>`
            INSERT INTO rate_limit (key, "window", count) VALUES (${key}, ${new Date(start)}, 1)
            ON CONFLICT (key, "window") DO UPDATE SET count = rate_limit.count + 1 RETURNING count`
          if ((row?.count ?? 1) > limit.most) {
            yield* setRetryAfter(end)
            return false
          }
        }
        return true
      },
      Effect.mapError((cause) => new Unavailable({ part: "rate limits", cause }))
    )
    const release: RateLimits["Service"]["release"] = Effect.fn("RateLimits.release")(
      function* (limit) {
        const { key, start } = counted(limit, yield* Clock.currentTimeMillis)
        yield* sql`
          UPDATE rate_limit SET count = count - 1
          WHERE key = ${key} AND "window" = ${new Date(start)} AND count > 1`
      },
      Effect.mapError((cause) => new Unavailable({ part: "rate limits", cause }))
    )
    return RateLimits.of({ tryConsume: tryConsume, release: release })
  })
)

/** Nothing is counted: for benchmarks and flows in a shop that only this machine can reach. */
export const unlimitedRateLimitsLayer = Layer.succeed(RateLimits, {
  tryConsume: () => Effect.succeed(true),
  release: () => Effect.void
})
