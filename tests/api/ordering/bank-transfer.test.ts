/** An order that is paid by the customer's own bank transfer: it waits with its goods, and ends paid, let go or owed back. */
import { Effect, Exit, Scope } from "effect"
import { describe, expect, it } from "vitest"
import { paymentRegistrations } from "../../../adapters/composition/providers.ts"
import type { SettingValues } from "../../../adapters/settings/setting-values.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { findOverdue, overdueKinds } from "../../../adapters/storage/payments/overdue.ts"
import { bpayReference } from "../../../core/bpay.ts"
import { dollars } from "../../../core/money.ts"
import { AwaitedPayments } from "../../../core/payments/awaited-payments.port.ts"
import { TradeCredit } from "../../../core/payments/trade-credit.port.ts"
import { awaitedWords } from "../../../core/words/awaited-payment.ts"
import { bankTransferWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { STAFF_TOKEN } from "./paid-by-method.ts"
import { reconcileOnce, settleUnknown } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"

const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN, BANK_BSB: "063-999", BANK_ACCOUNT: "1234 5678", GOODS_WAIT_DAYS: "4" })
const { query } = database

const placed = async (pieces = 1) => {
  const kim = shop.shopper()
  const form = await kim.form([await itemInStock(query, pieces)])
  const key = crypto.randomUUID()
  const { status, data } = await kim.placeByMethod("bank-transfer", form, key)
  expect([status, data.status]).toEqual([200, "awaits_money"])
  return { kim, form, key, ...data, total: form.total }
}
type Sent = Awaited<ReturnType<typeof placed>>

const staff = <Data = { readonly status: string; readonly refundDue?: number }>(path: string, body: unknown) =>
  shop.shopper().call<Data>("POST", `/staff/orders/${path}`, body, { authorization: `Bearer ${STAFF_TOKEN}` })
const receive = ({ orderNo, total }: Pick<Sent, "orderNo" | "total">, reference = `NPP ${orderNo}`, amount = total) =>
  staff(`${orderNo}/payment`, { amount, reference })
/** As if the days were over. */
const runOut = (orderNo: string) =>
  query("UPDATE payment_attempt SET waits_until = now() - interval '1 second' WHERE order_no = $1", [orderNo])

const inBooks = async (orderNo: string) => {
  const [order] = await query(
    `SELECT status, captured_cents::int AS captured, refunded_cents::int AS refunded,
       (SELECT string_agg(DISTINCT state || CASE WHEN expires_at IS NULL THEN '' ELSE ' for now' END, ' ')
         FROM reservation WHERE reservation.order_no = shop_order.order_no) AS stock
     FROM shop_order WHERE order_no = $1`,
    [orderNo]
  )
  return order
}
const mails = async (orderNo: string) =>
  (
    await query("SELECT message_key AS key, text FROM outbox WHERE message_key LIKE '%' || $1 ORDER BY id", [orderNo])
  ).map(({ key, text }) => [String(key).split(" ")[0], String(text)] as const)
const told = async (orderNo: string) => (await mails(orderNo)).map(([key]) => key)
const owedByHand = async () => (await settleUnknown(database, shop, ({ open }) => open)).map(({ orderNo }) => orderNo)

