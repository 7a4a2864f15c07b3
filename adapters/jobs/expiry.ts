/** Throws away what nobody asks for any more: counted requests after a day, answers to repeats after a month. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"

export const expiryLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sweep = Effect.gen(function* () {
      yield* sql`DELETE FROM rate_limit WHERE "window" < now() - interval '1 day'`
      yield* sql`DELETE FROM idempotency WHERE made_at < now() - interval '30 days'`
    })
    yield* sweep.pipe(
      Effect.catchCause((cause) => Effect.logError("Old rows could not be thrown away", cause)),
      Effect.repeat(Schedule.spaced("1 hour")),
      Effect.forkScoped
    )
  })
)
