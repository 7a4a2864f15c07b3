/** The shop is killed at each step of placing an order and at any moment; started again, it loses nothing and doubles nothing. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { testDatabase } from "../adapters/database.ts"
import { someThing } from "../adapters/orders/goods.ts"
import { freshFolder } from "../adapters/payments/running-stripe.ts"
import { wrongAfter } from "./aftermath.ts"
import { chances } from "./chances.ts"
import { crowded } from "./crowd.ts"
import { freePort, type ShopProcess, shopperOf, standInOf, startShop } from "./shop-process.ts"

const steps = ["afterReserve", "duringProviderCall", "beforeResult", "afterResult"] as const
const rounds = [1, 2, 3]
const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
const standIn = standInOf(folder)
let port = 0
let shop: ShopProcess | undefined

const start = async (env: Record<string, string> = {}) => {
  shop = await startShop({ database, folder, port }, env)
  return shop
}

const orderOf = async (intentId: string) => {
  const [row] = await query(
    "SELECT order_no, status FROM shop_order JOIN payment_attempt USING (order_no) WHERE provider_ref = $1",
    [intentId]
  )
  return { orderNo: String(row?.order_no), status: String(row?.status) }
}

/** Two order at a shop that stops at the step, and kills it there. */
const killedAt = async (step: string) => {
  await start({ HOLD_AT: step })
  const wanted = [await someThing(query, 1)]
  const order = async () => {
    const kim = shopperOf(port)
    const key = crypto.randomUUID()
    const sent = await kim.sending(wanted, key)
    sent.answer.catch(() => undefined)
    return { kim, ...sent }
  }
  const both = [await order(), await order()] as const
  expect(await shop?.held).toBe(step)
  // The shop waits for ever; the provider has taken the money before the shop is killed, and nobody has heard of it.
  const reached = async () => {
    const paid = new Set((await standIn.log("?type=charge.succeeded&limit=10000")).map((one) => one.payment_intent))
    const isThere = async ({ intentId }: (typeof both)[number]) =>
      step === "afterReserve" ? (await orderOf(intentId)).status !== "undefined" : paid.has(intentId)
    return (await Promise.all(both.map(isThere))).every(Boolean)
  }
  await expect.poll(reached, { interval: 20, timeout: 10_000 }).toBe(true)
  await shop?.kill()
  return both
}

beforeAll(async () => {
  port = await freePort()
})
afterEach(() => shop?.close())
afterAll(remove)

describe.each(steps)("killed at %s", (step) => {
  it.each(rounds)(
    "[F1] [I10] [I11] [I20] the browser's repeat is the same order, paid once; the one that nobody asks for ends by itself (round %i)",
    async () => {
      const [asked, unasked] = await killedAt(step)
      const { orderNo } = await orderOf(asked.intentId)
      await start()
      const again = await asked.kim.place(asked.form, asked.intentId, asked.token, asked.key)
      expect(again).toMatchObject({ status: 200, data: { stripe: { status: "succeeded", orderNo } } })
      expect(await wrongAfter(query, standIn, [orderNo])).toEqual([])
      expect((await orderOf(unasked.intentId)).status).toBe(step === "afterReserve" ? "cancelled" : "placed")
    }
  )
})

describe("killed at any moment", () => {
  it.each(rounds)(
    "[F1] [I10] [I11] [I20] [I21] eight shoppers go on ordering: what they were told stands, nothing is doubled or held (round %i)",
    async (round) => {
      await start()
      const things = [await someThing(query, 1, 1), await someThing(query, 1, 2)]
      const random = chances(round)
      const some = 10 + Math.floor(random() * 20)
      const orders = async () => Number((await query("SELECT count(*)::int AS n FROM shop_order"))[0]?.n)
      const before = await orders()
      const { placed, wrong } = await crowded({ port, things, random }, 8, async () => {
        await expect.poll(orders, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + some)
        await shop?.kill()
        await start()
      })
      expect(wrong).toEqual([])
      expect(placed.length).toBeGreaterThan(0)
      expect(await wrongAfter(query, standIn, placed)).toEqual([])
    }
  )
})
