/** The shop is told to close while people are paying: each of them is answered first, and nothing stays open. */
import { afterAll, afterEach, expect, it } from "vitest"
import { itemInStock } from "../api/ordering/order-items.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { type ShopProcess, shopperOf, standInOf, startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
const standIn = standInOf(folder)
let shop: ShopProcess | undefined

afterEach(() => shop?.close())
afterAll(remove)

const CHECKOUTS = 20

it("[F15] SIGTERM with 20 open checkouts: all are placed and answered, then the shop has gone and nothing is open", async () => {
  const place = { database, folder, port: await freePort() }
  shop = await startShop(place)
  const wanted = [await itemInStock(query, 1)]
  await standIn.turn({ faults: [{ call: "intents.confirm", way: "hang", when: "after", times: CHECKOUTS }] })
  const checkouts = Array.from({ length: CHECKOUTS }, () => shopperOf(place.port).sending(wanted, crypto.randomUUID()))
  const answers = (await Promise.all(checkouts)).map(({ answer }) => answer)
  await standIn.hanging(CHECKOUTS)
  const closed = shop.close()
  const isOpen = () => fetch(`http://localhost:${place.port}/healthz`).then(Boolean, () => false)
  await expect.poll(isOpen, { interval: 10 }).toBe(false)
  await standIn.turn({ release: true })
  const stripes = (await Promise.all(answers)).map(({ data }) => data.stripe)
  expect(stripes.map(({ status }) => status)).toEqual(Array(CHECKOUTS).fill("succeeded"))
  await closed
  const open = "SELECT order_no FROM shop_order WHERE status = 'awaiting-payment'"
  expect(await query(open)).toEqual([])
  shop = await startShop(place)
  const told = stripes.map(({ orderNo }) => orderNo)
  expect(await consistencyProblems(query, standIn, told)).toEqual([])
})
