/** After an order was placed: who may see it, how it is tracked, and how it is moved on. */
import { describe, expect, it } from "vitest"
import { orderNumber, orderNumberText } from "../../../core/orders/order-number.ts"
import { trackingWords } from "../../../core/words/order.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"

const STAFF = "staff-token-of-more-than-32-letters"
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN: STAFF })
const { query } = database

const placed = async () => {
  const kim = shop.shopper()
  const { answer, form } = await kim.buy([await itemInStock(query, 2)])
  return { kim, form, ...answer.data.stripe }
}

/** The cookie that opens an order. */
const openerOf = (orderNo: string) => `__Host-order-${orderNo}`

const move = (orderNo: string, status: string, token = STAFF) =>
  shop
    .shopper()
    .call<{ status: string }>("POST", `/staff/orders/${orderNo}`, { status }, { authorization: `Bearer ${token}` })

describe("whose an order is", () => {
  it.each([
    ["the order", "/orders/order/id/"],
    ["its payment", "/orders/order/payment/id/"],
    ["its invoice's payment", "/orders/order/payment/id/invoice/"]
  ])(
    "[CALL-15] [T31] %s opens for its browser and its link alone; for anybody else it does not exist",
    async (_, path) => {
      const { kim, orderNo, token } = await placed()
      const other = await placed()
      const stranger = shop.shopper()
      expect((await kim.call("GET", `${path}${orderNo}`)).status).toBe(200)
      expect((await shop.shopper().call("GET", `${path}${orderNo}?t=${token}`)).status).toBe(200)
      const missing = await stranger.call("GET", `${path}${orderNumber(99_999_999)}`)
      for (const query of ["", `?t=${other.token}`, `?t=${token.slice(0, -1)}`, "?t="]) {
        const answer = await stranger.call("GET", `${path}${orderNo}${query}`)
        expect([answer.status, answer.code, answer.msg]).toEqual([404, missing.code, missing.msg])
      }
      expect((await other.kim.call("GET", `${path}${orderNo}`)).status).toBe(404)
    }
  )

  it("[CALL-15] the payment's details are those of the capture", async () => {
    const { kim, orderNo, form } = await placed()
    const { data } = await kim.call("GET", `/orders/order/payment/id/${orderNo}`)
    expect(data).toEqual({
      orderNo,
      method: "card",
      status: "paid",
      amount: form.total,
      transactionReference: expect.stringMatching(/^ch_/),
      paidAt: expect.any(Number)
    })
  })

  it("[T31] the browser's secret is out of reach of scripts and of other hosts, and the shop keeps a hash alone", async () => {
    const kim = shop.shopper()
    const { headers } = await kim.intent([await itemInStock(query, 1)])
    const cookie = headers.getSetCookie().find((one) => one.startsWith("__Host-orders="))
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Secure/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain/)
    const { answer } = await kim.buy([await itemInStock(query, 1)])
    const given = answer.headers.getSetCookie().find((one) => one.startsWith(openerOf(answer.data.stripe.orderNo)))
    for (const attribute of [/; Path=\//, /HttpOnly/, /Secure/, /SameSite=Lax/]) expect(given).toMatch(attribute)
    expect(given).not.toMatch(/Domain/)
    const viewer = kim.jar.get(openerOf(answer.data.stripe.orderNo))
    expect(viewer).toMatch(/^[\w-]{43}$/)
    const rows = await query(
      "SELECT viewer_hash = sha256($2::text::bytea) AS hashed FROM order_viewer WHERE order_no = $1",
      [answer.data.stripe.orderNo, viewer]
    )
    expect(rows).toEqual([{ hashed: true }])
  })

  it("[T31] a browser that lost the answer to its order opens it by the answer to the repeat, and by no secret of the first", async () => {
    const kim = shop.shopper()
    const { answer, form, intentId, token, key } = await kim.buy([await itemInStock(query, 1)])
    const { orderNo } = answer.data.stripe
    const first = kim.jar.get(openerOf(orderNo))
    kim.jar.delete(openerOf(orderNo))
    expect((await kim.order(orderNo)).status).toBe(404)
    const again = await kim.place(form, intentId, token, key)
    expect([again.status, again.data.stripe.orderNo]).toEqual([200, orderNo])
    expect(kim.jar.get(openerOf(orderNo))).not.toBe(first)
    expect((await kim.order(orderNo)).status).toBe(200)
  })

  it("[T31] a secret that somebody else put into the browser opens nothing: only what the shop made counts", async () => {
    const honest = shop.shopper()
    await honest.intent([await itemInStock(query, 1)])
    const [browser, seal] = String(honest.jar.get("__Host-orders")).split(".")
    const other = "x".repeat(43)
    const planted = [
      "planted",
      "a.b.c",
      `${browser}.${other}`,
      `${"x".repeat(22)}.${seal}`,
      `${browser}.${other}.${seal}`
    ]
    for (const value of planted) {
      const [kim, other] = [shop.shopper(), shop.shopper()]
      for (const { jar } of [kim, other]) for (const name of ["orders", "__Host-orders"]) jar.set(name, value)
      const { answer } = await kim.buy([await itemInStock(query, 1)])
      const { orderNo } = answer.data.stripe
      expect([value, (await kim.order(orderNo)).status, (await other.order(orderNo)).status]).toEqual([value, 200, 404])
      expect(kim.jar.get("__Host-orders")).not.toBe(value)
    }
  })

  it("[T31] each order has a secret of its own: who knew those before does not read it, and earlier orders stay open here", async () => {
    const { kim, orderNo: first } = await placed()
    const known = [...kim.jar]
    const { answer } = await kim.buy([await itemInStock(query, 1)])
    const { orderNo: second } = answer.data.stripe
    const other = shop.shopper()
    for (const [name, value] of known) other.jar.set(name, value)
    other.jar.set(openerOf(second), String(kim.jar.get(openerOf(first))))
    expect((await other.order(second)).status).toBe(404)
    expect([(await kim.order(first)).status, (await kim.order(second)).status]).toEqual([200, 200])
    const held = [...kim.jar]
    await kim.order(second)
    await kim.intent([await itemInStock(query, 1)])
    expect([...kim.jar]).toEqual(held)
  })

  it("[T31] orders that are answered at the same time all open in their browser, whichever answer comes last", async () => {
    const kim = shop.shopper()
    await kim.intent([await itemInStock(query, 1)])
    const baskets = [await itemInStock(query, 1), await itemInStock(query, 1), await itemInStock(query, 1)]
    const forms = []
    for (const wanted of baskets) forms.push(await kim.prepare([wanted]))
    const told = await Promise.all(forms.map(({ form, intentId, token }) => kim.place(form, intentId, token)))
    const others = [await placed(), await placed(), await placed()]
    await Promise.all(others.map(({ orderNo, token }) => kim.order(orderNo, token)))
    const all = [...told.map(({ data }) => data.stripe.orderNo), ...others.map(({ orderNo }) => orderNo)]
    const opened = []
    for (const orderNo of all) opened.push((await kim.order(orderNo)).status)
    expect(opened).toEqual(all.map(() => 200))
  })

  it("[T31] a browser holds twenty orders at most: the oldest gives way, and its link still opens it", async () => {
    const { kim, orderNo, token } = await placed()
    for (let nth = 1; nth <= 19; nth += 1) kim.jar.set(openerOf(orderNumber(90_000_000 + nth)), "x".repeat(43))
    const { answer } = await kim.buy([await itemInStock(query, 1)])
    const cleared = answer.headers.getSetCookie().filter((one) => /max-age=0/i.test(one))
    expect(cleared.map((one) => one.split("=")[0])).toEqual([openerOf(orderNo)])
    expect((await shop.shopper().order(orderNo, token)).status).toBe(200)
  })

  it("[T31] where the answer to an order was lost, its payment is still this browser's, and the order opens here", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { intentId, form, token } = await kim.prepare(wanted)
    const { data } = await kim.place(form, intentId, token)
    kim.jar.delete(openerOf(data.stripe.orderNo))
    expect((await kim.order(data.stripe.orderNo)).status).toBe(404)
    expect((await kim.finish(intentId)).data.stripe).toMatchObject({
      status: "succeeded",
      orderNo: data.stripe.orderNo
    })
    expect((await kim.order(data.stripe.orderNo)).status).toBe(200)
  })

  it("[T31] [T44] the link's token is needed once: from then on the browser's own secret opens the order", async () => {
    const { orderNo, token } = await placed()
    const other = await placed()
    const stranger = other.kim
    expect((await stranger.order(orderNo)).status).toBe(404)
    expect((await stranger.order(orderNo, token)).status).toBe(200)
    expect([(await stranger.order(orderNo)).status, (await stranger.order(other.orderNo)).status]).toEqual([200, 200])
    const kept = [...stranger.jar]
    await stranger.order(orderNo, token)
    expect([...stranger.jar]).toEqual(kept)
  })
})

