/** A company's quotes over the calls of its sales orders: the list, one in full, its texts, its paper, and who may do what. */
import { beforeAll, describe, expect, it } from "vitest"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { insertQuote, type QuoteFixture } from "../../storage/quote-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import type { Browser } from "../account/login-browser.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

type Page = ApiCalls["GET /users/details/salesorder/list"]["data"]
type SalesOrder = ApiCalls["GET /users/details/salesorder/listone"]["data"]
type File = ApiCalls["POST /users/salesorder/stream"]["data"]

const list = (browser: Browser, filter: Record<string, string> = {}) =>
  browser.ask<Page>("GET", `/users/details/salesorder/list?${new URLSearchParams({ quotes: "open", ...filter })}`)
const numbersOf = async (browser: Browser, filter: Record<string, string> = {}) =>
  (await list(browser, filter)).data.rows.map(({ orderNo }) => orderNo)
const one = (browser: Browser, orderNo: string) =>
  browser.ask<SalesOrder>("GET", `/users/details/salesorder/listone?orderNo=${encodeURIComponent(orderNo)}`)
const download = (browser: Browser, orderNo: string) =>
  browser.post<File>("/users/salesorder/stream", { document: "quote", orderNo })

/** The Melbourne day so many days ago. */
const daysAgo = (days: number): string =>
  Temporal.PlainDate.from(melbourneDate(Date.now())).subtract({ days }).toString()

const quote = (more: Partial<QuoteFixture> = {}) =>
  insertQuote(query, { customerId: "2001", contactId: "P02", quotedOn: daysAgo(3), ...more })

const texts = {
  newPo: "Job 12",
  newInstructions: "Side gate",
  newContactName: "Rae Quill",
  newContactPhone: "0397010125"
}

let dana: Browser
let gus: Browser
let viewer: Browser
let payer: Browser
beforeAll(async () => {
  ;[dana, gus, viewer, payer] = await Promise.all([
    logInAtCompany(shop, "dana@ironbark.example"),
    logInAtCompany(shop, "gus@petersen.example"),
    logInAtCompany(shop, "no-approve-quotes@ironbark.example"),
    logInAtCompany(shop, "no-view-quotes@ironbark.example")
  ])
})

describe("The list of a company's quotes", () => {
  it("[QUO-01] [CALL-12] shows those that can be paid, newest first, and others by how they stand", async () => {
    const poNumber = "By state"
    const open = await quote({ poNumber })
    const lastDay = await quote({ poNumber, quotedOn: daysAgo(30) })
    const partDelivered = await quote({ poNumber, quotedOn: daysAgo(5), lines: [1100, 2200], delivered: 1 })
    const expired = await quote({ poNumber, quotedOn: daysAgo(31) })
    const paid = await quote({ poNumber, quotedOn: daysAgo(8), paidAt: "2026-11-20T01:00:00Z" })
    const zero = await quote({ poNumber, quotedOn: daysAgo(9), delivered: 1 })
    const by = (quotes: string, more = {}) => numbersOf(dana, { quotes, search: poNumber, ...more })
    expect(await by("open")).toEqual([open, partDelivered, lastDay])
    expect(await by("part-delivered")).toEqual([partDelivered])
    expect(await by("expired")).toEqual([expired])
    expect(await by("paid")).toEqual([paid])
    expect(await by("nothing-due")).toEqual([zero])
    expect(await by("all")).toEqual([open, partDelivered, paid, zero, lastDay, expired])
    expect(await by("all", { fromDate: daysAgo(9), toDate: daysAgo(8), sort: "ordered" })).toEqual([zero, paid])
    expect(await by("all", { sort: "-total" })).toHaveLength(6)
  })

  it("[QUO-01] [ENT-04] a row holds what can be changed of it, what is left to pay, and until when", async () => {
    const orderNo = await quote({ poNumber: "ROW-1", lines: [1100, 2200], delivered: 1, deliveryFee: 550 })
    expect((await list(dana, { search: "ROW-1" })).data.rows).toEqual([
      {
        orderNo,
        customerOrderNo: "ROW-1",
        orderDate: Temporal.PlainDate.from(daysAgo(3)).toZonedDateTime("Australia/Melbourne").epochMilliseconds,
        status: "awaiting-payment",
        checkoutType: "delivery",
        branch: "Rowville",
        contactName: "Kim Lee",
        lineCount: 2,
        total: 3850,
        quote: {
          state: "part-delivered",
          expiresOn: daysAgo(-27),
          outstanding: 2750,
          instructions: "",
          contactPhone: "0397641234",
          isEditable: true
        }
      }
    ])
  })

  it("[QUO-01] is found by number, PO, name and goods, and pages on and back", async () => {
    const orderNo = await quote({ poNumber: "Verandah 50%_off", name: "Red gum sleeper" })
    const lower = orderNo.toLowerCase()
    for (const search of [orderNo, lower, "verandah 50%_", "red gum"])
      expect((await numbersOf(dana, { search }))[0], search).toBe(orderNo)
    expect(await numbersOf(dana, { search: "verandah 50%x" })).toEqual([])
    for (let count = 0; count < 26; count += 1) await quote({ poNumber: "MANY", quotedOn: daysAgo(1) })
    const first = (await list(dana, { search: "MANY" })).data
    const second = (await list(dana, { search: "MANY", after: first.next ?? "" })).data
    expect([first.rows.length, second.rows.length, first.count]).toEqual([25, 1, 26])
    expect((await list(dana, { search: "MANY", before: second.previous ?? "" })).data.rows).toEqual(first.rows)
  })

  it("[QUO-01] [T39] is a table, narrowed down as it is shown, in which nothing that was typed is a formula", async () => {
    const orderNo = await quote({ poNumber: "=HYPERLINK(9)", quotedOn: "2026-01-05" })
    const { data } = await dana.post<File>("/users/salesorder/stream", {
      document: "list",
      quotes: "expired",
      search: "HYPERLINK"
    })
    expect(data.name).toMatch(/^quotes-\d{4}-\d\d-\d\d\.csv$/)
    const [, row] = Buffer.from(data.base64, "base64").toString().split("\r\n")
    expect(row).toBe(
      `"${orderNo}","'=HYPERLINK(9)","2026-01-05","2026-02-04","expired","Click and collect","Rowville","Kim Lee","1","11.00","11.00"`
    )
  })
})

