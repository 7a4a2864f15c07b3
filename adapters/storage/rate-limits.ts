/** Counts requests in the database, so that a restart forgets none of them. */
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { RateLimits } from "../../core/rate-limit/rate-limit.port.ts"
import { RateLimitsUnavailable } from "../../core/rate-limit/rate-limit.schema.ts"

const MINUTE_MS = 60_000

export const rateLimitsLayer = Layer.effect(
  RateLimits,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const allows: RateLimits["Service"]["allows"] = Effect.fn("RateLimits.allows")(
      function* ({ key, most }) {
        const now = yield* Clock.currentTimeMillis
        const window = new Date(now - (now % MINUTE_MS))
        const [row] = yield* sql<{ count: number }>`
          INSERT INTO rate_limit (key, "window", count) VALUES (${key}, ${window}::timestamptz, 1)
          ON CONFLICT (key, "window") DO UPDATE SET count = rate_limit.count + 1 RETURNING count`
        return (row?.count ?? 1) <= most
      },
      Effect.mapError((cause) => new RateLimitsUnavailable({ cause }))
    )
    return RateLimits.of({ allows })
  })
)

/** Nothing is counted: for benchmarks and flows in a shop that only this machine can reach. */
export const noRateLimitsLayer = Layer.succeed(RateLimits, { allows: () => Effect.succeed(true) })
