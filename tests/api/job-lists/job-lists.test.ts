/** [CALL-29] Job lists over the API: whose they are, what is in them, what they come to, and where they are sent. */
import { beforeAll, describe, expect, it } from "vitest"
import { insertPerson, inviteAndJoin, logInAtCompany, newContact } from "../account/company-people.ts"
import { type Browser, browserAt, emails, messagesTo } from "../account/login-browser.ts"
import { expectFailure, expectMalformed } from "../failures.ts"
import { itemInStock, sticksInStock } from "../ordering/order-items.ts"
import type { RequestedItem } from "../ordering/shopper.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off", JOB_LIST_EMAIL: "desk@lists.example" })
const { query } = shop.database

type Line = {
  readonly id: string
  readonly line: { readonly sku: string; readonly name: string; readonly qty: number; readonly pieces: number }
  readonly item?: Record<string, unknown> & { readonly pricing: Price; readonly erpId: string }
  readonly stock?: { readonly level: string; readonly text: string; readonly canOrder: boolean }
}
type Price = {
  readonly linePrice: number
  readonly lineGst: number
  readonly discount?: { readonly linePrice: number; readonly lineGst: number }
}
type Summary = {
  readonly id: string
  readonly name: string
  readonly ownerName: string
  readonly isOwn: boolean
  readonly isShared: boolean
  readonly linesCount: number
}
type List = Summary & { readonly lines: ReadonlyArray<Line>; readonly subtotal: number; readonly gst: number }
type All = { readonly lists: ReadonlyArray<Summary>; readonly selected?: List }

let screws: RequestedItem
let sticks: RequestedItem
let dana: Browser
let mate: Browser
let mateId: string
let stranger: Browser

beforeAll(async () => {
  ;[screws, sticks] = [await itemInStock(query, 3), await sticksInStock(query, 4)]
  dana = await logInAtCompany(shop, emails.trade)
  const joined = await inviteAndJoin(shop, dana, newContact({ email: "mate@lists.example" }))
  mateId = joined.id
  mate = await logInAtCompany(shop, "mate@lists.example", "2001")
  await insertPerson(shop.database, "stranger@lists.example")
  stranger = await logInAtCompany(shop, "stranger@lists.example")
})

const create = async (browser: Browser, more: object = {}) => {
  const told = await browser.post<List>("/users/joblist/create", {
    name: "Back deck",
    items: [screws, sticks],
    ...more
  })
  expect(told.status, told.text).toBe(200)
  return told.data
}
const patch = (browser: Browser, path: string, body: object) =>
  browser.ask<List>("PATCH", `/users/joblist/${path}`, body)
const all = (browser: Browser, query = "") => browser.ask<All>("GET", `/users/joblist/all${query}`)
const open = async (browser: Browser, id: string) => (await all(browser, `?id=${id}`)).data.selected
const lineOf = (list: List, { sku }: RequestedItem) => {
  const found = list.lines.find(({ line }) => line.sku === sku)
  if (!found) throw new Error("The list has no such line")
  return found
}

