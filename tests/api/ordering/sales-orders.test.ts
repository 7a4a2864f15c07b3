/** The calls about a company's orders: the list, one in full, its invoice, and who may read what. */
import { beforeAll, describe, expect, it } from "vitest"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { PAGE_ROWS } from "../../../core/list-page.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import { type Browser, browserAt } from "../account/login-browser.ts"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

type Page = ApiCalls["GET /users/details/salesorder/list"]["data"]
type Order = ApiCalls["GET /users/details/salesorder/listone"]["data"]
type File = ApiCalls["POST /users/salesorder/stream"]["data"]

const LIST = "/users/details/salesorder/list"
const ONE = "/users/details/salesorder/listone"

const list = (browser: Browser, filter: Record<string, string> = {}) =>
  browser.ask<Page>("GET", `${LIST}?${new URLSearchParams(filter)}`)
const numbersOf = async (browser: Browser, filter: Record<string, string> = {}) =>
  (await list(browser, filter)).data.rows.map(({ orderNo }) => orderNo)
const one = (browser: Browser, orderNo: string) => browser.ask<Order>("GET", `${ONE}?orderNo=${orderNo}`)

type Six = [string, string, string, string, string, string]

const [IRONBARK, PETERSEN] = ["2001", "2002"]
let dana: Browser
let foreign: Browser
beforeAll(async () => {
  ;[dana, foreign] = await Promise.all([
    logInAtCompany(shop, "dana@ironbark.example"),
    logInAtCompany(shop, "gus@petersen.example")
  ])
})

/** One order of Ironbark, by its administrator unless another is named. */
const order = async (more: Partial<Parameters<typeof insertCompanyOrders>[1]> = {}): Promise<string> => {
  const [orderNo = ""] = await insertCompanyOrders(query, { customerId: IRONBARK, contactId: "P02", ...more })
  return orderNo
}

