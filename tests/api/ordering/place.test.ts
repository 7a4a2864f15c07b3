/** Placing an order against a real database and a stand-in that keeps its own books. */
import { describe, expect, it } from "vitest"
import { melbourneDate } from "../../../core/melbourne.ts"
import { orderWords } from "../../../core/words/order.ts"
import { cardPaymentWords, declineWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock, lastPieces, sticksInStock } from "./order-items.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards, PICKUP_BRANCH } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

const orders = async () => Number((await query("SELECT count(*)::int AS n FROM shop_order"))[0]?.n)
const reserved = async () => Number((await query("SELECT coalesce(sum(reserved), 0)::int AS n FROM stock"))[0]?.n)
const statusOf = async (orderNo: string) =>
  (await query("SELECT status FROM shop_order WHERE order_no = $1", [orderNo]))[0]?.status

describe("paying with a card that pays", () => {
  it("[I4] [I8] [CALL-19] the same amount stands in form, intent, order, try, capture, Stripe's log and e-mail", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 3), await sticksInStock(query, 7)]
    const { answer, form, amount, intentId } = await kim.buy(wanted)
    expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    const { orderNo } = answer.data.stripe
    const [order] = await query(
      "SELECT status, total_cents::int AS total, captured_cents::int AS captured FROM shop_order WHERE order_no = $1",
      [orderNo]
    )
    expect(order).toEqual({ status: "placed", total: form.total, captured: form.total })
    expect(amount).toBe(form.total)
    const [attempt] = await query(
      "SELECT state, amount_cents::int AS amount, provider_ref FROM payment_attempt WHERE order_no = $1",
      [orderNo]
    )
    expect(attempt).toEqual({ state: "succeeded", amount: form.total, provider_ref: intentId })
    const charges = (await shop.stripe().log("?type=charge.succeeded")).filter((one) => one.payment_intent === intentId)
    expect(charges).toMatchObject([{ amount: form.total }])
    const [mail] = await query("SELECT text FROM outbox WHERE message_key = $1", [`order-placed ${orderNo}`])
    const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" }).format(form.total / 100)
    expect(mail?.text).toContain(`Total including GST: ${dollars}`)
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it("[CHK-06] what was bought is frozen: a later price changes nothing of the order", async () => {
    const kim = shop.shopper()
    const thing = await itemInStock(query, 2, 5)
    const { answer, form } = await kim.buy([thing])
    const { orderNo, token } = answer.data.stripe
    await query(
      "UPDATE price SET retail_cents = retail_cents * 2, promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL, clearance_cents = NULL WHERE sku = $1",
      [thing.sku]
    )
    const { data } = await kim.order(orderNo, token)
    expect(data).toMatchObject({
      orderNo,
      status: "placed",
      checkoutType: "pickup",
      branchId: 25,
      customerRefNo: "PO-77",
      instructions: "Ute",
      totals: { total: form.total },
      lines: [{ sku: thing.sku, qty: 2, pieces: 2, linePrice: form.cart.items[0]?.lineTotal }]
    })
    expect(data.transactionReference).toMatch(/^ch_/)
  })

  it("[I12] what is at the pickup branch is put aside there, whatever unit it was wanted in", async () => {
    const sticks = await sticksInStock(query, 4)
    const { answer } = await shop.shopper().buy([sticks])
    const rows = await query("SELECT sku, branch_id, pieces, state, expires_at FROM reservation WHERE order_no = $1", [
      answer.data.stripe.orderNo
    ])
    expect(rows).toEqual([{ sku: sticks.sku, branch_id: 25, pieces: 4, state: "held", expires_at: null }])
  })
})