describe("A job list", () => {
  it("[CALL-29] [JOB-01] is made with what is in it, and is one of the lists of whoever made it", async () => {
    const made = await create(dana)
    expect(made).toMatchObject({
      name: "Back deck",
      isOwn: true,
      isShared: false,
      ownerName: "Dana Whitlock",
      linesCount: 2
    })
    expect(made.lines.map(({ line: { sku, pieces } }) => [sku, pieces])).toEqual([
      [screws.sku, 3],
      [sticks.sku, 4]
    ])
    const { lists } = (await all(dana)).data
    expect(lists[0]).toEqual(
      expect.objectContaining({ id: made.id, name: "Back deck", linesCount: 2, isOwn: true, isShared: false })
    )
    expect(await open(dana, made.id)).toEqual(made)
  })

  it("[ENT-06] [CALL-29] answers each line as a cart's, every field of it, with its stock", async () => {
    const made = await create(dana)
    const timber = lineOf(made, sticks).item
    const [row] = await query(
      `SELECT product_id AS id, product.slug, product.name, sku.length::float AS length, sku.weight_grams AS grams, is_hardware AS hardware
       FROM sku JOIN product ON product.id = product_id WHERE erp_id = $1`,
      [sticks.sku]
    )
    const length = Number(row?.length)
    expect(timber).toEqual({
      productId: row?.id,
      erpId: sticks.sku,
      attribute1: expect.any(String),
      ...(timber?.attribute2 === undefined ? {} : { attribute2: expect.any(String) }),
      length,
      uom: "STICK",
      conversionFactor: length,
      qty: Math.round(4 * length * 100) / 100,
      qtyRaw: 4,
      pricing: expect.objectContaining({ sku: sticks.sku, qty: Math.round(4 * length * 100) / 100 }),
      variation: { id: sticks.sku, attributes: expect.any(Object) },
      product: {
        slug: row?.slug,
        name: row?.name,
        imageId: expect.any(String),
        isHardware: row?.hardware,
        isTimber: true,
        weightGrams: row?.grams
      },
      isSubmitValid: true,
      inventory: {
        isClearance: false,
        isRandomLength: false,
        isTally: false,
        limitedStock: false,
        specialOrder: expect.any(Boolean),
        stock: expect.any(Number),
        timberStock: expect.any(Number),
        stockStatus: expect.stringMatching(/^(in stock|transfer\/order-in|special order)$/),
        tallies: []
      }
    })
    expect(lineOf(made, screws).stock).toEqual({
      level: expect.stringMatching(/in stock|transfer/),
      text: expect.stringMatching(/\d+ (in stock|left)|Transfer/),
      canOrder: true
    })
  })

  it("[JOB-02] comes to what a cart of the same lines comes to at the same prices, subtotal and GST", async () => {
    const made = await create(dana)
    const told = await dana.post<ReadonlyArray<Price>>("/products-pricing/prices", [screws, sticks])
    const paid = told.data.map((price) => price.discount ?? price)
    expect([made.subtotal, made.gst]).toEqual([
      paid.reduce((sum, { linePrice }) => sum + linePrice, 0),
      paid.reduce((sum, { lineGst }) => sum + lineGst, 0)
    ])
  })

  it("[JOB-01] [CALL-29] is renamed, and shared with the company", async () => {
    const { id } = await create(dana)
    const renamed = await patch(dana, `name/${id}/update`, { name: " Front deck ", isShared: true })
    expect(renamed.data).toMatchObject({ id, name: "Front deck", isShared: true })
    const told = await patch(dana, `name/${id}/update`, { name: "" })
    expectMalformed(told, ["name"])
    expect(told.msg).toBe("List name is required")
  })

  it("[JOB-01] [CALL-29] takes more of a thing, another quantity, and gives a line back to its place", async () => {
    const { id, lines } = await create(dana)
    const [first, second] = lines.map((line) => line.id)
    const more = await patch(dana, `items/${id}/update`, { items: [screws] })
    expect(more.data.lines.map(({ line }) => line.pieces)).toEqual([6, 4])
    const changed = await patch(dana, `items/qty/${id}/update`, { lineId: second, qty: 9 })
    expect(lineOf(changed.data, sticks).line.pieces).toBe(9)
    const removed = await patch(dana, `items/remove/${id}`, { lineId: first })
    expect(removed.data.lines.map((line) => line.id)).toEqual([second])
    const back = await patch(dana, `items/${id}/update`, { items: [screws], at: 0 })
    expect(back.data.lines.map(({ id: line, line: { pieces } }) => [line, pieces])).toEqual([
      [first, 3],
      [second, 9]
    ])
    expect(await open(dana, id)).toEqual(back.data)
  })

  it("[JOB-01] stays as it is where so much can't be bought, or a line is not in it", async () => {
    const { id, lines } = await create(dana)
    const before = await open(dana, id)
    expectFailure(await patch(dana, `items/qty/${id}/update`, { lineId: lines[0]?.id, qty: 0 }), 422, "NOT_USABLE")
    expectFailure(await patch(dana, `items/remove/${id}`, { lineId: "none" }), 422, "NOT_USABLE")
    expectFailure(
      await patch(dana, `items/${id}/update`, { items: [{ sku: "NONE", qty: 1, uom: "EA|1" }] }),
      422,
      "NOT_USABLE"
    )
    expect(await open(dana, id)).toEqual(before)
  })

  it("[JOB-01] [CALL-29] is removed, and back with all that was in it", async () => {
    const { id } = await create(dana)
    const count = (await all(dana)).data.lists.length
    expect((await patch(dana, `remove/${id}`, { isDeleted: true })).status).toBe(200)
    expect((await all(dana)).data.lists.length).toBe(count - 1)
    expectFailure(await all(dana, `?id=${id}`), 404, "NOT_FOUND")
    expectFailure(await patch(dana, `items/${id}/update`, { items: [screws] }), 422, "NOT_USABLE")
    const back = await patch(dana, `remove/${id}`, { isDeleted: false })
    expect(back.data).toMatchObject({ id, linesCount: 2 })
    expect(await open(dana, id)).toEqual(back.data)
  })

  it("[JOB-01] is one of at most fifty, however many are made at once", async () => {
    const id = await insertPerson(shop.database, "many@lists.example")
    const many = await logInAtCompany(shop, "many@lists.example")
    await query(
      `INSERT INTO job_list (customer_id, contact_id, name, made_at, changed_at)
       SELECT $1, $1, 'List ' || n, now(), now() FROM generate_series(1, 47) AS n`,
      [id]
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => many.post("/users/joblist/create", { name: "One more" }))
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    expect((await all(many)).data.lists.length).toBe(50)
  })

  it("[JOB-01] loses nothing of twelve additions at the same moment", async () => {
    const { id } = await create(dana, { items: [] })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => patch(dana, `items/${id}/update`, { items: [screws] }))
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await open(dana, id))?.lines.map(({ line }) => line.pieces)).toEqual([36])
  })
})

