/** A transaction that is tried again where the database refused it only because others were at the same rows. */

import { Effect, Schedule } from "effect"
import { type SqlClient, SqlError } from "effect/sql"
import { Unavailable } from "../../../core/unavailable.schema.ts"

/** What goes by itself when others have finished: their locks, or a turn that only one of two could have. */
const transientErrors: ReadonlySet<string> = new Set(["LockTimeoutError", "DeadlockError", "SerializationError"])

/** Whether the database refused only because others were at the same rows; the port's own errors carry it inside. */
const isBusy = (problem: unknown): boolean => {
  if (SqlError.isSqlError(problem)) return transientErrors.has(problem.reason._tag)
  return typeof problem === "object" && problem !== null && "cause" in problem && isBusy(problem.cause)
}

/** All or nothing. Fails as what runs in it does, or with `Unavailable`. */
export const retriedTransaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | Unavailable, R> =>
    Effect.mapError(
      Effect.retry(sql.withTransaction(work), {
        while: isBusy,
        times: 4,
        schedule: Schedule.jittered(Schedule.exponential(20))
      }),
      (problem) =>
        SqlError.isSqlError(problem)
          ? new Unavailable({ part: "orders", cause: problem })
          : (problem as Exclude<typeof problem, SqlError.SqlError>)
    )