describe("One quote in full", () => {
  it("[ENT-04] [CHK-06] says all that there is of it, found by its number as it was typed", async () => {
    const orderNo = await quote({ poNumber: "FULL-1", lines: [1100, 2200], delivered: 1, deliveryFee: 550 })
    const { data } = await one(dana, ` ${orderNo.toLowerCase()} `)
    expect(data).toMatchObject({
      orderNo,
      customerOrderNo: "FULL-1",
      contactName: "Kim Lee",
      contactPhone: "0397641234",
      checkoutType: "delivery",
      deliveryTo: "Kim Lee, Ironbark Constructions",
      branch: "Rowville",
      destination: { address: { line1: "14 Kelletts Road" } },
      totals: { subtotal: 3300, delivery: 550, total: 3850, gst: 350 },
      quote: {
        state: "part-delivered",
        quotedOn: daysAgo(3),
        expiresOn: daysAgo(-27),
        outstanding: 2750,
        deliveredLines: [{ place: 0, invoiceNo: "400107" }]
      },
      editable: ["newPo", "newInstructions", "newContactName", "newContactPhone"]
    })
    expect(data.lines).toHaveLength(2)
  })

  it.each(["Q99999999", "Q1", "QQ"])("[CALL-12] %s is no quote", async (orderNo) =>
    expectFailure(await one(dana, orderNo), 404, "NOT_FOUND")
  )
})

describe("The texts of a quote", () => {
  const update = (browser: Browser, orderNo: string, more = {}) =>
    browser.post<SalesOrder>("/users/details/salesorder/update", { orderNo, ...texts, ...more })

  it("[QUO-01] [ENT-04] PO/Job number, instructions, contact name and phone are changed, and kept through an import", async () => {
    const orderNo = await quote()
    const { data, status } = await update(dana, orderNo)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      customerOrderNo: "Job 12",
      instructions: "Side gate",
      contactName: "Rae Quill",
      contactPhone: "0397010125"
    })
    const [kept] = await query("SELECT texts_changed_at IS NOT NULL AS marked FROM quote WHERE quote_no = $1", [
      orderNo
    ])
    expect(kept?.marked).toBe(true)
    const audited = await query("SELECT done_by, detail FROM audit WHERE subject = $1", [orderNo])
    expect(audited).toEqual([
      { done_by: "P02", detail: { note: "newPo, newInstructions, newContactName, newContactPhone" } }
    ])
    await update(dana, orderNo, { newPo: "" })
    expect((await one(dana, orderNo)).data.customerOrderNo).toBeUndefined()
  })

  it("[QUO-01] what is wrong is said by field, and nothing is kept", async () => {
    const orderNo = await quote()
    const answer = await update(dana, orderNo, { newContactPhone: "12" })
    expectFailure(answer, 422, "CANNOT_CHANGE")
    expect(answer.json).toMatchObject({ fields: { newContactPhone: "Must start with 02 to 09" } })
    expect((await one(dana, orderNo)).data.contactName).toBe("Kim Lee")
  })

  it("[QUO-01] [I19] of one that is paid, expired or all handed over, none can be changed", async () => {
    const ended = [
      await quote({ quotedOn: daysAgo(31) }),
      await quote({ paidAt: "2026-11-20T01:00:00Z" }),
      await quote({ delivered: 1 })
    ]
    for (const orderNo of ended) {
      expectFailure(await update(dana, orderNo), 422, "CANNOT_CHANGE")
      expect((await one(dana, orderNo)).data.editable).toEqual([])
    }
  })

  it("[T26] [PERM-07] who may look at quotes and not pay them changes nothing; who may pay may do both", async () => {
    const orderNo = await quote()
    expect((await one(viewer, orderNo)).data).toMatchObject({ orderNo, editable: [] })
    expectFailure(await update(viewer, orderNo), 422, "CANNOT_CHANGE")
    expect((await one(payer, orderNo)).data.editable).toHaveLength(4)
    expect((await update(payer, orderNo)).status).toBe(200)
  })
})

