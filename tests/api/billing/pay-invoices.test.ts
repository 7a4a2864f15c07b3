/** [INV-02] [INV-03] Invoices paid by card over the API: by a company's contacts, and by whoever has an invoice's link. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import { findViolations } from "../../../adapters/postgres/invariants.ts"
import type { AccountInvoice } from "../../../core/billing/invoices/account-invoice.ts"
import { INVOICE_LINK_DAYS } from "../../../core/billing/invoices/invoice-links.port.ts"
import { creditNoteEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import type { InvoiceCharge } from "../../../core/billing/pay/invoice-charge.ts"
import { bpayReference } from "../../../core/bpay.ts"
import { melbourneDate, melbourneDay, melbourneMoment } from "../../../core/melbourne.ts"
import { accountPaymentWords } from "../../../core/words/account-payment.ts"
import { invoicePaymentWords } from "../../../core/words/bills.ts"
import { cardPaymentWords } from "../../../core/words/payment.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { testDatabase } from "../../postgres/database.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { membersOf } from "../ordering/members.ts"
import { testShop } from "../ordering/open-shop.ts"
import { cards, type PaymentIntentData } from "../ordering/shopper.ts"

const database = testDatabase("small")
const shop = testShop(database, { BPAY_BILLER: "654321", BANK_BSB: "063-999", BANK_ACCOUNT: "1234 5678" })
const { query } = database
const { member } = membersOf(shop, database)

type Browser = ReturnType<typeof shop.shopper>
type Outcome = {
  readonly stripe: { readonly status: string; readonly paymentNo: string; readonly redirectUrl?: string }
}
type Receipt = { readonly status: string; readonly shares: ReadonlyArray<unknown>; readonly amount: number }
type Opened = PaymentIntentData & { readonly charge: InvoiceCharge }

let last = 700_000

/** An invoice of a company's, in the books, of so many cents; by its printed number. */
const invoiced = async (total: number, customerId = "2001", invoiceDate = "2026-10-12"): Promise<string> => {
  const invoiceNumber = String(++last)
  const totals = { subtotal: total, delivery: 0, surcharge: 0, gst: Math.round(total / 11), total }
  const [line] = newInvoice().lines
  const lines = [{ ...line!, linePrice: total, unitPrice: total, qty: 1, lineGst: totals.gst }]
  await bookInvoices(database, [newInvoice({ invoiceNumber, customerId, invoiceDate, total, totals, lines })])
  return `${invoiceNumber}-01`
}

const named = (text: string) => {
  const [invoiceNo = "", invoiceSuffix = ""] = text.split("-")
  return { invoiceNo, invoiceSuffix }
}

const openFor = (browser: Browser, invoices: ReadonlyArray<string>, t?: string) =>
  browser.call<Opened>("POST", "/orders/invoice/stripe/payment-intent", {
    invoices: invoices.map(named),
    ...(t ? { t } : {})
  })

type Paying = { readonly card?: string; readonly t?: string; readonly payable?: number }

/** Opens the payment and pays by it, as the page does. */
const payBy = async (
  browser: Browser,
  invoices: ReadonlyArray<string>,
  opened: Opened,
  { card = cards.pays, t, payable = opened.charge.payable }: Paying = {}
) =>
  browser.call<Outcome>("POST", "/orders/invoice/stripe", {
    invoices: invoices.map(named),
    intentId: opened.id,
    confirmationToken: (await shop.stripe().token(card)).id,
    payable,
    ...(t ? { t } : {})
  })

const pay = async (browser: Browser, invoices: ReadonlyArray<string>, how: Paying = {}) => {
  const opened = (await openFor(browser, invoices, how.t)).data
  return { opened, answer: await payBy(browser, invoices, opened, how) }
}

const left = async (invoice: string): Promise<number> => {
  const [row] = await query("SELECT sum(amount_cents)::int AS left FROM ledger_posting WHERE document = $1", [invoice])
  return Number(row?.left)
}

const postingsOf = (paymentNo: string) =>
  query(
    `SELECT account, document, posting.amount_cents::int AS amount FROM money_movement
     JOIN ledger_entry AS entry ON entry.id = 'payment ' || provider_ref JOIN ledger_posting AS posting ON entry_id = entry.id
     WHERE account_payment_no = $1 AND money_movement.kind = 'capture' ORDER BY position`,
    [paymentNo]
  )

