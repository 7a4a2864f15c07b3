/** An order waits for its slowest line. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { orderReadyAt } from "../../../../core/delivery/schedule/ready-time.ts"
import { at, monday, rowville } from "../../ordering/examples.ts"

const counter = { hours: rowville.hours, now: monday }
const levels = ["in stock", "transfer/order-in", "special order"] as const

describe("An order can be collected", () => {
  it("[EST-01] when everything in stock is picked: 4 hours after 9 am on a Monday", () =>
    assert.strictEqual(orderReadyAt(["in stock", "in stock"], counter), at("2026-11-23T13:00")))

  it("[EST-01] on the day that a transfer arrives, whatever else is in stock", () => {
    const ready = orderReadyAt(["in stock", "transfer/order-in"], counter)
    assert.strictEqual(
      Temporal.Instant.fromEpochMilliseconds(ready).toZonedDateTimeISO("Australia/Melbourne").toPlainDate().toString(),
      "2026-11-30"
    )
  })

  it("[EST-01] never before any of its lines, whichever comes first", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...levels), { minLength: 1, maxLength: 6 }),
        fc.nat(365 * 24),
        (lines, hours) => {
          const later = { ...counter, now: monday + hours * 3_600_000 }
          const whole = orderReadyAt(lines, later)
          assert.strictEqual(whole, orderReadyAt([...lines].reverse(), later))
          assert.isTrue(lines.every((line) => orderReadyAt([line], later) <= whole))
          assert.isTrue(lines.some((line) => orderReadyAt([line], later) === whole))
        }
      )
    )
  })
})