describe("The list of a company's orders", () => {
  it("[ORD-02] [CALL-12] shows current orders, newest first; others where they are asked for", async () => {
    const done = await order({ status: "collected", orderedAt: "2026-08-01T01:00:00Z" })
    const ready = await order({ status: "ready", orderedAt: "2026-08-02T01:00:00Z" })
    const placed = await order({ status: "placed", orderedAt: "2026-08-03T01:00:00Z" })
    const inAugust = { fromDate: "2026-08-01", toDate: "2026-08-31" }
    expect(await numbersOf(dana, inAugust)).toEqual([placed, ready])
    expect(await numbersOf(dana, { ...inAugust, status: "all" })).toEqual([placed, ready, done])
    expect(await numbersOf(dana, { ...inAugust, status: "collected" })).toEqual([done])
    expect(await numbersOf(dana, { ...inAugust, status: "all", sort: "ordered" })).toEqual([done, ready, placed])
  })

  it("[ORD-02] a row says number, PO, day, status, branch, who for, and the total", async () => {
    const orderNo = await order({ status: "ready", poNumber: "ROW-1", cents: 123_450 })
    const { data } = await list(dana, { search: "ROW-1" })
    expect(data).toEqual({
      rows: [
        {
          orderNo,
          customerOrderNo: "ROW-1",
          orderDate: Date.parse("2026-11-02T01:01:00Z"),
          status: "ready",
          checkoutType: "pickup",
          branch: "Rowville",
          contactName: "Kim Lee",
          estimated: expect.any(Number),
          lineCount: 1,
          total: 123_450
        }
      ],
      count: 1,
      isCountCapped: false
    })
  })

  it("[ORD-02] days are Melbourne's, the last one whole", async () => {
    // Both sides of midnight on the day on which summer time began.
    const first = await order({ orderedAt: "2026-10-03T13:59:00Z" })
    const last = await order({ orderedAt: "2026-10-04T12:58:00Z" })
    await order({ orderedAt: "2026-10-03T13:58:00Z" })
    await order({ orderedAt: "2026-10-04T12:59:00Z" })
    expect(await numbersOf(dana, { fromDate: "2026-10-04", toDate: "2026-10-04" })).toEqual([last, first])
    // A day that the calendar lacks narrows nothing down.
    expect((await list(dana, { fromDate: "2026-02-31" })).status).toBe(200)
  })

  it.each([
    ["its number as it is printed", (orderNo: string) => orderNumberText(orderNo)],
    ["the end of its number", (orderNo: string) => orderNo.slice(-5)],
    ["a part of its PO number, however it is written", () => "verandah 50%_"],
    ["what was bought", () => "red gum sleeper"]
  ])("[ORD-02] finds an order by %s", async (_, words) => {
    const orderNo = await order({ poNumber: "Verandah 50%_off", name: "Red gum sleeper 200 x 50" })
    await order({ poNumber: "Verandah 50 off", name: "Red gum post" })
    expect((await numbersOf(dana, { search: words(orderNo) }))[0]).toBe(orderNo)
    expect(await numbersOf(dana, { search: `${words(orderNo)} and more` })).toEqual([])
  })

  it("[ORD-02] pages on and back show each order once, in order, also at one moment and one amount", async () => {
    const at = "2025-03-01T01:00:00Z"
    const many = await insertCompanyOrders(query, {
      customerId: IRONBARK,
      contactId: "P02",
      count: 2 * PAGE_ROWS + 3,
      orderedAt: at
    })
    await query("UPDATE shop_order SET ordered_at = $2 WHERE order_no = ANY($1)", [many, at])
    for (const sort of ["-ordered", "ordered", "-total", "total"]) {
      const filter = { sort, fromDate: "2025-03-01", toDate: "2025-03-01" }
      const pages = [(await list(dana, filter)).data]
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
        pages.push((await list(dana, { ...filter, after: next })).data)
      expect(pages.map(({ rows }) => rows.length)).toEqual([PAGE_ROWS, PAGE_ROWS, 3])
      const shown = pages.flatMap(({ rows }) => rows.map(({ orderNo }) => orderNo))
      expect(shown).toEqual(sort.startsWith("-") ? [...many].toReversed() : [...many])
      expect(pages.map(({ count }) => count)).toEqual(pages.map(() => many.length))
      expect(pages[0]?.previous).toBeUndefined()
      for (const [place, page] of pages.entries())
        if (place > 0) {
          const back = await list(dana, { ...filter, before: page.previous ?? "" })
          expect(back.data.rows).toEqual(pages[place - 1]?.rows)
        }
    }
  })

  it("[T27] a position that is another company's order, or none, shows nothing", async () => {
    const [theirs = ""] = await insertCompanyOrders(query, { customerId: PETERSEN, contactId: "P05" })
    expect(await numbersOf(dana, { after: theirs })).toEqual([])
    expect(await numbersOf(dana, { before: "100000008" })).toEqual([])
  })

  it("[ORD-02] leaves out what ended before it was paid", async () => {
    const orderNo = await order({ poNumber: "GIVEN-UP" })
    await query("UPDATE shop_order SET status = 'cancelled' WHERE order_no = $1", [orderNo])
    const refunded = await order({ poNumber: "GIVEN-UP", status: "cancelled" })
    expect(await numbersOf(dana, { search: "GIVEN-UP", status: "all" })).toEqual([refunded])
    expectFailure(await one(dana, orderNo), 404, "NOT_FOUND")
  })

  it.each([
    ["status", "lost"],
    ["sort", "contact"],
    ["fromDate", "yesterday"],
    ["after", "' OR 1=1"],
    ["search", "x".repeat(101)]
  ])("[T61] refuses a %s that it does not know", async (name, value) =>
    expectFailure(await list(dana, { [name]: value }), 400, "MALFORMED")
  )

  it("[T61] names each parameter that it does not know, not the first alone", async () =>
    expectMalformed(await list(dana, { status: "lost", sort: "contact", search: "ROW" }), ["sort", "status"]))

  it("[F9] [T61] words that can't be stored are refused, for the list and its file; tabs of a pasted row are words", async () => {
    for (const search of ["\u0000", "ROW\u0000-1"]) {
      expectFailure(await list(dana, { search }), 400, "MALFORMED")
      expectFailure(await dana.post("/users/salesorder/stream", { document: "list", search }), 400, "MALFORMED")
    }
    const orderNo = await order({ poNumber: "PASTED-1" })
    expect(await numbersOf(dana, { search: "\tPASTED-1\t" })).toEqual([orderNo])
  })
})

/** Everything that can be changed of an order, as another. */
const texts = {
  newPo: "SITE-9",
  newInstructions: "Ring first",
  newContactName: "Sam Okafor",
  newContactPhone: "0491 570 737"
}

