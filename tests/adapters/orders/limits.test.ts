/** How often orders may be asked for, with the limits as a shop has them. */
import { expect, it } from "vitest"
import { testDatabase } from "../database.ts"
import { someThing } from "./goods.ts"
import { testShop } from "./open-shop.ts"

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
