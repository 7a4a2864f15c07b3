/** The limits of the API's calls at work: who makes too many is refused, and told how long to wait. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { visitorAddressHeader } from "../../adapters/api/account/visitor-middleware.ts"
import { expectFailure } from "./failures.ts"
import { type ApiResponse, shopUnderTest } from "./shop-under-test.ts"

const { call, database } = shopUnderTest()

/** A cart that is kept, with one thing that the small shop sells. */
let cartId = ""
beforeAll(async () => {
  const [row] = await database.query(
    "SELECT erp_id, uom FROM sku JOIN price ON price.sku = erp_id WHERE uom <> 'LM' ORDER BY 1 LIMIT 1"
  )
  const items = [{ sku: row?.erp_id, qty: 1, uom: `${row?.uom}|1` }]
  const { json } = await call("POST", "/api/orders/abandoned-cart/create", { items })
  cartId = (json as { readonly data: { readonly id: string } }).data.id
})

/** Ten minutes and twenty seconds into an hour, twenty seconds into a window of five minutes. */
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:10:20Z") }))
afterAll(() => void vi.useRealTimers())

const from = (address: string) => ({ [visitorAddressHeader]: address })
const prices = (address: string) => call("POST", "/api/products-pricing/guest-prices", [], from(address))
const pickup = (address: string) =>
  call("POST", "/api/orders/delivery-quote", { to: { kind: "pickup", branchId: 21 }, items: [] }, from(address))
const offers = (address: string) => call("POST", "/api/orders/payment-offers", { items: [] }, from(address))
const document = (nth: number, address: string) =>
  call(
    "GET",
    `/api/orders/order/${["id", "payment/id", "payment/id/invoice"][nth % 3]}/${nth}`,
    undefined,
    from(address)
  )
const restock = (email: string, address: string) =>
  call("POST", "/api/products/restock-alert", { sku: "NO-SUCH", email }, from(address))

const sendCart = (email: string, address: string) =>
  call("POST", "/api/orders/abandoned-cart/send-email", { id: cartId, email, subTotal: 0, items: [] }, from(address))

const many = async (count: number, ask: (nth: number) => Promise<ApiResponse>): Promise<ReadonlyArray<ApiResponse>> => {
  const answers: Array<ApiResponse> = []
  for (let nth = 0; nth < count; nth += 1) answers.push(await ask(nth))
  return answers
}

/** As many as are let through, then one that is refused, and told to wait so many seconds. */
const expectRefused = (answers: ReadonlyArray<ApiResponse>, most: number, seconds: number) => {
  const refused = answers.findIndex(({ status }) => status === 429)
  expect(refused).toBe(most)
  for (const told of answers.slice(most)) {
    expectFailure(told, 429, "TOO_MANY")
    expect(told.headers.get("retry-after")).toBe(String(seconds))
  }
}

describe("One address", () => {
  it.each([
    ["prices 300 lists in five minutes", prices, 300, 280],
    ["asks for 300 delivery quotes in five minutes", pickup, 300, 280],
    ["asks 300 times in five minutes how a cart can be paid", offers, 300, 280]
  ] as const)("[T33] %s, then waits; another is not held up", async (_, ask, most, seconds) => {
    expectRefused(await many(most + 2, () => ask("203.0.113.1")), most, seconds)
    expect((await ask("203.0.113.2")).status).not.toBe(429)
  })

  it("[T29] [T31] looks at 20 orders and payments in a minute by number and secret", async () =>
    expectRefused(await many(22, (nth) => document(nth, "203.0.113.3")), 20, 40))

  it("[T33] tracks 10 orders in a minute", async () =>
    expectRefused(await many(12, () => call("GET", "/api/orders/track/123", undefined, from("203.0.113.4"))), 10, 40))

  it("[T36] leaves 20 wishes in an hour to hear of something, and is told how much of the hour is left", async () =>
    expectRefused(await many(22, (nth) => restock(`kim${nth}@example.com`, "203.0.113.5")), 20, 2980))
})

it("[T36] One person is written to about 10 wishes of an hour, whoever makes them", async () =>
  expectRefused(await many(12, (nth) => restock("Pat@example.com", `203.0.113.${20 + nth}`)), 10, 2980))

it("[T36] One person waits for 50 things at most, whoever asked: then the next wish is not kept", async () => {
  const [row] = await database.query(
    `WITH wished AS (INSERT INTO restock_alert (sku, email) SELECT erp_id, 'ann@example.com' FROM sku ORDER BY erp_id LIMIT 49)
     SELECT array_agg(erp_id) AS skus FROM (SELECT erp_id FROM sku ORDER BY erp_id DESC LIMIT 2) AS last`
  )
  const [one, two] = (row?.skus ?? []) as ReadonlyArray<string>
  const wish = (sku: string | undefined) =>
    call("POST", "/api/products/restock-alert", { sku, email: "Ann@example.com" }, from("203.0.113.70"))
  expect((await wish(one)).status).toBe(200)
  expectFailure(await wish(two), 429, "TOO_MANY")
  expect(await database.query("SELECT FROM restock_alert WHERE email = 'ann@example.com'")).toHaveLength(50)
})

it("[T37] A cart is sent to one address three times an hour, whoever sends it", async () =>
  expectRefused(await many(5, (nth) => sendCart("Sam@example.com", `203.0.113.${40 + nth}`)), 3, 2980))

it("[T37] One visitor keeps and sends carts 20 times an hour, to whomever", async () =>
  expectRefused(await many(22, (nth) => sendCart(`sam${nth}@example.com`, "203.0.113.60")), 20, 2980))
