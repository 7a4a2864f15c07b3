/** The 90 days that are asked for at a time. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  firstWindow,
  type InvoiceWindow,
  nextWindow,
  windowProblem,
  windowQuery
} from "../../../../core/billing/invoices/invoice-window.ts"
import { melbourneDate } from "../../../../core/melbourne.ts"

const ms = (text: string) => Date.parse(text)

describe("The first load", () => {
  it.each([
    ["on an ordinary day", "2026-11-23T12:00:00+11:00", "2026-08-25", "2026-11-23"],
    ["a second before midnight", "2026-11-23T23:59:59+11:00", "2026-08-25", "2026-11-23"],
    ["at midnight", "2026-11-24T00:00:00+11:00", "2026-08-26", "2026-11-24"],
    ["in the morning, which is yesterday in UTC", "2026-11-24T08:00:00+11:00", "2026-08-26", "2026-11-24"],
    ["on the day summer time ends, at half past midnight", "2026-04-05T00:30:00+11:00", "2026-01-05", "2026-04-05"],
    ["on the day summer time ends, late", "2026-04-05T23:30:00+10:00", "2026-01-05", "2026-04-05"],
    ["on the day summer time begins, at half past midnight", "2026-10-04T00:30:00+10:00", "2026-07-06", "2026-10-04"],
    ["on the day summer time begins, late", "2026-10-04T23:30:00+11:00", "2026-07-06", "2026-10-04"],
    ["on New Year's Day", "2027-01-01T00:00:00+11:00", "2026-10-03", "2027-01-01"],
    ["over a leap day", "2028-03-01T12:00:00+11:00", "2027-12-02", "2028-03-01"]
  ])("[INV-01] reaches from 90 days back to today: %s", (_, now, fromDate, toDate) =>
    assert.deepStrictEqual(firstWindow(ms(now)), { fromDate, toDate })
  )
})

describe("Each next load", () => {
  it("[INV-01] ends on the day before the last one's first, over both changes of the clocks", () => {
    const windows: Array<InvoiceWindow> = [firstWindow(ms("2026-11-23T12:00:00+11:00"))]
    for (let load = 0; load < 4; load += 1) windows.push(nextWindow(windows.at(-1)!))
    assert.deepStrictEqual(
      windows.map(({ fromDate, toDate }) => [fromDate, toDate]),
      [
        ["2026-08-25", "2026-11-23"],
        ["2026-05-26", "2026-08-24"],
        ["2026-02-24", "2026-05-25"],
        ["2025-11-25", "2026-02-23"],
        ["2025-08-26", "2025-11-24"]
      ]
    )
  })

  it("[INV-01] asks for all of a window at once: batchSize 0, batchPage last", () =>
    assert.deepStrictEqual(windowQuery({ fromDate: "2026-08-25", toDate: "2026-11-23" }), {
      batchSize: "0",
      batchPage: "last",
      fromDate: "2026-08-25",
      toDate: "2026-11-23"
    }))

  // Fails where 90 x 24 hours are taken off a midnight (a day short or long over a change of the clocks), where the next
  // window starts on the last one's first day (doubled), and where it leaves a day out.
  it("[INV-01] every invoice of the days loaded is in exactly one window, whatever the hour it was written and the moment of asking", () => {
    const moment = fc.integer({ min: ms("2025-06-01T00:00Z"), max: ms("2027-12-01T00:00Z") })
    const hour = fc.integer({ min: 0, max: 14 * 30 * 24 })
    fc.assert(
      fc.property(moment, fc.array(hour, { maxLength: 40 }), (now, ages) => {
        const written = ages.map((hoursAgo) => melbourneDate(now - hoursAgo * 3_600_000))
        const windows: Array<InvoiceWindow> = [firstWindow(now)]
        while (windows.length < 5) windows.push(nextWindow(windows.at(-1)!))
        for (const date of written) {
          const holding = windows.filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
          assert.lengthOf(holding, 1, date)
        }
        for (const { fromDate, toDate } of windows)
          assert.strictEqual(Temporal.PlainDate.from(fromDate).until(toDate, { largestUnit: "days" }).days, 90)
      })
    )
  })
})

describe("Days that somebody asks for", () => {
  it.each([
    ["one day", "2026-11-23", "2026-11-23"],
    ["90 days", "2026-08-25", "2026-11-23"],
    ["a year", "2025-11-24", "2026-11-23"],
    ["a leap year", "2027-11-24", "2028-11-23"]
  ])("[CALL-13] %s is answered", (_, fromDate, toDate) => assert.isUndefined(windowProblem({ fromDate, toDate })))

  it.each([
    ["no day of the calendar", "2026-02-30", "2026-11-23", "fromDate"],
    ["no last day", "2026-11-23", "2026-11-31", "toDate"],
    ["backwards", "2026-11-24", "2026-11-23", "toDate"],
    ["more than a year", "2025-11-22", "2026-11-23", "fromDate"],
    ["before any books", "0000-01-01", "0000-02-01", "fromDate"]
  ])("[CALL-13] %s is refused by its field", (_, fromDate, toDate, field) =>
    assert.deepStrictEqual(Object.keys(windowProblem({ fromDate, toDate }) ?? {}), [field])
  )
})