const aYard = { line1: "1 Yard Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }

describe("a form that the shop can believe", () => {
  it("[CHK-05] a right address to bill is kept with the order", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const form = await kim.form(wanted)
    const sent = { ...form, billing: { ...form.billing, address: aYard } }
    const { data, status } = await kim.place(sent, id, (await shop.stripe().token(cards.pays)).id)
    expect(status).toBe(200)
    expect((await kim.order(data.stripe.orderNo)).data.billing).toEqual(sent.billing)
  })

  it("[CHK-05] a price that changed under the shopper's hand comes back with the new lines", async () => {
    const kim = shop.shopper()
    const thing = await itemInStock(query, 1, 7)
    const form = await kim.form([thing])
    const { id } = (await kim.intent([thing])).data
    await query(
      "UPDATE price SET retail_cents = retail_cents + 100, promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL WHERE sku = $1",
      [thing.sku]
    )
    const answer = await kim.place(form, id, (await shop.stripe().token(cards.pays)).id)
    expect(answer).toMatchObject({
      status: 409,
      code: "TOTAL_DIFFERS",
      lines: [{ sku: thing.sku, linePrice: form.total + 100 }]
    })
  })

  it("[T45] two lines of the same thing are one of the sum", async () => {
    const kim = shop.shopper()
    const thing = await itemInStock(query, 2, 1)
    const { answer, form } = await kim.buy([thing, { ...thing, qty: 3 }])
    expect(answer.status).toBe(200)
    const rows = await query("SELECT pieces, line_cents::int AS cents FROM order_line WHERE order_no = $1", [
      answer.data.stripe.orderNo
    ])
    expect(rows).toEqual([{ pieces: 5, cents: form.total }])
  })
})

describe("Stripe's limits", () => {
  const priced = async (cents: number) => {
    const thing = await itemInStock(query, 1, 9)
    await query(
      "UPDATE price SET retail_cents = $2, promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL, clearance_cents = NULL WHERE sku = $1",
      [thing.sku, cents]
    )
    return thing
  }
  it.each([
    [49, cardPaymentWords.tooLow],
    [100_000_000, cardPaymentWords.tooHigh]
  ])("[PAY-01] %i cents are refused in their own words before the provider is asked", async (cents, msg) => {
    const before = await shop.stripe().log("?type=intent.created&limit=10000")
    const answer = await shop.shopper().intent([await priced(cents)])
    expect(answer).toMatchObject({ status: 422, code: "PAYMENT_LIMIT", msg })
    expect(await shop.stripe().log("?type=intent.created&limit=10000")).toHaveLength(before.length)
  })

  it.each([50, 99_999_999])("[PAY-01] %i cents are accepted and charged", async (cents) => {
    const { answer, amount } = await shop.shopper().buy([await priced(cents)])
    expect(amount).toBe(cents)
    expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
  })
})

describe("a card that the bank refuses", () => {
  it.each([
    ["declined", cards.declined, cardPaymentWords.handled],
    ["without money", cards.poor, declineWords.insufficientFunds],
    ["out of date", cards.expired, declineWords.expiredCard]
  ])(
    "[PAY-08] [I11] %s: its own words, the order is cancelled and its stock free; another card then pays once",
    async (_, card, msg) => {
      const kim = shop.shopper()
      const wanted = [await itemInStock(query, 2)]
      const before = await reserved()
      const { answer, form, intentId } = await kim.buy(wanted, card)
      expect(answer).toMatchObject({ status: 422, code: "PAYMENT_REFUSED", msg })
      expect(await reserved()).toBe(before)
      const second = await kim.place(form, intentId, (await shop.stripe().token(cards.pays)).id)
      expect(second).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
      const rows = await query(
        "SELECT status, captured_cents::int AS captured FROM shop_order JOIN payment_attempt USING (order_no) WHERE provider_ref = $1 ORDER BY order_no",
        [intentId]
      )
      expect(rows).toEqual([
        { status: "cancelled", captured: 0 },
        { status: "placed", captured: form.total }
      ])
      await expectConsistentRecords(query)
    }
  )

  it("[PAY-06] a token that was never given is refused as payment details, and nothing stays open", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const before = await reserved()
    const answer = await kim.place(await kim.form(wanted), id, "ctoken_1Unknown")
    expect(answer).toMatchObject({ status: 422, code: "PAYMENT_DETAILS", msg: orderWords.paymentDetails })
    expect(await reserved()).toBe(before)
  })
})

