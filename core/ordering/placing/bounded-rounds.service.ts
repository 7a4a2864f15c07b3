/** A look at many things that is over in time: what it does not come to goes first in the next. */
import { Effect } from "effect"
import { elapsedMillis } from "../../elapsed-time.service.ts"

/** Nothing more is begun after this, milliseconds. */
const ROUND_MS = 20_000
/** Whoever fails so many times running is left alone until the next round. */
const FAILURES = 5
/** So many at once. */
const CONCURRENCY = 4

type Rounds<A, E> = {
  readonly keyOf: (one: A) => string
  readonly work: (one: A) => Effect.Effect<unknown, E>
  /** What is done about one that failed; it keeps the others from nothing. */
  readonly failed: (one: A, problem: E) => Effect.Effect<unknown>
  /** Whether the problem is that of whom all of them ask. */
  readonly isTheirs: (problem: E) => boolean
}

/** What was never looked at first, then what was looked at the longest ago; else as they come. */
const inTurn = <A>(all: ReadonlyArray<A>, lookOf: (one: A) => number | undefined): ReadonlyArray<A> =>
  [...all].sort((one, other) => (lookOf(one) ?? 0) - (lookOf(other) ?? 0))

/** Each call is one round; which was looked at when is remembered between them, in this process. */
export const boundedRounds = <A, E>({ keyOf, work, failed, isTheirs }: Rounds<A, E>) => {
  const looks = new Map<string, number>()
  let look = 0
  return Effect.fnUntraced(function* (all: ReadonlyArray<A>) {
    const keys = new Set(all.map(keyOf))
    for (const key of looks.keys()) if (!keys.has(key)) looks.delete(key)
    const end = (yield* elapsedMillis) + ROUND_MS
    let failures = 0
    const lookAt = Effect.fnUntraced(function* (one: A) {
      if (failures >= FAILURES || (yield* elapsedMillis) >= end) return
      look += 1
      looks.set(keyOf(one), look)
      yield* Effect.matchEffect(work(one), {
        onSuccess: () =>
          Effect.sync(() => {
            failures = 0
          }),
        onFailure: (problem) => {
          if (isTheirs(problem)) failures += 1
          return failed(one, problem)
        }
      })
    })
    const ordered = inTurn(all, (one) => looks.get(keyOf(one)))
    yield* Effect.forEach(ordered, lookAt, { concurrency: CONCURRENCY, discard: true })
  })
}
