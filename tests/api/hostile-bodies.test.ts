/** Bodies that are sent to break the shop: each is refused by every address that takes one, and changes nothing. */
import { gzipSync } from "node:zlib"
import { HttpApi } from "effect/http-api"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ShopApi } from "../../adapters/api/shop/shop.contract.ts"
import { accessOf } from "./api-routes.ts"
import { tableSnapshot } from "./ordering/table-snapshot.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const { shop, database } = shopUnderTest({ LIMITS: "off", STAFF_TOKEN: "a-token-of-more-than-32-characters" })

type Address = readonly [method: string, path: string]

const calls: Array<Address> = []
HttpApi.reflect(ShopApi, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint: { method, path } }) => {
    if (method !== "GET") calls.push([method, path.replace(/:\w+/g, "some-thing")])
  }
})
/** Those that nobody gets to without a login, and those that need nothing of a body, look at none. */
const undemanding = new Set([
  "/api/users/auth/login/remember",
  "/api/users/auth/logout",
  "/api/users/auth/refresh",
  "/api/orders/order/cancel/id/some-thing",
  "/api/orders/abandoned-cart/id/some-thing/reclaim"
])
const isDemanding = ([method, path]: Address) =>
  accessOf(`${method} ${path}`.replace("some-thing", ":id")) === "public" && !undemanding.has(path)
const others: ReadonlyArray<Address> = [
  ["POST", "/api/webhooks/stripe"],
  ["POST", "/api/staff/orders/12345678"],
  ["POST", "/api/staff/orders/12345678/payment"],
  ["POST", "/api/staff/claims/C100000017"],
  ["POST", "/api/search/1/indexes/*/queries"],
  ["POST", "/api/search/1/indexes/products/query"],
  ["POST", "/choose-branch"]
]

/** What is made anew for each call is read as far as the shop reads it. */
type Body = string | Uint8Array<ArrayBuffer> | (() => ReadableStream<Uint8Array>)

const send = async ([method, path]: Address, body: Body) => {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
    authorization: "Bearer a-token-of-more-than-32-characters"
  }
  const sent = typeof body === "function" ? { body: body(), duplex: "half" as const } : { body }
  const answer = await shop().call(new Request(new URL(path, shop().origin), { method, headers, ...sent }))
  return { status: answer.status, json: (await answer.json().catch(() => undefined)) as unknown }
}

let before: Awaited<ReturnType<typeof tableSnapshot>>
beforeAll(async () => {
  before = await tableSnapshot(database.query)
})
afterAll(async () => expect(await tableSnapshot(database.query)).toEqual(before))

const keys = (count: number) => `{${Array.from({ length: count }, (_, nth) => `"k${nth}":1`).join(",")}}`
const bytes = (...some: ReadonlyArray<number>) => Uint8Array.from(some)

/** A text that goes out in pieces of 64 kB, as a connection brings it: to copy 20 MB takes longer than refusing it. */
const inPieces = (text: string) => {
  const whole = new TextEncoder().encode(text)
  return () => {
    let at = 0
    return new ReadableStream<Uint8Array>({
      pull: (reader) => {
        reader.enqueue(whole.slice(at, at + 65_536))
        at += 65_536
        if (at >= whole.length) reader.close()
      }
    })
  }
}

/** Made once for all addresses. */
const refused: ReadonlyArray<readonly [string, Body, number, string]> = [
  ["20 MB", inPieces(`"${"x".repeat(20_000_000)}"`), 413, "TOO_LARGE"],
  ["a million keys", inPieces(keys(1_000_000)), 413, "TOO_LARGE"],
  ["20,000 keys", keys(20_000), 400, "MALFORMED"],
  ["60,000 empty things", `[${"{},".repeat(59_999)}{}]`, 400, "MALFORMED"],
  // Each would be named as wrong three times over before the list is found too long.
  ["4,000 empty things", `[${"{},".repeat(3_999)}{}]`, 400, "MALFORMED"],
  ["7,900 numbers in a field", `{"items":[${"1,".repeat(7_899)}1]}`, 400, "MALFORMED"],
  ["7,900 keys", keys(7_900), 400, "MALFORMED"],
  // What a text begins with that says it is UTF-8 hides nothing.
  ["60,000 empty things after a byte-order mark", `\ufeff[${"{},".repeat(59_999)}{}]`, 400, "MALFORMED"],
  ["lists 10,000 deep after a byte-order mark", `\ufeff${"[".repeat(10_000)}${"]".repeat(10_000)}`, 400, "MALFORMED"],
  ["lists 10,000 deep", "[".repeat(10_000) + "]".repeat(10_000), 400, "MALFORMED"],
  ["things 10,000 deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, 400, "MALFORMED"],
  ["lists 10,000 deep in a field", `{"branchId":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, 400, "MALFORMED"],
  ["50 MB, packed", new Uint8Array(gzipSync(new Uint8Array(50_000_000))), 400, "MALFORMED"],
  ["bytes that are no UTF-8", bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d), 400, "MALFORMED"]
]

describe.each([...calls, ...others])("%s %s", (...address) => {
  it.each(refused)("[T61] [F8] refuses %s", async (_, body, status, code) => {
    const told = await send(address, body)
    expect([told.status, told.json]).toEqual([status, { error: true, code, msg: expect.stringMatching(/\S/) }])
  })
})

const falseForms = [
  ["a name from the prototype", '{"__proto__":{"total":1,"branchId":25,"sku":"A"}}'],
  ["a constructor", '{"constructor":{"prototype":{"branchId":25}}}'],
  ["a number beyond numbers", '{"branchId":1e400,"qty":1e400,"id":1e400}'],
  ["a zero in a text", '{"branchId":"\\u0000","id":"\\u0000","sku":"\\u0000","email":"\\u0000","items":"\\u0000"}'],
  ["half a character", '{"branchId":"\\ud800","id":"\\udc00","sku":"\\ud800","email":"\\ud800@x.co"}'],
  ["what breaks off", '{"branchId":25'],
  ["two texts", "{}{}"],
  ["null", "null"],
  ["nothing", ""]
] as const

describe.each(calls.filter(isDemanding))("%s %s", (...address) => {
  it.each(falseForms)("[T61] finds %s malformed", async (_, body) => {
    const told = await send(address, body)
    expect([told.status, told.json]).toMatchObject([400, { error: true, code: "MALFORMED", fields: expect.anything() }])
    expect(({} as { branchId?: number }).branchId).toBeUndefined()
  })
})

describe.each(calls.filter((call) => !isDemanding(call)))("%s %s", (...address) => {
  it.each(falseForms)("[T61] is not led astray by %s", async (_, body) => {
    const { status } = await send(address, body)
    // What is not there is looked for before a body that nobody reads.
    expect([200, 400, 401, 404]).toContain(status)
    expect(({} as { branchId?: number }).branchId).toBeUndefined()
  })
})
