/** A table that the shop needs is locked for some seconds, as by a careless report or a change of the table. */
import { setTimeout as pause } from "node:timers/promises"
import { answersAgain, anyMoment, type Fault, type SoakShop, since } from "./soak-shop.ts"

/** What pages read, what an order writes, and what the shop's own jobs take in turn. */
const tables = [
  "product, sku, price",
  "stock",
  "shop_order, order_line",
  "payment_attempt",
  "session",
  "idempotency",
  "search_change"
]

/** Longer than a statement waits for a lock; at the longest also longer than it waits for a connection. */
const lockMs = ({ random }: SoakShop) => 3_000 + 4_000 * random()

const pages = ["/", "/search?query=decking", "/checkout/cart", "/healthz"]

/** Every page is answered or says when to come again, in time, for as long as `isOver` does not say otherwise. */
const visitPages = async ({ port }: SoakShop, isOver: () => boolean, wrong: Array<string>): Promise<void> => {
  while (!isOver()) {
    for (const path of pages) {
      const from = performance.now()
      const response = await fetch(`http://localhost:${port}${path}`)
      await response.arrayBuffer()
      const isRetry = response.status === 503 && response.headers.has("retry-after")
      if (response.status !== 200 && !isRetry) wrong.push(`${response.status} at ${path} behind a lock`)
      if (performance.now() - from > 20_000) wrong.push(`${path} waited ${performance.now() - from} ms behind a lock`)
    }
    await pause(50)
  }
}

export const databaseLocked: Fault = async (site, wrong) => {
  await anyMoment(site)
  const table = tables[Math.floor(site.random() * tables.length)] ?? ""
  let isOver = false
  const visits = visitPages(site, () => isOver, wrong)
  await site.own.holding(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, () => pause(lockMs(site)))
  const ms = await since(async () => {
    for (const path of pages) await answersAgain(site, path)
  })
  isOver = true
  await visits
  return ms
}
