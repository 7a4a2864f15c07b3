/** The overview of a company's business, as the server sends it: each part by itself, also where it is empty or failed. */
import { beforeAll, describe, expect, it } from "vitest"
import { melbourneDate } from "../../../core/melbourne.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const { query } = server.database
const today = melbourneDate(Date.now())
let [collected = "", delivered = ""]: ReadonlyArray<string> = []

beforeAll(async () => {
  await bookInvoices(
    server.database,
    Array.from({ length: 6 }, (_, place) =>
      newInvoice({ invoiceNumber: String(400_100 + place), invoiceDate: today, customerOrderNo: `Job ${place}` })
    )
  )
  await bookInvoices(server.database, [newInvoice({ invoiceNumber: "400099", invoiceDate: "2026-05-31" })])
  const orders = { customerId: "2001", contactId: "P02", status: "placed" } as const
  ;[collected = ""] = await insertCompanyOrders(query, { ...orders, poNumber: "SITE-1" })
  ;[delivered = ""] = await insertCompanyOrders(query, { ...orders, poNumber: "SITE-2" })
  await query("UPDATE shop_order SET checkout_type = 'delivery' WHERE order_no = $1", [delivered])
})

const overdueLink = 'href="/my-account/invoices?state=overdue"'

/** From a heading of the page to the next. */
const partOf = (text: string, heading: string, next: string) =>
  text.slice(text.indexOf(`|${heading}|`), text.indexOf(`|${next}|`))

describe("The overview", () => {
  it("[BAL-01] [INV-04] [EXP-57] shows balance and credit, what is delivered next, the last invoices with View, PDF, Pay and Re-order, and open orders", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { html } = await get("/my-account")
    const text = pageText(html)
    expect(text).toMatch(/\|Balance owing\|\$1,706\.67\|\$243\.81 is overdue\|Credit left\|/)
    expect(html).toContain(overdueLink)
    const deliveries = partOf(text, "Next deliveries", "Last invoices")
    expect([deliveries.includes(orderNumberText(delivered)), deliveries.includes(orderNumberText(collected))]).toEqual([
      true,
      false
    ])
    const invoices = partOf(text, "Last invoices", "Open orders")
    expect(invoices.match(/\|Invoice 4001\d\d-01\|/g)).toHaveLength(5)
    expect(invoices).toContain("|Job 5|")
    expect(invoices).toContain("|$243.81|PDF|Pay|Re-order|")
    expect(html).toContain('href="/my-account/pay-my-account/invoice-payments?invoice=400105-01"')
    expect(html).toMatch(/<a [^>]*href="\/my-account\/invoices\/400105-01"[^>]*>Invoice 400105-01</)
    const orders = text.slice(text.indexOf("|Open orders|"))
    for (const orderNo of [collected, delivered]) expect(orders).toContain(`|Order ${orderNumberText(orderNo)}|`)
  })

  it("[PERM-07] leaves out what is not for who looks at it, and says where there is nothing", async () => {
    const { html } = await (await memberPages(server, "no-view-and-pay-invoices@ironbark.example"))("/my-account")
    const noInvoices = pageText(html)
    expect([noInvoices.includes("Last invoices"), noInvoices.includes("Open orders")]).toEqual([false, true])
    expect([noInvoices.includes("$243.81 is overdue"), html.includes(overdueLink)]).toEqual([true, false])
    const noOrders = pageText(
      (await (await memberPages(server, "no-view-orders@ironbark.example"))("/my-account")).html
    )
    expect([
      noOrders.includes("|Last invoices|"),
      noOrders.includes("|Open orders|"),
      noOrders.includes("Next deliveries")
    ]).toEqual([true, false, false])
    const empty = pageText((await (await memberPages(server, "priya@home.example"))("/my-account")).html)
    expect(empty).toContain("|No invoice to show from the last 90 days.|")
    expect(empty).toContain("|No order is under way.|")
    expect(empty).not.toContain("Next deliveries")
  })

  it("shows all other parts where one could not be had", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    await query("ALTER TABLE invoice RENAME TO invoice_away")
    try {
      const text = pageText((await get("/my-account")).html)
      expect(partOf(text, "Last invoices", "Open orders")).toContain("|Try again|")
      expect(text).toContain(`|Order ${orderNumberText(collected)}|`)
      expect(text).toContain("|$1,706.67|")
    } finally {
      await query("ALTER TABLE invoice_away RENAME TO invoice")
    }
  })
})
