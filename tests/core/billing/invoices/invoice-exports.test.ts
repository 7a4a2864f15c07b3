/** Invoices as files for a company's bookkeeping. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { AccountInvoice } from "../../../../core/billing/invoices/account-invoice.ts"
import { billLines, invoicesTable, myobBills, xeroBills } from "../../../../core/billing/invoices/invoice-exports.ts"
import { exportWindow } from "../../../../core/billing/invoices/invoice-window.ts"
import { orderTotals } from "../../../../core/orders/order-totals.ts"
import { gstIn } from "../../../../core/pricing/gst.ts"
import { newInvoice } from "../account-invoices.ts"

const accountInvoice = (more: Partial<AccountInvoice> = {}): AccountInvoice => ({
  ...newInvoice(),
  outstanding: 10_000,
  settlements: [],
  ...more
})
const withDelivery = accountInvoice({
  total: 29_881,
  totals: { subtotal: 24_381, delivery: 5_500, surcharge: 0, gst: 2_716, total: 29_881 }
})
const seller = { name: "Lineal Timber & Hardware", email: "hello@lineal.example" }
const cellsOf = (line = "") => line.slice(1, -1).split('","')

describe("The lines of a bill", () => {
  it("[GST-01] [SUM-01] add up to the invoice's total and to its GST, whatever it is made of", () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 8 }),
        fc.nat(50_000),
        fc.nat(9_000),
        (prices, delivery, surcharge) => {
          const [model] = newInvoice().lines
          const lines = prices.map((linePrice) => ({ ...model!, linePrice, lineGst: gstIn(linePrice) }))
          const totals = orderTotals(lines, delivery, surcharge)
          const bill = billLines(accountInvoice({ lines, totals, total: totals.total }))
          assert.strictEqual(
            bill.reduce((sum, { amount }) => sum + amount, 0),
            totals.total
          )
          assert.strictEqual(
            bill.reduce((sum, { gst }) => sum + gst, 0),
            totals.gst
          )
        }
      )
    )
  })
})

describe("The files", () => {
  it("[INV-01] [T39] the table has PO/Job number, GST, total and what is left, and no formula", () => {
    const rows = invoicesTable([accountInvoice({ customerOrderNo: "=1+1" })]).split("\r\n")
    assert.deepStrictEqual(cellsOf(rows[1]), [
      "100234-01",
      "2026-10-12",
      "2026-11-30",
      "'=1+1",
      "221.65",
      "22.16",
      "243.81",
      "0.00",
      "100.00"
    ])
  })

  it("[INV-01] bills for Xero have a row for each line, with job, tax and days as it reads them", () => {
    const [head, goods, delivery, rest] = xeroBills({ invoices: [withDelivery], creditNotes: [] }, seller).split("\r\n")
    const column = (row: string | undefined, name: string) => cellsOf(row)[cellsOf(head).indexOf(name)]
    assert.strictEqual(rest, "")
    assert.deepStrictEqual(
      ["*InvoiceNumber", "*InvoiceDate", "*DueDate", "Total", "TrackingName1", "TrackingOption1", "*TaxType"].map(
        (name) => column(goods, name)
      ),
      ["100234-01", "12/10/2026", "30/11/2026", "298.81", "Job", "Lot 14", "GST on Expenses"]
    )
    assert.deepStrictEqual(
      ["*Quantity", "*UnitAmount", "TaxAmount"].map((name) => column(goods, name)),
      ["1", "243.81", "22.16"]
    )
    assert.deepStrictEqual(
      ["Description", "*UnitAmount", "TaxAmount"].map((name) => column(delivery, name)),
      ["Delivery", "55.00", "5.00"]
    )
  })

  it("[INV-01] [T39] bills for MYOB are separated by tabs and empty rows; what was typed holds neither, and no formula", () => {
    const odd = { ...withDelivery, customerOrderNo: "+Lot\t14\r\n" }
    const rows = myobBills({ invoices: [odd, accountInvoice()], creditNotes: [] }, seller).split("\r\n")
    const column = (row: string | undefined, name: string) => row?.split("\t")[rows[0]!.split("\t").indexOf(name)]
    assert.deepStrictEqual([rows[3], rows[5], rows.length], ["", "", 7])
    for (const row of [1, 2, 4]) assert.lengthOf(rows[row]!.split("\t"), rows[0]!.split("\t").length)
    assert.strictEqual(column(rows[1], "Job"), "'+Lot 14")
    assert.deepStrictEqual(
      ["Amount", "Inc-Tax Amount", "GST Amount", "Tax Code", "Date", "Supplier Invoice #"].map((name) =>
        column(rows[1], name)
      ),
      ["221.65", "243.81", "22.16", "GST", "12/10/2026", "100234-01"]
    )
    // MYOB cuts its own number to eight signs: it gives one itself.
    assert.isUndefined(column(rows[1], "Purchase #"))
    const [line] = withDelivery.lines
    const long = accountInvoice({ lines: [{ ...line!, name: "Merbau ".repeat(60) }] })
    const [, described] = myobBills({ invoices: [long], creditNotes: [] }, seller).split("\r\n")
    assert.lengthOf(column(described, "Description")!, 255)
  })

  it("[INV-01] [CLM-02] credit notes stand below 0 among the bills of their days, with job and GST, and no formula", () => {
    const creditNote = {
      number: "CR-1",
      date: "2026-10-14",
      invoices: ["100234-01"],
      customerOrderNo: "Lot 14",
      amount: 4381,
      gst: 398
    }
    const later = accountInvoice({ invoiceNumber: "100235", invoiceDate: "2026-10-20" })
    const documents = { invoices: [accountInvoice(), later], creditNotes: [creditNote] }
    const [head, , credit, third] = xeroBills(documents, seller).split("\r\n").map(cellsOf)
    const named = Object.fromEntries((head ?? []).map((name, place) => [name, credit?.[place]]))
    assert.deepInclude(named, {
      "*InvoiceNumber": "CR-1",
      "*InvoiceDate": "14/10/2026",
      "*DueDate": "14/10/2026",
      Total: "-43.81",
      Description: "Credit for invoice 100234-01",
      "*Quantity": "1",
      "*UnitAmount": "-43.81",
      TaxAmount: "-3.98",
      TrackingOption1: "Lot 14"
    })
    assert.strictEqual(third?.[2], "100235-01")
    const rows = myobBills({ invoices: [], creditNotes: [{ ...creditNote, invoices: [] }] }, seller).split("\r\n")
    const cells = rows[1]?.split("\t") ?? []
    assert.includeMembers(cells, ["CR-1", "Credit on your account", "-39.83", "-43.81", "-3.98", "Lot 14"])
  })

  it("[INV-01] are of the days that are loaded, and of a year at most", () => {
    assert.deepStrictEqual(exportWindow("2026-08-25", "2026-11-23"), { fromDate: "2026-08-25", toDate: "2026-11-23" })
    assert.deepStrictEqual(exportWindow("2024-01-01", "2026-11-23"), { fromDate: "2025-11-23", toDate: "2026-11-23" })
  })
})
