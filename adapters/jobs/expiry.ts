/** Throws away what nobody asks for any more: counted requests after a day, answers to repeats after a month, sessions and links when over. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"

export const expiryLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sweep = Effect.gen(function* () {
      yield* sql`DELETE FROM rate_limit WHERE "window" < now() - interval '1 day'`
      yield* sql`DELETE FROM idempotency WHERE made_at < now() - interval '30 days'`
      yield* sql`DELETE FROM order_viewer WHERE expires_at < now()`
      yield* sql`DELETE FROM session WHERE refresh_expires < now()`
      yield* sql`
        DELETE FROM company_invitation WHERE coalesce(ended_at, expires_at) < now() - interval '30 days'`
      for (const table of ["login_step", "known_device", "remembered_login", "password_reset", "magic_link"])
        yield* sql`DELETE FROM ${sql(table)} WHERE expires_at < now() - interval '1 day'`
    })
    yield* sweep.pipe(
      Effect.catchCause((cause) => Effect.logError("Old rows could not be thrown away", cause)),
      Effect.repeat(Schedule.spaced("1 hour")),
      Effect.forkScoped
    )
  })
)