describe("Changing an order", () => {
  const UPDATE = "/users/details/salesorder/update"
  const auditOf = (orderNo: string) =>
    query("SELECT done_by, action, detail FROM audit WHERE subject = $1 ORDER BY id", [orderNo])

  it("[ENT-04] [CALL-12] keeps PO, instructions and contact, once for one change, and notes who changed which", async () => {
    const orderNo = await order({ status: "ready", poNumber: "BEFORE" })
    const { data } = await dana.post<Order>(UPDATE, { orderNo: orderNumberText(orderNo), ...texts })
    expect(data).toMatchObject({
      customerOrderNo: "SITE-9",
      instructions: "Ring first",
      contactName: "Sam Okafor",
      contactPhone: "0491 570 737",
      editable: ["newPo", "newInstructions", "newContactName", "newContactPhone"]
    })
    await dana.post<Order>(UPDATE, { orderNo, ...texts })
    expect((await one(dana, orderNo)).data).toEqual(data)
    expect(await numbersOf(dana, { search: "SITE-9" })).toEqual([orderNo])
    const invoice = await dana.post<File>("/users/salesorder/stream", { document: "tax-invoice", orderNo })
    expect(pdfText(Buffer.from(invoice.data.base64, "base64"))).toContain("SITE-9")
    expect(await auditOf(orderNo)).toEqual([
      {
        done_by: "P02",
        action: "order texts changed",
        detail: { note: "newPo, newInstructions, newContactName, newContactPhone" }
      }
    ])
  })

  it("[ENT-04] [VAL-03] refuses what is wrong by its field, and keeps nothing of it", async () => {
    const orderNo = await order({ status: "placed", poNumber: "AS-IT-WAS" })
    const told = await dana.post(UPDATE, { orderNo, ...texts, newContactPhone: "0100 000 000" })
    expectFailure(told, 422, "CANNOT_CHANGE")
    expect(told.json).toMatchObject({ fields: { newContactPhone: "Must start with 02 to 09" } })
    expect((await one(dana, orderNo)).data).toMatchObject({ customerOrderNo: "AS-IT-WAS", contactName: "Kim Lee" })
  })

  it("[CALL-12] of what was collected only the PO/Job number changes, of what is not paid nothing", async () => {
    const collected = await order({ status: "collected" })
    expectFailure(await dana.post(UPDATE, { orderNo: collected, ...texts }), 422, "CANNOT_CHANGE")
    const asItIs = { newInstructions: "", newContactName: "Kim Lee", newContactPhone: "0397641234" }
    const { data } = await dana.post<Order>(UPDATE, { orderNo: collected, ...asItIs, newPo: "LATE-1" })
    expect([data.customerOrderNo, data.editable]).toEqual(["LATE-1", ["newPo"]])
    const unpaid = await order()
    expectFailure(await dana.post(UPDATE, { orderNo: unpaid, ...asItIs, newPo: "1" }), 422, "CANNOT_CHANGE")
    expect((await one(dana, unpaid)).data.editable).toEqual([])
  })

  it("[PERM-05] who may look but not order changes only what they ordered themselves", async () => {
    const browser = await logInAtCompany(shop, "no-place-online-orders@ironbark.example")
    const theirs = await order({ status: "placed" })
    expectFailure(await browser.post(UPDATE, { orderNo: theirs, ...texts }), 422, "CANNOT_CHANGE")
    expect((await one(browser, theirs)).data.editable).toEqual([])
  })
})

