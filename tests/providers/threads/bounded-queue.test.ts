/** How much is rendered at once, how much waits, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import { boundedQueue } from "../../../adapters/threads/bounded-queue.ts"

/** Work that ends when it is told to. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = { begun: false, end: () => resolve("done"), fail: () => reject(new Error("broken")) }
  return Object.assign(work, {
    run: () => {
      work.begun = true
      return promise
    }
  })
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe("A bounded queue", () => {
  it("runs so many at once, lets so many wait in order, and refuses the rest at once", async () => {
    const queue = boundedQueue({ concurrency: 2, maxWaiting: 2 })
    const all = Array.from({ length: 5 }, held)
    const answers = all.map((one) => queue(one.run))
    await turn()
    assert.deepStrictEqual(
      all.map(({ begun }) => begun),
      [true, true, false, false, false]
    )
    assert.isUndefined(answers[4])
    all[1]?.end()
    await turn()
    assert.deepStrictEqual(
      all.map(({ begun }) => begun),
      [true, true, true, false, false]
    )
    for (const one of all) one.end()
    assert.deepStrictEqual(await Promise.all(answers.slice(0, 4)), ["done", "done", "done", "done"])
  })

  it("goes on after work that failed", async () => {
    const queue = boundedQueue({ concurrency: 1, maxWaiting: 1 })
    const [first, second] = [held(), held()]
    const answers = [queue(first.run)?.catch((problem: Error) => problem.message), queue(second.run)]
    first.fail()
    second.end()
    assert.deepStrictEqual(await Promise.all(answers), ["broken", "done"])
  })
})
