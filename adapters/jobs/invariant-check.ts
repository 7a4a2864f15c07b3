/** Looks through the shop's books every night and logs what should never be. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { invariants } from "../postgres/invariants.ts"

/** As many as a person looks at before they ask for all: `npm run db -- check` names them. */
const MAX_LISTED = 20

/** All are asked of one moment, while the shop goes on; a large shop's books take longer than a request may. */
export const checkInvariants = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ask = Effect.gen(function* () {
    yield* sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`
    yield* sql`SET LOCAL statement_timeout = '10min'`
    for (const { id, description, violationQuery } of invariants) {
      const rows = yield* sql.unsafe<{ at: string }>(violationQuery)
      if (rows.length > 0) {
        const at = rows.slice(0, MAX_LISTED).map((row) => row.at)
        yield* Effect.logError(`The books break ${id}, ${rows.length} times. ${description}`, at)
      }
    }
  })
  yield* sql.withTransaction(ask)
})

export const invariantCheckLayer = Layer.effectDiscard(
  checkInvariants.pipe(
    Effect.catchCause((cause) => Effect.logError("The books could not be looked through", cause)),
    Effect.schedule(Schedule.cron("15 3 * * *", "Australia/Melbourne")),
    Effect.forkScoped
  )
)
