/** Lets one process at a time do a job. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

/** Runs the work where no other process is at the same job, and leaves it out where one is; the lock, any number that nothing else takes, goes with its connection. */
export const alone = <A, E, R>(sql: SqlClient.SqlClient, lock: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const connection = yield* sql.reserve
    const ask = (what: string) => connection.executeUnprepared(`SELECT ${what}(${lock}) AS done`, [], undefined)
    const [taken] = yield* ask("pg_try_advisory_lock")
    if (!taken?.done) return
    yield* Effect.addFinalizer(() => Effect.ignore(ask("pg_advisory_unlock")))
    yield* work
  }).pipe(Effect.scoped)
