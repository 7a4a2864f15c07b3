/** Code that comes after its page: a failure is told once, and the code is asked for again later. */
import { expect, it, vi } from "vitest"
import { laterPart } from "../../ui/kit/later-view.tsx"

const Part = () => null

it("code that can't be had is not asked for again until a second has passed", async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error("offline"))
  const part = laterPart(load)
  const first = part.load()
  await expect(first).rejects.toThrow("offline")
  expect([part.load() === first, load.mock.calls.length]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(1000)
  await expect(part.load()).resolves.toBe(Part)
  await expect(part.load()).resolves.toBe(Part)
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