const isSound = async () => expect(await findViolations(query)).toEqual([])

const authenticate = (url: string | undefined, outcome: "complete" | "fail") =>
  fetch(String(url), { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })

let dana: Browser
beforeAll(async () => {
  dana = await member("dana@ironbark.example")
})

/** The link that the invoice's e-mail carries, as the company's contact gets it. */
const linkTo = async (invoice: string) => {
  await dana.call("POST", "/users/invoice/email", { invoices: [named(invoice)] })
  const [mail] = await query("SELECT text FROM outbox WHERE subject = $1", [`Tax invoice ${invoice}`])
  const [, path = "", t = ""] = /(\/invoices\/[^?\s]+)\?t=(\S+)/.exec(String(mail?.text)) ?? []
  return { path, t }
}

describe("what will be charged", () => {
  it("[INV-02] [PAY-10] is what is left of the invoices and 1.25% of it, rounded once, told before anything is charged", async () => {
    const [one, other] = [await invoiced(10_001), await invoiced(2_345)]
    const { data } = await dana.call<InvoiceCharge>("GET", `/orders/invoice/payment?invoices=${one},${other}`)
    expect(data).toEqual({
      invoices: [
        { ...named(one), invoiceDate: "2026-10-12", outstanding: 10_001 },
        { ...named(other), invoiceDate: "2026-10-12", outstanding: 2_345 }
      ],
      total: 12_346,
      surchargePercent: 1.25,
      surcharge: 154,
      surchargeGst: 14,
      payable: 12_500
    })
    const opened = (await openFor(dana, [one, other])).data
    expect(opened).toMatchObject({ amount: 12_500, charge: data })
  })

  it("[INV-02] refuses $1.00 and takes $1.01, and asks for an invoice where none is chosen", async () => {
    const [dollar, more] = [await invoiced(100), await invoiced(101)]
    const refusal = await openFor(dana, [dollar])
    expect([refusal.status, refusal.code, refusal.msg]).toEqual([422, "TOO_LOW", invoicePaymentWords.tooLow])
    const none = await openFor(dana, [])
    expect([none.status, none.msg]).toEqual([422, "* Select at least 1 invoice to proceed"])
    const { answer } = await pay(dana, [more])
    expect([answer.status, await left(more)]).toEqual([200, 0])
  })

  it("[INV-02] [T53] another amount than was shown is told and not charged, whatever the browser says", async () => {
    const invoice = await invoiced(5_000)
    const { opened, answer } = await pay(dana, [invoice], { payable: 5_000 })
    expect([answer.status, answer.code, answer.msg]).toEqual([409, "CHANGED", invoicePaymentWords.changed])
    expect(await query("SELECT FROM payment_attempt WHERE provider_ref = $1", [opened.id])).toEqual([])
    expect(await left(invoice)).toBe(5_000)
  })

  it("[INV-01] [INV-02] all that is due are the invoices of the company whose day has come, and no others", async () => {
    // Before the day on which the other tests' invoices are due.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T01:00:00Z") })
    const due = await invoiced(4_400, "2001", "2026-05-12")
    await invoiced(5_500, "2001", melbourneDate(Date.now()))
    await invoiced(6_600, "2002", "2026-05-12")
    const { data } = await dana.call<InvoiceCharge>("GET", "/orders/invoice/payment?due=all")
    expect(data.invoices.map(({ invoiceNo }) => invoiceNo)).toEqual([named(due).invoiceNo])
    expect([data.total, data.payable]).toEqual([4_400, 4_455])
    vi.useRealTimers()
  })
})

