/** Two companies and a guest on every kind of page at once, through a cache that they share: nothing of one reaches another. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { browserAt } from "../adapters/account/signing-in.ts"
import type { Call } from "../adapters/api/shop-under-test.ts"
import { testDatabase } from "../adapters/database.ts"
import { freshFolder } from "../adapters/payments/running-stripe.ts"
import { type Answer, carelessCache } from "./careless-cache.ts"
import { freePort, type ShopProcess, startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { folder, remove } = freshFolder()
let shop: ShopProcess | undefined
let origin = ""

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  shop = await startShop({ database, folder, port })
})
afterAll(async () => {
  await shop?.close()
  remove()
})

/** What is one company's alone, as figures and as they are shown, with GST and without. */
const canaries = {
  ironbark: /CANARY-IRONBARK|918273|9,182\.73|834794|8,347\.94|4927113|49,271\.13/,
  petersen: /CANARY-PETERSEN|746352|7,463\.52|678502|6,785\.02|1838209|18,382\.09/
} as const
type Company = keyof typeof canaries
const companies = [
  { name: "ironbark", customerId: "2001", email: "dana@ironbark.example", price: 918273, limit: 4927113 },
  { name: "petersen", customerId: "2002", email: "gus@petersen.example", price: 746352, limit: 1838209 }
] as const

type Thing = { readonly sku: string; readonly slug: string; readonly category: string; readonly uom: string }

/** Something that both companies have a price of their own for. */
const pricedThing = async (): Promise<Thing> => {
  const [row] = await database.query(
    `SELECT erp_id AS sku, slug, category, uom || '|' || factor::float8 AS uom
     FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
     WHERE status = 'public' AND clearance_cents IS NULL AND lengths IS NULL AND uom = 'EA' ORDER BY erp_id LIMIT 1`
  )
  const thing = row as Thing
  await database.query("DELETE FROM contract_price WHERE sku = $1", [thing.sku])
  for (const { name, customerId, price, limit } of companies) {
    await database.query("INSERT INTO contract_price VALUES ($1, $2, $3)", [customerId, thing.sku, price])
    await database.query("UPDATE customer SET name = $2, credit_limit_cents = $3 WHERE id = $1", [
      customerId,
      `CANARY-${name.toUpperCase()}`,
      limit
    ])
  }
  return thing
}

type Request = readonly [method: string, path: string, body?: string]

/** Each kind of page and each call that tells something of prices or people. */
const requests = ({ sku, slug, category, uom }: Thing): ReadonlyArray<Request> => [
  ...[
    "/",
    `/c/${category.split("/")[0]}`,
    `/c/${category}`,
    `/p/${slug}`,
    "/search?query=pine",
    "/search/decking",
    "/stores",
    "/stores/25",
    "/track-order",
    "/track-order/all/100000019",
    "/terms",
    "/my-account",
    "/my-account/a.css",
    "/my-account/login",
    "/checkout",
    "/checkout/cart",
    "/checkout/details",
    "/checkout/payment",
    "/checkout/thank-you",
    "/no/such/page",
    "/robots.txt",
    "/api/shopfront",
    `/api/products/slug/${slug}`,
    "/api/product-categories",
    "/api/branches",
    "/api/users/details",
    "/api/users/customer/list-contacts",
    "/api/users/details/statement",
    "/api/users/details/balances",
    "/api/users/auth/devices"
  ].map((path): Request => ["GET", path]),
  ["POST", "/api/products-pricing/prices", JSON.stringify([{ sku, qty: 1, uom }])],
  ["POST", "/api/products-pricing/guest-prices", JSON.stringify([{ sku, qty: 1, uom }])]
]

/** In an order that looks like chance and is the same each time. */
const mixed = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all
    .map((one, place) => [((place * 7919 + 104_729) % 1_000_003) % all.length, place, one] as const)
    .toSorted(([a, b], [c, d]) => a - c || b - d)
    .map(([, , one]) => one)

it("[T56] [PRC-04] [PERM-07] of 576 requests, six at a time, no answer and nothing kept holds what is another's", async () => {
  const thing = await pricedThing()
  const cache = carelessCache(origin)
  const call: Call = async (method, path, body, headers = {}) => {
    const sent = { origin, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers }
    const told = await cache.ask(method, path, sent, body === undefined ? undefined : JSON.stringify(body))
    return { ...told, json: JSON.parse(told.text) }
  }
  const visitors: Array<{ readonly who: Company | "guest"; readonly cookie: string }> = [{ who: "guest", cookie: "" }]
  for (const { name: who, email } of companies) {
    const browser = browserAt({ call, database })
    await browser.enter(email)
    visitors.push({ who, cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ") })
  }
  const round = visitors.flatMap((visitor) => requests(thing).map((request) => ({ ...visitor, request })))
  const waiting = [...mixed(Array.from({ length: 6 }, () => round).flat())]
  expect(waiting).toHaveLength(576)
  const found: Array<string> = []
  const own = new Map<string, Array<Answer>>()
  let cached = 0
  const shopper = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { who, cookie, request } = next
      const [method, path, body] = request
      const headers = { origin, ...(cookie ? { cookie } : {}), ...(body ? { "content-type": "application/json" } : {}) }
      const answer = await cache.ask(method, path, headers, body)
      if (answer.fromCache) cached += 1
      if (answer.status >= 500) found.push(`${path} for ${who} is ${answer.status}`)
      const everything = `${answer.text}${JSON.stringify([...answer.headers])}`
      for (const { name } of companies) {
        if (!canaries[name].test(everything)) continue
        if (name !== who) found.push(`${path} for ${who} holds what is ${name}'s`)
        else own.set(`${who} ${path}`, [...(own.get(`${who} ${path}`) ?? []), answer])
        const keeping = answer.headers.get("cache-control") ?? ""
        if (!/no-store|private/.test(keeping)) found.push(`${path} for ${who} may be kept: ${keeping}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, shopper))
  expect(found).toEqual([])
  for (const { text } of cache.kept.values())
    for (const canary of Object.values(canaries)) expect(text).not.toMatch(canary)
  // The canaries are alive: each company gets its own, each time.
  for (const { name } of companies)
    for (const path of ["/api/products-pricing/prices", "/api/users/details", "/api/users/details/balances"])
      expect([`${name} ${path}`, own.get(`${name} ${path}`)?.length]).toEqual([`${name} ${path}`, 6])
  // And the cache is one.
  expect(cached).toBeGreaterThan(0)
})
