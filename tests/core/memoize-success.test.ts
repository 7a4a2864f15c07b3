/** A call that is made once for all who want its answer. */
import { assert, it } from "@effect/vitest"
import { memoizeSuccess } from "../../core/memoize-success.ts"

it("An answer is shared by all who ask, a failure only by those who asked meanwhile", async () => {
  let calls = 0
  const ask = memoizeSuccess(async () => {
    calls += 1
    if (calls === 1) throw new Error("away")
    return calls
  })
  const outcomes = await Promise.allSettled([ask(), ask()])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ["rejected", "rejected"]
  )
  assert.strictEqual(calls, 1)
  assert.deepEqual(await Promise.all([ask(), ask()]), [2, 2])
  assert.strictEqual(await ask(), 2)
})
