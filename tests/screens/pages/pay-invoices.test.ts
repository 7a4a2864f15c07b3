/** The pages on which invoices are paid, as the server sends them. */
import { beforeAll, describe, expect, it } from "vitest"
import { withLoader } from "../../../adapters/postgres/import/load.ts"
import { insertPastPayments } from "../../../adapters/storage/payments/payment-history.ts"
import type { AccountInvoice } from "../../../core/billing/invoices/account-invoice.ts"
import { bpayReference } from "../../../core/bpay.ts"
import { dollars } from "../../../core/money.ts"
import { quantityText } from "../../../core/orders/line-text.ts"
import { accountPaymentNumber } from "../../../core/payments/account-payment.ts"
import { invoicePaymentWords } from "../../../core/words/bills.ts"
import { invoiceLinkWords, payAccountWords } from "../../../ui/words/invoice-payment.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()

beforeAll(() =>
  bookInvoices(server.database, [
    newInvoice({ invoiceNumber: "300100" }),
    newInvoice({ invoiceNumber: "300200" }),
    newInvoice({ invoiceNumber: "300300", customerId: "2002" })
  ])
)

const plain = (heading: string | undefined) => heading?.replaceAll("&#x27;", "'")

const asDana = () => memberPages(server, "dana@ironbark.example")

describe("/my-account/pay-my-account", () => {
  it("[INV-05] shows BPAY, bank transfer and card, with what is set for each", async () => {
    const { status, heading, html } = await (await asDana())("/my-account/pay-my-account")
    expect([status, heading]).toEqual([200, "Pay my account"])
    const text = pageText(html)
    for (const part of [
      "BPAY",
      "Biller code|123456",
      "Direct bank transfer",
      "BSB|000-000",
      "Account number|0000 0000"
    ])
      expect(text).toContain(`|${part}|`)
    expect(text).toContain(`|${payAccountWords.reference}|${bpayReference("2001")}|`)
    expect(html).toContain('href="/my-account/pay-my-account/invoice-payments?due=all"')
  })

  it("[BAL-01] [INV-05] says what is owed, and nothing of it to who may not see that", async () => {
    const owed = (await server.database.query(
      "SELECT sum(remainder_cents)::int AS cents FROM receivable_balance WHERE customer_id = '2001'"
    )) as ReadonlyArray<{ readonly cents: number }>
    const text = pageText((await (await asDana())("/my-account/pay-my-account")).html)
    expect(text).toContain(payAccountWords.owed(dollars(owed[0]?.cents ?? 0)))
    const unseen = await memberPages(server, "no-view-credit-limit@ironbark.example")
    const without = pageText((await unseen("/my-account/pay-my-account")).html)
    expect(without).toContain(payAccountWords.lead)
    expect(without).not.toContain("You owe")
  })

  it("[PERM-05] tells a contact without the rule whom to ask", async () => {
    const get = await memberPages(server, "no-view-and-pay-invoices@ironbark.example")
    expect(pageText((await get("/my-account/pay-my-account")).html)).toContain("|Your account doesn't show this|")
  })
})

describe("/my-account/pay-my-account/invoice-payments", () => {
  const path = "/my-account/pay-my-account/invoice-payments"

  it("[INV-02] shows the chosen invoices, the surcharge and what will be charged, before it is", async () => {
    const { status, html } = await (await asDana())(`${path}?invoice=300100-01&invoice=300200-01`)
    expect(status).toBe(200)
    const text = pageText(html)
    for (const part of ["300100-01", "300200-01", "Total of 2 invoices", "$487.62", "$6.10", "$493.72"])
      expect(text).toContain(`|${part}|`)
    expect(text).toContain("Card surcharge (1.25%)")
    expect(text).toContain("includes $0.55 GST")
  })

  it("[INV-02] asks for an invoice where none is chosen, and knows nothing of another company's", async () => {
    const get = await asDana()
    expect(pageText((await get(path)).html)).toContain(`|${invoicePaymentWords.noneSelected}|`)
    const foreign = pageText((await get(`${path}?invoice=300300-01`)).html)
    const none = pageText((await get(`${path}?invoice=999999-01`)).html)
    expect(foreign).not.toContain("$243.81")
    expect(foreign.replaceAll("300300", "")).toBe(none.replaceAll("999999", ""))
  })
})