describe("Who reads which orders", () => {
  const byAll = async (browser: Browser, orderNo: string) => [
    await one(browser, orderNo),
    await browser.post("/users/salesorder/email", { orderNo }),
    await browser.post("/users/salesorder/stream", { document: "tax-invoice", orderNo }),
    await browser.post("/users/details/salesorder/update", { orderNo, ...texts })
  ]

  it("[T27] [T28] [PERM-05] another company's order is answered as one that does not exist, by every call", async () => {
    const orderNo = await order({ status: "placed", poNumber: "CANARY-T27" })
    const unknown = await byAll(foreign, "100000017")
    for (const [place, told] of (await byAll(foreign, orderNo)).entries()) {
      expectFailure(told, 404, "NOT_FOUND")
      expect(told.text).toBe(unknown[place]?.text)
    }
    expect(await numbersOf(foreign, { search: "CANARY-T27", status: "all" })).toEqual([])
    const { data } = await foreign.post<File>("/users/salesorder/stream", { document: "list", status: "all" })
    expect(Buffer.from(data.base64, "base64").toString()).not.toContain(orderNo)
  })

  it("[PERM-01] [PERM-05] without viewOrders nothing is answered, of one's own orders neither", async () => {
    const browser = await logInAtCompany(shop, "no-view-orders@ironbark.example")
    const orderNo = await order({ contactId: "P15", status: "placed" })
    for (const told of [await list(browser), ...(await byAll(browser, orderNo))]) expectFailure(told, 403, "FORBIDDEN")
  })

  it("[PERM-07] [T23] without showCustomerPrice an order at the company's own prices is not there", async () => {
    const browser = await logInAtCompany(shop, "no-show-customer-price@ironbark.example")
    const own = await order({ status: "placed", poNumber: "T23", isAtOwnPrices: true })
    const retail = await order({ status: "placed", poNumber: "T23" })
    expect(await numbersOf(browser, { search: "T23" })).toEqual([retail])
    expect(await numbersOf(dana, { search: "T23" })).toEqual([retail, own])
    for (const told of await byAll(browser, own)) expectFailure(told, 404, "NOT_FOUND")
    const { data } = await browser.post<File>("/users/salesorder/stream", { document: "list", search: "T23" })
    expect(Buffer.from(data.base64, "base64").toString()).not.toContain(own)
  })

  it("[FIL-05] [T27] [T28] [PERM-07] a search for what was bought before finds what its reader may know of, paid and not cancelled", async () => {
    const rows = await query("SELECT id FROM product WHERE status = 'public' ORDER BY id DESC LIMIT 6")
    const [own, others, agreed, foreigners, unpaid, cancelled] = rows.map(({ id }) => String(id)) as Six
    await order({ products: [own], status: "collected", contactId: "P15" })
    await order({ products: [others], status: "placed" })
    await order({ products: [agreed], status: "placed", isAtOwnPrices: true })
    await order({ products: [unpaid] })
    await order({ products: [cancelled], status: "cancelled" })
    await order({ products: [foreigners], status: "placed", customerId: PETERSEN, contactId: "P04" })
    const bought = async (browser: Pick<Browser, "post">, owner: string) => {
      const told = await browser.post("/search/1/indexes/products/query", {
        facetFilters: [rows.map(({ id }) => `parentID:${id}`), [`previouslyBought:${owner}`]],
        distinct: true,
        attributesToRetrieve: ["parentID"]
      })
      const { hits } = told.json as { readonly hits: ReadonlyArray<{ readonly parentID: string }> }
      return new Set(hits.map(({ parentID }) => parentID))
    }
    expect(await bought(dana, "P02|2001")).toEqual(new Set([own, others, agreed]))
    const ownOnly = await logInAtCompany(shop, "no-view-orders@ironbark.example")
    expect(await bought(ownOnly, "P15|2001")).toEqual(new Set([own]))
    const atRetail = await logInAtCompany(shop, "no-show-customer-price@ironbark.example")
    const { contact } = (await atRetail.details()).data as unknown as { readonly contact: { readonly id: string } }
    expect(await bought(atRetail, `${contact.id}|2001`)).toEqual(new Set([own, others]))
    // Nothing for a guest, and for a page that takes its visitor for somebody else.
    expect(await bought(browserAt(shop), "P02|2001")).toEqual(new Set())
    expect(await bought(foreign, "P02|2001")).toEqual(new Set())
  })

  it("[PERM-05] a guest is asked to log in", async () => {
    const told = await shop.call("GET", `/api${LIST}`)
    expectFailure(told, 401, "UNAUTHORISED")
  })
})

describe("One order in full", () => {
  it("[ENT-04] [CHK-06] says all that there is of it, found by its number as it is printed", async () => {
    const orderNo = await order({ status: "ready", poNumber: "FULL-1", cents: 9900 })
    const { data } = await one(dana, orderNumberText(orderNo))
    expect(data).toMatchObject({
      orderNo,
      customerOrderNo: "FULL-1",
      instructions: "",
      contactName: "Kim Lee",
      contactPhone: "0397641234",
      status: "ready",
      checkoutType: "pickup",
      deliveryTo: "Kim Lee",
      branch: "Rowville",
      transactionReference: `ch_${orderNo}`,
      invoice: { invoicedTo: "Kim Lee", email: "kim@example.com", isIssued: true },
      totals: { total: 9900 },
      payments: [{ kind: "capture", amount: 9900, reference: `ch_${orderNo}` }]
    })
    expect(data.lines).toHaveLength(1)
    expect(data.steps.map(({ done, at }) => [done, at !== undefined])).toEqual([
      [true, true],
      [true, false],
      [true, true],
      [false, false]
    ])
  })

  it.each(["100000018", "nothing", "1"])("[CALL-12] %s is no order", async (orderNo) =>
    expectFailure(await one(dana, orderNo), 404, "NOT_FOUND")
  )
})

