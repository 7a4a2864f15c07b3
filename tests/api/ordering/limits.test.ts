/** How often orders may be asked for, with the limits as a shop has them. */
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { methodTerms } from "../../../core/methods/method-terms.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import { tooManyAwaited } from "../../../core/words/awaited-payment.ts"
import { orderWords } from "../../../core/words/order.ts"
import { testDatabase } from "../../postgres/database.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock, lastPieces } from "./order-items.ts"
import { placeBy } from "./paid-by-method.ts"
import { reconcileOnce } from "./reconcile-once.ts"
import { cards, type RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const STAFF = "staff-token-of-more-than-32-letters"
const shop = testShop(database, { LIMITS: "on", STAFF_TOKEN: STAFF })

/** Counted within one minute of the wall clock; a test that begins near its end waits for the next. */
const withinOneMinute = async <A>(work: () => Promise<A>): Promise<A> => {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (;;) {
    await database.query("DELETE FROM rate_limit")
    const began = minute()
    const found = await work()
    if (minute() === began) return found
  }
}

it.each([
  [
    "cancelling",
    10,
    async (shopper: ReturnType<typeof shop.shopper>) => shopper.call("POST", "/orders/order/cancel/id/100000019")
  ],
  ["tracking", 10, async (shopper: ReturnType<typeof shop.shopper>) => shopper.call("GET", "/orders/track/123")],
  [
    "placing",
    10,
    async (shopper: ReturnType<typeof shop.shopper>) =>
      shopper.place(await shopper.form([await itemInStock(database.query, 1)]), "pi_3None", "ctoken_1None")
  ],
  ["preparing a payment", 30, (shopper: ReturnType<typeof shop.shopper>) => shopper.intent([])]
] as const)(
  "[T33] %s is answered %i times a minute for one address, then 429; another address is not held up",
  async (_, most, ask) => {
    const statuses = await withinOneMinute(async () => {
      const kim = shop.shopper()
      const answers: Array<number> = []
      for (let nth = 0; nth < most + 2; nth += 1) answers.push((await ask(kim)).status)
      return answers
    })
    expect(statuses.slice(0, most)).not.toContain(429)
    expect(statuses.slice(most)).toEqual([429, 429])
    const elsewhere = await shop
      .shopper()
      .call("GET", "/orders/track/123", undefined, { "x-visitor-address": "192.0.2.7" })
    expect(elsewhere.status).toBe(404)
  }
)

it("[T2] wrong staff tokens are answered thirty times a minute for one address, right ones always; then neither is", async () => {
  const move = async (token: string, address = "192.0.2.7") => {
    const headers = { authorization: `Bearer ${token}`, "x-visitor-address": address }
    return (await shop.shopper().call("POST", "/staff/orders/100000019", { status: "ready" }, headers)).status
  }
  const answers = await withinOneMinute(async () => {
    const right: Array<number> = []
    for (let nth = 0; nth < 32; nth += 1) right.push(await move(STAFF, "192.0.2.8"))
    const wrong: Array<number> = []
    for (let nth = 0; nth < 32; nth += 1) wrong.push(await move(`${STAFF}${nth}`))
    return { right, wrong, guessed: await move(STAFF), elsewhere: await move(STAFF, "192.0.2.8") }
  })
  expect(answers).toEqual({
    right: Array.from({ length: 32 }, () => 404),
    wrong: [...Array.from({ length: 30 }, () => 401), 429, 429],
    guessed: 429,
    elsewhere: 404
  })
})

/** Every call's own limit begins anew; what was declined, and what was told to a mailbox, stays counted. */
const callsBeginAnew = () => database.query("DELETE FROM rate_limit WHERE key NOT LIKE 'awaited order %'")
/** As if the hour in which they count were over. */
const declinesAreOld = () =>
  database.query("UPDATE payment_attempt SET changed_at = changed_at - interval '61 minutes' WHERE state = 'refused'")
type Shopper = ReturnType<typeof shop.shopper>
const pays = async (shopper: Shopper, card: string) => {
  await callsBeginAnew()
  const { answer, intentId } = await shopper.buy([await itemInStock(database.query, 1)], card)
  return { code: answer.status === 200 ? "paid" : answer.code, intentId }
}
const declined = async (shopper: Shopper, times: number) => {
  for (let nth = 0; nth < times; nth += 1) expect((await pays(shopper, cards.declined)).code).toBe("PAYMENT_REFUSED")
}
const triedAtStripe = async (intentId: string) =>
  (await shop.stripe().log("?type=charge.failed&limit=1000")).filter((one) => one.payment_intent === intentId).length

describe("declined cards", () => {
  beforeEach(declinesAreOld)
  afterEach(() => shop.stripe().turn({ webhooks: { hold: false } }))

  it("[T55] after three of them a shopper pays with the next", async () => {
    const kim = shop.shopper()
    await declined(kim, 3)
    expect((await pays(kim, cards.pays)).code).toBe("paid")
  })

  it("[T55] after five in an hour a browser's payments wait, with no order kept and no card tried; after ten the address's", async () => {
    const [kim, lee] = [shop.shopper(), shop.shopper()]
    await declined(kim, 5)
    const { code, intentId } = await pays(kim, cards.pays)
    expect(code).toBe("TOO_MANY_DECLINES")
    expect(await database.query("SELECT FROM payment_attempt WHERE provider_ref = $1", [intentId])).toEqual([])
    expect(await triedAtStripe(intentId)).toBe(0)
    expect((await pays(lee, cards.pays)).code).toBe("paid")
    await declined(lee, 4)
    await declined(shop.shopper(), 1)
    expect((await pays(shop.shopper(), cards.pays)).code).toBe("TOO_MANY_DECLINES")
  })

  it.each([
    ["a browser's fifth", async () => Array(5).fill(shop.shopper()) as Array<Shopper>, 4],
    ["an address's tenth", async () => Array.from({ length: 5 }, () => shop.shopper()), 9]
  ] as const)("[T55] tried all at once, no more than %s is declined", async (_, shoppers, before) => {
    const all = await shoppers()
    for (let nth = 0; nth < before; nth += 1) await declined(before > 5 ? shop.shopper() : (all[0] as Shopper), 1)
    await callsBeginAnew()
    const prepared = []
    for (const shopper of all)
      prepared.push({ shopper, ...(await shopper.prepare([await itemInStock(database.query, 1)], cards.declined)) })
    await callsBeginAnew()
    const answers = await Promise.all(
      prepared.map(({ shopper, form, intentId, token }) => shopper.place(form, intentId, token))
    )
    expect(answers.filter(({ code }) => code === "PAYMENT_REFUSED")).toHaveLength(1)
    const tried = await Promise.all(prepared.map(({ intentId }) => triedAtStripe(intentId)))
    expect(tried.reduce((sum, one) => sum + one)).toBe(1)
  })

  it.each([
    ["the page that waits for the bank", async (kim: Shopper, intentId: string) => void (await kim.finish(intentId))],
    [
      "the provider's report",
      async () => {
        await shop.stripe().turn({ webhooks: { hold: false } })
        await shop.stripe().switches("?waiting=0")
        await shop.stripe().turn({ webhooks: { hold: true } })
      }
    ],
    ["the reconciler", () => reconcileOnce(database, shop)]
  ] as const)("[T55] a refusal on the bank's page counts once, learnt by %s", async (_, learn) => {
    await shop.stripe().turn({ webhooks: { hold: true } })
    const kim = shop.shopper()
    for (let nth = 0; nth < 5; nth += 1) {
      await callsBeginAnew()
      const { answer, intentId } = await kim.buy([await itemInStock(database.query, 1)], cards.asks)
      expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "requires_action" } } })
      await fetch(String(answer.data.stripe.redirectUrl), {
        method: "POST",
        body: new URLSearchParams({ outcome: "fail" }),
        redirect: "manual"
      })
      await learn(kim, intentId)
      // Asked again, it is told again and not counted again.
      expect((await kim.finish(intentId)).code).toBe("PAYMENT_REFUSED")
    }
    expect((await pays(kim, cards.pays)).code).toBe("TOO_MANY_DECLINES")
  })

  it("[T55] the same request goes on once the hour is over", async () => {
    const kim = shop.shopper()
    await declined(kim, 5)
    await callsBeginAnew()
    const { form, intentId, token } = await kim.prepare([await itemInStock(database.query, 1)])
    const key = crypto.randomUUID()
    expect((await kim.place(form, intentId, token, key)).code).toBe("TOO_MANY_DECLINES")
    await declinesAreOld()
    expect((await kim.place(form, intentId, token, key)).status).toBe(200)
  })
})

