/** Orders by the bank's card form: the nine fields, the card that goes to the gateway alone, and what the shop believes of the way back, on PostgreSQL. */
import { beforeAll, describe, expect, it } from "vitest"
import { visitorAddressHeader } from "../../../adapters/api/account/visitor-middleware.ts"
import { gatewayFields, hostedCardFields, hostedCardForm } from "../../../core/payments/hosted-card.ts"
import { orderWords } from "../../../core/words/order.ts"
import { cardPaymentWords, declineWords, verificationWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { moveOrderBack, reconcileOnce } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards, type HostedOrder, type RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

let wanted: ReadonlyArray<RequestedItem>
beforeAll(async () => {
  wanted = [await itemInStock(query, 1)]
})

const sent = async (kim = shop.shopper(), key: string = crypto.randomUUID()) => {
  const form = await kim.form(wanted)
  const answer = await kim.placeHosted(form, key)
  expect(answer.msg).toBeUndefined()
  return {
    kim,
    form,
    key,
    nab: answer.data.nab,
    orderNo: answer.data.nab.orderNo,
    ref: answer.data.nab.paymentRef ?? ""
  }
}

/** What the browser does with the fields and a card; answers where the gateway leads it. */
const post = async (
  nab: HostedOrder,
  total: number,
  number: string = cards.pays,
  change: Record<string, string> = {}
) => {
  const form = hostedCardForm(nab, { referenceId: nab.paymentRef ?? "", total })
  if (!form) throw new Error("The form is not whole")
  const fields = { ...gatewayFields(form, { number, expiry: "12/29", cvc: "123" }), ...change }
  const answer = await fetch(form.actionUrl, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" })
  return { status: answer.status, back: answer.headers.get("location") ?? "", text: await answer.text() }
}
const inBooks = async (orderNo: string) => {
  const [row] = await query(
    `SELECT status, payment_method AS method, captured_cents::int AS captured, refunded_cents::int AS refunded,
       (SELECT string_agg(DISTINCT state, ' ') FROM reservation WHERE reservation.order_no = shop_order.order_no) AS stock
     FROM shop_order WHERE order_no = $1`,
    [orderNo]
  )
  return row
}
const movedAt = async (type: string): Promise<ReadonlyArray<number>> =>
  (await shop.stripe().log(`?type=${type}&limit=100000`)).map(({ amount }) => Number(amount)).sort()
const booksAreRight = async () => {
  await expectConsistentRecords(query)
  await expectSameAsStripe(query, shop.stripe())
  for (const [kind, type] of [
    ["capture", "hosted.completed"],
    ["refund", "hosted.refunded"]
  ]) {
    const kept = await query(
      `SELECT money_movement.amount_cents::int AS amount FROM money_movement
       JOIN payment_attempt ON payment_attempt.id = attempt_id WHERE method = 'hosted-card' AND kind = $1`,
      [kind]
    )
    expect(kept.map(({ amount }) => Number(amount)).sort()).toEqual(await movedAt(String(type)))
  }
}

describe("An order by the bank's card form", () => {
  it("[CALL-16] [PAY-02] answers data.nab with the nine fields, is paid once the card was posted to the gateway, and the shop asked it", async () => {
    const { kim, form, nab, orderNo, ref } = await sent()
    expect(nab.status).toBe("requires_action")
    for (const field of hostedCardFields) expect(nab[field]).toMatch(/\S/)
    expect(nab).toMatchObject({
      actionUrl: `${shop.stripe().origin}/directpostv2/authorise`,
      merchant: "STANDIN01",
      referenceId: ref,
      amount: (form.total / 100).toFixed(2),
      resultUrl: expect.stringMatching(/\/checkout\/pending$/),
      redirect: "TRUE"
    })
    expect(await inBooks(orderNo)).toMatchObject({ status: "awaiting-payment", method: "hosted-card", stock: "held" })
    const { status, back } = await post(nab, form.total)
    expect([status, new URL(back).searchParams.get("refid")]).toEqual([303, ref])
    // Nothing is taken by the browser's posting alone.
    expect(await inBooks(orderNo)).toMatchObject({ status: "awaiting-payment", captured: 0 })
    const done = await kim.confirmHosted(ref)
    expect(done).toMatchObject({ status: 200, data: { nab: { status: "succeeded", orderNo } } })
    expect(await inBooks(orderNo)).toMatchObject({ status: "placed", captured: form.total })
    expect((await kim.order(orderNo)).data).toMatchObject({ status: "placed", paymentMethod: "hosted-card" })
    await booksAreRight()
  })

  it("[CALL-16] is kept with the network address of who sent it", async () => {
    const kim = shop.shopper()
    const headers = { "idempotency-key": crypto.randomUUID(), [visitorAddressHeader]: "198.51.100.7" }
    const { data } = await kim.call<{ nab: HostedOrder }>(
      "POST",
      "/orders/order",
      { form: await kim.form(wanted) },
      headers
    )
    const read = "SELECT address FROM payment_attempt WHERE order_no = $1"
    expect(await query(read, [data.nab.orderNo])).toEqual([{ address: "198.51.100.7" }])
  })

  it("[PAY-06] [I9] [I20] is taken once, whatever is sent again, posted again and confirmed at the same time", async () => {
    const { kim, form, key, nab, orderNo, ref } = await sent()
    await Promise.all([post(nab, form.total), post(nab, form.total)])
    const before = (await movedAt("hosted.completed")).length
    const answers = await Promise.all([kim.confirmHosted(ref), kim.confirmHosted(ref), kim.placeHosted(form, key)])
    for (const { data } of answers) expect(data.nab).toMatchObject({ status: "succeeded", orderNo })
    expect(await movedAt("hosted.completed")).toHaveLength(before + 1)
    await booksAreRight()
  })

  it.each([
    [cards.declined, orderWords.paymentError],
    [cards.poor, declineWords.insufficientFunds],
    [cards.expired, declineWords.expiredCard],
    [cards.asks, cardPaymentWords.offSite],
    ["4000000000000127", declineWords.incorrectCvc],
    ["4000000000000119", declineWords.processingError],
    ["4242424242424241", declineWords.incorrectNumber]
  ])(
    "[PAY-08] [MSG-01] [MSG-05] a card that the bank declines (%s) says why, and the goods are free",
    async (card, msg) => {
      const { kim, form, nab, orderNo, ref } = await sent()
      await post(nab, form.total, card)
      expect(await kim.confirmHosted(ref)).toMatchObject({ status: 422, msg })
      expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released" })
    }
  )

  it("[T49] a way back with another amount, code or reference in it changes nothing: the gateway is asked", async () => {
    const { kim, form, nab, orderNo, ref } = await sent()
    const other = await sent()
    const { back } = await post(nab, form.total, cards.declined)
    const forged = new URL(back)
    for (const [name, value] of [
      ["summarycode", "1"],
      ["rescode", "00"],
      ["amount", "0.01"]
    ] as const)
      forged.searchParams.set(name, value)
    // The page takes the reference from the address, and nothing else.
    expect(await kim.confirmHosted(forged.searchParams.get("refid") ?? "")).toMatchObject({ status: 422 })
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0 })
    // Another browser's reference, a made-up one, and one with another amount are none of this browser's.
    const [kind, number, cents, browser] = [...ref.split("-").slice(0, 3), ref.split("-").slice(3).join("-")]
    const strange = [other.ref, "o-1", `${kind}-${number}-${Number.parseInt(String(cents), 36) + 1}-${browser}`]
    for (const one of strange) expect((await kim.confirmHosted(one)).status).toBe(404)
    expect(await inBooks(other.orderNo)).toMatchObject({ status: "awaiting-payment" })
  })

  it.each(["EPS_AMOUNT", "EPS_REFERENCEID", "EPS_MERCHANT", "EPS_TXNTYPE", "EPS_TIMESTAMP", "EPS_FINGERPRINT"])(
    "[T49] a form that was changed in the browser (%s) is good for nothing at the gateway",
    async (field) => {
      const { kim, form, nab, orderNo, ref } = await sent()
      expect((await post(nab, form.total, cards.pays, { [field]: field === "EPS_TXNTYPE" ? "0" : "1" })).status).toBe(
        400
      )
      expect(await kim.confirmHosted(ref)).toMatchObject({ data: { nab: { status: "requires_action" } } })
      expect(await inBooks(orderNo)).toMatchObject({ status: "awaiting-payment", captured: 0 })
    }
  )

  it("[PAY-06] an answer that is not the gateway's own, or is of another amount, takes nothing: 'Order verification was invalid'", async () => {
    const { kim, form, nab, orderNo, ref } = await sent()
    await post(nab, form.total)
    await shop.stripe().turn({ faults: [{ call: "hosted.retrieve", way: "lie", times: "all" }] })
    expect(await kim.confirmHosted(ref)).toMatchObject({ status: 422, msg: verificationWords.invalid })
    await shop.stripe().turn({ clear: true })
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released" })
    await booksAreRight()
  })

  it("[PAY-06] [PAY-07] [F4] while the gateway is down, or answers something else, no form is shown and nothing is written", async () => {
    const kim = shop.shopper()
    const form = await kim.form(wanted)
    const count = () => query("SELECT count(*)::int FROM shop_order")
    const before = await count()
    await shop.stripe().turn({ faults: [{ call: "hosted.retrieve", way: "drop", when: "before" }] })
    expect(await kim.placeHosted(form)).toMatchObject({ status: 422, msg: cardPaymentWords.generic })
    await shop.stripe().turn({ clear: true, faults: [{ call: "hosted.retrieve", way: "html", status: 200 }] })
    expect(await kim.placeHosted(form)).toMatchObject({ status: 422, msg: cardPaymentWords.generic })
    await shop.stripe().turn({ clear: true })
    expect(await count()).toEqual(before)
  })

  it("[T31] is finished and given up by the browser that placed it, and no other; given up, its form takes no card any more", async () => {
    const { kim, form, nab, orderNo, ref } = await sent()
    const stranger = shop.shopper()
    await stranger.offers(wanted)
    expect((await stranger.confirmHosted(ref)).status).toBe(404)
    expect((await stranger.abandonHosted(ref)).status).toBe(404)
    expect(await kim.abandonHosted(ref)).toMatchObject({ status: 422, msg: cardPaymentWords.generic })
    const { back } = await post(nab, form.total)
    expect(new URL(back).searchParams.get("summarycode")).toBe("2")
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released" })
    await booksAreRight()
  })

  it("[I10] [I11] the reconciler takes what was posted where the browser never came back, and lets go of what was not", async () => {
    const posted = await sent()
    await post(posted.nab, posted.form.total)
    const left = await sent()
    for (const { orderNo } of [posted, left]) await moveOrderBack(database, orderNo, 20)
    await reconcileOnce(database, shop)
    expect(await inBooks(posted.orderNo)).toMatchObject({ status: "placed", captured: posted.form.total })
    expect(await inBooks(left.orderNo)).toMatchObject({ status: "cancelled", stock: "released" })
    await booksAreRight()
  })

  it("[CANCEL-01] [I9] cancelled after it was paid, its money goes back once", async () => {
    const { kim, form, nab, orderNo, ref } = await sent()
    await post(nab, form.total)
    await kim.confirmHosted(ref)
    const cancel = () => kim.call("POST", `/orders/order/cancel/id/${orderNo}?t=${nab.token}`)
    await Promise.all([cancel(), cancel()])
    await reconcileOnce(database, shop)
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: form.total, refunded: form.total })
    await booksAreRight()
  })

  it.each(["fail", "drop", "html", "half"] as const)(
    "[I10] [F3] its taking that the gateway answers by '%s' ends placed, and taken once",
    async (way) => {
      const { kim, form, nab, orderNo, ref } = await sent()
      await post(nab, form.total)
      await shop.stripe().turn({ faults: [{ call: "hosted.complete", way, when: "after" }] })
      await kim.confirmHosted(ref)
      await shop.stripe().turn({ clear: true })
      await moveOrderBack(database, orderNo, 1)
      await reconcileOnce(database, shop)
      expect(await inBooks(orderNo)).toMatchObject({ status: "placed", captured: form.total })
      await booksAreRight()
    }
  )

  it("[PAY-02] one that the bank takes its time over waits, with its goods", async () => {
    const { kim, form, nab, orderNo, ref } = await sent()
    await post(nab, form.total)
    await shop.stripe().turn({ faults: [{ call: "hosted.complete", way: "settleLater" }] })
    expect(await kim.confirmHosted(ref)).toMatchObject({ data: { nab: { status: "processing" } } })
    await moveOrderBack(database, orderNo, 60)
    await reconcileOnce(database, shop)
    expect(await inBooks(orderNo)).toMatchObject({ status: "awaiting-payment", stock: "held" })
  })
})
