/** The shop's door and log-ins: what another site may not do with somebody's session, and what no cache may keep of it. */
import { Redacted } from "effect"
import { HttpApi } from "effect/http-api"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { visitorAddressHeader } from "../../../adapters/api/account/visitor-middleware.ts"
import { ShopApi } from "../../../adapters/api/shop/shop.contract.ts"
import { createShopClient } from "../../../adapters/client.ts"
import { closeShop, handleRequest, inProcessConnection } from "../../../adapters/server.ts"
import { EXAMPLE_PASSWORD } from "../../../fixtures/people.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")
const origin = "http://localhost:3000"

beforeAll(() => {
  vi.stubEnv("DATABASE_URL", Redacted.value(database.url()))
  vi.stubEnv("DATABASE_CONNECTIONS", "3")
  vi.stubEnv("LOG_LEVEL", "error")
  vi.stubEnv("LIMITS", "off")
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await closeShop()
})

const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
const ask = (path: string, init: RequestInit = {}) => handleRequest(new Request(origin + path, init), page)

const login = async () => {
  const answer = await ask("/api/users/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email: "priya@home.example", password: EXAMPLE_PASSWORD })
  })
  const cookie = answer.headers.getSetCookie().map((set) => set.split(";")[0])
  return { answer, cookie: cookie.join("; ") }
}

const changes: Array<readonly [method: string, path: string]> = []
HttpApi.reflect(ShopApi, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint: { method, path } }) => {
    if (method !== "GET") changes.push([method, path.replace(/:\w+/g, "1")])
  }
})

describe("More log-ins at once than passwords can be checked", () => {
  /** Another password each time, so that each needs a sum of its own. */
  const guess = (nth: number) =>
    ask("/api/users/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json", origin, [visitorAddressHeader]: `198.51.100.${nth}` },
      body: JSON.stringify({ email: `person-${nth}@nowhere.example`, password: `guess ${nth}` })
    })

  it("[T2] [L7] are told to come back, while everything else is answered", async () => {
    const guesses = Array.from({ length: 120 }, (_, nth) => guess(nth))
    expect((await ask("/api/branches/25")).status).toBe(200)
    const answers = await Promise.all(guesses)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
    for (const busy of answers.filter(({ status }) => status === 503)) {
      expect(busy.headers.get("retry-after")).toBe("5")
      expect(await busy.json()).toEqual({
        error: true,
        code: "BUSY",
        msg: "The shop has more to do than it can at this moment. Please try again in a few seconds."
      })
    }
    expect((await guess(200)).status).toBe(401)
  })
})

describe("[T54] Another site", () => {
  it.each(changes)("can't make a visitor's browser %s %s, in any disguise", async (method, path) => {
    const disguises: ReadonlyArray<Record<string, string>> = [
      { "sec-fetch-site": "cross-site", "content-type": "application/json" },
      { "sec-fetch-site": "cross-site", "content-type": "text/plain" },
      { "sec-fetch-site": "same-site", "content-type": "application/json" },
      { "sec-fetch-site": "none", "content-type": "application/x-www-form-urlencoded" },
      { origin: "https://evil.example", "content-type": "text/plain" },
      { origin: "null", "content-type": "application/json" },
      { origin: "https://sub.localhost:3000", "content-type": "application/json" },
      { cookie: "__Host-sid=x", "content-type": "application/json" }
    ]
    for (const headers of disguises) {
      const { status } = await ask(path, { method, headers: { cookie: "__Host-sid=x", ...headers }, body: "{}" })
      expect([status, headers]).toEqual([403, headers])
    }
  })

  it("can't log somebody out: the session goes on", async () => {
    const { cookie } = await login()
    await ask("/api/users/auth/logout", { method: "POST", headers: { cookie, "sec-fetch-site": "cross-site" } })
    expect((await ask("/api/users/details", { headers: { cookie } })).status).toBe(200)
  })
})

describe("[T57] A cache", () => {
  it("[T56] keeps no answer of the API, nor a page that was made with a session", async () => {
    const { answer, cookie } = await login()
    expect(answer.headers.get("cache-control")).toBe("no-store")
    for (const path of ["/api/users/details", "/api/users/details?x=.css", "/api/users/details/x.css"])
      expect((await ask(path, { headers: { cookie } })).headers.get("cache-control")).toBe("no-store")
    for (const path of [
      "/my-account",
      "/my-account/x.css",
      "/my-account/orders/a.js?b",
      "/",
      "/p/x",
      "/checkout/cart"
    ]) {
      const made = await ask(path, { headers: { cookie } })
      expect([path, made.headers.get("cache-control"), made.headers.get("vary")]).toEqual([path, "no-store", "Cookie"])
    }
    expect((await ask("/api/users/details/x.css", { headers: { cookie } })).status).toBe(404)
    for (const [name, cache] of [
      ["__Host-rt", "no-store"],
      ["__Host-rd", "private, no-cache"]
    ] as const)
      expect((await ask("/p/x", { headers: { cookie: `${name}=x` } })).headers.get("cache-control")).toBe(cache)
    // The session came with the page itself.
    const made = await handleRequest(new Request(`${origin}/p/x`), async () => {
      const body = { email: "priya@home.example", password: EXAMPLE_PASSWORD }
      await createShopClient(inProcessConnection()).call("POST /users/auth/login", { body })
      return page()
    })
    expect(made.headers.getSetCookie().join()).toContain("__Host-sid=")
    expect(made.headers.get("cache-control")).toBe("no-store")
  })

  it("is not poisoned by a host that a request names", async () => {
    const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" }
    const moved = await ask("/my-account/", { headers: forged })
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/my-account"])
    const { headers, status } = await ask("/api/shopfront", { headers: forged })
    expect([status, JSON.stringify([...headers]).includes("evil")]).toEqual([200, false])
  })
})

describe("[T57] A shared cache, which may know a page by its path alone,", () => {
  const canary = "canary-7f3a"
  const asked: ReadonlyArray<readonly [method: string, path: string]> = [
    ["GET", `/?utm_source=${canary}`],
    ["GET", `/c/timber?query=${canary}`],
    ["GET", `/c/timber/?query=${canary}`],
    ["HEAD", `/p/x?${canary}=1`],
    ["GET", `/nowhere?${canary}`],
    ["OPTIONS", `/api/shopfront?${canary}`],
    ["GET", `/api/branches?${canary}`],
    ["GET", `/api/nothing?${canary}`]
  ]

  it.each(asked)("may not keep %s %s, be it a page, a redirect, nothing at all or a refusal", async (method, path) => {
    const answer = await ask(path, { method })
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      expect.any(Number),
      expect.stringMatching(/^(no-store|private, no-cache)$/)
    ])
  })
})

describe("[T11] A page whose address holds a token", () => {
  it.each([
    "/my-account/reset-password?t=x",
    "/my-account/magic-link?id=x&t=y",
    "/checkout/thank-you?order=100000017&t=x",
    "/checkout/thank-you/?order=100000017&t=x",
    "/checkout/thank-you",
    "/checkout/pending?payment_intent=pi_1",
    "/invoices/1001/77?t=x",
    "/quotes/12?token=x",
    "/resume-cart/x",
    "/quote-reminder/unsubscribe/x",
    "/?qrcode=x",
    "/p/framing?t=x"
  ])("%s tells no other site of it", async (path) => {
    expect((await ask(path)).headers.get("referrer-policy")).toBe("no-referrer")
    for (const other of ["/my-account/login", "/checkout/payment", "/?query=t"])
      expect((await ask(other)).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
  })
})
