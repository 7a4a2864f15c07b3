/** The page of a company's order, as the server sends it. */
import { describe, expect, it } from "vitest"
import { emails } from "../../api/account/login-browser.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()

describe("The page that waits for a payment", () => {
  it("[MSG-05] names whom it waits for, and leads back to the shop", async () => {
    const [bank, paypal] = await Promise.all(
      ["payment_intent=pi_1", "token=EC-1"].map(
        async (search) => (await server.get(`/checkout/pending?${search}`)).html
      )
    )
    expect(pageText(bank ?? "")).toContain("|We're waiting to hear from your bank. This page moves on by itself.|")
    const text = pageText(paypal ?? "")
    for (const said of [
      "We're waiting to hear from PayPal. This page moves on by itself.",
      "Sent to PayPal",
      "Back to the shop"
    ])
      expect(text).toContain(said)
    expect(text).not.toContain("your bank")
  })
})

const asDana = () => memberPages(server, emails.trade)

describe("The page of an order", () => {
  it("[ORD-01] says in the shop's words why there is none, with the status of that", async () => {
    const get = await asDana()
    const page = await get("/my-account/orders/100000018")
    expect([page.status, page.heading]).toEqual([404, "We can&#x27;t show that order here"])
    expect(pageText(page.html)).toContain("|That order could not be found.|")
  })

  it("[ORD-02] [ENT-04] shows one with its details, and the way to change them while they can be", async () => {
    const get = await asDana()
    const orders = { customerId: "2001", contactId: "P02", poNumber: "PAGE-7" } as const
    const [placed = ""] = await insertCompanyOrders(server.database.query, { ...orders, status: "placed" })
    const [cancelled = ""] = await insertCompanyOrders(server.database.query, { ...orders, status: "cancelled" })
    const page = await get(`/my-account/orders/${placed}`)
    expect([page.status, pageText(page.html)]).toEqual([200, expect.stringMatching(/\|PO\/Job number\|PAGE-7\|/)])
    expect(pageText(page.html)).toContain("|Change PO or contact|")
    expect(pageText((await get(`/my-account/orders/${cancelled}`)).html)).not.toContain("Change PO or contact")
  })
})