describe("orders that wait for a bank", () => {
  const asks = async (shopper: Shopper, wanted: RequestedItem, card: string = cards.asks) => {
    await callsBeginAnew()
    const { answer, intentId } = await shopper.buy([wanted], card)
    return { status: answer.status === 200 ? answer.data.stripe.status : answer.code, msg: answer.msg, intentId }
  }
  const statusesOf = async (shopper: Shopper, all: ReadonlyArray<RequestedItem>) => {
    const statuses: Array<string> = []
    for (const wanted of all) statuses.push((await asks(shopper, wanted)).status)
    return statuses
  }
  const heldOf = async ({ sku }: RequestedItem) =>
    Number((await database.query("SELECT coalesce(sum(reserved), 0)::int AS n FROM stock WHERE sku = $1", [sku]))[0]?.n)
  /** Every order that waits is let go. */
  const letGo = () =>
    database.query("UPDATE payment_attempt SET browser = NULL, address = NULL WHERE state = 'requires-action'")
  beforeEach(async () => {
    await declinesAreOld()
    await letGo()
  })

  it.each([
    ["clearance", 3],
    ["unstocked", 4]
  ] as const)(
    "[T55] of one browser hold no more than half of what is left of %s goods between them",
    async (mode, nth) => {
      const last = { ...(await lastPieces(database.query, 10, { nth, mode })), qty: 2 }
      expect(await statusesOf(shop.shopper(), [last, last, last])).toEqual([
        "requires_action",
        "requires_action",
        "TOO_MANY_WAITING"
      ])
      await letGo()
      expect((await asks(shop.shopper(), last)).status).toBe("requires_action")
    }
  )

  it.each([
    ["clearance", 5],
    ["unstocked", 6]
  ] as const)(
    "[T55] the first holds no more than half of what is left of %s goods, or is let go and can't be paid",
    async (mode, nth) => {
      const last = await lastPieces(database.query, 10, { nth, mode })
      const { status, msg, intentId } = await asks(shop.shopper(), { ...last, qty: 6 })
      expect({ status, msg }).toEqual({
        status: "TOO_MANY_WAITING",
        msg: orderWords.clearanceWaits(methodTerms.card.waits)
      })
      expect(await heldOf(last)).toBe(0)
      expect((await shop.stripe().stripe.paymentIntents.retrieve(intentId)).status).toBe("canceled")
      expect((await asks(shop.shopper(), { ...last, qty: 5 })).status).toBe("requires_action")
    }
  )

  it.each(["hosted-card", "zip"] as const)(
    "[T55] [MSG-05] a first one by %s is told of that way to pay",
    async (method) => {
      const last = await lastPieces(database.query, 10, { nth: 8 })
      await callsBeginAnew()
      const kim = shop.shopper()
      const { code, msg } = await placeBy(method, kim, await kim.form([{ ...last, qty: 6 }]))
      expect({ code, msg }).toEqual({
        code: "TOO_MANY_WAITING",
        msg: orderWords.clearanceWaits(methodTerms[method].waits)
      })
      expect(msg).not.toContain("Your bank")
    }
  )

  it("[T55] are not what an order is that is paid at once: it takes all that is left", async () => {
    const last = { ...(await lastPieces(database.query, 10, { nth: 7 })), qty: 10 }
    expect((await asks(shop.shopper(), last, cards.pays)).status).toBe("succeeded")
    expect(await heldOf(last)).toBe(10)
  })

  it("[T55] are five of one browser at once", async () => {
    const wanted = await itemInStock(database.query, 1)
    expect(await statusesOf(shop.shopper(), Array(6).fill(wanted))).toEqual([
      ...Array(5).fill("requires_action"),
      "TOO_MANY_WAITING"
    ])
    expect((await asks(shop.shopper(), wanted)).status).toBe("requires_action")
  })
})