describe("paying", () => {
  it("[INV-02] [LED-01] [I15] two invoices by one payment: booked on each once, the surcharge with its GST, and told by e-mail", async () => {
    const [one, other] = [await invoiced(8_000), await invoiced(4_346)]
    const { answer, opened } = await pay(dana, [one, other])
    expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "succeeded", paymentRef: opened.id } } })
    const { paymentNo } = answer.data.stripe
    expect(await postingsOf(paymentNo)).toEqual([
      { account: "bank", document: null, amount: 12_500 },
      { account: "receivables", document: one, amount: -8_000 },
      { account: "receivables", document: other, amount: -4_346 },
      { account: "card-surcharges", document: null, amount: -140 },
      { account: "gst", document: null, amount: -14 }
    ])
    expect([await left(one), await left(other)]).toEqual([0, 0])
    const { data } = await dana.call<Receipt>("GET", `/orders/invoice/payment/id/${paymentNo}`)
    expect(data).toMatchObject({
      status: "paid",
      shares: [
        { invoice: one, amount: 8_000 },
        { invoice: other, amount: 4_346 }
      ],
      total: 12_346,
      surcharge: 154,
      surchargeGst: 14,
      amount: 12_500
    })
    const [mail] = await query("SELECT recipient, text FROM outbox WHERE message_key = $1", [
      `invoice-paid ${paymentNo}`
    ])
    expect(mail?.recipient).toBe("dana@ironbark.example")
    expect(mail?.text).toContain(`Invoice ${one} - Paid off - $80.00`)
    expect(mail?.text).toContain("Paid by card: $125.00")
    // The same request again is the same payment.
    const again = await payBy(dana, [one, other], opened)
    expect(again.data).toEqual(answer.data)
    await isSound()
  })

  it("[INV-02] [T53] what is paid, another company's and one that is none are refused, and nothing is charged", async () => {
    const [paid, own, foreign] = [await invoiced(1_100), await invoiced(2_200), await invoiced(3_300, "2002")]
    await pay(dana, [paid])
    const again = await openFor(dana, [own, paid])
    expect([again.status, again.code]).toEqual([422, "ALREADY_PAID"])
    const opened = (await openFor(dana, [own])).data
    const unknown = await payBy(dana, [own, "999999-01"], opened)
    const others = await payBy(dana, [own, foreign], opened)
    expect([others.status, others.code, others.msg]).toEqual([404, unknown.code, unknown.msg])
    expect(unknown.status).toBe(404)
    expect([await left(own), await left(foreign)]).toEqual([2_200, 3_300])
    const stranger = shop.shopper()
    expect((await stranger.call("GET", `/orders/invoice/payment?invoices=${own}`)).status).toBe(404)
  })

  it("[INV-02] [PAY-08] a declined card lets the invoice go, and another card pays it by the same payment", async () => {
    const invoice = await invoiced(6_000)
    const { answer, opened } = await pay(dana, [invoice], { card: cards.declined })
    expect([answer.status, answer.code, answer.msg]).toEqual([422, "PAYMENT_REFUSED", cardPaymentWords.handled])
    expect(await left(invoice)).toBe(6_000)
    expect((await payBy(dana, [invoice], opened)).status).toBe(200)
    expect(await left(invoice)).toBe(0)
    await isSound()
  })

  it("[INV-02] [PAY-01] a bank that asks holds the invoice until it is confirmed or given up", async () => {
    const invoice = await invoiced(7_000)
    const { answer, opened } = await pay(dana, [invoice], { card: cards.asks })
    expect(answer.data.stripe.status).toBe("requires_action")
    const details = await dana.call<{ status: string }>("GET", `/orders/order/payment/id/invoice/${invoice}`)
    expect(details.data.status).toBe("processing")
    const other = await pay(await member("dana@ironbark.example"), [invoice])
    expect([other.answer.status, other.answer.code]).toEqual([422, "BEING_PAID"])
    const stranger = await shop.shopper().call("POST", "/orders/invoice/payments/stripe/confirm", { id: opened.id })
    expect(stranger.status).toBe(404)
    const back = await authenticate(answer.data.stripe.redirectUrl, "complete")
    expect(back.headers.get("location")).toContain(`/invoices/pending?payment_intent=${opened.id}`)
    const done = await dana.call<Outcome>("POST", "/orders/invoice/payments/stripe/confirm", { id: opened.id })
    expect(done.data.stripe.status).toBe("succeeded")
    expect(await left(invoice)).toBe(0)
    const second = await invoiced(7_100)
    const given = await pay(dana, [second], { card: cards.asks })
    const abandoned = await dana.call("POST", "/orders/invoice/payments/stripe/abandon", { id: given.opened.id })
    expect([abandoned.status, abandoned.msg]).toEqual([422, cardPaymentWords.offSite])
    expect((await pay(dana, [second])).answer.status).toBe(200)
    await isSound()
  })

  it.each([
    [
      "credited",
      (against: string) => creditNoteEntry({ ...event(against), total: 9_000, gst: 818, against: share(against) })
    ],
    ["paid in part", (against: string) => paymentEntry({ ...event(against), amount: 1, against: share(against, 1) })]
  ])(
    "[I15] [I9] an invoice that is %s while the bank asks: the money is written down, goes back, and is told of",
    async (_, entry) => {
      const invoice = await invoiced(9_000)
      const { answer, opened } = await pay(dana, [invoice], { card: cards.asks })
      await bookInvoices(database, [], [entry(invoice)])
      const before = await left(invoice)
      await authenticate(answer.data.stripe.redirectUrl, "complete")
      const done = await dana.call("POST", "/orders/invoice/payments/stripe/confirm", { id: opened.id })
      expect([done.status, done.code, done.msg]).toEqual([422, "REFUNDED", accountPaymentWords.refunded])
      const { paymentNo } = answer.data.stripe
      const moves = () =>
        query(
          "SELECT kind, amount_cents::int AS amount FROM money_movement WHERE account_payment_no = $1 ORDER BY id",
          [paymentNo]
        )
      // The provider's own report may have begun the refund: whoever comes second leaves it to that.
      await expect.poll(moves).toEqual([
        { kind: "capture", amount: opened.charge.payable },
        { kind: "refund", amount: opened.charge.payable }
      ])
      expect(await postingsOf(paymentNo)).toEqual([])
      expect(await left(invoice)).toBe(before)
      const key = `invoice-payment-refunded ${paymentNo}`
      expect(await query("SELECT recipient FROM outbox WHERE message_key = $1", [key])).toHaveLength(1)
      await isSound()
    }
  )

  it("[I20] [I15] the same payment, sent eight times at once: all are told of one payment, and it is charged once", async () => {
    const invoice = await invoiced(8_200)
    const opened = (await openFor(dana, [invoice])).data
    const confirmationToken = (await shop.stripe().token(cards.pays)).id
    const { payable } = opened.charge
    const body = { invoices: [named(invoice)], intentId: opened.id, confirmationToken, payable }
    const send = () => dana.call<Outcome>("POST", "/orders/invoice/stripe", body)
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [200, undefined]))
    const { paymentNo } = answers[0]!.data.stripe
    expect(new Set(answers.map(({ data }) => data.stripe.paymentNo))).toEqual(new Set([paymentNo]))
    expect((await send()).data.stripe).toMatchObject({ status: "succeeded", paymentNo })
    const charged = await query("SELECT count(*)::int AS n FROM money_movement WHERE account_payment_no = $1", [
      paymentNo
    ])
    expect([charged, await left(invoice)]).toEqual([[{ n: 1 }], 0])
    await isSound()
  })

  it("[I15] [L5] fifty invoices, each paid by two browsers at the same moment: each is paid once, and nobody is charged twice", async () => {
    const invoices = await Promise.all(Array.from({ length: 50 }, () => invoiced(1_500)))
    const pairs = await Promise.all(
      invoices.map(async (invoice, nth) => {
        const [one, other] = [await openFor(dana, [invoice]), await openFor(dana, [invoice])]
        return { invoice, nth, opened: [one.data, other.data] as const }
      })
    )
    const answers: Array<ReadonlyArray<number>> = []
    for (const start of [0, 10, 20, 30, 40])
      answers.push(
        ...(await Promise.all(
          pairs.slice(start, start + 10).map(async ({ invoice, opened }) => {
            const both = await Promise.all(opened.map((one) => payBy(dana, [invoice], one)))
            return both.map(({ status }) => status).sort()
          })
        ))
      )
    expect(answers).toEqual(invoices.map(() => [200, 422]))
    const refs = pairs.flatMap(({ opened }) => opened.map(({ id }) => id))
    const charged = await query(
      "SELECT count(*)::int AS n FROM money_movement JOIN payment_attempt AS attempt ON attempt.id = attempt_id WHERE attempt.provider_ref = ANY ($1)",
      [refs]
    )
    expect(charged).toEqual([{ n: 50 }])
    expect(await Promise.all(invoices.map(left))).toEqual(invoices.map(() => 0))
    await isSound()
  })
})

