/** Orders on a trade account: who may, how much, and what becomes of the credit, on PostgreSQL. */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { dollars } from "../../../core/money.ts"
import { paymentMethods } from "../../../core/payment-method.ts"
import { tradeCreditWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import type { RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const STAFF_TOKEN = "staff-token-of-more-than-32-letters"
const shop = testShop(database, { STAFF_TOKEN })
const { query } = database
const { member } = membersOf(shop, database)

const dana = "dana@ironbark.example"
const ned = "ned@foley.example"

type Balances = { readonly used: number; readonly available: number; readonly creditLimit: number }
type Shopper = Awaited<ReturnType<typeof member>>
const balances = async (who: Shopper) => (await who.call<Balances>("GET", "/users/details/balances")).data
const booksAreRight = async () => {
  await expectConsistentRecords(query)
  await expectSameAsStripe(query, shop.stripe())
}
const creditOffer = async (who: Shopper, wanted: ReadonlyArray<RequestedItem>) => {
  const { data } = await who.offers(wanted)
  return { ...data, own: data.offers.find(({ method }) => method === "trade-credit") }
}
const drawnBy = async (customerId: string) => {
  const [row] = await query(
    "SELECT coalesce(sum(amount_cents), 0)::int AS drawn, count(*)::int AS orders FROM credit_draw WHERE customer_id = $1 AND state = 'drawn'",
    [customerId]
  )
  return row
}

afterEach(() =>
  query(
    "UPDATE customer SET credit_limit_cents = CASE id WHEN '2001' THEN 5000000 ELSE 250000 END WHERE id IN ('2001', '2005')"
  )
)

let wanted: ReadonlyArray<RequestedItem>
beforeAll(async () => {
  wanted = [await itemInStock(query, 2)]
})

describe("What is offered", () => {
  it("[PAY-10] a guest is offered no trade credit, who is logged in is, with what it leaves of the limit", async () => {
    const guest = await creditOffer(shop.shopper(), wanted)
    expect(guest.offers.map(({ method }) => method)).toEqual(paymentMethods.filter((one) => one !== "trade-credit"))
    expect(guest.credit).toBeUndefined()

    const who = await member(dana)
    const { used, available, creditLimit } = await balances(who)
    const { own, credit, total, offers } = await creditOffer(who, wanted)
    expect(offers.map(({ method }) => method)).toEqual(paymentMethods)
    expect(own).toEqual({ method: "trade-credit" })
    expect(total).toBe((await who.form(wanted)).total)
    expect(credit).toEqual({ limit: creditLimit, used, available, left: available - total })
    expect(creditLimit).toBe(5_000_000)
  })

  it.each([
    ["gus@petersen.example", tradeCreditWords.onHold],
    ["mei@tran-decks.example", tradeCreditWords.suspended],
    ["col@barrow.example", tradeCreditWords.customerType],
    ["priya@home.example", tradeCreditWords.customerType]
  ])(
    "[PAY-05] [MSG-03] %s is told why not, and the server refuses it in the same words, with nothing written",
    async (email, problem) => {
      const who = await member(email)
      expect((await creditOffer(who, wanted)).own).toEqual({ method: "trade-credit", problem })
      const count = () =>
        query(
          "SELECT (SELECT count(*) FROM shop_order)::int AS orders, (SELECT count(*) FROM reservation)::int AS held, (SELECT last_value FROM order_number)::int AS number"
        )
      const before = await count()
      expect(await who.placeOnCredit(await who.form(wanted))).toMatchObject({
        status: 422,
        code: "CREDIT_REFUSED",
        msg: problem
      })
      expect(await count()).toEqual(before)
    }
  )

  it("[PAY-05] [MSG-03] whose books can't be read is told that there is another problem, with nothing written", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined)
    const who = await member(dana)
    const form = await who.form(wanted)
    const count = () => query("SELECT count(*)::int AS orders FROM shop_order")
    const before = await count()
    await query("ALTER TABLE credit_draw RENAME TO lost_draw")
    const answer = await who.placeOnCredit(form)
    await query("ALTER TABLE lost_draw RENAME TO credit_draw")
    expect(answer).toMatchObject({ status: 422, code: "CREDIT_REFUSED", msg: tradeCreditWords.other })
    expect(await count()).toEqual(before)
  })

  it("[PAY-05] [PERM-04] an order beyond the limit says what is short, to those alone who may see credit figures", async () => {
    await query("UPDATE customer SET credit_limit_cents = 100 WHERE id = '2001'")
    const [sees, blind] = [await member(dana), await member("no-view-credit-limit@ironbark.example")]
    const { total } = (await sees.offers(wanted)).data
    const { used } = await balances(sees)
    const short = total - Math.max(0, 100 - used)
    expect(await sees.placeOnCredit(await sees.form(wanted))).toMatchObject({
      status: 422,
      msg: tradeCreditWords.balanceShort(dollars(short))
    })
    expect(await blind.placeOnCredit(await blind.form(wanted))).toMatchObject({
      status: 422,
      msg: tradeCreditWords.balanceTooLow
    })
    expect((await blind.offers(wanted)).data.credit).toBeUndefined()
  })

  it("[PAY-05] [T52] nobody without a log-in, and nobody without the right to order, places on an account", async () => {
    const guest = shop.shopper()
    expect(await guest.placeOnCredit(await guest.form(wanted))).toMatchObject({ status: 401 })
    const without = await member("no-place-online-orders@ironbark.example")
    expect(await without.placeOnCredit(await without.form(wanted))).toMatchObject({ status: 403 })
  })
})

