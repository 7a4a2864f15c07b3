/** Two order at a shop that stops at a step, and kills it there; started again, the shop owes neither anything. */
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { itemInStock } from "../api/ordering/order-items.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { freePort, type ShopProcess, shopperOf, standInOf, startShop } from "./shop-process.ts"

/** The steps of placing an order at which the shop can be held. */
export type KillStep = "afterReserve" | "duringProviderCall" | "beforeResult" | "afterResult"

/** A shop for a test file that is killed at steps: what it answers is a whole round of such a kill. */
export const shopKilledAtSteps = () => {
  const database = testDatabase("small")
  const { query } = database
  const { folder, remove } = freshFolder()
  const standIn = standInOf(folder)
  let port = 0
  let shop: ShopProcess | undefined

  beforeAll(async () => {
    port = await freePort()
  })
  afterEach(() => shop?.close())
  afterAll(remove)

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
  const killedAt = async (step: KillStep) => {
    await start({ HOLD_AT: step })
    const wanted = [await itemInStock(query, 1)]
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

  /** One of the two asks again after the restart, nobody asks for the other. */
  return async (step: KillStep) => {
    const [asked, unasked] = await killedAt(step)
    const { orderNo } = await orderOf(asked.intentId)
    await start()
    const again = await asked.kim.place(asked.form, asked.intentId, asked.token, asked.key)
    expect(again).toMatchObject({ status: 200, data: { stripe: { status: "succeeded", orderNo } } })
    expect(await consistencyProblems(query, standIn, [orderNo])).toEqual([])
    return (await orderOf(unasked.intentId)).status
  }
}
