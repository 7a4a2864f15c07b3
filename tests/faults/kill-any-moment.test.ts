/** The shop is killed at any moment while many order; started again, it loses nothing and doubles nothing. */
import { existsSync, readFileSync } from "node:fs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { itemInStock } from "../api/ordering/order-items.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { runCrowd } from "./crowd.ts"
import { seededRandom } from "./seeded-random.ts"
import { type ShopProcess, standInOf, startShop } from "./shop-process.ts"

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
  await start()
})
afterAll(async () => {
  await shop?.close()
  remove()
})

/** ms for which a process waited while others had the processors; none where the system does not say. */
const waitedFor = (pid: number): number => {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6 : 0
}

/** How long each start after a kill took, milliseconds, without those for which others had the processors. */
const restarts: Array<number> = []

it.each([1, 2, 3])(
  "[F1] [I10] [I11] [I20] [I21] eight shoppers go on ordering through a kill: what they were told stands, nothing is doubled or held (round %i)",
  async (round) => {
    const things = [await itemInStock(query, 1, 1), await itemInStock(query, 1, 2)]
    const random = seededRandom(round)
    const some = 10 + Math.floor(random() * 20)
    const orders = async () => Number((await query("SELECT count(*)::int AS n FROM shop_order"))[0]?.n)
    const before = await orders()
    const { placed, wrong } = await runCrowd({ port, things, random }, 8, async () => {
      await expect.poll(orders, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + some)
      await shop?.kill()
      const from = performance.now()
      await start()
      restarts.push(performance.now() - from - waitedFor(shop?.pid ?? 0))
    })
    expect(wrong).toEqual([])
    expect(placed.length).toBeGreaterThan(0)
    expect(await consistencyProblems(query, standIn, placed)).toEqual([])
  }
)

it("[F1] is open again within five seconds of a kill: the quickest of the rounds, as others use the machine too", () => {
  expect(restarts).toHaveLength(3)
  expect(Math.min(...restarts)).toBeLessThan(5000)
})
