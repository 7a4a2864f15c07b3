/** [QUO-07] Quotes are paid, by every method, by a company's contacts and by a quote's link: once, whoever comes at once, on PostgreSQL. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import { melbourneDate } from "../../../core/melbourne.ts"
import { cardPaymentWords, notOfferedWords } from "../../../core/words/payment.ts"
import { quotePaymentWords } from "../../../core/words/quote.ts"
import { testDatabase } from "../../postgres/database.ts"
import { insertQuote, type QuoteFixture } from "../../storage/quote-fixture.ts"
import { membersOf } from "../ordering/members.ts"
import { testShop } from "../ordering/open-shop.ts"
import { itemInStock } from "../ordering/order-items.ts"
import { expectConsistentRecords } from "../ordering/record-consistency.ts"
import { cards, type PaymentIntentData, type PlacedOrder } from "../ordering/shopper.ts"

const database = testDatabase("small")
const STAFF_TOKEN = "staff-token-of-more-than-32-letters"
const shop = testShop(database, { STAFF_TOKEN })
const { query } = database
const { member } = membersOf(shop, database)

type Shopper = ReturnType<typeof shop.shopper>
type Method = "card" | "paypal" | "zip" | "trade-credit"
type Paying = { readonly quotes: ReadonlyArray<string>; readonly t?: string; readonly total: number }

const dana = "dana@ironbark.example"
const daysAgo = (days: number): string =>
  Temporal.PlainDate.from(melbourneDate(Date.now())).subtract({ days }).toString()

let sku = ""
beforeAll(async () => {
  sku = (await itemInStock(query, 1)).sku
})
const quote = (more: Partial<QuoteFixture> = {}) =>
  insertQuote(query, { customerId: "2001", contactId: "P02", quotedOn: daysAgo(3), sku, lines: [6600], ...more })

/** The secret of a quote's link, out of the copy that its company is sent. */
const linkOf = async (orderNo: string): Promise<string> => {
  const who = await member(dana)
  await who.call("POST", "/users/salesorder/email", { orderNo })
  const [mail] = await query("SELECT text FROM outbox WHERE message_key LIKE $1 ORDER BY queued_at DESC, id DESC", [
    `quote ${orderNo} %`
  ])
  return /\?t=([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ""
}

const send = (who: Shopper, path: string, body: unknown, key: string = crypto.randomUUID()) =>
  who.call<PlacedOrder>("POST", `/orders/quote/${path}`, body, { "idempotency-key": key })

/** Up to the button; `card` is the number that is typed. */
const payCard = async (who: Shopper, paying: Paying, card: string = cards.pays, key?: string) => {
  const { quotes, t } = paying
  const chosen = { quotes, ...(t ? { t } : {}) }
  const intent = await who.call<PaymentIntentData>("POST", "/orders/quote/stripe/payment-intent", chosen)
  // Whoever comes too late is refused before there is a payment.
  if (intent.status !== 200) return { ...intent, data: { status: "", orderNo: "", token: "" } satisfies PlacedOrder }
  const { id } = await shop.stripe().token(card)
  return send(who, "stripe", { ...paying, intentId: intent.data.id, confirmationToken: id }, key)
}

/** What somebody does on a wallet's page. */
const press = (url: string, outcome: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })

const payWallet = async (who: Shopper, wallet: "paypal" | "zip", paying: Paying, outcome = "agree") => {
  const sent = await send(who, wallet, paying)
  expect(sent.msg).toBeUndefined()
  await press(sent.data.redirectUrl ?? "", outcome)
  const { data, ...rest } = await who.confirmWallet(wallet, sent.data.paymentRef ?? "")
  return { ...rest, data: data?.[wallet] }
}

const pay = (who: Shopper, method: Method, paying: Paying) => {
  if (method === "card") return payCard(who, paying)
  return method === "trade-credit" ? send(who, "tradecredit", paying) : payWallet(who, method, paying)
}

type Found = { readonly quote?: { readonly state: string; readonly orderNo?: string } }
const stateOf = async (orderNo: string) => {
  const who = await member(dana)
  return (await who.call<Found>("GET", `/users/details/salesorder/listone?orderNo=${orderNo}`)).data.quote
}
const orderOf = async (orderNo: string) => {
  const [row] = await query(
    `SELECT status, payment_method AS method, total_cents::int AS total, captured_cents::int AS captured, customer_id,
       (SELECT count(*)::int FROM order_line WHERE order_line.order_no = shop_order.order_no) AS lines,
       (SELECT string_agg(DISTINCT state, ' ') FROM reservation WHERE reservation.order_no = shop_order.order_no) AS stock
     FROM shop_order WHERE order_no = $1`,
    [orderNo]
  )
  return row
}

const methods: ReadonlyArray<Method> = ["card", "paypal", "zip", "trade-credit"]

describe("A contact of the company", () => {
  it.each(methods)("[QUO-07] [I16] pays a quote by %s, and it is an order with its goods put aside", async (method) => {
    const who = await member(dana)
    const orderNo = await quote({ poNumber: `PO ${method}` })
    const { data, msg } = await pay(who, method, { quotes: [orderNo], total: 6600 })
    expect([msg, data?.status]).toEqual([undefined, "succeeded"])
    const paid = data?.orderNo ?? ""
    expect(await orderOf(paid)).toEqual({
      status: "placed",
      method,
      total: 6600,
      captured: 6600,
      customer_id: "2001",
      lines: 1,
      stock: "held"
    })
    expect(await stateOf(orderNo)).toMatchObject({ state: "paid", orderNo: paid, outstanding: 0 })
    const order = await who.call<{ readonly customerRefNo: string }>("GET", `/orders/order/id/${paid}`)
    expect(order.data.customerRefNo).toBe(`PO ${method}`)
    const placed = await query("SELECT recipient FROM outbox WHERE message_key = $1", [`order-placed ${paid}`])
    expect(placed).toEqual([{ recipient: "kim@example.com" }])
    await expectConsistentRecords(query)
  })

  it("[QUO-07] pays several quotes by one payment, which is one order of all their lines", async () => {
    const who = await member(dana)
    const [one, other] = [await quote(), await quote({ lines: [1100, 2200], delivered: 1 })]
    const offer = await who.call<{
      readonly total: number
      readonly quotes: ReadonlyArray<{ readonly orderNo: string }>
    }>("GET", `/orders/quote/payment?quotes=${one},${other}`)
    expect(offer.data).toMatchObject({
      total: 8800,
      quotes: [
        { orderNo: one, outstanding: 6600 },
        { orderNo: other, outstanding: 2200 }
      ]
    })
    const { data } = await payCard(who, { quotes: [one, other], total: 8800 })
    expect(await orderOf(data.orderNo)).toMatchObject({ total: 8800, captured: 8800, lines: 2 })
    for (const orderNo of [one, other])
      expect(await stateOf(orderNo)).toMatchObject({ state: "paid", orderNo: data.orderNo })
  })

  it("[QUO-07] quotes for different places are no one order, and nothing is charged", async () => {
    const who = await member(dana)
    const answer = await send(who, "paypal", {
      quotes: [await quote(), await quote({ deliveryFee: 500 })],
      total: 13_700
    })
    expect([answer.status, answer.code]).toEqual([422, "INVALID_INPUT"])
  })

  it("[APV-01] pays no quote above their limit by any way, nor one that their way does not take, which uses up no order number; and one of exactly that much", async () => {
    const who = await member(dana)
    const limit = (cents: number | null) =>
      query("UPDATE company_contact SET spending_limit_cents = $1 WHERE contact_id = 'P02'", [cents])
    const paying = { quotes: [await quote()], total: 6600 }
    const [small, smallTotal] = [await quote({ lines: [49] }), 49]
    const numbers = () => query("SELECT last_value::int AS last FROM order_number")
    const before = await numbers()
    await limit(6599)
    const msg = "This is above your limit of $65.99. Ask an administrator of your company to pay it."
    const offer = await who.call<{ offers: ReadonlyArray<object> }>(
      "GET",
      `/orders/quote/payment?quotes=${paying.quotes}`
    )
    expect(offer.data.offers).toHaveLength(5)
    for (const one of offer.data.offers) expect(one).toMatchObject({ problem: msg })
    for (const path of ["card", "paypal", "zip", "tradecredit"])
      expect(await send(who, path, paying)).toMatchObject({ status: 422, code: "NEEDS_APPROVAL", msg })
    expect(await payCard(who, paying)).toMatchObject({ status: 422, code: "NEEDS_APPROVAL" })
    await limit(null)
    // [PAY-01] [PAY-03] Nor where their way to pay takes no such amount.
    const tooSmall = { quotes: [small], total: smallTotal }
    expect(await send(who, "paypal", tooSmall)).toMatchObject({
      code: "PAYMENT_LIMIT",
      msg: notOfferedWords.paypalTooLow
    })
    expect(await payCard(who, tooSmall)).toMatchObject({ code: "PAYMENT_LIMIT", msg: cardPaymentWords.tooLow })
    // What is refused so has used up no number of an order.
    expect(await numbers()).toEqual(before)
    await limit(6600)
    expect((await send(who, "tradecredit", paying)).data.status).toBe("succeeded")
    await limit(null)
  })

  it("[QUO-07] the total is the server's own: another is refused before anything is charged", async () => {
    const who = await member(dana)
    const orderNo = await quote()
    const answer = await payCard(who, { quotes: [orderNo], total: 66 })
    expect([answer.status, answer.code]).toEqual([409, "TOTAL_DIFFERS"])
    expect(await stateOf(orderNo)).toMatchObject({ state: "open" })
  })

  it("[QUO-07] [I20] the same request twice is one order and one payment", async () => {
    const who = await member(dana)
    const orderNo = await quote()
    const key = crypto.randomUUID()
    const intent = await who.call<PaymentIntentData>("POST", "/orders/quote/stripe/payment-intent", {
      quotes: [orderNo]
    })
    const { id } = await shop.stripe().token(cards.pays)
    const body = { quotes: [orderNo], total: 6600, intentId: intent.data.id, confirmationToken: id }
    const [first, second] = [await send(who, "stripe", body, key), await send(who, "stripe", body, key)]
    expect([first.data.status, second.data.orderNo]).toEqual(["succeeded", first.data.orderNo])
  })

  it("[QUO-07] [I20] the same request twice at once is one order for both, whoever was quicker", async () => {
    const who = await member(dana)
    for (const path of ["tradecredit", "paypal"]) {
      const orderNo = await quote()
      const body = { quotes: [orderNo], total: 6600 }
      await who.call("GET", `/orders/quote/payment?quotes=${orderNo}`)
      const key = crypto.randomUUID()
      const both = await Promise.all([send(who, path, body, key), send(who, path, body, key)])
      expect(both.map(({ status, code }) => [status, code])).toEqual([
        [200, undefined],
        [200, undefined]
      ])
      expect(new Set(both.map(({ data }) => data.orderNo)).size).toBe(1)
    }
    await expectConsistentRecords(query)
  })

  it("[APV-01] a link asks for the limit of who is logged in, and is sent to those alone who may pay", async () => {
    const who = await member(dana)
    const orderNo = await quote()
    const t = await linkOf(orderNo)
    await query("UPDATE company_contact SET spending_limit_cents = 6599 WHERE contact_id = 'P02'")
    expect(await send(who, "paypal", { quotes: [orderNo], total: 6600, t })).toMatchObject({
      status: 422,
      code: "NEEDS_APPROVAL"
    })
    await query("UPDATE company_contact SET spending_limit_cents = NULL WHERE contact_id = 'P02'")
    const viewer = await member("no-approve-quotes@ironbark.example")
    const other = await quote()
    expect((await viewer.call("POST", "/users/salesorder/email", { orderNo: other })).status).toBe(200)
    const [mail] = await query("SELECT text FROM outbox WHERE message_key LIKE $1", [`quote ${other} %`])
    expect(String(mail?.text)).toContain(`/my-account/quotes/${other}`)
    expect(String(mail?.text)).not.toContain("?t=")
  })

  it("[QUO-07] a declined card leaves the quote to be paid by another", async () => {
    const who = await member(dana)
    const orderNo = await quote()
    const declined = await payCard(who, { quotes: [orderNo], total: 6600 }, cards.declined)
    expect([declined.status, declined.code]).toEqual([422, "PAYMENT_REFUSED"])
    expect(await stateOf(orderNo)).toMatchObject({ state: "open", outstanding: 6600 })
    expect((await payCard(who, { quotes: [orderNo], total: 6600 })).data.status).toBe("succeeded")
    await expectConsistentRecords(query)
  })
})

describe("Whoever has a quote's link", () => {
  it.each(["card", "paypal", "zip"] as const)("[QUO-07] [T30] pays it by %s without a login", async (method) => {
    const orderNo = await quote()
    const t = await linkOf(orderNo)
    const { data, msg } = await pay(shop.shopper(), method, { quotes: [orderNo], total: 6600, t })
    expect([msg, data?.status]).toEqual([undefined, "succeeded"])
    expect(await stateOf(orderNo)).toMatchObject({ state: "paid", orderNo: data?.orderNo })
  })

  it("[QUO-07] is offered no trade credit, and can't pay by it", async () => {
    const orderNo = await quote()
    const t = await linkOf(orderNo)
    const kim = shop.shopper()
    const offer = await kim.call<{ readonly offers: ReadonlyArray<{ readonly method: string }> }>(
      "GET",
      `/orders/quote/payment?quotes=${orderNo}&t=${t}`
    )
    expect(offer.data.offers.map(({ method }) => method)).toEqual(["card", "hosted-card", "paypal", "zip"])
    expect((await send(kim, "tradecredit", { quotes: [orderNo], total: 6600, t })).status).toBe(401)
  })

  it("[T30] pays no other quote by it, and none without it", async () => {
    const [own, other] = [await quote(), await quote()]
    const t = await linkOf(own)
    const kim = shop.shopper()
    expect((await send(kim, "paypal", { quotes: [other], total: 6600, t })).status).toBe(404)
    expect((await send(kim, "paypal", { quotes: [own, other], total: 13_200, t })).status).toBe(404)
    expect((await send(kim, "paypal", { quotes: [own], total: 6600 })).status).toBe(401)
  })
})

describe("A quote that can't be paid", () => {
  const refusal = async (orderNo: string, who?: Shopper) => {
    const payer = who ?? (await member(dana))
    const { status, code, msg, fields } = await send(payer, "paypal", { quotes: [orderNo], total: 6600 })
    return { status, code, msg, fields }
  }

  it("[QUO-04] is paid already, has nothing outstanding, or has expired: each in its words, with its numbers", async () => {
    const details = (quoteNo: string) => ({ quoteNo, userAccountNo: "2001", quoteAccountNo: "2001" })
    const paid = await quote({ paidAt: "2026-11-20T01:00:00Z" })
    expect(await refusal(paid)).toEqual({
      status: 422,
      code: "QUOTE_ALREADY_PAID",
      msg: quotePaymentWords.alreadyPaid(paid),
      fields: { ...details(paid), invoiceNo: "400114" }
    })
    const zero = await quote({ delivered: 1 })
    expect(await refusal(zero)).toEqual({
      status: 422,
      code: "QUOTE_NO_OUTSTANDING_AMOUNT",
      msg: quotePaymentWords.nothingOutstanding(zero),
      fields: details(zero)
    })
    const expired = await quote({ quotedOn: daysAgo(31) })
    expect(await refusal(expired)).toEqual({
      status: 422,
      code: "QUOTE_EXPIRED",
      msg: quotePaymentWords.expired(expired),
      fields: details(expired)
    })
  })

  it("[QUO-04] [MSG-03] couldn't be looked up: said in its words, with nothing written and nothing charged", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined)
    const orderNo = await quote()
    const payer = await member(dana)
    await query("ALTER TABLE quote RENAME TO lost_quote")
    const answer = await refusal(orderNo, payer)
    await query("ALTER TABLE lost_quote RENAME TO quote")
    expect(answer).toMatchObject({ code: "QUOTE_UNKNOWN", msg: quotePaymentWords.unknown(orderNo) })
    expect(await query("SELECT order_no FROM quote WHERE quote_no = $1", [orderNo])).toEqual([{ order_no: null }])
  })

  it("[QUO-04] [T27] belongs to another account: named to who acts for that too, and unknown to everybody else", async () => {
    const orderNo = await quote({ customerId: "2005", contactId: "P08" })
    const asha = await member("asha@several.example", "2001")
    expect(await refusal(orderNo, asha)).toEqual({
      status: 422,
      code: "QUOTE_DIFFERENT_ACCOUNT",
      msg: quotePaymentWords.otherAccount(orderNo, "2005"),
      fields: { quoteNo: orderNo, userAccountNo: "2001", quoteAccountNo: "2005" }
    })
    expect(await refusal(orderNo)).toMatchObject({ status: 404, msg: quotePaymentWords.notFound(orderNo) })
    expect(await refusal("Q99999999")).toMatchObject({ status: 404, msg: quotePaymentWords.notFound("Q99999999") })
  })

  it("[PERM-07] [T26] who may only look at quotes pays none", async () => {
    const viewer = await member("no-approve-quotes@ironbark.example")
    expect((await refusal(await quote(), viewer)).status).toBe(403)
  })

  it("[PERM-07] one at the company's own prices is none to who may not see those", async () => {
    const blind = await member("no-show-customer-price@ironbark.example")
    expect((await refusal(await quote({ isAtOwnPrices: true }), blind)).status).toBe(404)
  })
})