describe("An order on account", () => {
  it("[CHK-08] [CALL-16] is placed at once for its total, counts as used credit, and says how it was paid", async () => {
    const who = await member(dana)
    const before = await balances(who)
    const form = await who.form(wanted)
    const answer = await who.placeOnCredit(form)
    expect(answer).toMatchObject({ status: 200, data: { tradecredit: { status: "succeeded" } } })
    const { orderNo, token } = answer.data.tradecredit
    const after = await balances(who)
    expect([after.used - before.used, before.available - after.available]).toEqual([form.total, form.total])
    const order = await who.order(orderNo, token)
    expect(order.data).toMatchObject({
      orderNo,
      status: "placed",
      paymentMethod: "trade-credit",
      totals: { total: form.total }
    })
    expect((await who.call("GET", `/orders/order/payment/id/${orderNo}?t=${token}`)).data).toMatchObject({
      method: "trade-credit",
      status: "paid",
      amount: form.total
    })
    const [row] = await query(
      "SELECT payment_method, captured_cents::int AS captured FROM shop_order WHERE order_no = $1",
      [orderNo]
    )
    expect(row).toEqual({ payment_method: "trade-credit", captured: form.total })
    const [mail] = await query("SELECT text FROM outbox WHERE message_key = $1", [`order-placed ${orderNo}`])
    expect(String(mail?.text)).toContain(orderNo.replace(/(...)(?=.)/g, "$1 "))
    expect(String(mail?.text)).toContain("Your order is on your trade account, and we're on it.")
    await booksAreRight()
  })

  it("[I20] [PAY-06] sent again under its key it is the same order, drawn once", async () => {
    const who = await member(dana)
    const form = await who.form(wanted)
    const key = crypto.randomUUID()
    const before = await drawnBy("2001")
    const answers = await Promise.all([who.placeOnCredit(form, key), who.placeOnCredit(form, key)])
    expect(new Set(answers.map(({ data }) => data.tradecredit.orderNo)).size).toBe(1)
    expect(await drawnBy("2001")).toEqual({
      orders: Number(before?.orders) + 1,
      drawn: Number(before?.drawn) + form.total
    })
  })

  it("[CRED-02] [L2] [I13] fifty at once for the last $1,000 of credit: exactly as many as it pays for are placed, the others refused, none beyond the limit", async () => {
    const who = await member(ned)
    const each = (await who.offers(wanted)).data.total
    // Some $90 each, so that eleven fit and a twelfth does not.
    const form = await who.form(wanted.map((one) => ({ ...one, qty: Math.ceil((9_000 * one.qty) / each) })))
    const { total } = form
    const { used } = await balances(who)
    await query("UPDATE customer SET credit_limit_cents = $1 WHERE id = '2005'", [used + 100_000])
    const fits = Math.floor(100_000 / total)
    expect([fits > 1, fits < 50]).toEqual([true, true])
    const answers = await Promise.all(Array.from({ length: 50 }, () => who.placeOnCredit(form)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(fits)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 50 - fits }, () => 422))
    const short = (fits + 1) * total - 100_000
    for (const { msg } of refused)
      expect([tradeCreditWords.balanceTooLow, tradeCreditWords.balanceShort(dollars(short))]).toContain(msg)
    expect(await drawnBy("2005")).toMatchObject({ drawn: fits * total })
    // What was refused holds nothing: neither goods nor credit.
    const held = await query(
      `SELECT count(*)::int AS held FROM reservation JOIN shop_order USING (order_no)
       WHERE customer_id = '2005' AND shop_order.status = 'cancelled' AND state NOT IN ('released')`
    )
    expect(held).toEqual([{ held: 0 }])
    await booksAreRight()
  })

  it("[CRED-02] [BAL-01] collected, it is invoiced: the ledger counts it from then on, and nothing counts it twice", async () => {
    const who = await member(dana)
    const { orderNo } = (await who.placeOnCredit(await who.form(wanted))).data.tradecredit
    const before = await balances(who)
    const open = "SELECT sum(amount_cents)::int AS owed FROM ledger_posting WHERE document = $1"
    expect(await query(open, [orderNo])).toEqual([{ owed: null }])
    const moved = await who.call(
      "POST",
      `/staff/orders/${orderNo}`,
      { status: "collected" },
      { authorization: `Bearer ${STAFF_TOKEN}` }
    )
    expect(moved.status).toBe(200)
    const [{ total }] = (await query("SELECT total_cents::int AS total FROM shop_order WHERE order_no = $1", [
      orderNo
    ])) as [{ total: number }]
    expect(await query(open, [orderNo])).toEqual([{ owed: total }])
    expect(await balances(who)).toMatchObject({ used: before.used, available: before.available })
    await booksAreRight()
  })

  it("[CRED-02] [CANCEL-01] [I14] cancelled, it gives its credit back whole", async () => {
    const who = await member(dana)
    const before = await balances(who)
    const { orderNo, token } = (await who.placeOnCredit(await who.form(wanted))).data.tradecredit
    const cancelled = await who.call("POST", `/orders/order/cancel/id/${orderNo}?t=${token}`)
    expect(cancelled).toMatchObject({ status: 200, data: { cancelled: true } })
    expect(await balances(who)).toEqual(before)
    expect(await query("SELECT state FROM credit_draw WHERE order_no = $1", [orderNo])).toEqual([{ state: "returned" }])
    await booksAreRight()
  })
})
