/** Two companies and a guest on every kind of page at once, through a cache that they share: nothing of one reaches another. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { browserAt } from "../api/account/login-browser.ts"
import type { Call } from "../api/shop-under-test.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { type CacheResponse, cookieBlindCache } from "./cookie-blind-cache.ts"
import { type ShopProcess, startShop } from "./shop-process.ts"

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

/** Figures as they are and as they are shown; no part of a longer number, such as a moment's. */
const figures = (...all: ReadonlyArray<string>) => new RegExp(`(?<![\\d.])(${all.join("|")})(?!\\d)`)

/** What is one company's alone, with GST and without. */
const canaries = {
  ironbark: {
    name: /CANARY-IRONBARK/,
    price: figures("918273", "9,182\\.73", "834794", "8,347\\.94"),
    limit: figures("4927113", "49,271\\.13")
  },
  petersen: {
    name: /CANARY-PETERSEN/,
    price: figures("746352", "7,463\\.52", "678502", "6,785\\.02"),
    limit: figures("1838209", "18,382\\.09")
  }
} as const
const companies = [
  { name: "ironbark", customerId: "2001", price: 918273, limit: 4927113 },
  { name: "petersen", customerId: "2002", price: 746352, limit: 1838209 }
] as const

const ironbark = Object.values(canaries.ironbark)
const petersen = Object.values(canaries.petersen)
const all = [...ironbark, ...petersen]

/** Who is there, and what must never reach them. */
const visitors = [
  { who: "a guest", never: all },
  { who: "Ironbark", email: "dana@ironbark.example", never: petersen },
  { who: "Petersen", email: "gus@petersen.example", never: ironbark },
  {
    who: "Ironbark without prices",
    email: "no-show-customer-price@ironbark.example",
    never: [...petersen, canaries.ironbark.price]
  },
  {
    who: "Ironbark without credit",
    email: "no-view-credit-limit@ironbark.example",
    never: [...petersen, canaries.ironbark.limit]
  }
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

it("[T56] [T23] [I24] [PRC-04] [PERM-07] of 640 requests, six at a time, no answer and nothing kept holds what is another's", async () => {
  const thing = await pricedThing()
  const cache = cookieBlindCache(origin)
  const call: Call = async (method, path, body, headers = {}) => {
    const sent = { origin, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers }
    const told = await cache.ask(method, path, sent, body === undefined ? undefined : JSON.stringify(body))
    return { ...told, json: JSON.parse(told.text) }
  }
  const cookies = new Map<string, string>()
  for (const visitor of visitors) {
    const browser = browserAt({ call, database })
    if ("email" in visitor) await browser.enter(visitor.email)
    cookies.set(visitor.who, [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; "))
  }
  const round = visitors.flatMap((visitor) => requests(thing).map((request) => ({ ...visitor, request })))
  const waiting = [...mixed(Array.from({ length: 4 }, () => round).flat())]
  expect(waiting).toHaveLength(640)
  const found: Array<string> = []
  const answers = new Map<string, ReadonlyArray<CacheResponse>>()
  const shopper = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { who, never, request } = next
      const [method, path, body] = request
      const cookie = cookies.get(who)
      const headers = { origin, ...(cookie ? { cookie } : {}), ...(body ? { "content-type": "application/json" } : {}) }
      const answer = await cache.ask(method, path, headers, body)
      answers.set(`${who}: ${path}`, [...(answers.get(`${who}: ${path}`) ?? []), answer])
      if (answer.status >= 500) found.push(`${path} for ${who} is ${answer.status}`)
      const everything = `${answer.text}${JSON.stringify([...answer.headers])}`
      for (const canary of never) if (canary.test(everything)) found.push(`${path} for ${who} holds ${canary}`)
      const keeping = answer.headers.get("cache-control") ?? ""
      if (all.some((canary) => canary.test(everything)) && !/no-store|private/.test(keeping))
        found.push(`${path} for ${who} may be kept: ${keeping}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, shopper))
  expect(found).toEqual([])
  for (const { text } of cache.kept.values()) for (const canary of all) expect(text).not.toMatch(canary)
  // The cache is one; and the canaries are alive: each company gets its own, every time.
  expect([...answers.values()].flat().some(({ fromCache }) => fromCache)).toBe(true)
  const gets = (who: string, path: string, canary: RegExp) =>
    expect(answers.get(`${who}: /api/${path}`)?.map(({ text }) => canary.test(text))).toEqual([true, true, true, true])
  for (const [who, { name, price, limit }] of [
    ["Ironbark", canaries.ironbark],
    ["Petersen", canaries.petersen]
  ] as const) {
    gets(who, "users/details", name)
    gets(who, "users/details/balances", limit)
    gets(who, "products-pricing/prices", price)
  }
})