describe("Who reads which quotes", () => {
  const byAll = async (browser: Browser, orderNo: string) => [
    await one(browser, orderNo),
    await browser.post("/users/salesorder/email", { orderNo }),
    await download(browser, orderNo),
    await browser.post("/users/details/salesorder/update", { orderNo, ...texts })
  ]

  it("[T27] [PERM-05] another company's quote is answered as one that does not exist, by every call", async () => {
    const orderNo = await quote({ poNumber: "CANARY-T27" })
    const unknown = await byAll(gus, "Q99999999")
    for (const [place, told] of (await byAll(gus, orderNo)).entries()) {
      expectFailure(told, 404, "NOT_FOUND")
      expect(told.text).toBe(unknown[place]?.text)
    }
    expect(await numbersOf(gus, { search: "CANARY-T27", quotes: "all" })).toEqual([])
  })

  it("[PERM-01] [PERM-05] without viewQuotes and approveQuotes nothing of quotes is answered, and orders still are", async () => {
    await query("UPDATE contact_permission SET granted = rule = 'viewOrders' WHERE contact_id = 'P03'")
    const theo = await logInAtCompany(shop, "theo@ironbark.example")
    const orderNo = await quote()
    for (const told of [await list(theo), ...(await byAll(theo, orderNo))]) expectFailure(told, 403, "FORBIDDEN")
    expect((await theo.ask("GET", "/users/details/salesorder/list")).status).toBe(200)
  })

  it("[PERM-07] [T23] without showCustomerPrice a quote at the company's own prices is not there", async () => {
    const browser = await logInAtCompany(shop, "no-show-customer-price@ironbark.example")
    const own = await quote({ poNumber: "T23", isAtOwnPrices: true })
    const retail = await quote({ poNumber: "T23" })
    expect(await numbersOf(browser, { search: "T23" })).toEqual([retail])
    for (const told of await byAll(browser, own)) expectFailure(told, 404, "NOT_FOUND")
  })
})

describe("The paper of a quote", () => {
  it("[QUO-01] is a PDF that says until when it holds, what was delivered, and that it is no tax invoice", async () => {
    const orderNo = await quote({ lines: [1100, 2200], delivered: 1, name: "Spotted gum decking" })
    const { data } = await download(dana, orderNo)
    expect(data).toMatchObject({ name: `quote-${orderNo}.pdf`, mediaType: "application/pdf" })
    const text = pdfText(Buffer.from(data.base64, "base64"))
    for (const words of [`Quote number ${orderNo}`, "Valid until", "Spotted gum decking", "invoice 400107", "$33.00"])
      expect(text).toContain(words)
    expect(text).not.toContain("Tax invoice")
  })

  it("[QUO-01] [T36] is e-mailed to who asks, with the quote's own link", async () => {
    const orderNo = await quote()
    const { data } = await dana.post<{ email: string }>("/users/salesorder/email", { orderNo })
    expect(data.email).toBe("dana@ironbark.example")
    const mails = await query("SELECT recipient, attachments, html FROM outbox WHERE message_key LIKE $1", [
      `quote ${orderNo} %`
    ])
    expect(mails).toMatchObject([
      { recipient: "dana@ironbark.example", attachments: [{ name: `quote-${orderNo}.pdf` }] }
    ])
    expect(mails[0]?.html).toMatch(new RegExp(`/quotes/${orderNo}\\?t=[\\w-]{43}`))
  })
})