describe("tracking by number alone", () => {
  it("[TRK-01] [T33] shows status, dates and branch, and not one thing of the person or the goods", async () => {
    const { orderNo } = await placed()
    const { data, status } = await shop.shopper().call<object>("GET", `/orders/track/${orderNo}`)
    expect(status).toBe(200)
    expect(Object.keys(data).sort()).toEqual([
      "branch",
      "branchId",
      "cancelled",
      "checkoutType",
      "estimated",
      "orderNo",
      "orderedAt",
      "steps"
    ])
    expect(data).toMatchObject({
      branch: "Rowville",
      cancelled: false,
      steps: [
        { label: trackingWords.confirmation, done: true, at: expect.any(Number) },
        { label: trackingWords.preparing, done: false },
        { label: trackingWords.ready, done: false },
        { label: trackingWords.collected, done: false }
      ]
    })
    expect(JSON.stringify(data)).not.toMatch(/kim|9764 ?1234|example\.com/i)
  })

  it.each(["100000001", "123", "abc", orderNumber(88_888_888)])(
    "[TRK-01] %s: 'Requested item is not an order'",
    async (typed) => {
      expect(await shop.shopper().call("GET", `/orders/track/${typed}`)).toMatchObject({
        status: 404,
        msg: "Requested item is not an order"
      })
    }
  )
})