describe("a bank that asks who is paying", () => {
  const authenticate = async (url: string, outcome: "complete" | "fail") => {
    const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })
    return String(answer.headers.get("location"))
  }

  it("[PAY-01] the shopper is sent there and back; the order is placed once the bank agreed", async () => {
    const kim = shop.shopper()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 1)], cards.asks)
    const { orderNo, redirectUrl, status } = answer.data.stripe
    expect(status).toBe("requires_action")
    expect(await statusOf(orderNo)).toBe("awaiting-payment")
    expect((await kim.finish(intentId)).data.stripe.status).toBe("requires_action")
    const back = await authenticate(String(redirectUrl), "complete")
    expect(back).toMatch(new RegExp(`/checkout/pending\\?payment_intent=${intentId}`))
    expect((await kim.finish(intentId)).data.stripe).toMatchObject({ status: "succeeded", orderNo })
    expect(await statusOf(orderNo)).toBe("placed")
    await expectConsistentRecords(query)
  })

  it("[PAY-01] [I11] one that did not agree: off-site failure in its words, the order cancelled, the stock free", async () => {
    const kim = shop.shopper()
    const before = await reserved()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 1)], cards.asks)
    await authenticate(String(answer.data.stripe.redirectUrl), "fail")
    expect(await kim.finish(intentId)).toMatchObject({ status: 422, msg: cardPaymentWords.offSite })
    expect(await statusOf(answer.data.stripe.orderNo)).toBe("cancelled")
    expect(await reserved()).toBe(before)
  })

  it("[PAY-01] [I11] one that is given up can't be paid any more, frees its stock, and another card pays for one order", async () => {
    const kim = shop.shopper()
    const before = await reserved()
    const wanted = [await itemInStock(query, 1)]
    const { answer, intentId } = await kim.buy(wanted, cards.asks)
    expect(await shop.shopper().abandon(intentId)).toMatchObject({ status: 404 })
    expect(await statusOf(answer.data.stripe.orderNo)).toBe("awaiting-payment")
    expect(await kim.abandon(intentId)).toMatchObject({ status: 422, msg: cardPaymentWords.offSite })
    expect(await kim.abandon(intentId)).toMatchObject({ status: 422, msg: cardPaymentWords.offSite })
    expect(await statusOf(answer.data.stripe.orderNo)).toBe("cancelled")
    expect(await reserved()).toBe(before)
    await authenticate(String(answer.data.stripe.redirectUrl), "complete")
    expect(await kim.finish(intentId)).toMatchObject({ status: 422 })
    const next = (await kim.change(intentId, wanted)).data
    expect(next.id).not.toBe(intentId)
    const paid = await kim.place(await kim.form(wanted), next.id, (await shop.stripe().token(cards.pays)).id)
    expect(paid).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    const charged = await shop.stripe().log("?type=charge.succeeded&limit=10000")
    expect(charged.filter((entry) => [intentId, next.id].includes(String(entry.payment_intent)))).toHaveLength(1)
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it("[PAY-01] [T55] one that is given up is refused, also where the provider reports it before it has answered", async () => {
    const kim = shop.shopper()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 1)], cards.asks)
    await shop.stripe().turn({ faults: [{ call: "intents.cancel", way: "hang", when: "after" }] })
    const given = kim.abandon(intentId)
    await shop.stripe().switches("?hanging=1")
    await expect.poll(() => statusOf(answer.data.stripe.orderNo)).toBe("cancelled")
    await shop.stripe().turn({ release: true })
    expect(await given).toMatchObject({ status: 422, msg: cardPaymentWords.offSite })
    expect(await query("SELECT state FROM payment_attempt WHERE provider_ref = $1", [intentId])).toEqual([
      { state: "refused" }
    ])
    await expectConsistentRecords(query)
  })

  it("[PAY-01] [I8] one that the bank confirmed before it is given up stays paid", async () => {
    const kim = shop.shopper()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 1)], cards.asks)
    await authenticate(String(answer.data.stripe.redirectUrl), "complete")
    expect(await kim.abandon(intentId)).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    expect(await statusOf(answer.data.stripe.orderNo)).toBe("placed")
    await expectConsistentRecords(query)
  })

  it("[PAY-01] [I8] confirmed and given up at the same moment, it is either paid and placed or neither", async () => {
    const kim = shop.shopper()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 1)], cards.asks)
    const { orderNo, redirectUrl } = answer.data.stripe
    const [given] = await Promise.all([kim.abandon(intentId), authenticate(String(redirectUrl), "complete")])
    expect(await statusOf(orderNo)).toBe(given.status === 200 ? "placed" : "cancelled")
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })
})

