/** Lets only so many at a time through to the database's connections; who waits too long, or comes when too many wait, fails. */
import { Effect, Option, type Scope, Semaphore } from "effect"
import { SqlError } from "effect/sql"

export type GateLimits = {
  /** How many may be through at once. */
  readonly connections: number
  /** How long one may wait, milliseconds. */
  readonly longestWaitMs: number
  /** How many may wait at once. */
  readonly mostWaiting: number
}

const noConnection = (why: string) =>
  new SqlError.SqlError({
    reason: new SqlError.ConnectionError({
      message: `No database connection: ${why}`,
      cause: why,
      operation: "acquire"
    })
  })

export type ConnectionGate = {
  /** Goes through for as long as the work takes. Fails with a `SqlError` where its turn does not come in time. */
  readonly during: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Goes through until the scope closes; fails likewise. */
  readonly scoped: Effect.Effect<void, SqlError.SqlError, Scope.Scope>
}

export const connectionGate = ({ connections, longestWaitMs, mostWaiting }: GateLimits): ConnectionGate => {
  const places = Semaphore.makeUnsafe(connections)
  let waiting = 0

  /** Gives up unless `enter` has called back by then. */
  const inTime = <A, E, R>(enter: (entered: () => void) => Effect.Effect<A, E, R>) =>
    Effect.suspend((): Effect.Effect<A, E | SqlError.SqlError, R> => {
      if (waiting >= mostWaiting) return Effect.fail(noConnection("too many wait already"))
      let isWaiting = true
      waiting += 1
      const entered = () => {
        if (isWaiting) waiting -= 1
        isWaiting = false
      }
      const late = Effect.suspend(() =>
        isWaiting ? Effect.fail(noConnection(`none came free within ${longestWaitMs} ms`)) : Effect.never
      )
      const timer = Effect.andThen(Effect.sleep(longestWaitMs), late)
      return Effect.ensuring(Effect.raceFirst(enter(entered), timer), Effect.sync(entered))
    })

  const inTurn = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    inTime((entered) => places.withPermit(Effect.andThen(Effect.sync(entered), work)))

  return {
    // Nobody passes those who wait.
    during: (work) =>
      Effect.suspend(() =>
        waiting > 0
          ? inTurn(work)
          : Effect.flatMap(places.withPermitsIfAvailable(1)(work), (done) =>
              Option.isSome(done) ? Effect.succeed(done.value) : inTurn(work)
            )
      ),
    scoped: inTime((entered) => Effect.andThen(places.takeScoped(1), Effect.sync(entered)))
  }
}
