/** [QUO-01] A company's quotes and one of them, as the server sends the pages. */
import { describe, expect, it } from "vitest"
import { melbourneDate } from "../../../core/melbourne.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { browserAt, emails } from "../../api/account/login-browser.ts"
import { insertOrder } from "../../storage/order-fixture.ts"
import { insertQuote, type QuoteFixture } from "../../storage/quote-fixture.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()

const textOf = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'")
    .replace(/<(script|style).*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|")

const as = async (email: string) => {
  const browser = browserAt(server)
  await browser.enter(email)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  return (path: string) => server.get(path, { cookie })
}

const daysAgo = (days: number): string =>
  Temporal.PlainDate.from(melbourneDate(Date.now())).subtract({ days }).toString()

const quote = (more: Partial<QuoteFixture> = {}) =>
  insertQuote(server.database.query, { customerId: "2001", contactId: "P02", quotedOn: daysAgo(3), ...more })

describe("The pages of a company's quotes", () => {
  it("[QUO-01] list those that can be paid, with the way to change each for who may pay it", async () => {
    const get = await as(emails.trade)
    const open = await quote({ poNumber: "PAGE-1", lines: [123_400] })
    const expired = await quote({ poNumber: "PAGE-2", quotedOn: daysAgo(40) })
    const page = await get("/my-account/quotes")
    const text = textOf(page.html)
    expect([page.status, page.heading]).toEqual([200, "Quotes"])
    expect(text).toContain(`|${open}|`)
    for (const one of ["|PAGE-1|", "|$1,234.00|", `|Pay quote ${open}|`]) expect(text).toContain(one)
    expect(page.html).toContain('aria-label="Change PO or contact"')
    expect(text).not.toContain(expired)
    expect(textOf((await get("/my-account/quotes?status=expired")).html)).toContain(`|${expired}|`)
    expect(textOf((await get("/my-account/quotes?search=nothing+of+the+kind")).html)).toContain(
      "|No quote matches that.|"
    )
  })

  it("[PERM-07] [T26] say to who may only look that paying is up to others, and offer no change", async () => {
    const get = await as("no-approve-quotes@ironbark.example")
    const orderNo = await quote()
    const list = textOf((await get("/my-account/quotes")).html)
    expect(list).toContain("Your log-in can see quotes. Who can pay them is up to your administrator.")
    const one = await get(`/my-account/quotes/${orderNo}`)
    for (const html of [(await get("/my-account/quotes")).html, one.html])
      for (const offered of ["Change PO or contact", `Pay quote ${orderNo}`, "Pay this quote"])
        expect(html).not.toContain(offered)
  })

  it("[CHK-06] show one in full, with what was delivered of it, and why an ended one can't be paid", async () => {
    const get = await as(emails.trade)
    const orderNo = await quote({ poNumber: "PAGE-7", lines: [1100, 2200], delivered: 1, deliveryFee: 550 })
    const page = await get(`/my-account/quotes/${orderNo}`)
    const text = textOf(page.html)
    expect([page.status, page.heading]).toEqual([200, `Quote ${orderNo}`])
    expect(text).not.toContain("12 am")
    const facts = [
      "|Part delivered|",
      "|Left to pay|$27.50|",
      "|Delivered, invoice 400107|",
      "|Checkout type|Delivery|",
      "|Delivering store|Rowville|",
      "|For|Kim Lee, Ironbark Constructions, 14 Kelletts Road, Rowville VIC 3178|",
      "|PO/Job number|PAGE-7|",
      "|Transaction reference|–|",
      "|Delivered date|–|",
      "|Invoice details|Ironbark Constructions, kim@example.com|",
      "|Total including GST|$38.50|"
    ]
    for (const fact of facts) expect(text).toContain(fact)
    const expired = await quote({ quotedOn: daysAgo(31) })
    expect(textOf((await get(`/my-account/quotes/${expired}`)).html)).toContain(
      "This quote has expired. Call us for a new one at today's prices."
    )
  })

  it("[QUO-08] show what was called off and what is left, by line and by order, and the form for a further part to who may pay", async () => {
    const { query } = server.database
    const orderNo = await quote({ lines: [11_000, 2200], pieces: 10, name: "Deck board" })
    const part = await insertOrder(query)
    await query("INSERT INTO quote_call_off VALUES ($1, $2, 0, 4, 4), ($1, $2, 1, 10, 10)", [part, orderNo])
    const get = await as(emails.trade)
    const page = await get(`/my-account/quotes/${orderNo}`)
    const text = textOf(page.html)
    for (const said of ["|Part ordered|", "|Ordered: 4. Left: 6.|", "|All ordered|", "|Left to pay|$66.00|"])
      expect(text).toContain(said)
    expect(text).toContain(`|Order ${orderNumberText(part)}|`)
    for (const offered of [
      "|Order a part of this quote|",
      "|Deck board|6 left|",
      "|Collect on |",
      "|Continue to payment|"
    ])
      expect(text).toContain(offered)
    expect(textOf((await get("/my-account/quotes?status=part-called-off")).html)).toContain(`|${orderNo}|`)
    const looks = await as("no-approve-quotes@ironbark.example")
    const shown = textOf((await looks(`/my-account/quotes/${orderNo}`)).html)
    expect([shown.includes("|Ordered: 4. Left: 6.|"), shown.includes("Order a part of this quote")]).toEqual([
      true,
      false
    ])
  })

  it("[T27] [ORD-01] say of another company's quote, and of an order's number, that there is none", async () => {
    const get = await as(emails.trade)
    const foreign = await quote({ customerId: "2002", contactId: "P04" })
    for (const number of [foreign, "Q99999999"]) {
      const page = await get(`/my-account/quotes/${number}`)
      expect([page.status, textOf(page.html)]).toEqual([
        404,
        expect.stringContaining("|That quote could not be found.|")
      ])
    }
  })
})