describe("moving an order on", () => {
  it("[I19] [TRK-01] step by step, with the customer told once at each; never backwards", async () => {
    const { orderNo } = await placed()
    for (const status of ["preparing", "ready", "collected"]) {
      expect((await move(orderNo, status)).data).toEqual({ orderNo, status })
      expect(
        await query("SELECT recipient FROM outbox WHERE message_key = $1", [`order-${status} ${orderNo}`])
      ).toEqual([{ recipient: "kim@example.com" }])
    }
    const [ready] = await query("SELECT text FROM outbox WHERE message_key = $1", [`order-ready ${orderNo}`])
    expect(String(ready?.text)).toMatch(/^Ready for pickup: Now$/m)
    expect(String(ready?.text)).toMatch(/^Opening hours: Monday \d.* [ap]m, Tuesday .*Sunday /m)
    for (const status of ["preparing", "ready", "on-the-way", "cancelled"])
      expect((await move(orderNo, status)).status).toBe(422)
    const reservations = await query("SELECT state FROM reservation WHERE order_no = $1", [orderNo])
    expect(reservations).toEqual([{ state: "consumed" }])
    const events = await query("SELECT status, done_by FROM order_event WHERE order_no = $1 ORDER BY id", [orderNo])
    expect(events.map(({ status }) => status)).toEqual(["placed", "preparing", "ready", "collected"])
    expect(events[1]?.done_by).toBe("staff")
    const { data } = await shop
      .shopper()
      .call<{ steps: ReadonlyArray<{ done: boolean; at?: number }> }>("GET", `/orders/track/${orderNo}`)
    expect(data.steps.every(({ done, at }) => done && at !== undefined)).toBe(true)
    await expectConsistentRecords(query)
  })

  it("[I9] [I11] [I22] a cancelled order is refunded whole, once; its stock is free, its customer and its branch told", async () => {
    const { orderNo, form, kim } = await placed()
    expect((await move(orderNo, "cancelled")).status).toBe(200)
    expect((await move(orderNo, "cancelled")).status).toBe(422)
    const [order] = await query(
      "SELECT status, captured_cents::int AS captured, refunded_cents::int AS refunded FROM shop_order WHERE order_no = $1",
      [orderNo]
    )
    expect(order).toEqual({ status: "cancelled", captured: form.total, refunded: form.total })
    const mails = await query(
      "SELECT message_key, recipient, subject FROM outbox WHERE message_key LIKE '%' || $1 ORDER BY id",
      [orderNo]
    )
    expect(mails.map(({ message_key }) => message_key)).toEqual(
      ["order-placed", "pick-list", "order-cancelled", "put-back", "order-refunded"].map((key) => `${key} ${orderNo}`)
    )
    const [branch] = await query("SELECT email FROM branch WHERE id = 25")
    expect(mails[3]).toMatchObject({
      recipient: branch?.email,
      subject: `Order ${orderNumberText(orderNo)} is cancelled: put the goods back`
    })
    expect((await kim.call("GET", `/orders/order/payment/id/${orderNo}`)).data).toMatchObject({ status: "refunded" })
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it.each(["%00", "x", "100000018", "1%200", "%F0%9F%AA%B5", "9".repeat(40)])(
    "not by staff where %s is no order's number",
    async (orderNo) => expect((await move(orderNo, "preparing", STAFF)).status).toBe(404)
  )

  it.each([
    ["none", ""],
    ["a wrong one", `${STAFF}x`]
  ])("only with the staff's token: %s is refused", async (_, token) => {
    const { orderNo } = await placed()
    expect((await move(orderNo, "preparing", token)).status).toBe(401)
    expect(await query("SELECT status FROM shop_order WHERE order_no = $1", [orderNo])).toEqual([{ status: "placed" }])
  })
})