describe("Whose a job list is", () => {
  it("[CALL-29] [JOB-01] nobody's who is not logged in: every call answers 401", async () => {
    const guest = browserAt(shop)
    const contactDetails = { contactName: "Kim", phone: "0397641234", email: "kim@lists.example" }
    const told = await Promise.all([
      guest.post("/users/joblist/create", { name: "A" }),
      guest.ask("GET", "/users/joblist/all"),
      patch(guest, "items/x/update", { items: [] }),
      patch(guest, "name/x/update", { name: "A" }),
      patch(guest, "remove/x", { isDeleted: true }),
      patch(guest, "items/qty/x/update", { lineId: "x", qty: 1 }),
      patch(guest, "items/remove/x", { lineId: "x" }),
      guest.post("/users/joblist/send-email", { id: "x", email: "kim@lists.example" }),
      guest.post("/users/joblist/send-email/enquiry", { id: "x", contactDetails })
    ])
    for (const one of told) expectFailure(one, 401, "UNAUTHORISED")
  })

  it("[T27] [CALL-29] [JOB-01] their own alone: another contact named as fwIdContact is refused as an unknown one", async () => {
    const { contact } = (await dana.details()).data
    expect((await all(dana, `?fwIdContact=${contact.id}`)).status).toBe(200)
    const [other, unknown] = [await all(dana, `?fwIdContact=${mateId}`), await all(dana, "?fwIdContact=NOBODY")]
    for (const told of [other, unknown]) expectFailure(told, 404, "NOT_FOUND")
    expect(other.text).toBe(unknown.text)
  })

  it("[T27] [CALL-29] nobody else's while it is not shared: every call answers as for an unknown one", async () => {
    const { id, lines } = await create(dana)
    const contactDetails = { contactName: "Kim", phone: "0397641234", email: "kim@lists.example" }
    for (const browser of [mate, stranger]) {
      const asking = (one: string) => [
        all(browser, `?id=${one}`),
        patch(browser, `items/${one}/update`, { items: [screws] }),
        patch(browser, `name/${one}/update`, { name: "Mine" }),
        patch(browser, `remove/${one}`, { isDeleted: true }),
        patch(browser, `items/qty/${one}/update`, { lineId: lines[0]?.id, qty: 1 }),
        patch(browser, `items/remove/${one}`, { lineId: lines[0]?.id }),
        browser.post("/users/joblist/send-email", { id: one, email: "spy@lists.example" }),
        browser.post("/users/joblist/send-email/enquiry", { id: one, contactDetails })
      ]
      const known = await Promise.all(asking(id))
      const unknown = await Promise.all(asking(crypto.randomUUID()))
      for (const told of known) expectFailure(told, 404, "NOT_FOUND")
      expect(known.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text))
      expect((await all(browser)).data.lists.map((list) => list.id)).not.toContain(id)
    }
    expect((await open(dana, id))?.name).toBe("Back deck")
    expect(await messagesTo(shop.database, "spy@lists.example")).toEqual([])
  })

  it("[JOB-01] [T27] the company's to read once it is shared, and still its owner's alone to change", async () => {
    const { id, lines } = await create(dana, { isShared: true })
    expect((await all(mate)).data.lists.find((list) => list.id === id)).toMatchObject({
      isOwn: false,
      isShared: true,
      ownerName: "Dana Whitlock"
    })
    expect((await open(mate, id))?.lines.map((line) => line.id)).toEqual(lines.map((line) => line.id))
    for (const told of [
      await patch(mate, `name/${id}/update`, { name: "Mine" }),
      await patch(mate, `items/remove/${id}`, { lineId: lines[0]?.id }),
      await patch(mate, `remove/${id}`, { isDeleted: true })
    ]) {
      expectFailure(told, 403, "NOT_OWNER")
      expect(told.msg).toBe("Only the person who made this list can change it.")
    }
    expectFailure(await all(stranger, `?id=${id}`), 404, "NOT_FOUND")
  })

  it("[T23] at the prices of whoever looks: who may not see the company's sees retail", async () => {
    const [row] = await query(
      `SELECT sku, factor::text FROM contract_price JOIN sku ON erp_id = sku JOIN price USING (sku)
       WHERE customer_id = '2001' AND clearance_cents IS NULL AND uom = 'LM' AND NOT is_random_length ORDER BY sku LIMIT 1`
    )
    const own = { sku: String(row?.sku), qty: 2, uom: `STICK|${Number(row?.factor)}` }
    const { id, subtotal } = await create(dana, { isShared: true, items: [own] })
    const [retail] = (await browserAt(shop).post<ReadonlyArray<Price>>("/products-pricing/guest-prices", [own])).data
    const seen = await open(mate, id)
    expect(seen?.subtotal).toBe(retail?.discount?.linePrice ?? retail?.linePrice)
    expect(subtotal).toBeLessThan(Number(seen?.subtotal))
    await mate.post("/users/joblist/send-email", { id, email: "retail@lists.example" })
    const [mail] = await messagesTo(shop.database, "retail@lists.example")
    expect(mail?.text).toContain(`$${(Number(seen?.subtotal) / 100).toFixed(2)}`)
    expect(mail?.text).not.toContain(`$${(subtotal / 100).toFixed(2)}`)
  })

  it("[HDR-10] [HDR-01] counted in the header: their own and those shared with them", async () => {
    const count = async (browser: Browser) =>
      (await browser.ask<{ readonly jobListCount?: number }>("GET", "/shopfront")).data.jobListCount
    const [danas, mates, strangers] = [await count(dana), await count(mate), await count(stranger)]
    await create(dana, { isShared: true })
    expect([await count(dana), await count(mate), await count(stranger)]).toEqual([
      Number(danas) + 1,
      Number(mates) + 1,
      strangers
    ])
    expect(await count(browserAt(shop))).toBeUndefined()
  })
})

