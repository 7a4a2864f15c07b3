/** The page of a company's order, as the server sends it. */
import { describe, expect, it } from "vitest"
import { orderNumber, orderNumberText } from "../../../core/orders/order-number.ts"
import { unitCodes, unitLabels } from "../../../core/units/unit.ts"
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

describe("/my-account/orders", () => {
  it("[ORD-02] lists the company's orders by number, day, job, status, store, contact and total, and by what is searched for", async () => {
    const get = await asDana()
    const orders = { customerId: "2001", contactId: "P02", cents: 7_700 } as const
    const query = server.database.query
    const [ready = ""] = await insertCompanyOrders(query, { ...orders, poNumber: "LIST-1", status: "ready" })
    const [other = ""] = await insertCompanyOrders(query, { ...orders, poNumber: "LIST-2", status: "preparing" })
    const list = pageText((await get("/my-account/orders")).html)
    for (const row of [
      [orderNumberText(ready), "2 Nov 2026", "LIST-1", "Ready for collection", "Rowville", "Kim Lee", "$77.00"],
      [orderNumberText(other), "2 Nov 2026", "LIST-2", "Preparing your order", "Rowville", "Kim Lee", "$77.00"]
    ])
      expect(list).toContain(`|${row.join("|")}|`)
    const found = pageText((await get("/my-account/orders?search=LIST-2")).html)
    expect([found.includes(orderNumberText(other)), found.includes(orderNumberText(ready))]).toEqual([true, false])
  })
})

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

  it("[CHK-06] shows all that belongs to it: when, how, for whom, where, what was paid, and when it was handed over", async () => {
    const orders = { customerId: "2001", contactId: "P02", poNumber: "PAGE-8" } as const
    const [orderNo = ""] = await insertCompanyOrders(server.database.query, { ...orders, status: "collected" })
    await server.database.query("UPDATE shop_order SET delivered_at = $2 WHERE order_no = $1", [
      orderNo,
      "2026-11-03T03:30:00Z"
    ])
    const { heading, html } = await (await asDana())(`/my-account/orders/${orderNo}`)
    expect(heading).toBe(`Order ${orderNumberText(orderNo)}`)
    const text = pageText(html)
    for (const fact of [
      "Order date|2 Nov 2026, 12:01 pm",
      "Checkout type|Click and collect",
      "Pickup store|Rowville",
      "Estimated pick-up|3 Nov 2026, 12 pm",
      "Delivered date|3 Nov 2026, 2:30 pm",
      "For|Kim Lee",
      "PO/Job number|PAGE-8",
      `Transaction reference|ch_${orderNo}`,
      "Invoice details|Kim Lee, kim@example.com",
      "Total including GST|$11.00"
    ])
      expect(text).toContain(`|${fact}|`)
    expect(text).toMatch(/\|A thing\|[^|]+\|1 each\|/)
  })

  it("[UOM-01] [UOM-04] says of each line how much there is in the checkout's words, one or many, and no length of 1", async () => {
    type Line = { readonly uom: string; readonly qty: number; readonly length?: number }
    const units = unitCodes.filter((code) => code !== "LM")
    const lines: ReadonlyArray<Line> = [
      ...units.flatMap((uom) => [1, 3].map((qty) => ({ uom, qty }))),
      { uom: "LM", qty: 7, length: 1 },
      { uom: "LM", qty: 7, length: 5.4 }
    ]
    const orderNo = orderNumber(39_000_001)
    await server.database.query(
      `WITH placed AS (
        INSERT INTO shop_order (order_no, ordered_at, checkout_type, branch_id, contact, billing, delivery, payment_method,
          subtotal_cents, gst_cents, total_cents, estimated_at, customer_id, contact_id, at_own_prices)
        VALUES ($1, now(), 'pickup', 25, $2::jsonb, jsonb_build_object('contactDetails', $2::jsonb), '{}', 'card', $3, 0, $3, now(), '2001', 'P02', false) RETURNING order_no)
      INSERT INTO order_line (order_no, position, product_id, sku, name, slug, uom, factor, length, qty, pieces, priced_uom,
        unit_cents, line_cents, line_gst_cents, weight_grams)
      SELECT order_no, place - 1, product_id, erp_id, 'Line ' || place, 'a-thing', uom, 1, length,
        qty * coalesce(length, 1), qty, uom, 100, 100, 0, 100
      FROM placed, (SELECT product_id, erp_id FROM sku ORDER BY erp_id LIMIT 1) AS thing,
        ROWS FROM (jsonb_to_recordset($4::jsonb) AS (uom text, qty int, length numeric)) WITH ORDINALITY AS line (uom, qty, length, place)`,
      [
        orderNo,
        JSON.stringify({ contactName: "Kim Lee", phone: "0397641234", email: "kim@example.com" }),
        100 * lines.length,
        JSON.stringify(lines)
      ]
    )
    const page = await (await asDana())(`/my-account/orders/${orderNo}`)
    expect([page.status, page.heading]).toEqual([200, expect.stringContaining("Order")])
    const text = pageText(page.html)
    const said = lines.map((_, place) => new RegExp(`\\|Line ${place + 1}\\|[^|]+\\|([^|]+)\\|`).exec(text)?.[1])
    expect(said).toEqual([
      ...units.flatMap((uom) => {
        const { one, many } = unitLabels(uom).checkout
        return [`1 ${one}`, `3 ${many}`]
      }),
      "7 sticks (7 m)",
      "7 sticks of 5.4 m (37.8 m)"
    ])
  })
})
