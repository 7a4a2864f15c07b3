/** The shop is killed at any moment while many order; started again, it loses nothing and doubles nothing. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { someThing } from "../api/ordering/goods.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { wrongAfter } from "./aftermath.ts"
import { chances } from "./chances.ts"
import { crowded } from "./crowd.ts"
import { freePort, type ShopProcess, standInOf, startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
const standIn = standInOf(folder)
let port = 0
let shop: ShopProcess | undefined

const start = async () => {
  shop = await startShop({ database, folder, port })
}

beforeAll(async () => {
  port = await freePort()
})
afterAll(async () => {
  await shop?.close()
  remove()
})

it.each([1, 2, 3])(
  "[F1] [I10] [I11] [I20] [I21] eight shoppers go on ordering through a kill: what they were told stands, nothing is doubled or held (round %i)",
  async (round) => {
    await shop?.close()
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
