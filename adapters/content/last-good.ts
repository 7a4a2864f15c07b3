/** Keeps what a service outside the shop answered for a while, and longer than that while it is slow or down. */
import { Deferred, Effect, Exit, Option } from "effect"
import { elapsedMillis } from "../../core/elapsed-time.service.ts"

export type LastGoodOptions<A> = {
  /** How long an answer serves before it is asked for again. */
  readonly cacheMs: number
  /** How long somebody waits for a newer answer where there is an older one. */
  readonly patienceMs: number
  /** What was good before this process began; undefined where nothing was. */
  readonly seed?: Effect.Effect<A | undefined>
}

/** How long the last good answer serves after a failure before the service is asked again. */
const RETRY_MS = 1000

/**
 * The same answer for `cacheMs`; then it is asked for again, once for everyone. Whoever asks meanwhile waits for
 * `patienceMs` and then has the last good answer, and so does everyone where it fails, which is logged. Only without a
 * good answer does it wait as long as it takes, and fail.
 */
export const lastGood = <A, E>(
  read: Effect.Effect<A, E>,
  { cacheMs, patienceMs, seed = Effect.undefined }: LastGoodOptions<A>
): Effect.Effect<A, E> => {
  let good: { readonly value: A; readonly until: number } | undefined
  let asked: Deferred.Deferred<A, E> | undefined

  const keep = (exit: Exit.Exit<A, E>, now: number) => {
    if (Exit.isSuccess(exit)) good = { value: exit.value, until: now + cacheMs }
    else if (good) good = { value: good.value, until: now + RETRY_MS }
  }

  /** Goes on where whoever asked first has left. */
  const ask = Effect.gen(function* () {
    const answer = yield* Deferred.make<A, E>()
    asked = answer
    const asking = read.pipe(
      Effect.exit,
      Effect.tap((exit) =>
        Exit.isFailure(exit) ? Effect.logWarning("Content could not be read", exit.cause) : Effect.void
      ),
      Effect.flatMap((exit) =>
        Effect.gen(function* () {
          keep(exit, yield* elapsedMillis)
          asked = undefined
          yield* Deferred.done(answer, exit)
        })
      )
    )
    yield* Effect.forkDetach(asking)
    return answer
  })

  return Effect.gen(function* () {
    if (!good) {
      const value = yield* seed
      if (value !== undefined && !good) good = { value, until: Number.NEGATIVE_INFINITY }
    }
    const now = yield* elapsedMillis
    const kept = good
    if (kept && now < kept.until) return kept.value
    const answer = Deferred.await(asked ?? (yield* ask))
    if (!kept) return yield* answer
    const newer = yield* Effect.option(answer).pipe(Effect.timeoutOption(patienceMs), Effect.map(Option.flatten))
    return Option.getOrElse(newer, () => kept.value)
  })
}