describe("Sending a job list on", () => {
  it("[JOB-02] [CALL-29] to an address: its lines and what it comes to", async () => {
    const list = await create(dana)
    const told = await dana.post("/users/joblist/send-email", { id: list.id, email: " Boss@Lists.example" })
    expect(told.data).toEqual({ success: true })
    const [mail] = await messagesTo(shop.database, "boss@lists.example")
    expect(mail?.subject).toBe("Job list: Back deck")
    const texts = [...list.lines.map(({ line }) => line.name), `$${(list.subtotal / 100).toFixed(2)}`, "Dana Whitlock"]
    for (const text of texts) expect(mail?.text).toContain(text)
  })

  it("[JOB-02] [CALL-29] as an enquiry to the mailbox of the staff, with who asks", async () => {
    const { id, lines } = await create(dana, { name: "Enquired deck" })
    const contactDetails = {
      contactName: "Kim Lee",
      company: "Lee Decks",
      phone: "03 9764 1234",
      email: "kim@lists.example"
    }
    const told = await dana.post("/users/joblist/send-email/enquiry", { id, contactDetails })
    expect(told.data).toEqual({ success: true })
    const mail = (await messagesTo(shop.database, "desk@lists.example")).find(({ subject }) =>
      subject.includes("Enquired deck")
    )
    for (const text of [...Object.values(contactDetails), lines[0]?.line.name ?? "", "mailto:kim%40lists.example"])
      expect(mail?.text).toContain(text)
  })

  const quoted = (browser: Browser, id: string) =>
    browser.post<{ readonly orderNo: string; readonly expiresOn: string }>("/users/joblist/create/framework-quotes", {
      id
    })
  const quoteOf = async (browser: Browser, orderNo: string) =>
    (await browser.ask<Record<string, unknown>>("GET", `/users/details/salesorder/listone?orderNo=${orderNo}`)).data

  it("[JOB-02] [CALL-29] [QUO-01] as a quote at today's prices, which its company has for 30 days and can pay", async () => {
    const list = await create(dana, { name: "Quoted deck" })
    const { status, data } = await quoted(dana, list.id)
    const today = Temporal.Now.plainDateISO("Australia/Melbourne")
    expect(status).toBe(200)
    expect(data).toEqual({ orderNo: expect.stringMatching(/^Q9\d{9}$/), expiresOn: today.add({ days: 30 }).toString() })
    expect(await quoteOf(dana, data.orderNo)).toMatchObject({
      orderNo: data.orderNo,
      customerOrderNo: "Quoted deck",
      contactName: "Dana Whitlock",
      contactPhone: "0491 570 156",
      checkoutType: "pickup",
      branch: "Hallam",
      lines: list.lines.map(({ line: { name, pieces }, item }) => ({
        sku: item?.erpId,
        name,
        pieces,
        linePrice: (item?.pricing.discount ?? item?.pricing)?.linePrice,
        lineGst: (item?.pricing.discount ?? item?.pricing)?.lineGst
      })),
      totals: { subtotal: list.subtotal, gst: list.gst, total: list.subtotal }
    })
    // It is an order of the very same lines once it is paid.
    const offer = await dana.ask<{ readonly total: number }>("GET", `/orders/quote/payment?quotes=${data.orderNo}`)
    expect([offer.status, offer.data.total]).toEqual([200, list.subtotal])
    const paying = { quotes: [data.orderNo], total: list.subtotal }
    const paid = await dana.post<{ readonly orderNo: string }>("/orders/quote/tradecredit", paying, {
      "idempotency-key": crypto.randomUUID()
    })
    expect(paid.status, paid.text).toBe(200)
    const [ordered] = await query(
      "SELECT total_cents::int AS total, payment_method FROM shop_order WHERE order_no = $1",
      [paid.data.orderNo]
    )
    expect(ordered).toEqual({ total: list.subtotal, payment_method: "trade-credit" })
    // Without a mobile on file it has the number of her last order.
    await query("UPDATE contact SET mobile = NULL WHERE id = 'P02'")
    const again = (await quoted(dana, list.id)).data.orderNo
    await query("UPDATE contact SET mobile = '0491 570 156' WHERE id = 'P02'")
    expect(again).not.toBe(data.orderNo)
    expect(await quoteOf(dana, again)).toMatchObject({ contactPhone: "0491 570 156" })
    const history = await dana.ask<{ readonly rows: ReadonlyArray<object> }>("GET", "/users/customer/history")
    expect(history.data.rows).toContainEqual(
      expect.objectContaining({ action: "quote made", by: "Dana Whitlock", subject: data.orderNo })
    )
  })

  it("[JOB-02] [PERM-01] [PERM-07] [T23] a quote is made for who may look at quotes alone, at the prices that they may see", async () => {
    const { id } = await create(dana, { isShared: true })
    expectFailure(await quoted(mate, id), 403, "FORBIDDEN")
    await query(
      `INSERT INTO contact_permission (contact_id, customer_id, rule, granted) VALUES ($1, '2001', 'viewQuotes', true)
       ON CONFLICT (contact_id, customer_id, rule) DO UPDATE SET granted = true`,
      [mateId]
    )
    const retail = await open(mate, id)
    const { data } = await quoted(mate, id)
    expect(await quoteOf(mate, data.orderNo)).toMatchObject({ totals: { total: retail?.subtotal } })
    expect(await query("SELECT at_own_prices FROM quote WHERE quote_no = $1", [data.orderNo])).toEqual([
      { at_own_prices: false }
    ])
    expectFailure(await quoted(stranger, id), 403, "FORBIDDEN")
  })

  it("[JOB-02] [STK-04] no quote is made of what can't be ordered, of nothing, or for no store", async () => {
    const list = await create(dana)
    const before = await query("SELECT count(*) FROM quote")
    await query("UPDATE customer SET branch_id = NULL WHERE id = '2001'")
    const noStore = await quoted(dana, list.id)
    await query("UPDATE customer SET branch_id = 34 WHERE id = '2001'")
    expectFailure(noStore, 422, "NOT_USABLE")
    expect(noStore.msg).toBe("Choose your store first: a quote says where the goods are collected.")
    await query(`UPDATE job_list SET lines = jsonb_set(lines, '{0,sku}', '"NO-SUCH-THING"') WHERE id = $1`, [list.id])
    const gone = await quoted(dana, list.id)
    expectFailure(gone, 422, "NOT_USABLE")
    expect(gone.msg).toContain(`${lineOf(list, screws).line.name} can't be ordered today`)
    const empty = await quoted(dana, (await create(dana, { items: [] })).id)
    expect([empty.status, empty.msg]).toEqual([
      422,
      "This list has nothing in it. Add a product before you send it on."
    ])
    expect(await query("SELECT count(*) FROM quote")).toEqual(before)
  })

  it("[JOB-02] of what is typed wrongly names each field, and sends nothing", async () => {
    const { id } = await create(dana)
    const contactDetails = { contactName: "", company: "k".repeat(101), phone: "1", email: "kim" }
    const told = await dana.post("/users/joblist/send-email/enquiry", { id, contactDetails })
    expectMalformed(told, ["company", "contactName", "email", "phone"])
    expectMalformed(await dana.post("/users/joblist/send-email", { id, email: "kim@" }), ["email"])
  })

  it("[JOB-02] is refused while it is empty, and once it is removed", async () => {
    const { id } = await create(dana, { items: [] })
    const empty = await dana.post("/users/joblist/send-email", { id, email: "kim@lists.example" })
    expectFailure(empty, 422, "NOT_USABLE")
    expect(empty.msg).toBe("This list has nothing in it. Add a product before you send it on.")
    await patch(dana, `remove/${id}`, { isDeleted: true })
    const removed = await dana.post("/users/joblist/send-email", { id, email: "kim@lists.example" })
    expect([removed.status, removed.msg]).toEqual([
      422,
      "This list was deleted. Choose another list, or start a new one."
    ])
  })
})

