/** The books: every entry comes to nothing, and nothing booked is ever changed. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  accountTotal,
  balanceOf,
  documentsOf,
  type Ledger,
  type LedgerAccount,
  type LedgerEntry
} from "../../../../core/billing/ledger/ledger.ts"
import {
  allocationEntry,
  creditNoteEntry,
  invoiceEntry,
  paymentEntry,
  reversalOf
} from "../../../../core/billing/ledger/ledger-entries.ts"
import {
  entryProblem,
  type LedgerProblem,
  ledgerProblems,
  postEntry
} from "../../../../core/billing/ledger/ledger-posting.ts"
import { business, customers, dayOfYear, owedBy, steps } from "../business.ts"

const customerId = "00001672"
const sold = invoiceEntry({ id: "I1", customerId, date: "2026-03-17", total: 11_000, gst: 1_000 })
const paid = paymentEntry({
  id: "P1",
  customerId,
  date: "2026-04-30",
  amount: 15_000,
  surcharge: 188,
  against: [{ document: "I1", amount: 11_000 }]
})
const booked = (...entries: ReadonlyArray<LedgerEntry>) =>
  entries.reduce<Ledger>((ledger, entry) => {
    const answer = postEntry(ledger, entry)
    if (!answer.ok) throw new Error(`${entry.id}: ${answer.problem}`)
    return answer.ledger
  }, [])
const left = (ledger: Ledger, on?: string) =>
  documentsOf(ledger, customerId, on).map((one) => [one.document, one.left] as const)

describe("Entries", () => {
  it("[LED-01] an invoice is owed with GST and sold without it", () =>
    assert.deepStrictEqual(sold.postings, [
      { account: "receivables", document: "I1", amount: 11_000 },
      { account: "sales", amount: -10_000 },
      { account: "gst", amount: -1_000 }
    ]))
  it("[LED-01] [INV-02] a card payment pays off its amount; its surcharge is income with its own GST", () =>
    assert.deepStrictEqual(paid.postings, [
      { account: "bank", amount: 15_188 },
      { account: "receivables", document: "I1", amount: -11_000 },
      { account: "receivables", document: "P1", amount: -4_000 },
      { account: "card-surcharges", amount: -171 },
      { account: "gst", amount: -17 }
    ]))
  it("[LED-01] a credit note takes sale and GST back", () =>
    assert.deepStrictEqual(
      creditNoteEntry({ id: "C1", customerId, date: "2026-04-01", total: 2_200, gst: 200, against: [] }).postings,
      [
        { account: "sales", amount: 2_000 },
        { account: "gst", amount: 200 },
        { account: "receivables", document: "C1", amount: -2_200 }
      ]
    ))
  it("[LED-01] an allocation moves what is left, and changes nothing of what is owed", () => {
    const more = invoiceEntry({ id: "I2", customerId, date: "2026-05-02", total: 5_500, gst: 500 })
    const before = booked(sold, paid, more)
    const to = [{ document: "I2", amount: 4_000 }]
    const after = booked(...before, allocationEntry({ id: "A1", customerId, date: "2026-05-03", from: "P1", to }))
    assert.deepStrictEqual(left(before), [
      ["I1", 0],
      ["P1", -4_000],
      ["I2", 5_500]
    ])
    assert.deepStrictEqual(left(after), [
      ["I1", 0],
      ["P1", 0],
      ["I2", 1_500]
    ])
    assert.strictEqual(balanceOf(before, customerId), 1_500)
    assert.strictEqual(balanceOf(after, customerId), 1_500)
  })
  it("[LED-01] a dishonoured payment opens its invoice again, and both entries stay", () => {
    const ledger = booked(sold, paid, reversalOf(paid, "2026-05-04"))
    assert.lengthOf(ledger, 3)
    assert.deepStrictEqual(left(ledger), [
      ["I1", 11_000],
      ["P1", 0]
    ])
    assert.strictEqual(accountTotal(ledger, "bank"), 0)
    assert.deepStrictEqual(left(ledger, "2026-04-30"), [
      ["I1", 0],
      ["P1", -4_000]
    ])
    assert.strictEqual(balanceOf(ledger, customerId, "2026-04-29"), 11_000)
  })
})

describe("An entry that is booked", () => {
  it("[LED-01] is refused as that, not as one of a closed month", () => {
    const ledger = booked(sold, paid)
    assert.strictEqual(entryProblem(ledger, sold, "2026-12-31"), "already-booked")
    assert.strictEqual(entryProblem(ledger, { ...sold, date: "2026-03-18" }, "2026-12-31"), "booked-differently")
    assert.deepStrictEqual(postEntry(ledger, sold, "2026-12-31"), { ok: true, ledger })
  })
})

const changed = (entry: LedgerEntry, known: Partial<LedgerEntry>): LedgerEntry => ({ ...entry, ...known })
const refusals: ReadonlyArray<readonly [LedgerProblem, string, LedgerEntry]> = [
  [
    "booked-differently",
    "the same event with another amount",
    { ...sold, postings: invoiceEntry({ ...sold, total: 1, gst: 0 }).postings }
  ],
  ["already-booked", "the same event again, which `book` takes as done", sold],
  ["no-day", "a day that the calendar lacks", changed(sold, { id: "I2", date: "2026-02-30" })],
  [
    "closed",
    "a month whose statement is out",
    invoiceEntry({ id: "I2", customerId, date: "2026-02-28", total: 100, gst: 9 })
  ],
  ["no-amount", "nothing posted", invoiceEntry({ id: "I2", customerId, date: "2026-03-18", total: 0, gst: 0 })],
  ["no-amount", "a part of a cent", invoiceEntry({ id: "I2", customerId, date: "2026-03-18", total: 10.5, gst: 1 })],
  [
    "no-amount",
    "more than the shop handles",
    invoiceEntry({ id: "I2", customerId, date: "2026-03-18", total: 2e12, gst: 1 })
  ],
  [
    "unbalanced",
    "one side only",
    changed(sold, { id: "I2", postings: [{ account: "receivables", document: "I2", amount: 100 }] })
  ],
  [
    "unknown-document",
    "another customer's invoice",
    paymentEntry({
      id: "P2",
      customerId: "00002001",
      date: "2026-05-01",
      amount: 5,
      against: [{ document: "I1", amount: 5 }]
    })
  ],
  [
    "out-of-order",
    "before its invoice was there",
    paymentEntry({ id: "P2", customerId, date: "2026-03-16", amount: 5, against: [{ document: "I1", amount: 5 }] })
  ],
  [
    "over-allocated",
    "a cent more than is left",
    paymentEntry({
      id: "P2",
      customerId,
      date: "2026-03-18",
      amount: 11_001,
      against: [{ document: "I1", amount: 11_001 }]
    })
  ],
  [
    "over-allocated",
    "more than the payment brings",
    paymentEntry({ id: "P2", customerId, date: "2026-03-18", amount: 5, against: [{ document: "I1", amount: 6 }] })
  ],
  [
    "over-allocated",
    "an invoice below nothing",
    invoiceEntry({ id: "I2", customerId, date: "2026-03-18", total: -100, gst: -9 })
  ]
]

describe("Refused", () => {
  it.each(refusals)("[LED-01] %s: %s, and the books stay as they are", (problem, _, entry) => {
    assert.strictEqual(entryProblem([sold], entry, "2026-02-28"), problem)
    const answer = problem === "already-booked" ? { ok: true, ledger: [sold] } : { ok: false, problem }
    assert.deepStrictEqual<unknown>(postEntry([sold], entry, "2026-02-28"), answer)
  })
  it("[LED-01] there are nine reasons, each of them reached", () => {
    assert.lengthOf(ledgerProblems, 9)
    assert.sameMembers([...new Set(refusals.map(([problem]) => problem))], [...ledgerProblems])
  })
  it("[LED-01] the day after a closed month is open", () =>
    assert.isUndefined(
      entryProblem([], invoiceEntry({ id: "I2", customerId, date: "2026-03-01", total: 100, gst: 9 }), "2026-02-28")
    ))
  it("[LED-01] an invoice is paid once: the second payment of it is refused", () =>
    assert.deepStrictEqual(
      postEntry(booked(sold, paid), {
        ...paid,
        id: "P2",
        postings: paid.postings.map((one) =>
          one.account === "receivables" && one.document === "P1" ? { ...one, document: "P2" } : one
        )
      }),
      {
        ok: false,
        problem: "over-allocated"
      }
    ))
})

const accounts: ReadonlyArray<LedgerAccount> = ["receivables", "sales", "gst", "bank", "card-surcharges"]

const onInvoice = (id: string, date: string, amount: number) =>
  paymentEntry({ id, customerId, date, amount, against: [{ document: "I1", amount }] })

describe("What is left", () => {
  it("[LED-01] one payment pays two invoices, and what is over is left of it", () => {
    const other = invoiceEntry({ id: "I2", customerId, date: "2026-03-18", total: 2_200, gst: 200 })
    const against = [
      { document: "I1", amount: 11_000 },
      { document: "I2", amount: 200 }
    ]
    const both = paymentEntry({ id: "P2", customerId, date: "2026-04-30", amount: 11_205, against })
    assert.deepStrictEqual(left(booked(sold, other, both)), [
      ["I1", 0],
      ["I2", 2_000],
      ["P2", -5]
    ])
  })
  it("[LED-01] an entry is not dated before the last one of its document: on the days between, too much would be paid", () => {
    const first = onInvoice("P2", "2026-05-01", 11_000)
    const ledger = booked(sold, first, reversalOf(first, "2026-06-01"))
    assert.deepStrictEqual(postEntry(ledger, onInvoice("P3", "2026-05-31", 11_000)), {
      ok: false,
      problem: "out-of-order"
    })
    assert.isTrue(postEntry(ledger, onInvoice("P3", "2026-06-01", 11_000)).ok)
  })
  it("[LED-01] not a cent more is allocated than a payment has left, nor put back on an invoice than it had", () => {
    const more = invoiceEntry({ id: "I2", customerId, date: "2026-05-02", total: 5_500, gst: 500 })
    const allocating = (amount: number) =>
      allocationEntry({ id: "A1", customerId, date: "2026-05-03", from: "P1", to: [{ document: "I2", amount }] })
    const ledger = booked(sold, paid, more)
    assert.isTrue(postEntry(ledger, allocating(4_000)).ok)
    assert.deepStrictEqual(postEntry(ledger, allocating(4_001)), { ok: false, problem: "over-allocated" })
    const cent = reversalOf(onInvoice("P9", "2026-04-01", 1), "2026-05-03")
    assert.deepStrictEqual(postEntry([sold], cent), { ok: false, problem: "over-allocated" })
  })
})

describe("Any business", () => {
  // Fails where an entry need not balance, where the GST of a surcharge is booked beside it, or an account is left out.
  it("[LED-01] every entry and all accounts together come to nothing", () => {
    fc.assert(
      fc.property(steps, (plan) => {
        const { ledger } = business(plan)
        for (const { id, postings } of ledger)
          assert.strictEqual(
            postings.reduce((sum, { amount }) => sum + amount, 0),
            0,
            id
          )
        assert.strictEqual(
          accounts.reduce((sum, account) => sum + accountTotal(ledger, account), 0),
          0
        )
      })
    )
  })

  // Fails where an entry is put in its date's place, where a repeat is booked again, or an earlier entry is made anew.
  it("[LED-01] is only ever added to: what was booked stays in its place, and a repeat changes nothing", () => {
    fc.assert(
      fc.property(steps, (plan) => {
        for (const { before, entry, booked: answer } of business(plan).answers) {
          if (!answer.ok) continue
          for (const [place, one] of before.entries()) assert.strictEqual(answer.ledger[place], one)
          assert.isAtMost(answer.ledger.length, before.length + 1)
          assert.deepStrictEqual(postEntry(answer.ledger, entry), { ok: true, ledger: answer.ledger })
          assert.lengthOf(
            answer.ledger.filter(({ id }) => id === entry.id),
            1
          )
        }
      })
    )
  })

  // Fails where a share may exceed what is left, where taking back may exceed what was there, and where an entry may be
  // dated before the document's last one.
  it("[LED-01] of every document, on every day, between nothing and all of it is left", () => {
    fc.assert(
      fc.property(steps, fc.nat(400), (plan, day) => {
        const { ledger } = business(plan)
        for (const id of customers)
          for (const one of documentsOf(ledger, id, dayOfYear(day))) {
            assert.isAtLeast(one.left * Math.sign(one.original), 0, one.document)
            assert.isAtMost(Math.abs(one.left), Math.abs(one.original), one.document)
          }
      })
    )
  })

  // Fails where the surcharge pays off invoices, where an allocation counts as a payment, or customers are mixed up.
  it("[LED-01] what is owed on any day is what adding the events up says, for each customer", () => {
    fc.assert(
      fc.property(steps, fc.nat(400), (plan, day) => {
        const year = business(plan)
        for (const id of customers)
          assert.strictEqual(balanceOf(year.ledger, id, dayOfYear(day)), owedBy(year, id, dayOfYear(day)))
      })
    )
  })
})
