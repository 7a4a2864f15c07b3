/** The shop is killed at each step of placing an order; started again, it loses nothing and doubles nothing. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { testDatabase } from "../adapters/database.ts"
import { expectBooksInOrder, expectSameAsStripe } from "../adapters/orders/books.ts"
import { someThing } from "../adapters/orders/goods.ts"
import { minutesLater } from "../adapters/orders/reconciling.ts"
import { freshFolder, type LogEntry, type RunningStripe } from "../adapters/payments/running-stripe.ts"
import { freePort, type ShopProcess, shopperOf, startShop } from "./shop-process.ts"

const steps = ["afterReserve", "duringProviderCall", "beforeResult", "afterResult"] as const
const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
let port = 0
let shop: ShopProcess | undefined

const start = async (env: Record<string, string> = {}) => {
  shop = await startShop({ database, folder, port }, env)
  return shop
}

/** The log of the stand-in that the shop started by itself. */
const standInLog = (): Pick<RunningStripe, "log"> => {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, "stripe", name), "utf8"))
  const { origin } = read("stand-in.json")
  const { secretKey } = read("keys.json")
  return {
    log: async (asked = "") => {
      const response = await fetch(`${origin}/__log${asked}`, { headers: { authorization: `Bearer ${secretKey}` } })
      return ((await response.json()) as { data: ReadonlyArray<LogEntry> }).data
    }
  }
}

/** Orders at a shop that stops at the step, and kills it there. */
const killedAt = async (step: string) => {
  await start({ HOLD_AT: step })
  const kim = shopperOf(port)
  const wanted = [await someThing(query, 1)]
  const key = crypto.randomUUID()
  const { form, intentId, token, answer } = await kim.sending(wanted, key)
  answer.catch(() => undefined)
  expect(await shop?.held).toBe(step)
  // The shop waits for ever; the provider has taken the money before the shop is killed, and nobody has heard of it.
  const isCharged = async () =>
    (await standInLog().log("?type=charge.succeeded")).some((one) => one.payment_intent === intentId)
  if (step !== "afterReserve") await expect.poll(isCharged, { interval: 20, timeout: 10_000 }).toBe(true)
  await shop?.kill()
  const [order] = await query("SELECT order_no FROM payment_attempt WHERE provider_ref = $1", [intentId])
  return { kim, form, intentId, token, key, orderNo: String(order?.order_no) }
}

const expectAllRight = async (orderNo: string) => {
  await expectBooksInOrder(query)
  await expectSameAsStripe(query, standInLog())
  expect(await query("SELECT order_no FROM shop_order WHERE status = 'awaiting-payment'"), orderNo).toEqual([])
}

beforeAll(async () => {
  port = await freePort()
})
afterEach(() => shop?.close())
afterAll(remove)

describe.each(steps)("killed at %s", (step) => {
  it("[F1] [I10] [I11] [I20] the browser's repeat under its key is the same order, paid once", async () => {
    const { kim, form, intentId, token, key, orderNo } = await killedAt(step)
    await start()
    const again = await kim.place(form, intentId, token, key)
    expect(again).toMatchObject({ status: 200, data: { stripe: { status: "succeeded", orderNo } } })
    await expectAllRight(orderNo)
  })

  it("[F1] [I10] [I11] where nobody asks again, the shop ends the order by itself", async () => {
    const { orderNo } = await killedAt(step)
    await minutesLater(database, orderNo, 2)
    await start()
    const status = async () => (await query("SELECT status FROM shop_order WHERE order_no = $1", [orderNo]))[0]?.status
    await expect.poll(status, { timeout: 30_000, interval: 50 }).not.toBe("awaiting-payment")
    expect(await status()).toBe(step === "afterReserve" ? "cancelled" : "placed")
    await expectAllRight(orderNo)
  })
})
