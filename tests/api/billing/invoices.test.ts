/** [CALL-13] A company's invoices over the API: those of some days, one in full, its paper, and copies by e-mail. */
import { Schema } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { renderAttachment } from "../../../adapters/messages/attachment-renderer.ts"
import { InvoicesOfDaysSchema } from "../../../core/billing/invoices/account-invoice.schema.ts"
import type { AccountInvoice } from "../../../core/billing/invoices/account-invoice.ts"
import type { Invoice } from "../../../core/billing/invoices/invoice.ts"
import { creditNoteEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import type { Message } from "../../../core/messages/message.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import { emails } from "../account/login-browser.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

const invoice = (invoiceNumber: string, invoiceSuffix: string, invoiceDate: string) =>
  newInvoice({ invoiceNumber, invoiceSuffix, invoiceDate })

const written = [
  invoice("100100", "01", "2026-05-31"),
  invoice("100234", "01", "2026-08-25"),
  invoice("100234", "02", "2026-08-25"),
  invoice("100300", "01", "2026-11-23"),
  newInvoice({ invoiceNumber: "100400", invoiceSuffix: "01", customerId: "2002", invoiceDate: "2026-11-02" }),
  newInvoice({ invoiceNumber: "100500", invoiceSuffix: "01", invoiceDate: "2026-11-03", isAtOwnPrices: false })
]

const customerId = "2001"
const settled = [
  creditNoteEntry({
    id: "CR-1",
    customerId,
    date: "2026-09-02",
    total: 4381,
    gst: 398,
    against: [{ document: "100234-01", amount: 4381 }]
  }),
  paymentEntry({
    id: "EFT-1",
    customerId,
    date: "2026-09-25",
    amount: 34_381,
    against: [
      { document: "100234-01", amount: 10_000 },
      { document: "100100-01", amount: 24_381 }
    ]
  })
]

beforeAll(() => bookInvoices(shop.database, written, settled))

type OfDays = { readonly invoices: ReadonlyArray<Invoice>; readonly oldest?: string; readonly olderOpen?: number }

const dana = () => logInAtCompany(shop, emails.trade)
const listPath = (fromDate: string, toDate: string, more = "batchSize=0&batchPage=last") =>
  `/users/details/invoice/list?${more}&fromDate=${fromDate}&toDate=${toDate}`
const detailsPath = (invoiceNo: string, invoiceSuffix: string) =>
  `/users/details/invoice/details?invoiceNo=${invoiceNo}&invoiceSuffix=${invoiceSuffix}`
const numbers = ({ invoices }: OfDays) =>
  invoices.map(({ invoiceNumber, invoiceSuffix }) => `${invoiceNumber}-${invoiceSuffix}`)

describe("GET /users/details/invoice/list", () => {
  it("[CALL-13] [INV-01] answers all of the days, both of them among them, the newest first, with what is left of each", async () => {
    const { data } = await (await dana()).ask<OfDays>("GET", listPath("2026-08-25", "2026-11-23"))
    expect(numbers(data)).toEqual(["100300-01", "100500-01", "100234-02", "100234-01"])
    expect(data.oldest).toBe("2026-05-31")
    expect(data.invoices.at(-1)).toEqual({
      invoiceNumber: "100234",
      invoiceSuffix: "01",
      customerId: "2001",
      invoiceDate: "2026-08-25",
      customerEmail: "accounts@ironbark.example",
      customerOrderNo: "Lot 14",
      total: 24_381,
      outstanding: 10_000,
      credited: 4381
    })
    expect(data.olderOpen).toBeUndefined()
    const next = await (await dana()).ask<OfDays>("GET", listPath("2026-05-26", "2026-08-24"))
    expect(numbers(next.data)).toEqual(["100100-01"])
    expect(next.data.invoices[0]?.outstanding).toBe(0)
  })

  it("[CALL-13] [PERM-07] answers what the contract names and nothing else, as it is written past the contract's own schema", async () => {
    const { data } = await (await dana()).ask<OfDays>("GET", listPath("2026-05-26", "2026-11-23"))
    expect(Schema.decodeUnknownSync(InvoicesOfDaysSchema, { onExcessProperty: "error" })(data)).toEqual(data)
    expect(data.invoices).toHaveLength(5)
  })

  it("[CALL-13] [INV-01] counts what is older than the days and not paid, for who may see it", async () => {
    const { data } = await (await dana()).ask<OfDays>("GET", listPath("2026-09-01", "2026-11-23"))
    expect([numbers(data), data.olderOpen]).toEqual([["100300-01", "100500-01"], 2])
  })

  it("[CALL-13] [INV-01] no days hold another company's, and one without invoices has no oldest", async () => {
    const other = await (await logInAtCompany(shop, "gus@petersen.example")).ask<OfDays>(
      "GET",
      listPath("2026-08-25", "2026-11-23")
    )
    expect(numbers(other.data)).toEqual(["100400-01"])
    const none = await (await logInAtCompany(shop, emails.loyal)).ask<OfDays>(
      "GET",
      listPath("2026-08-25", "2026-11-23")
    )
    expect(none.data).toEqual({ invoices: [] })
  })

  it("[PERM-07] [CALL-13] who may not see the company's own prices sees no invoice at them, by list, number or paper", async () => {
    const browser = await logInAtCompany(shop, "no-show-customer-price@ironbark.example")
    const { data } = await browser.ask<OfDays>("GET", listPath("2026-08-25", "2026-11-23"))
    expect(numbers(data)).toEqual(["100500-01"])
    expect(data.oldest).toBe("2026-11-03")
    expectFailure(await browser.ask("GET", detailsPath("100300", "01")), 404, "NOT_FOUND")
    const asked = { invoiceNo: "100300", invoiceSuffix: "01" }
    expectFailure(await browser.post("/users/invoice/stream", asked), 404, "NOT_FOUND")
    expectFailure(await browser.post("/users/invoice/email", { invoices: [asked] }), 404, "NOT_FOUND")
  })

  it.each([
    ["another batch", "2026-08-25", "2026-11-23", "batchSize=25&batchPage=last"],
    ["another page", "2026-08-25", "2026-11-23", "batchSize=0&batchPage=2"],
    ["no batch", "2026-08-25", "2026-11-23", ""],
    ["no day of the calendar", "2026-02-30", "2026-03-23", undefined],
    ["days backwards", "2026-11-23", "2026-08-25", undefined],
    ["more than a year", "2025-08-25", "2026-11-23", undefined],
    ["the year 0", "0000-01-01", "0000-02-01", undefined]
  ])("[CALL-13] refuses %s", async (_, fromDate, toDate, more) => {
    expectFailure(await (await dana()).ask("GET", listPath(fromDate, toDate, more)), 400, "MALFORMED")
  })
})

describe("GET /users/details/invoice/details", () => {
  it("[CALL-13] [ENT-05] [INV-04] answers one by number and suffix, with lines and all that was paid and credited", async () => {
    const { data } = await (await dana()).ask<AccountInvoice>("GET", detailsPath("100234", "01"))
    expect(data).toEqual({
      ...newInvoice({ invoiceNumber: "100234", invoiceSuffix: "01", invoiceDate: "2026-08-25" }),
      outstanding: 10_000,
      credited: 4381,
      settlements: [
        { kind: "credit-note", number: "CR-1", date: "2026-09-02", amount: 4381 },
        { kind: "payment", number: "EFT-1", date: "2026-09-25", amount: 10_000 }
      ]
    })
    const { data: second } = await (await dana()).ask<AccountInvoice>("GET", detailsPath("100234", "02"))
    expect([second.outstanding, second.settlements]).toEqual([24_381, []])
  })

  it.each([
    ["another company's", "100400", "01"],
    ["one that nobody has", "100999", "01"],
    ["a number without its suffix", "100234", ""],
    ["a text that is no number", "' OR 1=1", "01"]
  ])("[CALL-13] [ENT-05] [T27] %s is unknown, in the same words", async (_, invoiceNo, suffix) => {
    const answer = await (await dana()).ask("GET", detailsPath(encodeURIComponent(invoiceNo), suffix))
    expectFailure(answer, 404, "NOT_FOUND")
    expect(answer.msg).toBe((await (await dana()).ask("GET", detailsPath("100998", "01"))).msg)
  })
})

describe("POST /users/invoice/stream", () => {
  it("[CALL-13] [INV-04] answers the invoice as a PDF, with its number, day, due day, lines and total", async () => {
    const asked = { invoiceNo: "100234", invoiceSuffix: "01" }
    const { data } = await (await dana()).post<{ name: string; mediaType: string; base64: string }>(
      "/users/invoice/stream",
      asked
    )
    expect([data.name, data.mediaType]).toEqual(["tax-invoice-100234-01.pdf", "application/pdf"])
    const text = pdfText(Buffer.from(data.base64, "base64"))
    for (const part of [
      "Invoice number 100234-01",
      "Date 25 August 2026",
      "PO/Job number Lot 14",
      "Due 30 Sep 2026",
      "Ironbark Constructions",
      "7 sticks of 5.4 m (37.8 m)",
      "$221.65",
      "$243.81"
    ])
      expect(text).toContain(part)
  })

  it("[CALL-13] another company's is unknown", async () => {
    const asked = { invoiceNo: "100400", invoiceSuffix: "01" }
    expectFailure(await (await dana()).post("/users/invoice/stream", asked), 404, "NOT_FOUND")
  })
})

describe("POST /users/invoice/export", () => {
  const exported = async (email: string, format: string, fromDate = "2026-05-01", toDate = "2026-11-23") =>
    (await logInAtCompany(shop, email)).post<{ name: string; mediaType: string; base64: string }>(
      "/users/invoice/export",
      { fromDate, toDate, format }
    )
  const textOf = ({ base64 }: { readonly base64: string }) => Buffer.from(base64, "base64").toString("utf8")

  it.each([
    ["csv", "invoices-2026-05-01-to-2026-11-23.csv", "text/csv"],
    ["xero", "xero-bills-2026-05-01-to-2026-11-23.csv", "text/csv"],
    ["myob", "myob-bills-2026-05-01-to-2026-11-23.txt", "text/plain"]
  ])(
    "[INV-01] [T28] as %s holds every invoice of the days with its job and GST, and none of another company",
    async (format, name, mediaType) => {
      const { data } = await exported(emails.trade, format)
      expect([data.name, data.mediaType]).toEqual([name, mediaType])
      const text = textOf(data)
      // By their days.
      const numbers = ["100100-01", "100234-01", "100234-02", "100500-01", "100300-01"]
      expect(numbers.map((number) => text.indexOf(number))).toEqual(
        numbers.map((number) => text.indexOf(number)).toSorted((one, other) => one - other)
      )
      for (const part of [...numbers, "Lot 14", "22.16", "243.81"]) expect(text).toContain(part)
      expect(text).not.toContain("100400")
      expect(textOf((await exported("gus@petersen.example", format)).data)).not.toMatch(/1001|1002|1003|1005/)
    }
  )

  it("[INV-01] [CLM-02] [LED-01] what Xero and MYOB import comes to what the ledger has of the days, credit notes with it", async () => {
    const [booked] = await query(
      `SELECT sum(amount_cents) FILTER (WHERE account = 'receivables')::int AS owed,
         -sum(amount_cents) FILTER (WHERE account = 'gst')::int AS gst
       FROM ledger_entry JOIN ledger_posting ON entry_id = id
       WHERE customer_id = '2001' AND kind IN ('invoice', 'credit-note') AND day BETWEEN '2026-05-01' AND '2026-11-23'`
    )
    const columns = { xero: ["*UnitAmount", "TaxAmount"], myob: ["Inc-Tax Amount", "GST Amount"] } as const
    for (const format of ["xero", "myob"] as const) {
      const [head = [], ...rows] = textOf((await exported(emails.trade, format)).data)
        .split("\r\n")
        .filter((row) => row !== "")
        .map((row) => (format === "xero" ? row.slice(1, -1).split('","') : row.split("\t")))
      const [owed, gst] = columns[format].map((name) =>
        rows.reduce((sum, row) => sum + Math.round(100 * Number(row[head.indexOf(name)])), 0)
      )
      expect({ owed, gst }).toEqual(booked)
      expect(rows.find((row) => row.includes("CR-1"))).toEqual(
        expect.arrayContaining(["-43.81", "-3.98", "Lot 14", "Credit for invoice 100234-01"])
      )
    }
    expect(textOf((await exported("no-show-customer-price@ironbark.example", "xero")).data)).not.toContain("CR-1")
  })

  it("[PERM-07] holds no invoice at the company's own prices for who may not see those, and refuses more than a year", async () => {
    const text = textOf((await exported("no-show-customer-price@ironbark.example", "xero")).data)
    expect([text.includes("100500-01"), text.includes("100300-01")]).toEqual([true, false])
    expectFailure(await exported(emails.trade, "csv", "2024-01-01"), 400, "MALFORMED")
    expectFailure(await exported("no-view-and-pay-invoices@ironbark.example", "csv"), 403, "FORBIDDEN")
  })
})

describe("POST /users/invoice/email", () => {
  const mailsTo = (email: string) =>
    query(
      "SELECT subject, text, attachments FROM outbox WHERE recipient = $1 AND message_key LIKE 'invoices %' ORDER BY id",
      [email]
    )

  it("[CALL-13] [INV-04] [T36] sends the papers to whoever asked, all in one message", async () => {
    const invoices = [
      { invoiceNo: "100234", invoiceSuffix: "01" },
      { invoiceNo: "100300", invoiceSuffix: "01" }
    ]
    const { data } = await (await dana()).post("/users/invoice/email", { invoices })
    expect(data).toEqual({ success: true, email: emails.trade })
    const [mail] = await mailsTo(emails.trade)
    expect(mail?.subject).toBe("2 tax invoices")
    expect(mail?.text).toContain("$343.81")
    const papers = mail?.attachments as Message["attachments"]
    expect(papers.map(({ name }) => name)).toEqual(["tax-invoice-100234-01.pdf", "tax-invoice-100300-01.pdf"])
    expect(pdfText((await renderAttachment(papers[1]!)).bytes)).toContain("Invoice number 100300-01")
  })

  it("[CALL-13] sends nothing where one of them is unknown or another company's", async () => {
    const before = await mailsTo(emails.trade)
    for (const invoiceNo of ["100400", "100999"]) {
      const invoices = [
        { invoiceNo: "100234", invoiceSuffix: "01" },
        { invoiceNo, invoiceSuffix: "01" }
      ]
      expectFailure(await (await dana()).post("/users/invoice/email", { invoices }), 404, "NOT_FOUND")
    }
    expect(await mailsTo(emails.trade)).toEqual(before)
  })

  it.each([
    ["none", []],
    ["more than twenty", Array.from({ length: 21 }, () => ({ invoiceNo: "100234", invoiceSuffix: "01" }))]
  ])("[CALL-13] refuses %s", async (_, invoices) => {
    expectFailure(await (await dana()).post("/users/invoice/email", { invoices }), 400, "MALFORMED")
  })
})
