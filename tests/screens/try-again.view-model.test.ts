/** Asking once more for what a page could not show. */
import { expect, it, vi } from "vitest"
import { TryAgainViewModel } from "../../ui/kit/try-again.view-model.ts"

it("is under way until the answer is there, and asks once however often it is pressed", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = vi.fn(() => promise)
  const model = new TryAgainViewModel(ask)
  expect(model.isTrying).toBe(false)
  const both = [model.tryAgain(), model.tryAgain()]
  expect([model.isTrying, ask.mock.calls.length]).toEqual([true, 1])
  resolve()
  await Promise.all(both)
  expect(model.isTrying).toBe(false)
  await model.tryAgain()
  expect(ask).toHaveBeenCalledTimes(2)
})

it("can be pressed again where the asking itself failed", async () => {
  const model = new TryAgainViewModel(() => Promise.reject(new Error("nobody there")))
  await expect(model.tryAgain()).rejects.toThrow("nobody there")
  expect(model.isTrying).toBe(false)
})
