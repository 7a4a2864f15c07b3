/** Orders by PayPal and Zip: agreed to on their page, taken once, refused with their own words, on PostgreSQL. */
import { beforeAll, describe, expect, it } from "vitest"
import { notOfferedWords, zipWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { moveOrderBack, reconcileOnce } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import type { RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

type Wallet = "paypal" | "zip"
const wallets = ["paypal", "zip"] as const
/** What the wallet's own log calls money that was taken, and that went back. */
const logged = { paypal: ["paypal.captured", "paypal.refunded"], zip: ["zip.charged", "zip.refunded"] } as const
const own = {
  paypal: {
    declined: "Paypal payment failed. Please try again.",
    cancelled: "Paypal payment failed. Please try again.",
    down: "Paypal payment failed. Please try again.",
    noPayment: "Paypal payload not valid",
    notValid: "Paypal payment is not valid"
  },
  zip: {
    declined: zipWords.rejected,
    cancelled: zipWords.cancelled,
    down: zipWords.checkoutFailed,
    noPayment: "Zip Order payload not valid",
    notValid: "Order verification was invalid"
  }
} as const

let wanted: ReadonlyArray<RequestedItem>
beforeAll(async () => {
  const [item] = [await itemInStock(query, 1)]
  const { total } = (await shop.shopper().offers([item])).data
  // PayPal's Pay in 4 starts at $30.
  wanted = [{ ...item, qty: Math.ceil(4_000 / total) }]
})

/** What a shopper does on the wallet's page; answers where it leads them. */
const press = async (url: string, outcome: string): Promise<URL> => {
  const body = new URLSearchParams({ outcome })
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get("location") ?? "")
}

const sent = async (wallet: Wallet, kim = shop.shopper(), key: string = crypto.randomUUID()) => {
  const form = await kim.form(wanted)
  const answer = await kim.placeByWallet(wallet, form, key)
  expect(answer.msg).toBeUndefined()
  const { orderNo, paymentRef = "", redirectUrl = "", status, token } = answer.data[wallet]
  return { kim, form, key, orderNo, paymentRef, redirectUrl, status, token, told: answer.data[wallet] }
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
  (await shop.stripe().log(`?type=${type}&limit=100000`)).map(({ amount }) => Number(amount))
const booksAreRight = async () => {
  await expectConsistentRecords(query)
  await expectSameAsStripe(query, shop.stripe())
  for (const wallet of wallets) {
    const [taken, back] = logged[wallet]
    const kept = await query(
      `SELECT kind, money_movement.amount_cents::int AS amount FROM money_movement
       JOIN payment_attempt ON payment_attempt.id = attempt_id WHERE method = $1`,
      [wallet]
    )
    const amounts = (kind: string) =>
      kept
        .filter((row) => row.kind === kind)
        .map(({ amount }) => Number(amount))
        .sort()
    expect(amounts("capture")).toEqual([...(await movedAt(taken))].sort())
    expect(amounts("refund")).toEqual([...(await movedAt(back))].sort())
  }
}

describe.each(wallets)("an order by %s", (wallet) => {
  it("[CHK-08] [CALL-17] [CALL-18] waits for its shopper, is taken once they agreed, and is placed for its total", async () => {
    const { kim, form, orderNo, paymentRef, redirectUrl, status, told } = await sent(wallet)
    expect(status).toBe("requires_action")
    if (wallet === "zip") expect(told).toMatchObject({ checkoutId: paymentRef, checkoutUri: redirectUrl })
    expect(await inBooks(orderNo)).toMatchObject({
      status: "awaiting-payment",
      method: wallet,
      captured: 0,
      stock: "held"
    })
    const page = await (await fetch(redirectUrl)).text()
    expect(page).toContain(`$${(form.total / 100).toFixed(2)}`)
    const back = await press(redirectUrl, "agree")
    expect(back.searchParams.get(wallet === "paypal" ? "token" : "checkoutId")).toBe(paymentRef)
    // Nothing is taken by their agreeing alone.
    expect(await inBooks(orderNo)).toMatchObject({ status: "awaiting-payment", captured: 0 })
    const done = await kim.confirmWallet(wallet, paymentRef)
    expect(done).toMatchObject({ status: 200, data: { [wallet]: { status: "succeeded", orderNo } } })
    if (wallet === "zip") expect(done.data.id).toBe(orderNo)
    expect(await inBooks(orderNo)).toMatchObject({ status: "placed", captured: form.total })
    expect((await kim.order(orderNo)).data).toMatchObject({ status: "placed", paymentMethod: wallet })
    await booksAreRight()
  })

  it("[PAY-06] [I9] [I20] is captured once, whatever is sent again and confirmed at the same time", async () => {
    const { kim, form, key, orderNo, paymentRef, redirectUrl } = await sent(wallet)
    await press(redirectUrl, "agree")
    const [taken] = logged[wallet]
    const before = (await movedAt(taken)).length
    const answers = await Promise.all([
      kim.confirmWallet(wallet, paymentRef),
      kim.confirmWallet(wallet, paymentRef),
      kim.placeByWallet(wallet, form, key)
    ])
    for (const { data } of answers) expect(data[wallet]).toMatchObject({ status: "succeeded", orderNo })
    expect((await movedAt(taken)).length).toBe(before + 1)
    await booksAreRight()
  })

  it("[PAY-03] [PAY-04] [MSG-03] [T50] one whose shopper goes back without agreeing is cancelled, charged nothing, and told so", async () => {
    const { kim, orderNo, paymentRef, redirectUrl } = await sent(wallet)
    await press(redirectUrl, "cancel")
    expect(await kim.abandonWallet(wallet, paymentRef)).toMatchObject({ status: 422, msg: own[wallet].cancelled })
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released" })
    // Whatever the shopper does on the page that is still open takes no money any more.
    await press(redirectUrl, "agree")
    expect((await kim.confirmWallet(wallet, paymentRef)).status).toBe(422)
    await reconcileOnce(database, shop)
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0 })
    await booksAreRight()
  })

  it.each(wallet === "paypal" ? ["poor"] : ["poor", "decline"])(
    "[PAY-03] [PAY-04] [MSG-03] one that the provider declines (%s) is cancelled in its own words, and the goods are free",
    async (outcome) => {
      const { kim, orderNo, paymentRef, redirectUrl } = await sent(wallet)
      await press(redirectUrl, outcome)
      expect(await kim.confirmWallet(wallet, paymentRef)).toMatchObject({ status: 422, msg: own[wallet].declined })
      expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released" })
      await booksAreRight()
    }
  )

  it("[T31] [T50] is finished and given up by the browser that placed it, and no other", async () => {
    const { kim, paymentRef, redirectUrl } = await sent(wallet)
    await press(redirectUrl, "agree")
    const stranger = shop.shopper()
    await stranger.offers(wanted)
    expect((await stranger.confirmWallet(wallet, paymentRef)).status).toBe(404)
    expect((await stranger.abandonWallet(wallet, paymentRef)).status).toBe(404)
    expect((await kim.confirmWallet(wallet, paymentRef)).status).toBe(200)
  })

  it("[I10] [I11] the reconciler takes what was agreed to where the browser never came back, and lets go of what was not", async () => {
    const agreed = await sent(wallet)
    await press(agreed.redirectUrl, "agree")
    const left = await sent(wallet)
    for (const { orderNo } of [agreed, left]) await moveOrderBack(database, orderNo, 20)
    await reconcileOnce(database, shop)
    expect(await inBooks(agreed.orderNo)).toMatchObject({ status: "placed", captured: agreed.form.total })
    expect(await inBooks(left.orderNo)).toMatchObject({ status: "cancelled", stock: "released" })
    await booksAreRight()
  })

  it("[CANCEL-01] [I9] cancelled after it was paid, its money goes back once", async () => {
    const { kim, form, orderNo, paymentRef, redirectUrl, token } = await sent(wallet)
    await press(redirectUrl, "agree")
    await kim.confirmWallet(wallet, paymentRef)
    const cancel = () => kim.call("POST", `/orders/order/cancel/id/${orderNo}?t=${token}`)
    await Promise.all([cancel(), cancel()])
    await reconcileOnce(database, shop)
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: form.total, refunded: form.total })
    await booksAreRight()
  })

  it.each(["fail", "drop", "html", "half"] as const)(
    "[I10] [F3] its taking that the provider answers by '%s' ends placed, and taken once",
    async (way) => {
      const { kim, form, orderNo, paymentRef, redirectUrl } = await sent(wallet)
      await press(redirectUrl, "agree")
      const call = wallet === "paypal" ? "paypal.capture" : "zip.charge"
      await shop.stripe().turn({ faults: [{ call, way, when: "after" }] })
      await kim.confirmWallet(wallet, paymentRef)
      await shop.stripe().turn({ clear: true })
      await moveOrderBack(database, orderNo, 1)
      await reconcileOnce(database, shop)
      expect(await inBooks(orderNo)).toMatchObject({ status: "placed", captured: form.total })
      await booksAreRight()
    }
  )

  it("[PAY-06] one that the wallet tells to be of another amount is not taken, and refused in the specified words", async () => {
    const { kim, orderNo, paymentRef, redirectUrl } = await sent(wallet)
    await press(redirectUrl, "agree")
    await shop.stripe().turn({ faults: [{ call: `${wallet}.retrieve`, way: "lie", times: "all" }] })
    expect(await kim.confirmWallet(wallet, paymentRef)).toMatchObject({ status: 422, msg: own[wallet].notValid })
    await shop.stripe().turn({ clear: true })
    expect(await inBooks(orderNo)).toMatchObject({ status: "cancelled", captured: 0, stock: "released" })
    await booksAreRight()
  })

  it("[PAY-06] [MSG-03] [F4] while the provider is down, or answers without a payment, nothing is written and the shopper is told so", async () => {
    const kim = shop.shopper()
    const form = await kim.form(wanted)
    const [{ count: before }] = (await query("SELECT count(*)::int FROM shop_order")) as [{ count: number }]
    await shop.stripe().turn({ faults: [{ call: `${wallet}.create`, way: "drop", when: "before" }] })
    expect(await kim.placeByWallet(wallet, form)).toMatchObject({ status: 422, msg: own[wallet].down })
    await shop.stripe().turn({ clear: true, faults: [{ call: `${wallet}.create`, way: "empty" }] })
    expect(await kim.placeByWallet(wallet, form)).toMatchObject({ status: 422, msg: own[wallet].noPayment })
    await shop.stripe().turn({ clear: true })
    expect(await query("SELECT count(*)::int FROM shop_order")).toEqual([{ count: before }])
  })
})