describe("/invoices", () => {
  it("[ROUTE-03] [T29] without its link an invoice answers as one that is none, and the bare address says where the link is", async () => {
    for (const path of ["/invoices", "/invoices/2001"]) {
      const bare = await server.get(path)
      expect([path, bare.status, plain(bare.heading)]).toEqual([path, 200, invoiceLinkWords.useLink])
    }
    const known = await server.get("/invoices/2001/300100-01")
    const guessed = await server.get(`/invoices/2001/300100-01?t=20991231${"A".repeat(43)}`)
    const none = await server.get("/invoices/2001/999999-01")
    expect([known.status, guessed.status, none.status]).toEqual([404, 404, 404])
    for (const { html, heading } of [known, guessed, none]) {
      expect(plain(heading)).toBe(invoiceLinkWords.useLink)
      expect(html).not.toMatch(/243\.81|Ironbark|accounts@/)
    }
  })

  it("[ROUTE-03] [INV-03] by its link an invoice shows its days, its total, what is left of it, and the way to pay it", async () => {
    const get = await asDana()
    await get.call("POST", "/api/users/invoice/email", { invoices: [{ invoiceNo: "300100", invoiceSuffix: "01" }] })
    const [mail] = await server.database.query("SELECT text FROM outbox WHERE subject = 'Tax invoice 300100-01'")
    const [, link = ""] = /(\/invoices\/2001\/300100-01\?t=\S+)/.exec(String(mail?.text)) ?? []
    const { status, heading, html } = await server.get(link)
    expect([status, heading?.replaceAll("<!-- -->", "")]).toEqual([200, "Invoice 300100-01"])
    const text = pageText(html)
    for (const part of ["Date", "Due", "Left to pay", "$243.81"]) expect(text).toContain(`|${part}|`)
    const details = await get.call("GET", "/api/users/details/invoice/details?invoiceNo=300100&invoiceSuffix=01")
    const { lines } = (details.json as { data: Pick<AccountInvoice, "lines"> }).data
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines)
      for (const part of [line.name, quantityText(line), dollars(line.linePrice)]) expect(text).toContain(part)
    const pay = /href="(\/invoices\/confirmation\?[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
    const charge = pageText((await server.get(pay)).html)
    // 1.25% of $243.81.
    for (const part of ["$243.81", "$3.05", "$246.86"]) expect(charge).toContain(`|${part}|`)
  })

  it.each([
    ["/invoices/confirmation", invoiceLinkWords.useLink],
    ["/invoices/pending", invoiceLinkWords.none],
    ["/invoices/thank-you", invoiceLinkWords.noReceipt],
    ["/invoices/error", invoiceLinkWords.errorTitle]
  ])("[ROUTE-03] [INV-03] %s answers, whoever comes there without a payment", async (path, expected) => {
    const { status, heading } = await server.get(path)
    expect([status, plain(heading)]).toEqual([200, expected])
  })

  it("[INV-03] [INV-02] /invoices/thank-you shows what was paid of which invoice, and the surcharge with its GST, to its payer alone", async () => {
    await withLoader(server.database.url(), async (client) => {
      await client.query("BEGIN")
      await insertPastPayments(client, [
        {
          paymentNo: accountPaymentNumber(10_000_001),
          customerId: "2001",
          contactId: "P02",
          email: "dana@ironbark.example",
          shares: [{ document: "300100-01", amount: 10_000 }],
          surcharge: 125,
          attemptId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
          reference: "pi_thanks",
          paidAt: Date.parse("2026-11-20T01:00:00Z")
        }
      ])
      await client.query("COMMIT")
    })
    const path = `/invoices/thank-you?payment=${accountPaymentNumber(10_000_001)}`
    const { heading, html } = await (await asDana())(path)
    expect(plain(heading)).toBe(invoiceLinkWords.thanksTitle)
    const text = pageText(html)
    expect(text).toContain("|300100-01|$100.00|")
    // 1.25% of $100.00, of which one eleventh is GST.
    for (const part of ["$0.11", "|$1.25|", "|$101.25|", "|pi_thanks|", "|20 Nov 2026|", "ABN 89 000"])
      expect(text).toContain(part)
    const stranger = await server.get(path)
    expect(plain(stranger.heading)).toBe(invoiceLinkWords.noReceipt)
    expect(stranger.html).not.toMatch(/101\.25|300100/)
  })
})
