/** Choosing invoices for payment. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { invoiceText, toSelectedInvoice } from "../../../../core/billing/invoices/invoice.ts"
import {
  type InvoiceSelection,
  isInvoiceSelected,
  selectDueInvoices,
  selectedInvoicesTotal,
  selectInvoice,
  unselectInvoice
} from "../../../../core/billing/invoices/invoice-selection.ts"
import { invoice } from "../invoices.ts"

describe("A selection", () => {
  it("[INV-01] is a list of invoiceNo and invoiceSuffix and nothing else", () =>
    assert.deepStrictEqual(selectInvoice([], toSelectedInvoice(invoice("100234"))), [
      { invoiceNo: "100234", invoiceSuffix: "01" }
    ]))

  it("[INV-01] tells 10-11 from 101-1, and one suffix from another", () => {
    const chosen = selectInvoice([], { invoiceNo: "10", invoiceSuffix: "11" })
    assert.isFalse(isInvoiceSelected(chosen, { invoiceNo: "101", invoiceSuffix: "1" }))
    assert.isFalse(isInvoiceSelected(chosen, { invoiceNo: "10", invoiceSuffix: "12" }))
    assert.isTrue(isInvoiceSelected(chosen, { invoiceNo: "10", invoiceSuffix: "11" }))
  })

  it.each([
    ["100234", "01", "100234-01"],
    ["100234", "", "100234"]
  ])("[INV-01] %s with '%s' is printed %s", (invoiceNo, invoiceSuffix, text) =>
    assert.strictEqual(invoiceText({ invoiceNo, invoiceSuffix }), text)
  )

  it("[INV-01] 'pay due invoices' chooses those that are due and not paid, and no others", () => {
    const all = [
      invoice("1", { invoiceDate: "2026-02-28" }),
      invoice("2", { invoiceDate: "2026-02-28", outstanding: 0 }),
      invoice("3", { invoiceDate: "2026-03-01" }),
      invoice("4", { invoiceDate: "2026-03-31", invoiceSuffix: "02" })
    ]
    const chosen = (today: string) => selectDueInvoices(all, today).map(invoiceText)
    assert.deepStrictEqual(chosen("2026-03-30"), [])
    assert.deepStrictEqual(chosen("2026-03-31"), ["1-01"])
    assert.deepStrictEqual(chosen("2026-04-30"), ["1-01", "3-01", "4-02"])
  })

  // Fails where only the number counts, where choosing twice adds twice, or where letting go takes more than the one.
  it("[INV-01] is what a set of chosen and let-go keys says, in the order of choosing, and comes to their sum", () => {
    const key = fc.record({
      invoiceNo: fc.constantFrom("1", "10", "101"),
      invoiceSuffix: fc.constantFrom("1", "11", "")
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), key), { maxLength: 30 }), (steps) => {
        let chosen: InvoiceSelection = []
        const model = new Set<string>()
        for (const [isChosen, one] of steps) {
          chosen = isChosen ? selectInvoice(chosen, one) : unselectInvoice(chosen, one)
          if (isChosen) model.add(`${one.invoiceNo}/${one.invoiceSuffix}`)
          else model.delete(`${one.invoiceNo}/${one.invoiceSuffix}`)
        }
        assert.deepStrictEqual(
          chosen.map(({ invoiceNo, invoiceSuffix }) => `${invoiceNo}/${invoiceSuffix}`),
          [...model]
        )
        const all = chosen.map(({ invoiceNo, invoiceSuffix }, place) =>
          invoice(invoiceNo, { invoiceSuffix, outstanding: 3 ** place })
        )
        const unchosen = invoice("999", { outstanding: 7_000_000 })
        assert.strictEqual(selectedInvoicesTotal(chosen, [...all, unchosen]), (3 ** chosen.length - 1) / 2)
      })
    )
  })
})
