/** How often orders may be asked for, with the limits as a shop has them. */
import { describe, expect, it, vi } from "vitest"
import { testDatabase } from "../database.ts"
import { aLast, someThing } from "./goods.ts"
import { testShop } from "./open-shop.ts"
import { cards, type Wanted } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database, { LIMITS: "on" })

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
  ["tracking", 10, async (shopper: ReturnType<typeof shop.shopper>) => shopper.call("GET", "/orders/track/123")],
  [
    "placing",
    10,
    async (shopper: ReturnType<typeof shop.shopper>) =>
      shopper.place(await shopper.form([await someThing(database.query, 1)]), "pi_3None", "ctoken_1None")
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

/** Every call's own limit begins anew; what was declined stays counted. */
const onlyDeclinesCount = () => database.query("DELETE FROM rate_limit WHERE key NOT LIKE 'declined%'")
type Shopper = ReturnType<typeof shop.shopper>
const pays = async (shopper: Shopper, card: string) => {
  await onlyDeclinesCount()
  const { answer, intentId } = await shopper.buy([await someThing(database.query, 1)], card)
  return { code: answer.status === 200 ? "paid" : answer.code, intentId }
}
const declined = async (shopper: Shopper, times: number) => {
  for (let nth = 0; nth < times; nth += 1) expect((await pays(shopper, cards.declined)).code).toBe("PAYMENT_REFUSED")
}
/** The hour of the clock in which declined cards are counted must not end meanwhile. */
const withinOneHour = async (work: () => Promise<void>) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - (Date.now() % 3_600_000) + 60_000 })
  await database.query("DELETE FROM rate_limit")
  await work().finally(() => vi.useRealTimers())
}

describe("declined cards", () => {
  it("[T55] after three of them a shopper pays with the next", () =>
    withinOneHour(async () => {
      const kim = shop.shopper()
      await declined(kim, 3)
      expect((await pays(kim, cards.pays)).code).toBe("paid")
    }))

  it("[T55] after five in an hour a browser's payments wait, with no order kept and no card tried; after ten the address's", () =>
    withinOneHour(async () => {
      const [kim, lee] = [shop.shopper(), shop.shopper()]
      await declined(kim, 5)
      const { code, intentId } = await pays(kim, cards.pays)
      expect(code).toBe("TOO_MANY_DECLINES")
      expect(await database.query("SELECT FROM payment_attempt WHERE provider_ref = $1", [intentId])).toEqual([])
      expect(
        (await shop.stripe().log("?type=charge.failed&limit=1000")).map((one) => one.payment_intent)
      ).not.toContain(intentId)
      expect((await pays(lee, cards.pays)).code).toBe("paid")
      await declined(lee, 4)
      await declined(shop.shopper(), 1)
      expect((await pays(shop.shopper(), cards.pays)).code).toBe("TOO_MANY_DECLINES")
    }))

  it("[T55] the same request goes on once the hour is over", () =>
    withinOneHour(async () => {
      const kim = shop.shopper()
      await declined(kim, 5)
      await onlyDeclinesCount()
      const { form, intentId, token } = await kim.prepare([await someThing(database.query, 1)])
      const key = crypto.randomUUID()
      expect((await kim.place(form, intentId, token, key)).code).toBe("TOO_MANY_DECLINES")
      await database.query("DELETE FROM rate_limit")
      expect((await kim.place(form, intentId, token, key)).status).toBe(200)
    }))
})

describe("orders that wait for a bank", () => {
  const asks = async (shopper: Shopper, wanted: Wanted) => {
    await database.query("DELETE FROM rate_limit")
    const { answer } = await shopper.buy([wanted], cards.asks)
    return answer.status === 200 ? answer.data.stripe.status : answer.code
  }
  /** Every order that waits is let go. */
  const letGo = () =>
    database.query("UPDATE payment_attempt SET browser = NULL, address = NULL WHERE state = 'requires-action'")

  it("[T55] of one browser hold no more than half of what is left on clearance between them", async () => {
    const last = { ...(await aLast(database.query, 10)), qty: 2 }
    const kim = shop.shopper()
    const statuses = [await asks(kim, last), await asks(kim, last), await asks(kim, last)]
    expect(statuses).toEqual(["requires_action", "requires_action", "TOO_MANY_WAITING"])
    await letGo()
    expect(await asks(shop.shopper(), last)).toBe("requires_action")
    await letGo()
  })

  it("[T55] are five of one browser at once", async () => {
    const wanted = await someThing(database.query, 1)
    const kim = shop.shopper()
    const statuses: Array<string> = []
    for (let nth = 0; nth < 6; nth += 1) statuses.push(await asks(kim, wanted))
    expect(statuses).toEqual([...Array(5).fill("requires_action"), "TOO_MANY_WAITING"])
    expect(await asks(shop.shopper(), wanted)).toBe("requires_action")
  })
})