describe("A shop without job lists", () => {
  const without = shopUnderTest({ LIMITS: "off", JOB_LISTS: "off" })

  it("[TOG-01] [JOB-01] has none of the calls, for anybody, and no number of lists", async () => {
    const member = await logInAtCompany(without, emails.trade)
    for (const browser of [member, browserAt(without)]) {
      for (const told of [
        await all(browser),
        await browser.post("/users/joblist/create", { name: "A" }),
        await patch(browser, "items/x/update", { items: [] }),
        await patch(browser, "name/x/update", { name: "A" }),
        await patch(browser, "remove/x", { isDeleted: true }),
        await patch(browser, "items/qty/x/update", { lineId: "x", qty: 1 }),
        await patch(browser, "items/remove/x", { lineId: "x" }),
        await browser.post("/users/joblist/send-email", { id: "x", email: "kim@lists.example" }),
        await browser.post("/users/joblist/send-email/enquiry", {
          id: "x",
          contactDetails: { contactName: "Kim", phone: "0397641234", email: "kim@lists.example" }
        })
      ])
        expectFailure(told, 404, "NOT_FOUND")
      expect(
        (await browser.ask<{ readonly jobListCount?: number }>("GET", "/shopfront")).data.jobListCount
      ).toBeUndefined()
    }
  })
})
