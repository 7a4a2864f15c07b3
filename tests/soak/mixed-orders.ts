/** Shoppers of a soak who order by every way to pay and to deliver, and end what they began whatever becomes of the shop. */
import { setTimeout as pause } from "node:timers/promises"
import { type OrderMethod, orderMethods } from "../../core/payment-method.ts"
import { addresses, type Destination, preparedDelivery, quoteOf } from "../api/ordering/delivered.ts"
import { membersOf } from "../api/ordering/members.ts"
import type { TestShop } from "../api/ordering/open-shop.ts"
import { itemInStock } from "../api/ordering/order-items.ts"
import { finishes, type Placed, placeBy } from "../api/ordering/paid-by-method.ts"
import { PICKUP_BRANCH, type RequestedItem } from "../api/ordering/shopper.ts"
import type { CrowdObservations } from "../faults/crowd.ts"
import { shopperOf } from "../faults/shop-process.ts"
import type { TestDatabase } from "../postgres/database.ts"
import type { SoakShop } from "./soak-shop.ts"

type Shopper = ReturnType<typeof shopperOf>

const AGAIN_MS = 100
const PATIENCE_MS = 90_000
/** A log-in ends by itself; the buyer of a long soak logs in again before that. */
const LOGIN_MS = 10 * 60_000

/** How often an order by each method, and each way to deliver, came to its end. */
export type MixedCounts = { readonly [what: string]: number }

const destinations: Readonly<Record<string, Destination | undefined>> = {
  pickup: undefined,
  local: { kind: "delivery", address: addresses.rowville },
  crane: { kind: "delivery", address: addresses.rowville, craneRequired: true },
  uber: { kind: "uber", address: addresses.rowville },
  national: { kind: "national", address: addresses.perth },
  international: { kind: "international", address: addresses.auckland }
}
const ways = Object.keys(destinations)

/** Something that any carrier takes and every method pays, with enough of it for a long soak. */
const carriedThing = async ({ own, port }: SoakShop): Promise<RequestedItem> => {
  const one = await itemInStock(own.query, 1, 3)
  await own.query(`UPDATE sku SET weight_grams = 100, dimensions = '{"length": 100}' WHERE erp_id = $1`, [one.sku])
  await own.query(
    "UPDATE product SET is_hardware = true, is_dangerous = false WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)",
    [one.sku]
  )
  await own.query("INSERT INTO stock_movement (sku, branch_id, pieces, reason) VALUES ($1, $2, 100000, 'count')", [
    one.sku,
    PICKUP_BRANCH
  ])
  await own.query("UPDATE customer SET credit_limit_cents = 10000000000 WHERE id = '2001'")
  const { total } = (await shopperOf(port).offers([one])).data
  return { ...one, qty: Math.ceil(4_500 / total) }
}

/** Again and again until there is something; undefined once patience is over. */
const insist = async <A>(work: () => Promise<A | undefined>): Promise<A | undefined> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(AGAIN_MS)) {
    const made = await work().catch(() => undefined)
    if (made !== undefined) return made
  }
  return undefined
}

/** An answer of the shop itself, whatever it is; one that is in trouble is asked again. */
const answered = async (work: Promise<Placed>): Promise<Placed | undefined> => {
  const answer = await work
  return answer.status >= 500 ? undefined : answer
}

type Sent = {
  readonly method: OrderMethod
  readonly kim: Shopper
  readonly form: { readonly total: number }
  readonly key: string
}

/** Looked at anew by its key before each try, as the page does that waits for it: what was answered before may be half of it. */
const finished = async ({ method, kim, form, key }: Sent): Promise<Placed | undefined> => {
  const placed = await answered(placeBy(method, kim, form, key))
  if (placed?.status !== 200 || placed.data.status === "succeeded") return placed
  return answered(finishes[method](kim, { placed, total: form.total }))
}

/** What is not brought today (a courier after hours, a day without a truck) is collected. */
const formFor = async (kim: Shopper, items: ReadonlyArray<RequestedItem>, way: string) => {
  const to = destinations[way]
  const quote = to && (await quoteOf(kim, items, to))
  if (quote && quote.status >= 500) throw new Error("Asked again")
  if (!to || quote?.status !== 200) return { form: await kim.form(items), way: "pickup" }
  return { form: (await preparedDelivery(kim, items, to)).form, way }
}

/** Opens the shoppers; each call of one of them is an order from its cart to its end. */
export const mixedShoppers = async (site: SoakShop, count: number) => {
  const { port, random, own } = site
  const item = await carriedThing(site)
  const shop = {
    origin: () => `http://localhost:${port}`,
    send: (request: Request) => fetch(request),
    shopper: () => shopperOf(port)
  } as TestShop
  const members = membersOf(shop, { query: own.query } as TestDatabase)
  let login = { dana: await members.member("dana@ironbark.example"), at: performance.now() }
  const tradeBuyer = async () => {
    if (performance.now() - login.at > LOGIN_MS)
      login = { dana: await members.member("dana@ironbark.example"), at: performance.now() }
    return login.dana
  }
  const counts: Record<string, number> = {}
  const note = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  let last = 0

  const order = async (seen: CrowdObservations): Promise<void> => {
    // Every method in turn, so that none is left out of a short soak.
    const method: OrderMethod = orderMethods[last++ % orderMethods.length] ?? "paypal"
    const kim = method === "trade-credit" ? await insist(tradeBuyer) : shopperOf(port)
    if (!kim) return void seen.wrong.push("no log-in for trade credit")
    const chosen = ways[Math.floor(random() * ways.length)] ?? "pickup"
    const prepared = await insist(() => formFor(kim, [item], chosen))
    if (!prepared) return void seen.wrong.push(`no form for ${method} ${chosen}`)
    const { form, way } = prepared
    const key = crypto.randomUUID()
    const placed = await insist(() => answered(placeBy(method, kim, form, key)))
    if (placed && placed.status !== 200) return void seen.refused.push(placed.code)
    const ended = placed && (await insist(() => finished({ method, kim, form, key })))
    if (!placed || !ended) return void seen.wrong.push(`an order by ${method} that did not end: ${key}`)
    if (ended.status !== 200 || ended.data.status !== "succeeded")
      return void seen.refused.push(`${method} ${ended.code ?? ended.data.status}`)
    seen.placed.push(placed.data.orderNo)
    note(method)
    note(way)
  }
  return { order, count, counts: counts as MixedCounts }
}