describe("Two who pay one quote at once", () => {
  it("[I16] [QUO-07] by two methods: one order and one payment, the other is refused", async () => {
    for (let round = 0; round < 4; round += 1) {
      const orderNo = await quote()
      const t = await linkOf(orderNo)
      const paying = { quotes: [orderNo], total: 6600 }
      const [who, kim] = [await member(dana), shop.shopper()]
      const answers = await Promise.all([
        round % 2 === 0 ? send(who, "tradecredit", paying) : payCard(who, paying),
        payCard(kim, { ...paying, t })
      ])
      const won = answers.filter(({ status, data }) => status === 200 && data.status === "succeeded")
      const lost = answers.filter(({ status }) => status === 422)
      expect([won.length, lost.length]).toEqual([1, 1])
      expect(["PAYMENT_UNDER_WAY", "QUOTE_ALREADY_PAID"]).toContain(lost[0]?.code)
      expect(await stateOf(orderNo)).toMatchObject({ state: "paid", orderNo: won[0]?.data.orderNo })
      const orders = await query("SELECT status FROM shop_order WHERE order_no = $1", [won[0]?.data.orderNo])
      expect(orders).toEqual([{ status: "placed" }])
    }
    await expectConsistentRecords(query)
  })

  it("[I16] while one payment waits at its wallet, no other is begun; given up, the quote is free", async () => {
    const who = await member(dana)
    const paying = { quotes: [await quote()], total: 6600 }
    const waiting = await send(who, "zip", paying)
    expect(waiting.data.status).toBe("requires_action")
    expect((await payCard(who, paying)).code).toBe("PAYMENT_UNDER_WAY")
    await who.abandonWallet("zip", waiting.data.paymentRef ?? "")
    expect((await payCard(who, paying)).data.status).toBe("succeeded")
  })
})

