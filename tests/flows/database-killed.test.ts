/** The shop's own database is ended by force under a crowd of shoppers: the shop says so, recovers by itself, and loses nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { someThing } from "../adapters/orders/goods.ts"
import { freshFolder } from "../adapters/payments/running-stripe.ts"
import { wrongAfter } from "./aftermath.ts"
import { chances } from "./chances.ts"
import { crowded, type Seen } from "./crowd.ts"
import { databaseEnds, ownDatabase } from "./own-database.ts"
import { freePort, type ShopProcess, standInOf, startShop } from "./shop-process.ts"

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

const health = () => fetch(`http://localhost:${port}/healthz`)

describe.each(databaseEnds)("%s", (how) => {
  it.each([1, 2, 3])(
    "[F2] [I10] [I11] [I20] shoppers are told to wait, then order on; what they were told stands (round %i)",
    async (round) => {
      const things = [await someThing(query, 1, 1), await someThing(query, 1, 2)]
      const more = (seen: Seen) => {
        const before = seen.placed.length
        return expect.poll(() => seen.placed.length, { interval: 20, timeout: 60_000 }).toBeGreaterThan(before + 5)
      }
      const { placed, statuses, wrong } = await crowded({ port, things, random: chances(round) }, 6, async (seen) => {
        await more(seen)
        await end(how)
        await more(seen)
      })
      expect(wrong).toEqual([])
      // The shop itself never broke a connection.
      expect(statuses.has(0)).toBe(false)
      expect(await wrongAfter(query, standIn, placed)).toEqual([])
    }
  )
})

it("[F2] while there is no database every call is 503 and says when to ask again", async () => {
  await end("postmaster")
  const answer = await health()
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
  await expect.poll(async () => (await health()).status, { interval: 20, timeout: 30_000 }).toBe(200)
})
