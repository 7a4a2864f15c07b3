/** Trade terms: 30 days end of month. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { dueDate, isDue } from "../../../../core/billing/invoices/due-date.ts"

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => Temporal.PlainDate.from("2000-01-01").add({ days }))

describe("An invoice", () => {
  it.each([
    ["2026-03-01", "2026-04-30"],
    ["2026-03-17", "2026-04-30"],
    ["2026-03-31", "2026-04-30"],
    ["2026-01-01", "2026-02-28"],
    ["2026-01-31", "2026-02-28"],
    ["2028-01-29", "2028-02-29"],
    ["2028-01-31", "2028-02-29"],
    ["2100-01-31", "2100-02-28"],
    ["2026-02-28", "2026-03-31"],
    ["2026-04-05", "2026-05-31"],
    ["2026-10-04", "2026-11-30"],
    ["2026-11-30", "2026-12-31"],
    ["2026-12-01", "2027-01-31"],
    ["2026-12-31", "2027-01-31"]
  ])("[CRED-01] of %s is due on %s", (invoiced, due) => assert.strictEqual(dueDate(invoiced), due))

  it.each(Array.from({ length: 31 }, (_, place) => `2026-03-${String(place + 1).padStart(2, "0")}`))(
    "[CRED-01] of any day in March is due 30 April: %s",
    (invoiced) => assert.strictEqual(dueDate(invoiced), "2026-04-30")
  )

  it.each([
    ["2026-04-29", false],
    ["2026-04-30", true],
    ["2026-05-01", true]
  ])("[CRED-01] of March is to be paid by %s: %s", (today, is) => assert.strictEqual(isDue("2026-03-17", today), is))

  // Fails for 30 days from the invoice, for the end of the invoice's own month, and for the same day a month later.
  it("[CRED-01] is due on the last day of a month, the one after its own, as walking day by day finds it", () => {
    fc.assert(
      fc.property(day, (invoiced) => {
        let walked = invoiced
        // To the first of the next month, then to the last day before the month after that.
        while (walked.month === invoiced.month) walked = walked.add({ days: 1 })
        const { month } = walked
        while (walked.add({ days: 1 }).month === month) walked = walked.add({ days: 1 })
        assert.strictEqual(dueDate(invoiced.toString()), walked.toString())
      })
    )
  })

  // Fails where the days left are counted from the invoice, so that a later invoice could be due sooner.
  it("[CRED-01] of a later day is never due earlier, and each has 28 to 62 days", () => {
    fc.assert(
      fc.property(day, fc.nat(400), (invoiced, more) => {
        const due = dueDate(invoiced.toString())
        assert.isAtMost(due.localeCompare(dueDate(invoiced.add({ days: more }).toString())), 0)
        const { days } = invoiced.until(due, { largestUnit: "days" })
        assert.isTrue(days >= 28 && days <= 62, `${invoiced} ${days}`)
      })
    )
  })
})
