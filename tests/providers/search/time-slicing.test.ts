/** Long calls of the search, done in slices: others get their turn in between, and too many are refused. */
import { setImmediate as nextTurn } from "node:timers/promises"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { mapInSteps, runInSlices } from "../../../adapters/search/query/time-slicing.ts"
import { Busy } from "../../../core/unavailable.schema.ts"

/** A step that takes longer than a slice, however quick the machine. */
const busy = () => {
  for (const until = performance.now() + 6; performance.now() < until; );
}

/** How many turns of the event loop others had while the work was done. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let turns = 0
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  for (; !isOver; turns += 1) await nextTurn()
  await ended
  return turns
}

it("a call of many queries lets others have their turn after each slice", async () => {
  const work = Effect.runPromise(runInSlices(mapInSteps([1, 2, 3, 4, 5, 6], busy)))
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(5)
})

it("gives each one's answer in order", async () => {
  const answers = await Effect.runPromise(runInSlices(mapInSteps([1, 2, 3], (one) => one * 2)))
  expect(answers).toEqual([2, 4, 6])
})

it("fails as the work does, in the first slice and in a later one", async () => {
  const failAt = (place: number) =>
    runInSlices(
      mapInSteps([0, 1, 2], (one) => {
        busy()
        if (one === place) throw new Error(`broken at ${place}`)
      })
    )
  for (const place of [0, 2]) {
    const failed = Effect.runPromise(Effect.flip(failAt(place)))
    expect(await failed).toMatchObject({ _tag: "Unavailable", cause: { message: `broken at ${place}` } })
  }
})

it("more long calls than can wait are refused, and the others are answered", async () => {
  const all = Array.from({ length: 36 }, () => runInSlices(mapInSteps([1, 2], busy)))
  const results = await Promise.all(all.map((one) => Effect.runPromise(Effect.result(one))))
  const failures = results.filter((one) => one._tag === "Failure")
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.length).toBeLessThan(10)
  for (const one of failures) expect(one.failure).toBeInstanceOf(Busy)
})
