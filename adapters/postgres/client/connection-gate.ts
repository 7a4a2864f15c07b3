/** Lets only so many at a time through to the database's connections; who waits too long, or comes when too many wait, fails. */
import { Effect, Option, type Scope, Semaphore } from "effect"
import { SqlError } from "effect/sql"

export type GateLimits = {
  /** How many may be through at once. */
  readonly connections: number
  /** How long one may wait, milliseconds. */
  readonly maxWaitMs: number
  /** How many may wait at once. */
  readonly maxWaiting: number
}

const connectionError = (reason: string) =>
  new SqlError.SqlError({
    reason: new SqlError.ConnectionError({
      message: `No database connection: ${reason}`,
      cause: reason,
      operation: "acquire"
    })
  })

export type ConnectionGate = {
  /** Goes through for as long as the work takes. Fails with a `SqlError` where its turn does not come in time. */
  readonly run: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Goes through until the scope closes; fails likewise. */
  readonly scoped: Effect.Effect<void, SqlError.SqlError, Scope.Scope>
}

export const connectionGate = ({ connections, maxWaitMs, maxWaiting }: GateLimits): ConnectionGate => {
  const permits = Semaphore.makeUnsafe(connections)
  let waitingCount = 0

  /** Gives up unless `enter` has called back by then. */
  const withinWaitLimit = <A, E, R>(enter: (entered: () => void) => Effect.Effect<A, E, R>) =>
    Effect.suspend((): Effect.Effect<A, E | SqlError.SqlError, R> => {
      if (waitingCount >= maxWaiting) return Effect.fail(connectionError("too many wait already"))
      let isWaiting = true
      waitingCount += 1
      const entered = () => {
        if (isWaiting) waitingCount -= 1
        isWaiting = false
      }
      const late = Effect.suspend(() =>
        isWaiting ? Effect.fail(connectionError(`none came free within ${maxWaitMs} ms`)) : Effect.never
      )
      const timer = Effect.andThen(Effect.sleep(maxWaitMs), late)
      return Effect.ensuring(Effect.raceFirst(enter(entered), timer), Effect.sync(entered))
    })

  const runWhenFree = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    withinWaitLimit((entered) => permits.withPermit(Effect.andThen(Effect.sync(entered), work)))

  return {
    // Nobody passes those who wait.
    run: (work) =>
      Effect.suspend(() =>
        waitingCount > 0
          ? runWhenFree(work)
          : Effect.flatMap(permits.withPermitsIfAvailable(1)(work), (result) =>
              Option.isSome(result) ? Effect.succeed(result.value) : runWhenFree(work)
            )
      ),
    scoped: withinWaitLimit((entered) => Effect.andThen(permits.takeScoped(1), Effect.sync(entered)))
  }
}