describe("orders by bank transfer", () => {
  type By = { readonly method?: OrderMethod; readonly kim?: Shopper }
  const transfer = async (email: string, { method = "bank-transfer", kim = shop.shopper() }: By = {}) => {
    await callsBeginAnew()
    const form = await kim.form([await itemInStock(database.query, 1)])
    const billing = { contactDetails: { ...form.billing.contactDetails, email } }
    const { status, code, msg } = await placeBy(method, kim, { ...form, billing })
    return status === 200 ? "placed" : `${code}: ${msg}`
  }

  it("[T36] [T55] [BANK-01] by guests are told to one mailbox ten times a day, however it is written; the next is told so, nothing is mailed, and other ways to pay go on", async () => {
    const mailed = () =>
      database.query(
        "SELECT recipient FROM outbox WHERE message_key LIKE 'money-awaited%' AND recipient ILIKE '%@mailbox.example'"
      )
    const full = `TOO_MANY_WAITING: ${tooManyAwaited}`
    expect(await transfer("owner@mailbox.example")).toBe("placed")
    await database.query("UPDATE rate_limit SET count = 9 WHERE key LIKE 'awaited order guests %'")
    expect(await transfer("owner@mailbox.example")).toBe("placed")
    expect(await transfer("Owner@Mailbox.Example")).toBe(full)
    expect(await mailed()).toHaveLength(2)
    expect(await transfer("other@mailbox.example")).toBe("placed")
    expect(await transfer("owner@mailbox.example", { method: "zip" })).toBe("placed")
    const member = await membersOf(shop, database).member("dana@ironbark.example", "2001")
    expect(await transfer("owner@mailbox.example", { kim: member })).toBe("placed")
  })
})