describe("the same request again", () => {
  it("[I20] [L4] 20 at once under one key are one order with one answer and one charge", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const form = await kim.form(wanted)
    const { id } = (await kim.intent(wanted)).data
    const token = (await shop.stripe().token(cards.pays)).id
    const key = crypto.randomUUID()
    const before = await orders()
    const answers = await Promise.all(Array.from({ length: 20 }, () => kim.place(form, id, token, key)))
    expect(await orders()).toBe(before + 1)
    const [one] = answers
    expect(one).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    for (const other of answers) expect([other.status, other.data]).toEqual([200, one?.data])
    expect(
      (await shop.stripe().log("?type=charge.succeeded&limit=10000")).filter((entry) => entry.payment_intent === id)
    ).toHaveLength(1)
    await expectConsistentRecords(query)
  })

  it("[I20] another body under the same key is refused, and the first order stays as it was", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { answer, form, intentId, token, key } = await kim.buy(wanted)
    const changed = { ...form, details: { ...form.details, customerRefNo: "PO-78" } }
    expect(await kim.place(changed, intentId, token, key)).toMatchObject({
      status: 422,
      code: "KEY_REUSED",
      msg: orderWords.keyReused
    })
    expect(await statusOf(answer.data.stripe.orderNo)).toBe("placed")
  })

  it("[I20] [T31] a key is its browser's: with another's key and body one reads nothing, and learns nothing", async () => {
    const kim = shop.shopper()
    const { form, intentId, token, key } = await kim.buy([await itemInStock(query, 1)])
    const told = ({ status, code, msg, data }: Awaited<ReturnType<typeof kim.place>>) => ({ status, code, msg, data })
    const stolen = told(await shop.shopper().place(form, intentId, token, key))
    expect(stolen).toMatchObject({ status: 404, data: undefined })
    expect(told(await shop.shopper().place(form, intentId, token))).toEqual(stolen)
    const changed = { ...form, details: { ...form.details, customerRefNo: "PO-78" } }
    expect(told(await shop.shopper().place(changed, intentId, token, key))).toEqual(stolen)
    // Nor is one told of an order that was refused.
    const poor = await kim.buy([await itemInStock(query, 1)], cards.poor)
    expect(told(await shop.shopper().place(poor.form, poor.intentId, poor.token, poor.key))).toEqual(stolen)
  })

  it("[I20] [T31] two browsers that happen on one key place an order each, and each repeat is answered with its own", async () => {
    const [kim, other] = [shop.shopper(), shop.shopper()]
    const key = crypto.randomUUID()
    const wanted = [await itemInStock(query, 1)]
    const [first, second] = await Promise.all([kim.buy(wanted, cards.pays, key), other.buy(wanted, cards.pays, key)])
    expect([first.answer.status, second.answer.status]).toEqual([200, 200])
    expect(first.answer.data.stripe.orderNo).not.toBe(second.answer.data.stripe.orderNo)
    for (const [who, { form, intentId, token, answer }] of [[kim, first] as const, [other, second] as const])
      expect((await who.place(form, intentId, token, key)).data).toEqual(answer.data)
    await expectConsistentRecords(query)
  })

  it("[I20] a refusal is repeated word by word, also after the prices are right again", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const token = (await shop.stripe().token(cards.pays)).id
    const form = { ...(await kim.form(wanted)), total: 1 }
    const [first, second] = [
      await kim.place(form, id, token, "key-of-16-letters"),
      await kim.place(form, id, token, "key-of-16-letters")
    ]
    expect(first.status).toBe(409)
    expect({ ...second, headers: 0 }).toEqual({ ...first, headers: 0 })
  })
})