describe("An order by bank transfer", () => {
  it("[BANK-01] [CHK-08] waits with its goods put aside, and says how to pay on its page and by e-mail, by a reference that checks itself", async () => {
    const { kim, form, key, orderNo, paymentRef, token, total } = await placed(2)
    expect(paymentRef).toBe(bpayReference(orderNo))
    expect(await inBooks(orderNo)).toEqual({
      status: "awaiting-payment",
      captured: 0,
      refunded: 0,
      stock: "held for now"
    })
    const { awaits } = (await shop.shopper().order(orderNo, token)).data
    const facts = Object.fromEntries(awaits?.instructions.map(({ label, value }) => [label, value]) ?? [])
    expect(facts).toEqual({
      Amount: dollars(total),
      BSB: "063-999",
      "Account number": "1234 5678",
      "Account name": expect.stringMatching(/\w/),
      Reference: paymentRef,
      By: expect.stringMatching(/^\w{3} \d{1,2} \w{3}/)
    })
    const melbourne = (at: number) =>
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("Australia/Melbourne")
    const until = melbourne(awaits?.until ?? 0)
    expect(until.toPlainTime().toString()).toBe("00:00:00")
    expect(melbourne(Date.now()).toPlainDate().until(until.toPlainDate()).days).toBe(5)
    const [[name, text = ""] = [], ...more] = await mails(orderNo)
    expect([name, more]).toEqual(["money-awaited", []])
    for (const fact of Object.values(facts)) expect(text).toContain(fact)
    // Again under its key, and by a look of the reconciler hours later, it is the same order.
    expect((await kim.placeByMethod("bank-transfer", form, key)).data).toMatchObject({
      orderNo,
      status: "awaits_money"
    })
    await query("UPDATE payment_attempt SET made_at = made_at - interval '2 days' WHERE order_no = $1", [orderNo])
    await reconcileOnce(database, shop)
    expect((await inBooks(orderNo))?.status).toBe("awaiting-payment")
    expect(await findOverdue(overdueKinds({}), query)).toEqual([])
    await expectConsistentRecords(query)
  })

  it("[BANK-02] [ENT-05] is placed when staff record its money: the receipt goes out, the branch hears of it, and its goods stay", async () => {
    const sent = await placed()
    expect(await receive(sent)).toMatchObject({ status: 200, data: { orderNo: sent.orderNo, status: "placed" } })
    expect(await receive(sent)).toMatchObject({ status: 200, data: { status: "placed" } })
    expect(await inBooks(sent.orderNo)).toEqual({
      status: "placed",
      captured: sent.total,
      refunded: 0,
      stock: "held"
    })
    expect(await told(sent.orderNo)).toEqual(["money-awaited", "order-placed", "pick-list"])
    const { data } = await sent.kim.order(sent.orderNo)
    expect(data).toMatchObject({
      status: "placed",
      paymentMethod: "bank-transfer",
      transactionReference: sent.paymentRef
    })
    expect(data.awaits).toBeUndefined()
    expect((await sent.kim.placeByMethod("bank-transfer", sent.form, sent.key)).data.status).toBe("succeeded")
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it("[BANK-02] recorded by two at once under two references, it is paid once and the other is told that it came twice", async () => {
    const sent = await placed()
    const answers = await Promise.all(["NPP one", "NPP two", "NPP three"].map((reference) => receive(sent, reference)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    for (const { status, msg } of answers) if (status === 422) expect(msg).toBe(awaitedWords.cameTwice)
    expect(await inBooks(sent.orderNo)).toMatchObject({ status: "placed", captured: sent.total })
    await expectConsistentRecords(query)
  })

  it("[BANK-02] [T45] nothing else is taken for its money: another sum, no reference, another order, or no staff", async () => {
    const sent = await placed()
    for (const amount of [sent.total - 1, sent.total + 1, 0])
      expect(await receive(sent, "NPP", amount)).toMatchObject({
        status: 422,
        msg: awaitedWords.otherAmount(dollars(sent.total))
      })
    for (const reference of ["", " ", "a'; DROP TABLE shop_order", "<b>", "x".repeat(101)])
      expect([400, 422]).toContain((await receive(sent, reference)).status)
    for (const body of [
      "",
      "[]",
      "null",
      { amount: "1", reference: "a" },
      { amount: -1, reference: "a" },
      { amount: 1e99 }
    ])
      expect([400, 422]).toContain((await staff(`${sent.orderNo}/payment`, body)).status)
    expect((await staff("123456789/payment", { amount: 1, reference: "a" })).status).toBe(404)
    const { answer } = await shop.shopper().buy([await itemInStock(query, 1)])
    expect(await staff(`${answer.data.stripe.orderNo}/payment`, { amount: 1, reference: "a" })).toMatchObject({
      status: 422,
      msg: awaitedWords.notAwaited
    })
    const anybody = await sent.kim.call("POST", `/staff/orders/${sent.orderNo}/payment`, { amount: 1, reference: "a" })
    expect(anybody.status).toBe(401)
    expect(await inBooks(sent.orderNo)).toMatchObject({ status: "awaiting-payment", captured: 0 })
  })

  it("[BANK-03] [I11] whose money does not come in time is let go: its goods are free, and its customer is told, once", async () => {
    const { orderNo, kim, form, key } = await placed()
    await runOut(orderNo)
    await reconcileOnce(database, shop)
    await reconcileOnce(database, shop)
    expect(await inBooks(orderNo)).toEqual({ status: "cancelled", captured: 0, refunded: 0, stock: "released for now" })
    expect(await told(orderNo)).toEqual(["money-awaited", "awaited-lapsed"])
    expect((await kim.placeByMethod("bank-transfer", form, key)).status).toBe(422)
    await expectConsistentRecords(query)
  })

  it("[BANK-03] [I9] money for one that was let go is owed back, sent by a person, and told of once", async () => {
    const sent = await placed()
    await runOut(sent.orderNo)
    await reconcileOnce(database, shop)
    expect(await receive(sent)).toMatchObject({ status: 200, data: { status: "cancelled", refundDue: sent.total } })
    await reconcileOnce(database, shop)
    expect(await owedByHand()).toContain(sent.orderNo)
    await expectConsistentRecords(query)
    await settleUnknown(database, shop, ({ settle }) =>
      settle(sent.paymentRef ?? "", { is: "refunded", reference: "NPP-back-1" }, "Sam")
    )
    expect(await owedByHand()).not.toContain(sent.orderNo)
    expect(await inBooks(sent.orderNo)).toMatchObject({ captured: sent.total, refunded: sent.total })
    expect(await told(sent.orderNo)).toEqual(["money-awaited", "awaited-lapsed", "order-refunded"])
    await expectConsistentRecords(query)
  })

  it("[BANK-03] [CANCEL-02] is let go by its customer or by staff while it waits; paid, it owes its money back", async () => {
    const [own, theirs, paid] = [await placed(), await placed(), await placed()]
    const tracked = await own.kim.call<{ readonly cancellation: object }>("GET", `/orders/track/${own.orderNo}`)
    expect(tracked.data.cancellation).toEqual({ state: "open", paid: 0, refunded: 0 })
    expect((await own.kim.call("POST", `/orders/order/cancel/id/${own.orderNo}`)).status).toBe(200)
    expect(await staff(theirs.orderNo, { status: "cancelled" })).toMatchObject({ data: { status: "cancelled" } })
    for (const { orderNo } of [own, theirs]) {
      expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released for now" })
      expect(await told(orderNo)).toEqual(["money-awaited", "awaited-lapsed"])
    }
    await receive(paid)
    expect(await staff(paid.orderNo, { status: "cancelled" })).toMatchObject({ data: { refundDue: paid.total } })
    expect(await owedByHand()).toContain(paid.orderNo)
    await expectConsistentRecords(query)
  })

  it("[BANK-02] [BANK-03] [I9] recorded at the moment at which its time is over, it is either placed or owes its money back, twelve times", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => placed()))
    for (const { orderNo } of all) await runOut(orderNo)
    const [, ...answers] = await Promise.all([reconcileOnce(database, shop), ...all.map((one) => receive(one))])
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    const owed = await owedByHand()
    for (const { orderNo, total } of all) {
      const { status, captured } = (await inBooks(orderNo)) ?? {}
      expect(captured).toBe(total)
      expect(status === "placed" || (status === "cancelled" && owed.includes(orderNo))).toBe(true)
    }
    await expectConsistentRecords(query)
  })

  it("[BANK-01] [PAY-10] stops at $50,000, and is offered where the bank's details are set or the shop is a local one, and goods may wait", async () => {
    const kim = shop.shopper()
    const one = await itemInStock(query, 1)
    const { total } = (await kim.offers([one])).data
    const many = await kim.offers([{ ...one, qty: Math.ceil(5_000_100 / total) }])
    const offer = many.data.offers.find(({ method }) => method === "bank-transfer")
    expect(offer?.problem).toBe(bankTransferWords.tooHigh("$50,000.00"))
    const isSet = (changed: Partial<SettingValues>) => {
      const { make } = paymentRegistrations["bank-transfer"]
      const work = make({ ...readSettings(shop.env()), ...changed })
      const provider = Effect.provideService(
        Effect.provideService(work ?? Effect.die("not registered"), AwaitedPayments, {} as AwaitedPayments["Service"]),
        TradeCredit,
        {} as TradeCredit["Service"]
      )
      const scope = Scope.makeUnsafe()
      return Effect.runSync(
        Effect.ensuring(Effect.provideService(provider, Scope.Scope, scope), Scope.close(scope, Exit.void))
      ).isSet
    }
    expect([
      isSet({}),
      isSet({ GOODS_WAIT_DAYS: 0 }),
      isSet({ BANK_BSB: "000-000" }),
      isSet({ TRUST_PROXY: 1 }),
      isSet({ BANK_BSB: "000-000", TRUST_PROXY: 1 })
    ]).toEqual([true, false, true, true, false])
  })
})
