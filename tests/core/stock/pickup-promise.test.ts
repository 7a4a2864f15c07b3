/** What a shopper is promised of collecting at their store, and until when that promise stands. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { StockLevel } from "../../../core/stock/availability.ts"
import { cutOffMinutes, readyAt } from "../../../core/stock/lead-time.ts"
import { pickupPromise } from "../../../core/stock/pickup-promise.ts"
import type { WeekHours } from "../../../core/stores/branch.ts"

const weekday = { from: 6.5 * 60, to: 17 * 60 }
const hours: WeekHours = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: { from: 450, to: 900 } }
const rowville = { name: "Rowville", hours, pickupAvailable: true }
const laverton = { name: "Laverton", hours, pickupAvailable: false }
const ms = (text: string) => Date.parse(text)
const levels = ["in stock", "transfer/order-in", "special order"] as const satisfies ReadonlyArray<StockLevel>
const moment = fc.integer({ min: ms("2025-01-01T00:00Z"), max: ms("2035-01-01T00:00Z") })

describe("A store that hands nothing over", () => {
  it("[DEL-04] promises no day, whatever it has and whenever it is asked, and says what to do", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...levels), (now, level) => {
        assert.deepStrictEqual(pickupPromise({ branch: laverton, level, now }), {
          isOffered: false,
          text: "No click and collect at Laverton. Choose another store to collect it from."
        })
      })
    )
  })
})

describe("A store that hands orders over", () => {
  it("[STK-03] in the night before it opens promises an hour that no cut-off decides: none is counted", () => {
    const night = { branch: rowville, level: "in stock", now: ms("2026-11-23T01:48:00+11:00") } as const
    assert.deepStrictEqual(pickupPromise(night), { isOffered: true, text: "Ready today after 8:30 am, Rowville" })
  })

  it("[STK-03] in the morning counts down to the cut-off, and says which day hangs on it", () => {
    const at = (now: string) => pickupPromise({ branch: rowville, level: "in stock", now: ms(now) })
    assert.deepStrictEqual(at("2026-11-23T09:00:00+11:00"), {
      isOffered: true,
      text: "Ready today after 1 pm, Rowville",
      cutOff: "Order in the next 1 h 5 min to collect it today."
    })
    assert.strictEqual(at("2026-11-23T10:04:30+11:00").cutOff, "Order in the next 1 min to collect it today.")
    assert.isUndefined(at("2026-11-23T10:05:00+11:00").cutOff)
  })

  it("[STK-03] counts down only while the promised hour comes after the cut-off, and the same day", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const minutes = cutOffMinutes(now, { hours })
        if (minutes === undefined) return
        assert.isAbove(readyAt({ level: "in stock", hours, now }), now + (minutes - 1) * 60_000)
        assert.isAbove(minutes, 0)
        assert.isAtMost(minutes, 4 * 60)
      })
    )
  })

  it("counts nothing down for what is not there", () => {
    const now = ms("2026-11-23T09:00:00+11:00")
    for (const level of ["transfer/order-in", "special order"] as const)
      assert.isUndefined(pickupPromise({ branch: rowville, level, now }).cutOff)
  })
})