describe("the last of what is being cleared", () => {
  it("[STK-04] [L1] 50 buyers of the last 10: exactly 10 get one and pay, 40 read what is left", async () => {
    const last = await lastPieces(query, 10)
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const buyer = shop.shopper()
        const form = await buyer.form([last])
        const { id } = (await buyer.intent([last])).data
        return { buyer, form, id, token: (await shop.stripe().token(cards.pays)).id }
      })
    )
    const answers = await Promise.all(buyers.map(({ buyer, form, id, token }) => buyer.place(form, id, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, code, msg } of refused)
      expect([status, code, msg]).toEqual([
        422,
        "NOT_ENOUGH_STOCK",
        "Sorry! We don't have the stock to fill your request. (remaining stock: 0)"
      ])
    const [pile] = await query("SELECT on_hand, reserved, available FROM stock WHERE sku = $1 AND branch_id = 25", [
      last.sku
    ])
    expect(pile).toEqual({ on_hand: 10, reserved: 10, available: 0 })
    await expectConsistentRecords(query)
  })
})

describe("more than is left of what is being cleared", () => {
  it("[STK-04] is refused for the stock, whatever day was chosen: of the last 2, and once they are sold", async () => {
    const last = await lastPieces(query, 2)
    const refusalOf = async (qty: number) => {
      const kim = shop.shopper()
      const form = await kim.form([{ ...last, qty }])
      const { details } = form.delivery
      const date = melbourneDate(Date.now())
      const { id } = (await kim.intent([last])).data
      const early = { ...form, delivery: { ...form.delivery, details: { ...details, date } } }
      const { status, code, msg } = await kim.place(early, id, (await shop.stripe().token(cards.pays)).id)
      return [status, code, msg]
    }
    const words = (left: number) => `Sorry! We don't have the stock to fill your request. (remaining stock: ${left})`
    expect(await refusalOf(3)).toEqual([422, "NOT_ENOUGH_STOCK", words(2)])
    expect((await shop.shopper().buy([{ ...last, qty: 2 }])).answer.status).toBe(200)
    expect(await refusalOf(1)).toEqual([422, "NOT_ENOUGH_STOCK", words(0)])
  })
})

describe("text that steers a machine", () => {
  type Form = Awaited<ReturnType<ReturnType<typeof shop.shopper>["form"]>>
  const billing = (form: Form, change: object) => ({
    ...form,
    billing: { contactDetails: { ...form.billing.contactDetails, ...change } }
  })
  const instructing = (form: Form, instructions: string) => ({
    ...form,
    delivery: { ...form.delivery, details: { ...form.delivery.details, instructions } }
  })
  it.each<[string, (form: Form) => unknown, string]>([
    ["a zero in a name", (form) => billing(form, { contactName: "Kim\u0000" }), "billing.contactDetails.contactName"],
    [
      "two lines in a name",
      (form) => billing(form, { contactName: "Kim\r\nLee" }),
      "billing.contactDetails.contactName"
    ],
    ["half a character", (form) => billing(form, { company: "Lee \ud800" }), "billing.contactDetails.company"],
    ["a bell in the instructions", (form) => instructing(form, "ring\u0007"), "delivery.details.instructions"],
    ["a zero in the instructions", (form) => instructing(form, "Ute\u0000"), "delivery.details.instructions"]
  ])("%s is malformed, and the field is named", async (_, change, field) => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const answer = await kim.place(change(await kim.form(wanted)), id, "ctoken_1None")
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [`form.${field}`]])
  })

  it("instructions may take several lines", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const form = instructing(await kim.form(wanted), "Ute,\r\n\tafter ten \u{1f6fb}")
    expect((await kim.place(form, id, (await shop.stripe().token(cards.pays)).id)).status).toBe(200)
  })
})