describe("Files and e-mails", () => {
  it("[ORD-02] [CALL-12] the tax invoice is a PDF of that order", async () => {
    const orderNo = await order({ status: "placed", cents: 4400, name: "Spotted gum decking" })
    const { data } = await dana.post<File>("/users/salesorder/stream", { document: "tax-invoice", orderNo })
    expect(data).toMatchObject({ name: `tax-invoice-${orderNo}.pdf`, mediaType: "application/pdf" })
    const text = pdfText(Buffer.from(data.base64, "base64"))
    expect(text).toContain("Tax invoice")
    expect(text).toContain("Spotted gum decking")
    expect(text).toContain("$44.00")
  })

  it("[ORD-02] an order that is not paid has none", async () => {
    const orderNo = await order()
    for (const told of [
      await dana.post("/users/salesorder/stream", { document: "tax-invoice", orderNo }),
      await dana.post("/users/salesorder/email", { orderNo })
    ])
      expectFailure(told, 422, "NO_INVOICE")
  })

  it("[ORD-02] [T36] is e-mailed to who asks, and to nobody that they name", async () => {
    const orderNo = await order({ status: "placed" })
    const body = { orderNo, email: "somebody@else.example" }
    const { data } = await dana.post<{ email: string }>("/users/salesorder/email", body)
    expect(data.email).toBe("dana@ironbark.example")
    const mails = await query("SELECT recipient, attachments, html FROM outbox WHERE message_key LIKE $1", [
      `invoice-copy ${orderNo} %`
    ])
    expect(mails).toMatchObject([
      { recipient: "dana@ironbark.example", attachments: [{ name: `tax-invoice-${orderNo}.pdf` }] }
    ])
    expect(mails[0]?.html).toContain(`/my-account/orders/${orderNo}`)
  })

  it("[ORD-02] [T39] the list is a table, narrowed down as it is shown, in which nothing that was typed is a formula", async () => {
    const orderNo = await order({
      status: "placed",
      poNumber: '=HYPERLINK("x")',
      cents: 123_450,
      orderedAt: "2026-07-01T01:00:00Z"
    })
    const filter = { fromDate: "2026-07-01", toDate: "2026-07-01" }
    const { data } = await dana.post<File>("/users/salesorder/stream", { document: "list", ...filter })
    expect(data.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    const [heads, row, end] = Buffer.from(data.base64, "base64").toString().split("\r\n")
    expect(heads).toMatch(/^\uFEFF"Order number","PO\/Job number",/)
    expect(row).toBe(
      `"${orderNo}","'=HYPERLINK(""x"")","2026-07-01","order confirmation","Click and collect","Rowville","Kim Lee","1","1234.50"`
    )
    expect(end).toBe("")
  })
})

describe("Where a company's orders went", () => {
  const addressesOf = async (browser: Browser) =>
    (
      await browser.ask<ApiCalls["GET /users/details/delivery-addresses"]["data"]>(
        "GET",
        "/users/details/delivery-addresses"
      )
    ).data
  const yard = { line1: "14 Kelletts Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }
  const delivered = async (address: object, more: Partial<Parameters<typeof insertCompanyOrders>[1]> = {}) => {
    const orderNo = await order({ status: "delivered", ...more })
    await query(`UPDATE shop_order SET checkout_type = 'delivery', delivery = $2 WHERE order_no = $1`, [
      orderNo,
      JSON.stringify({ type: "timber_delivery", details: { address } })
    ])
  }

  it("[DEL-09] [T27] [T28] is told the latest first, each address once and five of them, of the orders that one may see", async () => {
    expect(await addressesOf(dana)).toEqual([])
    await delivered(yard, { orderedAt: "2026-07-01T01:00:00Z" })
    await delivered({ ...yard, line1: "14  kelletts road" }, { orderedAt: "2026-06-01T01:00:00Z" })
    await delivered({ ...yard, line1: "1 Never Paid Lane" }, { status: "awaiting-payment" })
    await delivered({ ...yard, line1: "2 Petersen Street" }, { customerId: PETERSEN, contactId: "P04" })
    expect(await addressesOf(dana)).toEqual([yard])
    for (const line1 of ["1 A St", "2 B St", "3 C St", "4 D St", "5 E St"])
      await delivered({ ...yard, line1 }, { orderedAt: `2026-07-0${line1[0]}T02:00:00Z` })
    expect((await addressesOf(dana)).map(({ line1 }) => line1)).toEqual([
      "5 E St",
      "4 D St",
      "3 C St",
      "2 B St",
      "1 A St"
    ])
    expect((await addressesOf(foreign)).map(({ line1 }) => line1)).toEqual(["2 Petersen Street"])
    await query(
      "UPDATE shop_order SET delivery = '{}', checkout_type = 'pickup' WHERE delivery -> 'details' ? 'address'"
    )
  })
})
