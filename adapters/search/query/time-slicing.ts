/** Time slicing: runs long work of one call in slices, so that other calls wait no longer than a slice. */
import { setImmediate as nextTurn } from "node:timers/promises"
import { Effect } from "effect"
import { Busy, Unavailable } from "../../../core/unavailable.schema.ts"
import { boundedQueue } from "../../threads/bounded-queue.ts"

/** Work that stops between its steps, to be gone on with later. */
export type SlicedWork<A> = Generator<void, A>

/** For so long others wait at most, but for one step, milliseconds. */
const SLICE_MS = 5

/** One long call goes on at a time: eight of them together would take eight slices of every turn. */
const longCalls = boundedQueue({ concurrency: 1, maxWaiting: 32 })

const runSlice = <A>(steps: SlicedWork<A>): IteratorResult<void, A> => {
  for (const until = performance.now() + SLICE_MS; ; ) {
    const step = steps.next()
    if (step.done || performance.now() >= until) return step
  }
}

const finishInSlices = <A>(steps: SlicedWork<A>) =>
  longCalls(async () => {
    for (;;) {
      await nextTurn()
      const step = runSlice(steps)
      if (step.done) return step.value
    }
  })

const unavailable = (cause: unknown) => new Unavailable({ part: "search", cause })

/** What fits into one slice is done at once. What the work throws is the failure's cause; `Busy` where too many long calls wait. */
export const runInSlices = <A>(steps: SlicedWork<A>): Effect.Effect<A, Unavailable | Busy> =>
  Effect.flatMap(
    Effect.try({ try: () => runSlice(steps), catch: unavailable }),
    (first): Effect.Effect<A, Unavailable | Busy> => {
      if (first.done) return Effect.succeed(first.value)
      const rest = finishInSlices(steps)
      return rest === undefined
        ? Effect.fail(new Busy({ part: "search" }))
        : Effect.tryPromise({ try: () => rest, catch: unavailable })
    }
  )

/** Does the same with each, and stops after each. */
export const mapInSteps = function* <A, B>(all: ReadonlyArray<A>, work: (one: A) => B): SlicedWork<ReadonlyArray<B>> {
  const results: Array<B> = []
  for (const one of all) {
    if (results.length > 0) yield
    results.push(work(one))
  }
  return results
}

/** Work that is short enough to be done in one go. */
export const singleStep = function* <A>(work: () => A): SlicedWork<A> {
  const [answer] = yield* mapInSteps([work], (one) => one())
  return answer as A
}