describe("a payment that is not this cart's or this browser's", () => {
  const chargesOf = async (intentId: string) =>
    (await shop.stripe().log("?type=charge.succeeded&limit=10000"))
      .filter((entry) => entry.payment_intent === intentId)
      .map((charge) => charge.amount)

  it("[T46] a payment over a small cart pays no large order: the amount that was shown is charged, or none", async () => {
    const kim = shop.shopper()
    const small = [await itemInStock(query, 1, 1)]
    const large = [await itemInStock(query, 9, 1)]
    const { id, amount } = (await kim.intent(small)).data
    const form = await kim.form(large)
    expect(form.total).toBeGreaterThan(amount)
    const before = await orders()
    const answer = await kim.place(form, id, (await shop.stripe().token(cards.pays)).id)
    expect(answer).toMatchObject({
      status: 409,
      code: "TOTAL_DIFFERS",
      msg: orderWords.totalDiffers,
      lines: [{ sku: large[0]?.sku, linePrice: form.total }]
    })
    expect([await orders(), await chargesOf(id)]).toEqual([before, []])
  })

  it("[T46] a cart that another tab changed between showing and paying is refused with the new lines; then it is paid", async () => {
    const kim = shop.shopper()
    const thing = await itemInStock(query, 1, 1)
    const shown = await kim.form([thing])
    const { id, amount } = (await kim.intent([thing])).data
    expect(shown.total).toBe(amount)
    const more = [{ ...thing, qty: 3 }]
    expect((await kim.change(id, more)).data.amount).toBeGreaterThan(amount)
    const { id: token } = await shop.stripe().token(cards.pays)
    // This tab still shows the cart of before, or has the new cart and still shows the amount of before.
    const stale = await kim.place(shown, id, token)
    expect(stale).toMatchObject({ status: 409, code: "TOTAL_DIFFERS", lines: [{ sku: thing.sku, qty: 1 }] })
    const now = await kim.form(more)
    const mixed = await kim.place({ ...now, total: shown.total }, id, token)
    expect(mixed).toMatchObject({
      status: 409,
      code: "TOTAL_DIFFERS",
      lines: [{ sku: thing.sku, linePrice: now.total }]
    })
    expect(await chargesOf(id)).toEqual([])
    expect((await kim.place(now, id, token)).status).toBe(200)
    expect(await chargesOf(id)).toEqual([now.total])
  })

  it("[T46] a paid intent pays no second order", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { intentId, form } = await kim.buy(wanted)
    const answer = await kim.place(form, intentId, (await shop.stripe().token(cards.pays)).id)
    expect(answer).toMatchObject({ status: 422, code: "PAYMENT_DETAILS" })
  })

  it("[T46] while an order is being paid its intent can't be changed, nor once it is paid", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { answer, intentId } = await kim.buy(wanted, cards.asks)
    expect(await kim.change(intentId, [await itemInStock(query, 2)])).toMatchObject({
      status: 422,
      code: "PAYMENT_UNDER_WAY"
    })
    await fetch(String(answer.data.stripe.redirectUrl), {
      method: "POST",
      body: new URLSearchParams({ outcome: "complete" }),
      redirect: "manual"
    })
    await kim.finish(intentId)
    const before = await shop.stripe().log("?type=intent.created&limit=10000")
    expect(await kim.change(intentId, [await itemInStock(query, 2)])).toMatchObject({
      status: 422,
      code: "PAYMENT_DETAILS",
      msg: orderWords.alreadyPaid
    })
    expect(await shop.stripe().log("?type=intent.created&limit=10000")).toHaveLength(before.length)
  })

  it("[T31] another browser can neither change, use nor look at a payment", async () => {
    const [kim, eve] = [shop.shopper(), shop.shopper()]
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    await eve.intent(wanted)
    expect((await eve.change(id, wanted)).status).toBe(404)
    expect((await eve.place(await eve.form(wanted), id, (await shop.stripe().token(cards.pays)).id)).status).toBe(404)
    const bought = await kim.buy(wanted)
    expect((await eve.finish(bought.intentId)).status).toBe(404)
  })
})

