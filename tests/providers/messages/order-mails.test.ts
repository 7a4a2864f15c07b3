/** What customers and branches are sent about an order: the words, the tax invoice, and where they can be read. */
import { Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { taxInvoice } from "../../../adapters/documents/tax-invoice.ts"
import { openShop } from "../../../adapters/http/server/shop.ts"
import { renderAttachment } from "../../../adapters/messages/attachment-renderer.ts"
import type { Message } from "../../../core/messages/message.ts"
import { dollars } from "../../../core/money.ts"
import type { Order } from "../../../core/orders/order.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { receivedRequest } from "../../api/http/received-request.ts"
import { testShop } from "../../api/ordering/open-shop.ts"
import { itemInStock, sticksInStock } from "../../api/ordering/order-items.ts"
import { framingLine, rowville } from "../../core/ordering/examples.ts"
import { testDatabase } from "../../postgres/database.ts"
import { pdfText } from "./pdf-text.ts"
import { startSmtp } from "./smtp-sink.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database
const page = async (path: string) => {
  const response = await shop.send(receivedRequest(`${shop.origin()}${path}`))
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const seller = {
  name: "Lineal Timber & Hardware",
  abn: "89000000019",
  phone: "(03) 7010 0100",
  email: "hello@lineal.example"
}
const order = (over: Partial<Order> = {}): Order => ({
  orderNo: "100000017",
  status: "placed",
  orderedAt: Date.parse("2026-11-22T22:00:00Z"),
  checkoutType: "pickup",
  branchId: 25,
  lines: [framingLine],
  totals: { subtotal: 24381, delivery: 0, surcharge: 0, gst: 2216, total: 24381 },
  contact: { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" },
  billing: { contactDetails: { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" } },
  instructions: "",
  estimated: Date.parse("2026-11-23T03:00:00Z"),
  transactionReference: "ch_3One",
  paymentMethod: "card",
  ...over
})
const printed = async (over?: Partial<Order>) =>
  pdfText(await taxInvoice({ order: order(over), branch: rowville, seller }))

describe("the tax invoice", () => {
  it("says 'Tax invoice', the seller and ABN, the Melbourne date, the number, each line, the GST and the total", async () => {
    const text = await printed()
    for (const part of [
      "Tax invoice",
      "Lineal Timber & Hardware",
      "ABN 89 000 000 019",
      "Invoice number 100 000 017",
      "Date 23 November 2026",
      "T9045-54",
      "7 sticks of 5.4 m (37.8 m)",
      "$6.45 per m",
      "$243.81",
      "GST included",
      "$22.16",
      "Total including GST"
    ])
      expect(text).toContain(part)
  })

  it("from $1,000 names who buys", async () => {
    const totals = { subtotal: 100_000, delivery: 0, surcharge: 0, gst: 9091, total: 100_000 }
    const billing = { contactDetails: { ...order().contact, company: "Lee Building Pty Ltd" } }
    expect(await printed({ totals, billing })).toContain("Lee Building Pty Ltd")
    expect(await printed({ totals })).toContain("Kim Lee")
  })

  it("goes on over as many pages as there are lines, and leaves none out", async () => {
    const lines = Array.from({ length: 120 }, (_, nth) => ({ ...order().lines[0]!, sku: `SKU-${nth}` }))
    const text = await printed({ lines })
    for (const { sku } of lines) expect(text.split("\n")).toContain(sku)
    const pages = text.match(/page \d+ of \d+/g) ?? []
    expect(pages.length).toBeGreaterThan(3)
    expect(pages).toEqual(pages.map((_, place) => `page ${place + 1} of ${pages.length}`))
  })

  it.each([
    ["card", "ch_3One", "Paid by card, ch_3One"],
    ["paypal", "5TY05013RG002845M", "Paid with PayPal, 5TY05013RG002845M"],
    ["zip", "ch_zip", "Paid with Zip, ch_zip"],
    ["trade-credit", "credit-100000017", "On account, 30 days end of month"]
  ] as const)("says how an order by %s was paid", async (paymentMethod, transactionReference, says) => {
    expect(await printed({ paymentMethod, transactionReference })).toContain(says)
  })
})

describe("the e-mails of an order", () => {
  const mailsOf = (orderNo: string) =>
    query(
      "SELECT id::int, message_key, recipient, subject, html, text, attachments FROM outbox WHERE message_key LIKE '%' || $1 ORDER BY id",
      [orderNo]
    )

  it("[I21] the customer gets the confirmation with the tax invoice, the branch gets what to pick", async () => {
    const { answer } = await shop.shopper().buy([await itemInStock(query, 2), await sticksInStock(query, 7)])
    const { orderNo } = answer.data.stripe
    const [confirmation, pickList, ...more] = await mailsOf(orderNo)
    expect(more).toEqual([])
    expect(confirmation).toMatchObject({ message_key: `order-placed ${orderNo}`, recipient: "kim@example.com" })
    const [invoice] = confirmation!.attachments as Message["attachments"]
    const paper = await renderAttachment(invoice!)
    expect(paper).toMatchObject({ name: `tax-invoice-${orderNo}.pdf`, type: "application/pdf" })
    expect(pdfText(paper.bytes)).toContain(`Invoice number ${orderNumberText(orderNo)}`)
    const [branch] = await query("SELECT email FROM branch WHERE id = 25")
    expect(pickList).toMatchObject({ message_key: `pick-list ${orderNo}`, recipient: branch?.email })
    expect(String(pickList?.text)).toMatch(/7 sticks of/)
    expect(String(pickList?.html)).toMatch(/>7\u00a0sticks of\u00a0/)
  })

  it("[CHK-06] an invoice that is drawn later prints what was charged, whatever has changed since", async () => {
    const { answer } = await shop.shopper().buy([await itemInStock(query, 3)])
    const { orderNo } = answer.data.stripe
    const printedNow = async () => {
      const [confirmation] = await mailsOf(orderNo)
      const [invoice] = confirmation!.attachments as Message["attachments"]
      return pdfText((await renderAttachment(invoice!)).bytes)
    }
    const before = await printedNow()
    await query(
      "UPDATE price SET retail_cents = retail_cents + 100 WHERE sku = (SELECT sku FROM order_line WHERE order_no = $1)",
      [orderNo]
    )
    await query(
      "UPDATE sku SET name = name || ' (new)' WHERE erp_id = (SELECT sku FROM order_line WHERE order_no = $1)",
      [orderNo]
    )
    await query("UPDATE branch SET name = name || ' (moved)' WHERE id = 25")
    expect(await printedNow()).toBe(before)
    await query("UPDATE branch SET name = replace(name, ' (moved)', '') WHERE id = 25")
    const [total] = await query("SELECT total_cents::int AS cents FROM shop_order WHERE order_no = $1", [orderNo])
    expect(before.split("\n")).toContain(dollars(Number(total?.cents)))
  })

  it("[T31] the link in the confirmation opens the order on any device", async () => {
    const { answer } = await shop.shopper().buy([await itemInStock(query, 1)])
    const { orderNo } = answer.data.stripe
    const [confirmation] = await mailsOf(orderNo)
    const link = new URL(/https?:\S+thank-you\S+/.exec(String(confirmation?.text))?.[0] ?? "")
    const seen = await shop.shopper().order(String(link.searchParams.get("order")), String(link.searchParams.get("t")))
    expect(seen).toMatchObject({ status: 200, data: { orderNo } })
  })

  it("[T36] what a guest types is in no mail to a mailbox that may be anybody's; the branch reads it without addresses, and it runs nowhere", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const form = await kim.form(wanted)
    const contactName = '<img src=x onerror="alert(1)">'
    const contact = { ...form.billing.contactDetails, contactName }
    const customerRefNo = "WIN https://evil.example"
    const { details, ...delivery } = form.delivery
    const typed = {
      ...form,
      billing: { contactDetails: contact },
      details: { ...form.details, customerRefNo },
      delivery: { ...delivery, details: { ...details, contactDetails: contact, instructions: "Ring. evil.example" } }
    }
    const { id } = (await kim.intent(wanted)).data
    const answer = await kim.place(typed, id, (await shop.stripe().token("4242424242424242")).id)
    const [confirmation, pickList] = await mailsOf(answer.data.stripe.orderNo)
    for (const part of [/img src/, /\bWIN\b/, /\bRing\b/, /\bevil\b/]) expect(confirmation?.html).not.toMatch(part)
    expect(pickList?.html).not.toMatch(/<img|\bevil\b/)
    for (const part of ["&#60;img", "WIN", "Ring."]) expect(pickList?.html).toContain(part)
    const { bytes, headers } = await page(`/dev/outbox/${pickList?.id}`)
    expect(bytes.toString()).not.toContain("<img")
    expect(bytes.toString()).toContain("&#60;img")
    expect(headers.get("content-security-policy")).toContain("sandbox")
  })
})

describe("the outbox page", () => {
  it("lists the messages, shows each, and hands over its papers", async () => {
    const { answer } = await shop.shopper().buy([await itemInStock(query, 1)])
    const { orderNo } = answer.data.stripe
    const [row] = await query("SELECT id::int FROM outbox WHERE message_key = $1", [`order-placed ${orderNo}`])
    expect((await page("/dev/outbox")).bytes.toString()).toContain(`/dev/outbox/${row?.id}"`)
    expect((await page(`/dev/outbox/${row?.id}`)).bytes.toString()).toContain(`/dev/outbox/${row?.id}/0"`)
    const paper = await page(`/dev/outbox/${row?.id}/0`)
    expect(paper.headers.get("content-type")).toBe("application/pdf")
    expect(pdfText(paper.bytes)).toContain(`Invoice number ${orderNumberText(orderNo)}`)
  })

  it.each(["/dev/outbox/999999999", "/dev/outbox/x", "/dev/outbox/1/9"])("%s is not there", async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  it("does not exist in a shop that others can reach", async () => {
    const real = {
      STRIPE_URL: "",
      PAYPAL_URL: "",
      ZIP_URL: "",
      HOSTED_CARD_URL: "",
      STRIPE_SECRET_KEY: "sk_live_x",
      STRIPE_PUBLISHABLE_KEY: "pk_live_x",
      LIMITS: "on"
    }
    const open = await openShop({
      ...shop.env(),
      ...real,
      PUBLIC_URL: "https://shop.example",
      SMTP_URL: "smtp://127.0.0.1:1"
    })
    for (const path of ["/dev/outbox", "/dev/outbox/1", "/dev/outbox/1/0"])
      expect((await open.call(receivedRequest(`http://localhost:3000${path}`))).status).toBe(404)
    await open.close()
  })
})

describe("sending by SMTP", () => {
  const own = testDatabase("small")
  let sink: Awaited<ReturnType<typeof startSmtp>>
  beforeAll(async () => {
    // The first delivery is refused for the time being.
    sink = await startSmtp((nth) => (nth === 1 ? "451 later" : "250 taken"))
  })
  afterAll(() => sink.close())

  /** As an earlier version of the shop queued its papers. */
  const drawnBefore = {
    name: "then.pdf",
    type: "application/pdf",
    content: Buffer.from("drawn before").toString("base64")
  }
  /** The words of each paper of a mail, as its reader's program takes them out. */
  const papersIn = (mail: string) =>
    [...mail.matchAll(/content-disposition: attachment[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/gi)].map(
      ([, content = ""]) => {
        const bytes = Buffer.from(content, "base64")
        return bytes.subarray(0, 4).toString() === "%PDF" ? pdfText(bytes) : bytes.toString()
      }
    )

  it("[I21] [T60] each message goes out once; one that was not taken is sent again under the same number", async () => {
    await own.query(
      `INSERT INTO outbox (message_key, channel, recipient, subject, trace, html, text, attachments, queued_at, next_try_at)
       SELECT 'key ' || n, 'email', 'kim@example.com', 'Subject ' || n, CASE n WHEN 1 THEN 'Your code' END, '<p>Hi</p>', 'Hi', $1::jsonb, now(), now() FROM generate_series(1, 3) AS n`,
      [JSON.stringify([{ name: "now.pdf", taxInvoice: { order: order(), branch: rowville, seller } }, drawnBefore])]
    )
    const open = await openShop({ ...shop.env(), DATABASE_URL: String(Redacted.value(own.url())), SMTP_URL: sink.url })
    await open.call(new Request("http://localhost/healthz"))
    await sink.hears(3)
    await own.query("UPDATE outbox SET next_try_at = now()")
    await sink.hears(4)
    const waiting = async () => (await own.query("SELECT id FROM outbox WHERE sent_at IS NULL")).length
    await expect.poll(waiting, { interval: 20 }).toBe(0)
    await open.close()
    const numbers = sink.taken.map((mail) => /message-id: (<[^>]+>)/i.exec(mail)?.[1])
    expect(new Set(numbers).size).toBe(3)
    expect(numbers.filter((one) => one === numbers[0])).toHaveLength(2)
    expect(sink.taken).toHaveLength(4)
    // [T60] What was sent is known by its subject alone, and by another one where that held a secret.
    expect(await own.query("SELECT subject, html, text, attachments FROM outbox ORDER BY id")).toEqual(
      ["Your code", "Subject 2", "Subject 3"].map((subject) => ({ subject, html: null, text: "", attachments: [] }))
    )
    expect(sink.taken.some((mail) => mail.includes("Subject 1"))).toBe(true)
    for (const mail of sink.taken) expect(papersIn(mail)).toEqual([await printed(), "drawn before"])
  })
})
