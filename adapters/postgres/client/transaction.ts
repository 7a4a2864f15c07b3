/** Transactions of PostgreSQL, each tried again where the database refused it only because others were at the same rows. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { Transaction } from "../../../core/transaction.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

/** What goes by itself when others have finished: their locks, or a turn that only one of two could have. */
const transientErrors: ReadonlySet<string> = new Set(["LockTimeoutError", "DeadlockError", "SerializationError"])

/** Whether the database refused only because others were at the same rows; the port's own errors carry it inside. */
const isBusy = (problem: unknown): boolean => {
  if (SqlError.isSqlError(problem)) return transientErrors.has(problem.reason._tag)
  return typeof problem === "object" && problem !== null && "cause" in problem && isBusy(problem.cause)
}

export const transactionLayer = Layer.effect(
  Transaction,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    run: (work) =>
      Effect.mapError(
        Effect.retry(sql.withTransaction(work), {
          while: isBusy,
          times: 4,
          schedule: Schedule.jittered(Schedule.exponential(20))
        }),
        (problem) =>
          SqlError.isSqlError(problem)
            ? new Unavailable({ part: "database", cause: problem })
            : (problem as Exclude<typeof problem, SqlError.SqlError>)
      )
  }))
)
