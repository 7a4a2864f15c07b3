/** Invoices are loaded 90 days at a time, and none is missing or doubled. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { Invoice } from "../../../../core/billing/invoices/invoice.ts"
import {
  addInvoices,
  dueInvoices,
  emptyInvoiceList,
  type InvoiceList,
  markWindowFailed,
  requestNextWindow
} from "../../../../core/billing/invoices/invoice-list.ts"
import type { InvoiceWindow } from "../../../../core/billing/invoices/invoice-window.ts"
import { melbourneDate } from "../../../../core/melbourne.ts"
import { invoice } from "../invoices.ts"

const now = Date.parse("2026-11-23T12:00:00+11:00")
const first: InvoiceWindow = { fromDate: "2026-08-25", toDate: "2026-11-23" }
const asking = requestNextWindow(emptyInvoiceList, now)

describe("Loading", () => {
  it("[INV-01] goes idle, fetching, done", () => {
    assert.strictEqual(emptyInvoiceList.status, "idle")
    assert.deepStrictEqual(asking, { status: "fetching", invoices: [], asked: first })
    assert.deepStrictEqual(addInvoices(asking, first, [invoice("1")]), {
      status: "done",
      invoices: [invoice("1")],
      loaded: first
    })
  })
  it("[INV-01] that fails is an error with its words, keeps what is there, and is asked for again", () => {
    const done = addInvoices(asking, first, [invoice("1")])
    const next = requestNextWindow(done, now)
    const failed = markWindowFailed(next, next.asked!)
    assert.strictEqual(failed.status, "error")
    assert.strictEqual(failed.msg, "Your invoices couldn't be loaded. Press 'Load next 90 days' to try again.")
    assert.deepStrictEqual(failed.invoices, [invoice("1")])
    const again = requestNextWindow(failed, now)
    assert.deepStrictEqual(again.asked, { fromDate: "2026-05-26", toDate: "2026-08-24" })
    assert.isUndefined(again.msg)
  })
  it("[INV-01] a first load that failed before midnight reaches to the new day after it", () => {
    const night = requestNextWindow(emptyInvoiceList, Date.parse("2026-10-04T23:59:59+11:00"))
    const failed = markWindowFailed(night, night.asked!)
    assert.deepStrictEqual(requestNextWindow(failed, Date.parse("2026-10-05T00:00:00+11:00")).asked, {
      fromDate: "2026-07-07",
      toDate: "2026-10-05"
    })
  })
  it("[INV-01] a second press while it is on its way asks for nothing more", () =>
    assert.strictEqual(requestNextWindow(asking, now), asking))
  it("[INV-01] an answer that nobody waits for changes nothing", () => {
    const done = addInvoices(asking, first, [])
    assert.strictEqual(addInvoices(done, first, [invoice("9")]), done)
    assert.strictEqual(markWindowFailed(done, first), done)
    const other = { fromDate: "2026-05-26", toDate: "2026-08-24" }
    assert.strictEqual(addInvoices(asking, other, [invoice("9")]), asking)
    assert.strictEqual(markWindowFailed(asking, other), asking)
  })
  it("[INV-01] number and suffix together are the invoice: one is listed once, its other suffix beside it", () => {
    const came = [invoice("10", { invoiceSuffix: "11" }), invoice("101", { invoiceSuffix: "1" }), invoice("10")]
    const done = addInvoices(asking, first, [...came, ...came])
    assert.deepStrictEqual(done.invoices, came)
  })
})

/** Loads so often, answered by a shop that holds these invoices; some loads fail at first. */
const loaded = (held: ReadonlyArray<Invoice>, times: number, at: number, fails: ReadonlyArray<boolean>) => {
  let list: InvoiceList = emptyInvoiceList
  const answers: Array<Invoice> = []
  for (let load = 0; load < times; load += 1) {
    if (fails[load]) {
      list = requestNextWindow(list, at)
      list = markWindowFailed(list, list.asked!)
    }
    // Time goes on between the loads, over midnight too.
    list = requestNextWindow(list, at + load * 7 * 3_600_000)
    const { fromDate, toDate } = list.asked!
    const came = held.filter(({ invoiceDate }) => fromDate <= invoiceDate && invoiceDate <= toDate)
    answers.push(...came)
    list = addInvoices(list, list.asked!, came)
  }
  return { list, answers }
}

describe("Loading again and again", () => {
  // Fails where a failed window is skipped, where the next starts from today again, or where two windows share a day.
  it("[INV-01] over two changes of the clocks lists each invoice once and misses none", () => {
    const moment = fc.integer({ min: Date.parse("2026-10-05T00:00Z"), max: Date.parse("2027-06-01T00:00Z") })
    const hours = fc.array(fc.nat(400 * 24), { maxLength: 30 })
    fc.assert(
      fc.property(moment, hours, fc.array(fc.boolean(), { maxLength: 5 }), (at, ages, fails) => {
        const held = ages.map((hoursAgo, place) =>
          invoice(String(place), { invoiceDate: melbourneDate(at - hoursAgo * 3_600_000) })
        )
        const { list, answers } = loaded(held, 5, at, fails)
        const numbers = (some: ReadonlyArray<Invoice>) => some.map(({ invoiceNumber }) => Number(invoiceNumber)).sort()
        assert.deepStrictEqual(numbers(list.invoices), numbers(held))
        // Not only does the list drop doubles: no answer held one that another did.
        assert.deepStrictEqual(numbers(answers), numbers(held))
        assert.strictEqual(list.status, "done")
      })
    )
  })
})

describe("Due invoices", () => {
  it.each([
    ["2026-03-31", 40, "2026-04-29", false],
    ["2026-03-31", 40, "2026-04-30", true],
    ["2026-03-31", 0, "2026-05-30", false],
    ["2026-04-01", 40, "2026-05-30", false],
    ["2026-04-01", 40, "2026-05-31", true]
  ])("[INV-01] one of %s with %i left is due on %s: %s", (invoiceDate, outstanding, today, is) =>
    assert.lengthOf(dueInvoices([invoice("1", { invoiceDate, outstanding })], today), is ? 1 : 0)
  )
})
