/** What becomes of a transaction whose connection is lost: it has failed, as any other statement may. */
import { Cause, Effect } from "effect"
import { type SqlClient, SqlError } from "effect/sql"

/** Nothing can be rolled back over a lost connection, nor need it be; the client takes that for a fault of the program. */
const asFailure = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError.SqlError, R> =>
  Effect.catchCause(work, (cause): Effect.Effect<never, E | SqlError.SqlError> => {
    const died = cause.reasons.flatMap((reason) => (Cause.isDieReason(reason) ? [reason.defect] : []))
    const lost = died.find((defect) => defect instanceof SqlError.SqlError)
    return lost && !Cause.hasInterrupts(cause) ? Effect.fail(lost) : Effect.failCause(cause)
  })

/** [F2] Has the client's transactions fail with a `SqlError` where their connection is lost. */
export const failOnLostConnection = (client: SqlClient.SqlClient): void => {
  const { withTransaction } = client
  const failing: typeof withTransaction = (work) => asFailure(withTransaction(work))
  Object.assign(client, { withTransaction: failing })
}
