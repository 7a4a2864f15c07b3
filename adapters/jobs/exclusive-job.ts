/** Lets one process at a time do a job. */
import { Context, Duration, Effect, Semaphore } from "effect"
import type { SqlClient } from "effect/sql"

/**
 * A job holds the connection of its lock and needs another for its work. So no two jobs of a process run at once: as many
 * as there are connections would each hold one and wait for another.
 */
const JobTurn = Context.Reference<Semaphore.Semaphore>("adapters/jobs/JobTurn", {
  defaultValue: () => Semaphore.makeUnsafe(1)
})

export type ExclusiveJob = {
  /** Any number that nothing else locks; the lock goes with its connection. */
  readonly lock: number
  /** In words, for the log. */
  readonly name: string
  /** After so long the work is interrupted: others wait for their turn. */
  readonly limit: Duration.Input
}

/** Runs the work where no other process is at the same job, and answers undefined where one is. What takes longer than its limit is ended and logged as an error; so it must stand being ended anywhere. */
export const runExclusively = <A, E, R>(
  sql: SqlClient.SqlClient,
  { lock, name, limit }: ExclusiveJob,
  work: Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const connection = yield* sql.reserve
    const callLockFunction = (lockFunction: string) =>
      connection.executeUnprepared(`SELECT ${lockFunction}(${lock}) AS done`, [], undefined)
    const [lockRow] = yield* callLockFunction("pg_try_advisory_lock")
    if (!lockRow?.done) return undefined
    yield* Effect.addFinalizer(() => Effect.ignore(callLockFunction("pg_advisory_unlock")))
    return yield* Effect.timeoutOrElse(work, {
      duration: limit,
      orElse: () =>
        Effect.as(
          Effect.logError(
            `The job "${name}" was ended: it took longer than ${Duration.format(Duration.fromInputUnsafe(limit))}`
          ),
          undefined
        )
    })
  }).pipe(Effect.scoped, (exclusiveWork) => Effect.flatMap(JobTurn, (turn) => turn.withPermit(exclusiveWork)))
