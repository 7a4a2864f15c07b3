/** What Stripe reports: believed only when signed, and dealt with once however often, late or out of order it comes. */
import { createHmac } from "node:crypto"
import { describe, expect, it } from "vitest"
import { testDatabase } from "../../postgres/database.ts"
import { webhookSecret } from "../../providers/payments/running-stripe.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { isCancelled, moveOrderBack } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards } from "./shopper.ts"
import { tableSnapshot } from "./table-snapshot.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

type Report = { readonly body: string; readonly header: string }

const now = () => Math.floor(Date.now() / 1000)
const signature = (body: string, secret = webhookSecret, seconds = now()) =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`
const signed = (body: string, secret?: string, seconds?: number): Report => ({
  body,
  header: signature(body, secret, seconds)
})

const send = ({ body, header }: Report): Promise<Response> =>
  shop.send(
    new Request(`${shop.origin()}/api/webhooks/stripe`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...(header ? { "stripe-signature": header } : {}) }
    })
  )
const report = async (sent: Report): Promise<number> => (await send(sent)).status
const refusalOf = async (sent: Report): Promise<unknown> => (await send(sent)).json()

const about = (
  intentId: string,
  id = `evt_${crypto.randomUUID().replaceAll("-", "")}`,
  type = "payment_intent.succeeded"
) =>
  JSON.stringify(
    { id, object: "event", type, data: { object: { id: intentId, object: "payment_intent" } } },
    undefined,
    2
  )

/** An order whose money is taken while the shop has not heard of it: the bank agreed, and reports are held back. */
const paidUnheard = async () => {
  await shop.stripe().turn({ webhooks: { hold: true } })
  const kim = shop.shopper()
  const { answer, intentId, form } = await kim.buy([await itemInStock(query, 1)], cards.asks)
  await fetch(String(answer.data.stripe.redirectUrl), {
    method: "POST",
    body: new URLSearchParams({ outcome: "complete" }),
    redirect: "manual"
  })
  return { orderNo: answer.data.stripe.orderNo, intentId, form, kim }
}

const order = async (orderNo: string) =>
  (
    await query(
      "SELECT status, captured_cents::int AS captured, refunded_cents::int AS refunded FROM shop_order WHERE order_no = $1",
      [orderNo]
    )
  )[0]
const mails = async (orderNo: string) =>
  (await query("SELECT message_key FROM outbox WHERE message_key = $1", [`order-placed ${orderNo}`])).length

describe("who is believed", () => {
  const body = (intentId: string) => about(intentId)
  it.each<[what: string, forge: (text: string) => Report, status?: number]>([
    ["unsigned", (text: string) => ({ body: text, header: "" })],
    ["signed with another secret", (text: string) => signed(text, "whsec_anotherOne")],
    ["signed six minutes ago", (text: string) => signed(text, webhookSecret, now() - 360)],
    [
      "written anew after it was signed",
      (text: string) => ({ header: signature(text), body: JSON.stringify(JSON.parse(text)) })
    ],
    ["signed six minutes ahead", (text: string) => signed(text, webhookSecret, now() + 360)],
    ["signed by an older way", (text: string) => ({ body: text, header: signature(text).replace("v1=", "v0=") })],
    ["of 20 MB", (text: string) => signed(text + " ".repeat(20_000_000)), 413],
    ["10,000 deep", () => signed("[".repeat(10_000) + "]".repeat(10_000))],
    ["signed without a time", (text: string) => ({ header: signature(text).replace(/^t=\d+,/, ""), body: text })],
    ["of a type that can't be kept", (text: string) => signed(about(JSON.parse(text).data.object.id, "evt_1", "a\0b"))],
    ["not one of Stripe's reports", () => signed('{"hello":1}')]
  ])("[T47] a report that is %s is refused and changes nothing", async (_, forge, status = 400) => {
    const { orderNo, intentId } = await paidUnheard()
    const heard = await query("SELECT event_id FROM payment_event")
    expect(await report(forge(body(intentId)))).toBe(status)
    expect(await order(orderNo)).toMatchObject({ status: "awaiting-payment", captured: 0 })
    expect(await query("SELECT event_id FROM payment_event")).toEqual(heard)
  })

  it("[T47] a report that is signed and of the wrong shape is not called unsigned", async () => {
    expect(await refusalOf(signed('{"hello":1}'))).toMatchObject({ code: "MALFORMED" })
    expect(await refusalOf({ body: '{"hello":1}', header: "" })).toMatchObject({ code: "UNSIGNED" })
  })

  it("[T47] a report of another merchant's payment is taken and changes nothing", async () => {
    const before = await query("SELECT order_no, status FROM shop_order ORDER BY order_no")
    expect(await report(signed(about("pi_3NobodysPayment")))).toBe(200)
    expect(await query("SELECT order_no, status FROM shop_order ORDER BY order_no")).toEqual(before)
  })
})

describe("how often, how late, in which order", () => {
  it("[I9] [I21] [L3] [T48] 40 of the same and 40 different reports at once: one capture, one confirmation", async () => {
    const { orderNo, intentId, form } = await paidUnheard()
    const same = about(intentId)
    const all = Array.from({ length: 80 }, (_, nth) => signed(nth % 2 === 0 ? same : about(intentId)))
    const statuses = await Promise.all(all.map(report))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await order(orderNo)).toEqual({ status: "placed", captured: form.total, refunded: 0 })
    expect(await mails(orderNo)).toBe(1)
    expect(await query("SELECT kind FROM money_movement WHERE order_no = $1", [orderNo])).toEqual([{ kind: "capture" }])
    await expectConsistentRecords(query)
  })

  it("[T48] Stripe's own reports, each sent three times and the newest first, end in the same order", async () => {
    const { orderNo, form } = await paidUnheard()
    await shop.stripe().turn({ webhooks: { repeat: 3, order: "newest first", hold: false } })
    await shop.stripe().switches("?waiting=0")
    await shop.stripe().turn({ webhooks: { repeat: 1, order: "oldest first" } })
    expect(await order(orderNo)).toEqual({ status: "placed", captured: form.total, refunded: 0 })
    expect(await mails(orderNo)).toBe(1)
  })

  it("[I19] [T48] a late refusal and a late 'processing' take nothing back from a placed order", async () => {
    const { kim, orderNo, intentId } = await paidUnheard()
    await kim.finish(intentId)
    for (const type of ["payment_intent.payment_failed", "payment_intent.processing", "payment_intent.canceled"])
      expect(await report(signed(about(intentId, undefined, type)))).toBe(200)
    expect(await order(orderNo)).toMatchObject({ status: "placed" })
  })

  it("[T48] a report of an order that has its money is heard without Stripe being asked", async () => {
    const { kim, intentId } = await paidUnheard()
    await kim.finish(intentId)
    await shop.stripe().turn({ faults: [{ call: "intents.retrieve", way: "fail", when: "before", times: 1 }] })
    const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`
    expect(await report(signed(about(intentId, id)))).toBe(200)
    expect(
      await query("SELECT event_id FROM payment_event WHERE event_id = $1 AND handled_at IS NOT NULL", [id])
    ).toHaveLength(1)
    await shop.stripe().turn({ clear: true })
  })

  it("[T48] a report that comes three days late changes nothing of a placed order", async () => {
    const { kim, orderNo, intentId } = await paidUnheard()
    await kim.finish(intentId)
    await moveOrderBack(database, orderNo, 72 * 60)
    const { payment_event: _, ...before } = await tableSnapshot(query)
    expect(await report(signed(about(intentId)))).toBe(200)
    expect(await tableSnapshot(query)).toMatchObject(before)
    expect(await order(orderNo)).toMatchObject({ status: "placed", refunded: 0 })
  })

  it("[I11] [T48] money that comes after the order was cancelled goes back, and the customer is told once", async () => {
    const { orderNo, intentId, form } = await paidUnheard()
    await isCancelled(database, orderNo)
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(signed(about(intentId)))))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await order(orderNo)).toEqual({ status: "cancelled", captured: form.total, refunded: form.total })
    expect(
      await query("SELECT recipient FROM outbox WHERE message_key = $1", [`order-refunded ${orderNo}`])
    ).toHaveLength(1)
    await expectConsistentRecords(query)
  })

  it("[T46] [I8] a payment of another amount than the order's places nothing and goes back whole", async () => {
    await shop.stripe().turn({ webhooks: { hold: true } })
    const kim = shop.shopper()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 2)], cards.asks)
    const { orderNo } = answer.data.stripe
    // Somebody with the shop's key made the payment smaller after the order was written.
    await shop.stripe().stripe.paymentIntents.update(intentId, { amount: 100 })
    await shop
      .stripe()
      .stripe.paymentIntents.confirm(intentId, { payment_method: "pm_card_visa", return_url: shop.origin() })
    expect(await report(signed(about(intentId)))).toBe(200)
    expect(await order(orderNo)).toEqual({ status: "cancelled", captured: 100, refunded: 100 })
    expect(await kim.finish(intentId)).toMatchObject({ status: 422, code: "REFUNDED" })
    await expectConsistentRecords(query)
  })

  it("[I10] a payment that a browser confirmed by itself, for no order, goes back", async () => {
    const kim = shop.shopper()
    const { id, amount } = (await kim.intent([await itemInStock(query, 1)])).data
    await shop.stripe().stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa", return_url: shop.origin() })
    expect(await report(signed(about(id)))).toBe(200)
    const given = (await shop.stripe().log("?type=refund.created&limit=1000")).filter(
      (entry) => entry.payment_intent === id
    )
    expect(given).toMatchObject([{ amount }])
    expect(await query("SELECT action FROM audit WHERE subject = $1", [id])).toEqual([
      { action: "stray payment refunded" }
    ])
  })
})

describe("at the end", () => {
  it("[I8] [I10] all that Stripe took is on the shop's books or was sent back", async () => {
    await shop.stripe().turn({ webhooks: { hold: false } })
    await shop.stripe().switches("?waiting=0")
    await expectConsistentRecords(query)
    const strays = (await query("SELECT subject FROM audit WHERE action = 'stray payment refunded'")).map(
      (row) => row.subject
    )
    await expectSameAsStripe(query, shop.stripe(), new Set(strays))
  })
})