describe("What a wallet takes", () => {
  it.each([
    ["paypal", 2_999, notOfferedWords.paypalTooLow],
    ["paypal", 3_000, undefined],
    ["paypal", 200_000, undefined],
    ["paypal", 200_001, notOfferedWords.paypalTooHigh],
    ["zip", 2_000_000, undefined],
    ["zip", 2_000_001, notOfferedWords.zipTooHigh]
  ] as const)(
    "[PAY-03] [PAY-04] [PAY-10] by %s %i cents are offered with the problem that the server refuses them for: %s",
    async (wallet, cents, problem) => {
      const kim = shop.shopper()
      const one = [await itemInStock(query, 1, 9)]
      await query(
        "UPDATE price SET retail_cents = $2, promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL, clearance_cents = NULL WHERE sku = $1",
        [one[0]?.sku, cents]
      )
      const { total, offers } = (await kim.offers(one)).data
      expect([total, offers.find(({ method }) => method === wallet)?.problem]).toEqual([cents, problem])
      const { status, msg } = await kim.placeByWallet(wallet, await kim.form(one))
      expect([status, msg]).toEqual(problem ? [422, problem] : [200, undefined])
    }
  )

  it("[PAY-03] [PAY-10] below $30 PayPal says why it is not offered, and the server refuses it in the same words", async () => {
    const kim = shop.shopper()
    const cheap = async (nth: number): Promise<ReadonlyArray<RequestedItem>> => {
      const one = [await itemInStock(query, 1, nth)]
      return (await kim.offers(one)).data.total < 3_000 ? one : cheap(nth + 1)
    }
    const small = await cheap(0)
    const { data } = await kim.offers(small)
    expect(data.offers.slice(0, 4)).toEqual([
      { method: "card" },
      { method: "hosted-card", isStandIn: true },
      { method: "paypal", problem: notOfferedWords.paypalTooLow },
      { method: "zip" }
    ])
    expect(await kim.placeByWallet("paypal", await kim.form(small))).toMatchObject({
      status: 422,
      code: "PAYMENT_LIMIT",
      msg: notOfferedWords.paypalTooLow
    })
  })

  it.each([
    ["agree", "placed"],
    ["decline", "cancelled"],
    ["expire", "cancelled"],
    ["nothing within eight days", "cancelled"]
  ])(
    "[PAY-04] [I10] [I11] a shopper whom Zip refers keeps their order for the week that it may take; by '%s' it is %s",
    async (outcome, status) => {
      const { kim, form, orderNo, paymentRef, redirectUrl } = await sent("zip")
      const isDecided = !outcome.startsWith("nothing")
      await press(redirectUrl, "refer")
      expect(await kim.confirmWallet("zip", paymentRef)).toMatchObject({ data: { zip: { status: "processing" } } })
      const minutes = 7 * 24 * 60 + (isDecided ? 0 : 24 * 60 - 1)
      await moveOrderBack(database, orderNo, minutes)
      await reconcileOnce(database, shop)
      expect(await inBooks(orderNo)).toMatchObject({ status: "awaiting-payment", stock: "held" })
      if (isDecided) await press(redirectUrl, outcome)
      else await moveOrderBack(database, orderNo, 2)
      await reconcileOnce(database, shop)
      const captured = status === "placed" ? form.total : 0
      expect(await inBooks(orderNo)).toMatchObject({
        status,
        captured,
        stock: status === "placed" ? "held" : "released"
      })
      if (!isDecided) {
        // Zip's late yes takes no money for an order that was let go.
        await press(redirectUrl, "agree")
        expect((await kim.confirmWallet("zip", paymentRef)).status).toBe(422)
        await reconcileOnce(database, shop)
      }
      expect(await inBooks(orderNo)).toMatchObject({ status, captured })
      await booksAreRight()
    }
  )
})
