/** The last cent of the books: what is just still booked, shown or charged. */
import { assert, describe, it } from "@effect/vitest"
import { dueInvoices } from "../../../core/billing/invoices/invoice-list.ts"
import { accountTotal, documentsOf, type LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import { creditNoteEntry, invoiceEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import { entryProblem, postEntry } from "../../../core/billing/ledger/ledger-posting.ts"
import { type SurchargeRules, surchargeAmount, surchargePercent } from "../../../core/billing/pay/surcharge.ts"
import { statementOf } from "../../../core/billing/statements/statement.ts"
import { MAX_CENTS } from "../../../core/money.ts"
import { invoice } from "./invoices.ts"

const customerId = "00001672"
const date = "2026-03-17"
const sold = invoiceEntry({ id: "I1", customerId, date, total: 11_000, gst: 1_000 })

describe("The books", () => {
  it("[LED-01] take the largest amount that the shop handles, and not a cent more", () => {
    const most = (total: number): LedgerEntry => ({
      ...sold,
      postings: [
        { account: "receivables", document: "I1", amount: total },
        { account: "sales", amount: -total }
      ]
    })
    assert.isUndefined(entryProblem([], most(MAX_CENTS)))
    assert.strictEqual(entryProblem([], most(MAX_CENTS + 1)), "no-amount")
  })

  it("[LED-01] open a document of its own for a credit note that nothing is owed for", () => {
    const booked = postEntry([], creditNoteEntry({ id: "C1", customerId, date, total: 2_200, gst: 200, against: [] }))
    assert.deepStrictEqual(
      booked.ok && documentsOf(booked.ledger, customerId).map(({ document, left }) => [document, left]),
      [["C1", -2_200]]
    )
  })

  it("[LED-01] open none for an allocation, on either side", () => {
    for (const amount of [1, -1]) {
      const entry: LedgerEntry = {
        ...sold,
        id: "A1",
        kind: "allocation",
        postings: [
          { account: "receivables", document: "A1", amount },
          { account: "sales", amount: -amount }
        ]
      }
      assert.strictEqual(entryProblem([], entry), "over-allocated")
    }
  })

  it("[LED-01] add up each account by itself", () => {
    const paid = paymentEntry({ id: "P1", customerId, date, amount: 500, against: [{ document: "I1", amount: 500 }] })
    assert.deepStrictEqual(paid.postings, [
      { account: "bank", amount: 500 },
      { account: "receivables", document: "I1", amount: -500 }
    ])
    const accounts = ["receivables", "sales", "gst", "bank", "card-surcharges"] as const
    assert.deepStrictEqual(
      accounts.map((account) => accountTotal([sold, paid], account)),
      [10_500, -10_000, -1_000, 500, 0]
    )
  })
})

describe("A statement", () => {
  it("[STM-01] has the entries of one day in the order in which they were booked", () => {
    const ids = ["I3", "I1", "I2"]
    const ledger = [
      invoiceEntry({ id: "I9", customerId, date: "2026-03-20", total: 1_100, gst: 100 }),
      ...ids.map((id) => invoiceEntry({ id, customerId, date, total: 1_100, gst: 100 })),
      invoiceEntry({ id: "I0", customerId, date: "2026-03-02", total: 1_100, gst: 100 })
    ]
    assert.deepStrictEqual(
      statementOf(ledger, customerId, "2026-03").lines.map(({ number }) => number),
      ["I0", ...ids, "I9"]
    )
  })
})

describe("What is charged", () => {
  it("[INV-01] an invoice of one cent is due", () =>
    assert.lengthOf(dueInvoices([invoice("1", { invoiceDate: "2026-01-05", outstanding: 1 })], "2026-06-30"), 1))

  it("[SUR-01] of two rows of one day the last one written counts", () => {
    const rules: SurchargeRules = {
      policy: "specified",
      rows: [1.1, 1.2].map((percent) => ({ from: "2026-01-01", scheme: "every", percent }))
    }
    assert.strictEqual(surchargePercent("visa", "2026-01-01", rules), 1.2)
  })

  it("[INV-02] nothing carries nothing, whatever the per cent", () => assert.strictEqual(surchargeAmount(0, 90), 0))
})