type Part = { readonly place: number; readonly quantity: number }
type Standing = {
  readonly state: string
  readonly outstanding: number
  readonly openParts: ReadonlyArray<object>
  readonly callOffs: ReadonlyArray<{ readonly orderNo: string; readonly status: string; readonly estimated: number }>
}

describe("A quote that is called off in parts", () => {
  const standingOf = async (orderNo: string) => (await stateOf(orderNo)) as unknown as Standing
  const move = (orderNo: string, status: string) =>
    shop.shopper().call("POST", `/staff/orders/${orderNo}`, { status }, { authorization: `Bearer ${STAFF_TOKEN}` })
  const offered = (who: Shopper, orderNo: string, parts: string, day: string) =>
    who.call<{ readonly total: number }>("GET", `/orders/quote/payment?quotes=${orderNo}&parts=${parts}&day=${day}`)

  /** A day on which the store brings it. */
  let day = ""
  beforeAll(async () => {
    const who = await member(dana)
    const orderNo = await quote({ deliveryFee: 550 })
    for (let ahead = 9; day === "" && ahead < 20; ahead += 1)
      if ((await offered(who, orderNo, "0:1", daysAgo(-ahead))).status === 200) day = daysAgo(-ahead)
  })
  const callOff = (who: Shopper, orderNo: string, parts: ReadonlyArray<Part>, total: number, key?: string) =>
    send(who, "tradecredit", { quotes: [orderNo], total, callOff: { day, parts } }, key)

  it("[QUO-08] each part is an order of its own, on its own day, at the quoted price, until nothing is left", async () => {
    const who = await member(dana)
    const orderNo = await quote({ lines: [11_000, 2200], pieces: 10, deliveryFee: 550 })
    expect((await offered(who, orderNo, "0:4,1:10", day)).data.total).toBe(4400 + 2200 + 550)
    const first = await callOff(
      who,
      orderNo,
      [
        { place: 0, quantity: 4 },
        { place: 1, quantity: 10 }
      ],
      7150
    )
    expect([first.msg, first.data?.status]).toEqual([undefined, "succeeded"])
    const [order] = await query(
      `SELECT status, total_cents::int AS total, delivery->'details'->>'date' AS day,
         (estimated_at AT TIME ZONE 'Australia/Melbourne')::date::text AS estimated FROM shop_order WHERE order_no = $1`,
      [first.data.orderNo]
    )
    expect(order).toEqual({ status: "placed", total: 7150, day, estimated: day })
    const lines = await query(
      "SELECT qty::float AS qty, pieces, unit_cents::int AS unit, line_cents::int AS line FROM order_line WHERE order_no = $1 ORDER BY position",
      [first.data.orderNo]
    )
    expect(lines).toEqual([
      { qty: 4, pieces: 4, unit: 1100, line: 4400 },
      { qty: 10, pieces: 10, unit: 220, line: 2200 }
    ])
    expect(await standingOf(orderNo)).toMatchObject({
      state: "part-called-off",
      outstanding: 6600 + 550,
      openParts: [{ place: 0, left: 6, step: 1 }],
      callOffs: [{ orderNo: first.data.orderNo, status: "placed" }]
    })
    const list = await who.call<{ rows: ReadonlyArray<object> }>(
      "GET",
      "/users/details/salesorder/list?quotes=part-called-off"
    )
    expect(list.data.rows).toEqual([
      expect.objectContaining({
        orderNo,
        quote: expect.objectContaining({ state: "part-called-off", outstanding: 7150 })
      })
    ])
    // All of the rest, as any quote is paid.
    const rest = await send(who, "tradecredit", { quotes: [orderNo], total: 7150 })
    expect([rest.msg, rest.data?.status]).toEqual([undefined, "succeeded"])
    expect(await standingOf(orderNo)).toMatchObject({ state: "called-off", outstanding: 0, openParts: [] })
    expect(await callOff(who, orderNo, [{ place: 0, quantity: 1 }], 1650)).toMatchObject({ code: "QUOTE_ALREADY_PAID" })
    const tracked = await who.call<{ orders: ReadonlyArray<{ orderNo: string }> }>(
      "GET",
      `/orders/track/all/${orderNo}`
    )
    expect(tracked.data.orders.map((one) => one.orderNo).sort()).toEqual([first.data.orderNo, rest.data.orderNo].sort())
    await expectConsistentRecords(query)
  })

  it("[QUO-08] each has its invoice as it leaves; one that is cancelled gives its part back to the quote", async () => {
    const who = await member(dana)
    const orderNo = await quote({ lines: [11_000], pieces: 10 })
    const [kept, cancelled] = [
      await callOff(who, orderNo, [{ place: 0, quantity: 3 }], 3300),
      await callOff(who, orderNo, [{ place: 0, quantity: 7 }], 7700)
    ]
    expect(await standingOf(orderNo)).toMatchObject({ state: "called-off" })
    for (const step of ["preparing", "ready", "collected"])
      expect((await move(kept.data.orderNo, step)).status).toBe(200)
    expect(
      await query("SELECT total_cents::int AS total FROM invoice WHERE order_no = $1", [kept.data.orderNo])
    ).toEqual([{ total: 3300 }])
    expect((await move(cancelled.data.orderNo, "cancelled")).status).toBe(200)
    expect(await standingOf(orderNo)).toMatchObject({
      state: "part-called-off",
      outstanding: 7700,
      openParts: [{ place: 0, left: 7 }],
      callOffs: [{ orderNo: kept.data.orderNo, status: "collected" }]
    })
    expect((await callOff(who, orderNo, [{ place: 0, quantity: 8 }], 8800)).code).toBe("INVALID_INPUT")
    await expectConsistentRecords(query)
  })

  it("[QUO-08] asks for no more than is left, for whole units of known lines once, of one quote, and on a day that the store can keep", async () => {
    const who = await member(dana)
    const orderNo = await quote({ lines: [11_000], pieces: 10 })
    const wrong: ReadonlyArray<ReadonlyArray<Part>> = [
      [{ place: 0, quantity: 11 }],
      [{ place: 0, quantity: 0.5 }],
      [{ place: 0, quantity: 0 }],
      [{ place: 0, quantity: -1 }],
      [{ place: 1, quantity: 1 }],
      [
        { place: 0, quantity: 6 },
        { place: 0, quantity: 6 }
      ]
    ]
    for (const parts of wrong)
      expect(await callOff(who, orderNo, parts, 11_000)).toMatchObject({ status: 422, code: "INVALID_INPUT" })
    expect((await callOff(who, orderNo, [], 0)).status).toBe(400)
    const both = { quotes: [orderNo, await quote()], total: 1100, callOff: { day, parts: [{ place: 0, quantity: 1 }] } }
    expect((await send(who, "tradecredit", both)).code).toBe("INVALID_INPUT")
    for (const wrongDay of [daysAgo(1), daysAgo(-100), "2026-02-30"])
      expect(await offered(who, orderNo, "0:1", wrongDay)).toMatchObject({ status: 422, code: "INVALID_INPUT" })
    expect((await offered(who, orderNo, "0:1", "soon")).status).toBe(400)
    await query("INSERT INTO setting (name, value, changed_at) VALUES ('delivery', $1, now())", [{ gazetted: [day] }])
    expect(await offered(who, orderNo, "0:1", day)).toMatchObject({ status: 422, code: "INVALID_INPUT" })
    await query("DELETE FROM setting WHERE name = 'delivery'")
    expect((await offered(who, orderNo, "0:1", day)).status).toBe(200)
    expect((await callOff(who, orderNo, [{ place: 0, quantity: 1 }], 1099)).code).toBe("TOTAL_DIFFERS")
    expect(await standingOf(orderNo)).toMatchObject({ state: "open", outstanding: 11_000, callOffs: [] })
    const expired = await quote({ quotedOn: daysAgo(31) })
    expect((await callOff(who, expired, [{ place: 0, quantity: 1 }], 6600)).code).toBe("QUOTE_EXPIRED")
  })

  it("[QUO-08] [T26] [T27] only who may pay the quote calls it off, and the same request twice is one order", async () => {
    const orderNo = await quote({ lines: [11_000], pieces: 10 })
    const parts = [{ place: 0, quantity: 2 }]
    const viewer = await member("no-approve-quotes@ironbark.example")
    expect((await callOff(viewer, orderNo, parts, 2200)).status).toBe(403)
    const foreign = await quote({ customerId: "2005", contactId: "P08", lines: [11_000], pieces: 10 })
    const who = await member(dana)
    expect((await callOff(who, foreign, parts, 2200)).status).toBe(404)
    const key = crypto.randomUUID()
    await who.call("GET", `/orders/quote/payment?quotes=${orderNo}`)
    const twice = await Promise.all([1, 2].map(() => callOff(who, orderNo, parts, 2200, key)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(twice.map(({ data }) => data.orderNo)).size).toBe(1)
    expect(await standingOf(orderNo)).toMatchObject({ openParts: [{ left: 8 }] })
  })

  it("[QUO-08] [I16] two who call off at once never take more than was quoted, and both get theirs where there is enough", async () => {
    const total = (quantity: number) => quantity * 1100
    for (const wanted of [6, 5]) {
      const orderNo = await quote({ lines: [11_000], pieces: 10 })
      const both = [await member(dana), await member(dana)]
      const parts = [{ place: 0, quantity: wanted }]
      const answers = await Promise.all(both.map((who) => callOff(who, orderNo, parts, total(wanted))))
      const won = answers.filter(({ status, data }) => status === 200 && data.status === "succeeded")
      expect(won.length).toBe(wanted === 5 ? 2 : 1)
      if (wanted === 6) expect(answers.map(({ code }) => code)).toContain("INVALID_INPUT")
      const [taken] = await query("SELECT sum(qty)::int AS qty FROM living_call_off WHERE quote_no = $1", [orderNo])
      expect(taken).toEqual({ qty: wanted === 5 ? 10 : 6 })
    }
    await expectConsistentRecords(query)
  })
})
