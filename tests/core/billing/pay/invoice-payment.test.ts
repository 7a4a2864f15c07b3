/** Paying invoices by card: all of the chosen ones, above a dollar, with one surcharge. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { toSelectedInvoice } from "../../../../core/billing/invoices/invoice.ts"
import {
  type InvoiceCard,
  invoicePayment,
  invoicePaymentProblemKinds
} from "../../../../core/billing/pay/invoice-payment.ts"
import { defaultSurcharge, surchargeAmount } from "../../../../core/billing/pay/surcharge.ts"
import { invoice } from "../invoices.ts"

const card: InvoiceCard = { scheme: "visa", now: Date.parse("2026-11-23T12:00:00+11:00"), rules: defaultSurcharge }
const of = (...amounts: ReadonlyArray<number>) =>
  amounts.map((outstanding, place) => invoice(String(100_000 + place), { outstanding }))
const paying = (invoices: ReturnType<typeof of>, by: InvoiceCard = card) =>
  invoicePayment(invoices.map(toSelectedInvoice), invoices, by)
const problemOf = (answer: ReturnType<typeof invoicePayment>) => (answer.ok ? undefined : answer.problem)
const paymentOf = (answer: ReturnType<typeof invoicePayment>) => (answer.ok ? answer.payment : undefined)

describe("The chosen invoices", () => {
  it("[INV-02] none: '* Select at least 1 invoice to proceed'", () =>
    assert.deepStrictEqual(problemOf(invoicePayment([], of(5_000), card)), {
      kind: "none-selected",
      msg: "* Select at least 1 invoice to proceed"
    }))

  it.each([
    [[100], false],
    [[101], true],
    [[99], false],
    [[50, 50], false],
    [[50, 51], true],
    [[1], false]
  ])("[INV-02] of %j cents can be paid online: %s", (amounts, can) => {
    const answer = paying(of(...amounts))
    assert.strictEqual(answer.ok, can)
    if (!can)
      assert.deepStrictEqual(problemOf(answer), {
        kind: "too-low",
        msg: "Only amounts above $1.00 can be paid online. Select more invoices, or pay by BPAY or bank transfer."
      })
  })
  it("[INV-02] $1.00 is not lifted above the limit by its surcharge, nor $1.01 kept below it by being free", () => {
    const rows = [{ from: "2000-01-01", scheme: "every", percent: 50 }] as const
    assert.isFalse(paying(of(100), { ...card, rules: { policy: "specified", rows } }).ok)
    assert.isTrue(paying(of(101), { ...card, rules: { ...defaultSurcharge, policy: "designated-schemes-free" } }).ok)
  })

  it("[INV-02] [PAY-10] are shown with their total, the surcharge of the card and what is charged", () => {
    const three = of(10_000, 2_345, 1_000)
    assert.deepStrictEqual(paymentOf(paying(three)), {
      invoices: three,
      total: 13_345,
      surchargePercent: 1.25,
      surcharge: 167,
      payable: 13_512
    })
  })
  it("[INV-02] carry it rounded once on the total, not on each", () => {
    // 40 c carries half a cent, which goes up: four of them one by one would carry 4 c.
    assert.strictEqual(paymentOf(paying(of(40, 40, 40, 40)))?.surcharge, 2)
    // 39 c carries nothing: three of them one by one would carry none.
    assert.strictEqual(paymentOf(paying(of(39, 39, 39)))?.surcharge, 1)
  })

  it.each([
    ["2026-09-30T23:59:59+10:00", 125],
    ["2026-10-01T00:00:00+10:00", 0]
  ])("[SUR-01] with the designated schemes free, a Visa card at %s carries %i on $100", (at, surcharge) => {
    const rules = { ...defaultSurcharge, policy: "designated-schemes-free" } as const
    assert.strictEqual(paymentOf(paying(of(10_000), { ...card, rules, now: Date.parse(at) }))?.surcharge, surcharge)
  })
})

const one = of(5_000)
const refusals = [
  ["none-selected", invoicePayment([], one, card)],
  ["not-found", invoicePayment([{ invoiceNo: "100000", invoiceSuffix: "02" }], one, card)],
  ["already-paid", paying(of(5_000, 0))],
  ["too-low", paying(of(100))],
  // With its surcharge it is a cent more than a card takes.
  ["too-high", paying(of(98_765_432, 0).slice(0, 1))],
  ["changed", paying(one, { ...card, seen: 5_000 })]
] as const

describe("A refusal", () => {
  it.each(refusals)("[INV-02] %s is a kind of its own", (kind, answer) => {
    assert.strictEqual(problemOf(answer)?.kind, kind)
    assert.isAbove(problemOf(answer)?.msg.length ?? 0, 20)
  })
  it("[INV-02] there are six, each in its own words", () => {
    assert.sameMembers(
      refusals.map(([kind]) => kind),
      [...invoicePaymentProblemKinds]
    )
    assert.strictEqual(new Set(refusals.map(([, answer]) => problemOf(answer)?.msg)).size, 6)
  })
  it("[INV-02] names the invoice that it is about", () => {
    assert.include(problemOf(paying(of(5_000, 0)))?.msg, "100001-01")
    const said = (...outstanding: ReadonlyArray<number>) => problemOf(paying(of(...outstanding)))?.msg
    assert.strictEqual(said(0), "Invoice 100000-01 is paid already. There's nothing left to pay on it.")
    assert.strictEqual(
      said(0, 0),
      "Invoices 100000-01 and 100001-01 are paid already. There's nothing left to pay on them."
    )
    assert.strictEqual(
      said(0, 5_000, 0, 0, 0, 0),
      "Invoices 100000-01, 100002-01, 100003-01 and 2 others are paid already. Take them out of your selection, then pay."
    )
    assert.include(problemOf(invoicePayment([{ invoiceNo: "7", invoiceSuffix: "02" }], one, card))?.msg, "7-02")
  })
  it("[INV-02] the most that a card takes is taken with the surcharge, and not a cent more", () => {
    assert.strictEqual(paymentOf(paying(of(98_765_431)))?.payable, 99_999_999)
    assert.strictEqual(problemOf(paying(of(98_765_432)))?.kind, "too-high")
  })
  it("[INV-02] what was shown before paying is what is charged", () => {
    assert.isTrue(paying(one, { ...card, seen: 5_063 }).ok)
    assert.isFalse(paying(one, { ...card, seen: 5_062 }).ok)
  })
})

describe("Any selection", () => {
  // Fails where the surcharge is added up invoice by invoice, where one chosen twice is charged twice, where a paid or
  // unknown one is quietly left out, and where the limit is asked after the surcharge.
  it("[INV-02] is paid whole, once and with one surcharge, or not at all", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 8 })
    const picks = fc.array(fc.nat(9), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amounts, picks, (some, places) => {
        const own = of(...some)
        const selected = places.map((place) => ({ invoiceNo: String(100_000 + place), invoiceSuffix: "01" }))
        const answer = invoicePayment(selected, own, card)
        const wanted = [...new Set(places)].map((place) => some[place] ?? 0)
        const total = wanted.reduce((sum, amount) => sum + amount, 0)
        assert.strictEqual(answer.ok, wanted.every((amount) => amount > 0) && total > 100)
        if (!answer.ok) return
        const { payment } = answer
        assert.strictEqual(payment.total, total)
        assert.strictEqual(payment.surcharge, surchargeAmount(total, 1.25))
        assert.strictEqual(payment.payable, payment.total + payment.surcharge)
        assert.lengthOf(payment.invoices, wanted.length)
      })
    )
  })
})