it("[INV-05] [BPAY-01] paying the account by bank: biller code and own reference, BSB and account number, as they are set", async () => {
  const { data } = await dana.call("GET", "/users/details/pay-my-account")
  expect(data).toEqual({
    bpay: { billerCode: "654321", reference: bpayReference("2001") },
    transfer: { bsb: "063-999", accountNumber: "1234 5678", accountName: expect.any(String) }
  })
  expect((await shop.shopper().call("GET", "/users/details/pay-my-account")).status).toBe(401)
})

describe("an invoice's link", () => {
  it("[INV-03] [CALL-15] is in the invoice's e-mail, and pays that one invoice without a login", async () => {
    const [invoice, other] = [await invoiced(3_210), await invoiced(4_321)]
    const { path, t } = await linkTo(invoice)
    expect(path).toBe(`/invoices/2001/${invoice}`)
    const holder = shop.shopper()
    const { data } = await holder.call("GET", `/orders/order/payment/id/invoice/${invoice}?t=${t}`)
    const own = await dana.call<Pick<AccountInvoice, "lines" | "totals">>(
      "GET",
      `/users/details/invoice/details?${new URLSearchParams(named(invoice))}`
    )
    expect(data).toEqual({
      ...named(invoice),
      lines: own.data.lines,
      totals: own.data.totals,
      invoiceDate: "2026-10-12",
      dueDate: "2026-11-30",
      total: 3_210,
      outstanding: 3_210,
      status: "open",
      payments: []
    })
    expect((await openFor(holder, [invoice, other], t)).status).toBe(404)
    const { answer } = await pay(holder, [invoice], { t })
    expect(answer.data.stripe.status).toBe("succeeded")
    const { paymentNo } = answer.data.stripe
    const receipt = await holder.call<Receipt>("GET", `/orders/invoice/payment/id/${paymentNo}`)
    expect(receipt.data).toMatchObject({ status: "paid", shares: [{ invoice, amount: 3_210 }] })
    expect((await shop.shopper().call("GET", `/orders/invoice/payment/id/${paymentNo}`)).status).toBe(404)
    const after = await holder.call<{ status: string; payments: ReadonlyArray<{ number: string; amount: number }> }>(
      "GET",
      `/orders/order/payment/id/invoice/${invoice}?t=${t}`
    )
    expect([after.data.status, after.data.payments]).toMatchObject(["paid", [{ number: paymentNo, amount: 3_210 }]])
    const [mail] = await query("SELECT recipient FROM outbox WHERE message_key = $1", [`invoice-paid ${paymentNo}`])
    expect(mail?.recipient).toBe("accounts@ironbark.example")
    await isSound()
  })

  it("[T29] guessed, changed, old, or of another invoice it answers as for an invoice that is none, with nothing of it", async () => {
    const [invoice, other] = [await invoiced(3_000), await invoiced(3_001)]
    const { t } = await linkTo(invoice)
    const stranger = shop.shopper()
    const path = (text: string, token: string) =>
      `/orders/order/payment/id/invoice/${text}${token === "" ? "" : `?t=${token}`}`
    const none = await stranger.call("GET", path("999999-01", t))
    const old = `20200101${t.slice(8)}`
    for (const [text, token] of [
      [invoice, ""],
      [invoice, `${t.slice(0, -1)}${t.endsWith("A") ? "B" : "A"}`],
      [invoice, old],
      [invoice, "x"],
      [other, t]
    ] as const) {
      const answer = await stranger.call("GET", path(text, token))
      expect([answer.status, answer.code, answer.msg]).toEqual([404, none.code, none.msg])
      const charge = await openFor(stranger, [text], token === "" ? undefined : token)
      expect(charge.status).toBe(404)
    }
    expect(none.status).toBe(404)
    // The real one is good to the end of its last day in Melbourne.
    const lastDay = melbourneDay(Date.now()).add({ days: INVOICE_LINK_DAYS })
    const midnight = melbourneMoment(lastDay.add({ days: 1 }), 0)
    vi.useFakeTimers({ toFake: ["Date"], now: midnight - 1 })
    expect((await stranger.call("GET", path(invoice, t))).status).toBe(200)
    vi.setSystemTime(midnight)
    const late = await stranger.call("GET", path(invoice, t))
    expect([late.status, late.code, late.msg]).toEqual([404, none.code, none.msg])
    expect((await openFor(stranger, [invoice], t)).status).toBe(404)
    vi.useRealTimers()
  })
})

const event = (against: string) => ({ id: `meanwhile ${against}`, customerId: "2001", date: "2026-11-25" })
const share = (document: string, amount = 9_000) => [{ document, amount }]