describe("a delivery quote", () => {
  type Quote = {
    readonly id: string
    readonly branchId: number
    readonly fee: number
    readonly days: ReadonlyArray<string>
  }
  type Wanted = Awaited<ReturnType<typeof itemInStock>>
  const quote = (one: ReturnType<typeof shop.shopper>, items: ReadonlyArray<Wanted>, branchId = PICKUP_BRANCH) =>
    one.call<Quote>("POST", "/orders/delivery-quote", { to: { kind: "pickup", branchId }, items })
  const expire = (id: string) =>
    // A quote is never changed; so this one is put back as it was an hour ago.
    query(
      `WITH gone AS (DELETE FROM delivery_quote WHERE id = $1 RETURNING *)
       INSERT INTO delivery_quote SELECT id, jsonb_set(quote, '{expires}', to_jsonb(1)), browser_hash, contact_id,
         items_key, place_key, now() - interval '1 hour' FROM gone`,
      [id]
    )

  it.each<
    [string, (kim: ReturnType<typeof shop.shopper>, items: ReadonlyArray<Wanted>, id: string) => Promise<string>]
  >([
    ["of nobody", async () => crypto.randomUUID()],
    ["with no name that the shop gives", async () => "q1"],
    ["of another browser", async (_, items) => (await quote(shop.shopper(), items)).data.id],
    ["for another cart", async (kim, [item]) => (await quote(kim, [{ ...item!, qty: 1 }])).data.id],
    ["for another branch", async (kim, items) => (await quote(kim, items, 26)).data.id],
    ["that ran out", async (_, __, id) => expire(id).then(() => id)],
    ["that was removed", async (_, __, id) => query("DELETE FROM delivery_quote WHERE id = $1", [id]).then(() => id)]
  ])(
    "[CHK-05] [T31] a quote %s is refused with words and a fresh one, by which the order is placed",
    async (_, other) => {
      const kim = shop.shopper()
      const wanted = [await itemInStock(query, 2, 1)]
      const { id } = (await kim.intent(wanted)).data
      const form = await kim.form(wanted)
      const quoteId = await other(kim, wanted, form.quoteId)
      const token = async () => (await shop.stripe().token(cards.pays)).id
      const refused = await kim.place({ ...form, quoteId }, id, await token())
      expect([refused.status, refused.code]).toEqual([409, "EXPIRED_DELIVERY"])
      expect([orderWords.expiredDelivery, orderWords.otherDelivery]).toContain(refused.msg)
      expect(await query("SELECT FROM payment_attempt WHERE provider_ref = $1", [id])).toEqual([])
      const fresh = (refused as unknown as { readonly quote: Quote }).quote
      expect(fresh).toMatchObject({ kind: "pickup", branchId: PICKUP_BRANCH, fee: 0, days: expect.any(Array) })
      const placed = await kim.place({ ...form, quoteId: fresh.id }, id, await token())
      expect([placed.status, placed.data.stripe.status]).toEqual([200, "succeeded"])
    }
  )

  it("[CHK-05] a payment is opened for a cart's own quote alone, and none is made for a branch that hands nothing over", async () => {
    const [kim, sam] = [shop.shopper(), shop.shopper()]
    const items = [await itemInStock(query, 2, 1)]
    const open = (quoteId: string) => kim.call("POST", "/orders/order/stripe/payment-intent", { items, quoteId })
    expect((await open((await quote(kim, items)).data.id)).status).toBe(200)
    for (const other of [await quote(sam, items), await quote(kim, [{ ...items[0]!, qty: 1 }])])
      expect(await open(other.data.id)).toMatchObject({ status: 422, code: "EXPIRED_DELIVERY" })
    const [closed] = await query("SELECT id FROM branch WHERE NOT pickup_available LIMIT 1")
    for (const branchId of [Number(closed?.id), 999]) expect((await quote(kim, items, branchId)).status).toBe(404)
  })
})
