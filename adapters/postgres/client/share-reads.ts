/** One reading answers everyone who waits for it, and one writing keeps what all of them have, so that a crowd asks the database a few times and not once each. */
import { Deferred, Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"

let starting: Array<() => void> = []

const startAll = () => {
  const all = starting
  starting = []
  for (const start of all) start()
}

/** All readings of one turn of the event loop start together: what has gathered by then shares them, and those of one connection are one packet. */
const endOfTurn = Effect.callback<void>((resume) => {
  if (starting.push(() => resume(Effect.void)) === 1) setImmediate(startAll)
})

/** With a second reading nobody who just missed one waits for it and then for their own. */
const MOST_AT_ONCE = 2

type Reading<K, A, E> = { readonly keys: Set<K>; askers: number; readonly answer: Deferred.Deferred<A, E> }

/**
 * Whoever asks while two readings are on their way waits for the next one, which reads the keys of all who share it: no
 * answer is older than its question. Where such a reading fails each reads for themselves, as one's keys may be what it
 * failed by. Within a transaction everyone reads for themselves, over its own connection.
 */
export const shareReadsByKey = <K, A, E>(
  sql: SqlClient.SqlClient,
  read: (keys: ReadonlyArray<K>) => Effect.Effect<A, E>
): ((keys: ReadonlyArray<K>) => Effect.Effect<A, E>) => {
  let readers = 0
  let next: Reading<K, A, E> | undefined

  const readUntilNobodyWaits: Effect.Effect<void> = Effect.andThen(
    endOfTurn,
    Effect.suspend(() => {
      const waiting = next
      next = undefined
      if (waiting) return Effect.andThen(Deferred.into(read([...waiting.keys]), waiting.answer), readUntilNobodyWaits)
      readers -= 1
      return Effect.void
    })
  )

  const shared = (keys: ReadonlyArray<K>) =>
    Effect.suspend(() => {
      const isExpected = next !== undefined
      const reading = next ?? { keys: new Set<K>(), askers: 0, answer: Deferred.makeUnsafe<A, E>() }
      next = reading
      for (const key of keys) reading.keys.add(key)
      reading.askers += 1
      const isAlone = () => reading.askers === 1 || keys.length === 0
      const answer = Effect.catch(Deferred.await(reading.answer), (problem) =>
        isAlone() ? Effect.fail(problem) : read(keys)
      )
      // Each reader looks for the next one after its own.
      if (isExpected || readers === MOST_AT_ONCE) return answer
      readers += 1
      // Not the asker's own fiber: one who goes away takes nobody's answer along.
      return Effect.andThen(Effect.forkDetach(readUntilNobodyWaits, { startImmediately: true }), answer)
    })

  return (keys) =>
    Effect.flatMap(Effect.serviceOption(sql.transactionService), (transaction) =>
      Option.isSome(transaction) ? read(keys) : shared(keys)
    )
}

/** The same of a reading that is one for everybody. */
export const shareReads = <A, E>(sql: SqlClient.SqlClient, read: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  shareReadsByKey<never, A, E>(sql, () => read)([])

/**
 * The same of rows that are written: what comes while two statements are on their way goes with the next one. Where that
 * fails each writes its own, which the failed one may have written after all; `write` leaves a row that is there as it is.
 */
export const shareWrites = <Row, E>(
  sql: SqlClient.SqlClient,
  write: (rows: ReadonlyArray<Row>) => Effect.Effect<void, E>
): ((row: Row) => Effect.Effect<void, E>) => {
  const shared = shareReadsByKey(sql, write)
  return (row) => shared([row])
}
