/** Lets one process at a time do a job. */
import { Context, Effect, Semaphore } from "effect"
import type { SqlClient } from "effect/sql"

/**
 * A job holds the connection of its lock and needs another for its work. So no two jobs of a process run at once: as many
 * as there are connections would each hold one and wait for another.
 */
const JobTurn = Context.Reference<Semaphore.Semaphore>("adapters/jobs/JobTurn", {
  defaultValue: () => Semaphore.makeUnsafe(1)
})

/** Runs the work where no other process is at the same job, and leaves it out where one is; the lock, any number that nothing else takes, goes with its connection. */
export const runExclusively = <A, E, R>(sql: SqlClient.SqlClient, lock: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const connection = yield* sql.reserve
    const callLockFunction = (lockFunction: string) =>
      connection.executeUnprepared(`SELECT ${lockFunction}(${lock}) AS done`, [], undefined)
    const [lockRow] = yield* callLockFunction("pg_try_advisory_lock")
    if (!lockRow?.done) return
    yield* Effect.addFinalizer(() => Effect.ignore(callLockFunction("pg_advisory_unlock")))
    yield* work
  }).pipe(Effect.scoped, (exclusiveWork) => Effect.flatMap(JobTurn, (turn) => turn.withPermit(exclusiveWork)))
