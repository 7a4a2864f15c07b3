/** What is owed, by the months of its invoices. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { dueDate } from "../../../../core/billing/invoices/due-date.ts"
import { ageBucketOf, ageing, type OpenItem, pastDue } from "../../../../core/billing/ledger/ageing.ts"
import { dayOfYear } from "../business.ts"

describe("An invoice", () => {
  it.each([
    ["2026-03-31", "2026-03-31", "current"],
    ["2026-03-01", "2026-03-31", "current"],
    ["2026-03-31", "2026-04-01", "days30"],
    ["2026-03-01", "2026-04-30", "days30"],
    ["2026-03-31", "2026-05-01", "days60"],
    ["2026-03-01", "2026-05-31", "days60"],
    ["2026-03-31", "2026-06-01", "days90"],
    ["2025-03-31", "2026-06-01", "days90"],
    ["2026-12-31", "2027-01-01", "days30"],
    ["2026-11-01", "2027-01-31", "days60"],
    ["2026-04-05", "2026-04-04", "current"]
  ])("[AGE-01] of %s is, on %s, %s", (date, on, age) => assert.strictEqual(ageBucketOf(date, on), age))
})

const remainders = fc.array(
  fc.record<OpenItem>({ date: fc.nat(400).map(dayOfYear), left: fc.integer({ min: -50_000, max: 90_000 }) }),
  { maxLength: 20 }
)
const sumOf = (some: ReadonlyArray<OpenItem>) => some.reduce((sum, { left }) => sum + left, 0)

describe("Ageing", () => {
  it("[AGE-01] adds up by age; money that belongs to no invoice yet is current, however old", () =>
    assert.deepStrictEqual(
      ageing(
        [
          { date: "2026-03-02", left: 1_000 },
          { date: "2026-02-27", left: 200 },
          { date: "2026-01-31", left: 30 },
          { date: "2025-12-01", left: 4 },
          { date: "2025-06-01", left: 50 },
          { date: "2025-06-02", left: -700 }
        ],
        "2026-03-31"
      ),
      { current: 300, days30: 200, days60: 30, days90: 54 }
    ))

  // Fails where a remainder falls between two ages, counts in both, or credits are dropped.
  it("[AGE-01] the four come to all that is left, on every day", () => {
    fc.assert(
      fc.property(remainders, fc.nat(800), (some, day) => {
        const { current, days30, days60, days90 } = ageing(some, dayOfYear(day))
        assert.strictEqual(current + days30 + days60 + days90, sumOf(some))
      })
    )
  })

  // Fails where 30 and 60 days are counted instead of months, or the due day itself counts as past.
  it("[AGE-01] [CRED-01] past due are exactly the invoices whose due day is over", () => {
    fc.assert(
      fc.property(remainders, fc.nat(800), (some, day) => {
        const on = dayOfYear(day)
        const over = some.filter(({ date, left }) => left > 0 && dueDate(date) < on)
        assert.strictEqual(pastDue(ageing(some, on)), sumOf(over))
      })
    )
  })

  it("[AGE-01] without payments, no day makes less past due than the day before", () => {
    fc.assert(
      fc.property(remainders, fc.nat(800), fc.nat(100), (some, day, more) => {
        assert.isAtMost(pastDue(ageing(some, dayOfYear(day))), pastDue(ageing(some, dayOfYear(day + more))))
      })
    )
  })
})
