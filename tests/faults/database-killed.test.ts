/** The shop's own database is ended by force under a crowd of shoppers: the shop says so, recovers by itself, and loses nothing. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { itemInStock } from "../api/ordering/order-items.ts"
import { freePort } from "../free-port.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { type CrowdObservations, runCrowd } from "./crowd.ts"
import { databaseKills, ownDatabase } from "./own-database.ts"
import { seededRandom } from "./seeded-random.ts"
import { type ShopProcess, standInOf, startShop } from "./shop-process.ts"

const { folder, remove } = freshFolder()
const { query, end } = ownDatabase(folder)
const standIn = standInOf(folder)
let port = 0
let shop: ShopProcess | undefined

beforeAll(async () => {
  port = await freePort()
  shop = await startShop({ folder, port })
})
afterAll(async () => {
  await shop?.close()
  remove()
})

const more = (seen: CrowdObservations) => {
  const before = seen.placed.length
  return expect.poll(() => seen.placed.length, { interval: 20, timeout: 60_000 }).toBeGreaterThan(before + 5)
}

it.each(databaseKills)(
  "[F2] [I10] [I11] [I20] %s, three times over: shoppers are told to wait, then order on; what they were told stands",
  async (how) => {
    const things = [await itemInStock(query, 1, 1), await itemInStock(query, 1, 2)]
    const { placed, statuses, wrong } = await runCrowd({ port, things, random: seededRandom(1) }, 6, async (seen) => {
      await more(seen)
      for (const _ of [1, 2, 3]) {
        await end(how)
        await more(seen)
      }
    })
    expect(wrong).toEqual([])
    // The shop itself never broke a connection.
    expect(statuses.has(0)).toBe(false)
    expect(await consistencyProblems(query, standIn, placed)).toEqual([])
  }
)

it("[F2] while there is no database a call is 503 and says when to ask again, and then it is answered", async () => {
  const health = async () => {
    const { status, headers } = await fetch(`http://localhost:${port}/healthz`)
    return [status, headers.get("retry-after")]
  }
  const unavailable = expect.poll(health, { interval: 5, timeout: 30_000 }).toEqual([503, "5"])
  await Promise.all([end("postmaster"), unavailable])
  await expect.poll(health, { interval: 20, timeout: 30_000 }).toEqual([200, null])
})
