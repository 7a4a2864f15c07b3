/** One reading answers everyone who waits for it, so that a crowd asks the database a few times and not once each. */
import { Deferred, Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"

/**
 * Whoever asks while a reading is on its way waits for the next one, which all of them share: no answer is older than its
 * question. Within a transaction everyone reads for themselves, over its own connection.
 */
export const shareReads = <A, E>(sql: SqlClient.SqlClient, read: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let isReading = false
  let next: Deferred.Deferred<A, E> | undefined

  const readUntilNobodyWaits: Effect.Effect<void> = Effect.suspend(() => {
    const waiting = next
    next = undefined
    isReading = waiting !== undefined
    if (!waiting) return Effect.void
    return Effect.andThen(Deferred.into(read, waiting), readUntilNobodyWaits)
  })

  const shared = Effect.suspend(() => {
    const answer = next ?? Deferred.makeUnsafe<A, E>()
    next = answer
    if (isReading) return Deferred.await(answer)
    isReading = true
    // Not the asker's own fiber: one who goes away takes nobody's answer along.
    return Effect.andThen(Effect.forkDetach(readUntilNobodyWaits), Deferred.await(answer))
  })

  return Effect.flatMap(Effect.serviceOption(sql.transactionService), (transaction) =>
    Option.isSome(transaction) ? read : shared
  )
}
