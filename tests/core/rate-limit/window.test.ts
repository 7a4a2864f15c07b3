/** The windows in which requests are counted, and how long to wait for the next one. */
import fc from "fast-check"
import { assert, it } from "vitest"
import { rateWindow, retryAfterSeconds } from "../../../core/rate-limit/window.ts"

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)
const moment = fc.integer({ min: 0, max: 8_640_000_000_000_000 })
const minutes = fc.constantFrom(1, 5, 60)

it.each([
  ["12:10:20", 1, "12:10:00", "12:11:00", 40],
  ["12:10:20", 5, "12:10:00", "12:15:00", 280],
  ["12:10:20", 60, "12:00:00", "13:00:00", 2980],
  ["12:10:00", 1, "12:10:00", "12:11:00", 60],
  ["12:10:59.001", 1, "12:10:00", "12:11:00", 1],
  ["12:10:58.999", 1, "12:10:00", "12:11:00", 2]
])("[T33] at %s a window of %i minutes is from %s to %s, %i seconds on", (time, length, start, end, seconds) => {
  const now = at(time)
  assert.deepStrictEqual(rateWindow(now, length), { start: at(start), end: at(end) })
  assert.strictEqual(retryAfterSeconds(at(end), now), seconds)
})

it("[T33] every moment is in one window, and the next begins where it ends", () =>
  fc.assert(
    fc.property(moment, minutes, (now, length) => {
      const { start, end } = rateWindow(now, length)
      assert.isTrue(start <= now && now < end)
      assert.strictEqual(end - start, length * 60_000)
      assert.deepStrictEqual(rateWindow(start, length), { start, end })
      assert.strictEqual(rateWindow(end, length).start, end)
    })
  ))

it("[T33] who waits as long as they are told is in a later window, and hardly a second late", () =>
  fc.assert(
    fc.property(moment, minutes, (now, length) => {
      const { end } = rateWindow(now, length)
      const back = now + retryAfterSeconds(end, now) * 1000
      assert.isTrue(back >= end && back < end + 1000)
    })
  ))

it("a wait that is over by the time it is told is one second", () =>
  assert.strictEqual(retryAfterSeconds(5000, 7000), 1))
