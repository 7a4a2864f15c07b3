/** Invoices are found by what a customer knows of one. */
import { assert, describe, it } from "@effect/vitest"
import { searchInvoices } from "../../../../core/billing/invoices/invoice-search.ts"
import { invoice } from "../invoices.ts"

describe("Searching", () => {
  const all = [
    invoice("100234", { customerOrderNo: "Deck Smith St", invoiceDate: "2026-11-23", total: 123_450, outstanding: 0 }),
    invoice("100234", { invoiceSuffix: "02", invoiceDate: "2025-11-03", total: 123_456, outstanding: 20_000 }),
    invoice("200999", { customerOrderNo: "po-77", invoiceDate: "2026-05-03", total: 5_000, outstanding: 5_000 })
  ]
  it.each([
    ["", [0, 1, 2]],
    ["  ", [0, 1, 2]],
    ["100234", [0, 1]],
    ["100234-02", [1]],
    ["smith", [0]],
    [" PO-77 ", [2]],
    ["nothing", []],
    ["November", [0, 1]],
    ["nov", [0, 1]],
    ["Nov 2026", [0]],
    ["23 Nov", [0]],
    ["23 nov 2025", []],
    ["3 Nov. 2025", [1]],
    ["11/2025", [1]],
    ["03/05/2026", [2]],
    ["May", [2]],
    ["no", []],
    ["$1,234.50", [0]],
    ["1234.5", [0, 1]],
    ["1234.56", [1]],
    ["$1,234", [0, 1]],
    ["1,234.", [0, 1]],
    ["200", [1, 2]],
    ["$200.00", [1]],
    ["50", [2]],
    ["$5", []],
    ["$", []]
  ])("[INV-01] '%s' finds %j", (typed, places) =>
    assert.deepStrictEqual(
      searchInvoices(all, typed),
      places.map((place) => all[place]!)
    )
  )
})
