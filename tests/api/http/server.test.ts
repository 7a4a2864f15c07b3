/** The server's door: what becomes of a request before and after a page or a call answers it. */
import { createHmac } from "node:crypto"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Redacted } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { visitorAddressHeader } from "../../../adapters/api/account/visitor-middleware.ts"
import { MAX_BODY_BYTES } from "../../../adapters/api/max-body-bytes.ts"
import { createShopClient } from "../../../adapters/client.ts"
import {
  closeShop,
  handleRequest,
  inProcessConnection,
  responseText,
  setResponseStatus,
  visitNonce
} from "../../../adapters/server.ts"
import { testDatabase } from "../../postgres/database.ts"
import { smallShop } from "../../postgres/small-shop.ts"
import { insertOrder } from "../../storage/order-fixture.ts"
import { receivedRequest, type SocketOptions, typedAddress } from "./received-request.ts"

const database = testDatabase("small")
const origin = "http://localhost:3000"

let lines: Array<string> = []
beforeAll(() => {
  vi.stubEnv("DATABASE_URL", Redacted.value(database.url()))
  vi.stubEnv("DATABASE_CONNECTIONS", "3")
  vi.stubEnv("LOG_LEVEL", "info")
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0)
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await closeShop()
})

type Page = Parameters<typeof handleRequest>[1]
const html: Page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })

/** As a program asks: what says nothing else of where it comes from names the shop. */
const ask = (path: string, init: RequestInit = {}, page: Page = html) => {
  const request = new Request(origin + path, init)
  const isSafe = ["GET", "HEAD"].includes(request.method)
  if (!isSafe && !request.headers.has("sec-fetch-site") && !request.headers.has("origin"))
    request.headers.set("origin", origin)
  return handleRequest(request, page)
}
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

describe("a page's address", () => {
  it.each([
    ["/p/framing/", "/p/framing"],
    ["/p/framing/?query=90x45%20h3&page=2", "/p/framing?query=90x45%20h3&page=2"],
    ["/c/timber/framing/?hierarchicalMenu%5Ba%5D%5B0%5D=b", "/c/timber/framing?hierarchicalMenu%5Ba%5D%5B0%5D=b"],
    ["/p/framing///", "/p/framing"],
    ["/stores/?", "/stores"],
    ["/search/?query=a+b&query=c", "/search?query=a+b&query=c"],
    ["/robots.txt/", "/robots.txt"],
    ["//evil.example/", "/evil.example"],
    ["//evil.example", "/evil.example"],
    ["//evil.example/x?q=1", "/evil.example/x?q=1"],
    ["/\\evil.example", "/evil.example"],
    ["//api/branches", "/api/branches"],
    ["///evil.example//", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
    ["/\\/evil.example/?q=1", "/evil.example?q=1"],
    ["/.//evil.example/", "/evil.example"],
    ["//", "/"]
  ])("[ROUTE-07] %s is %s, in one permanent hop to this shop", async (path, canonical) => {
    const page = vi.fn(html)
    const moved = await ask(path, {}, page)
    expect([moved.status, moved.headers.get("location")]).toEqual([308, canonical])
    expect(page).not.toHaveBeenCalled()
    const next = new URL(canonical, origin)
    expect(next.origin).toBe(origin)
    expect((await ask(canonical, {}, page)).status).toBe(200)
  })

  it.each(["/", "/p/framing", "/p/framing?query=a/", "/c/timber/framing", "/search?next=/x/"])(
    "[ROUTE-07] %s stays where it is",
    async (path) => expect((await ask(path)).status).toBe(200)
  )

  it("[ROUTE-07] an API path is answered in both forms, without a redirect", async () => {
    for (const path of ["/api/branches/25", "/api/branches/25/", "/healthz/", "/api/settings/maintenance/?q=1"]) {
      const page = vi.fn(html)
      expect((await ask(path, {}, page)).status).toBe(200)
      expect(page).not.toHaveBeenCalled()
    }
  })
})

describe("a page", () => {
  it("carries a policy with a nonce of its own, the very one its scripts are given", async () => {
    const nonces = new Set<string>()
    for (let visits = 0; visits < 3; visits += 1) {
      let given = ""
      const made = await ask("/", {}, (request) => {
        given = visitNonce() ?? ""
        return html(request)
      })
      expect(given).toMatch(/^[A-Za-z0-9+/]{24}$/)
      expect(made.headers.get("content-security-policy")).toContain(`script-src 'nonce-${given}' 'strict-dynamic'`)
      nonces.add(given)
    }
    expect(nonces.size).toBe(3)
  })

  it("is kept by no shared cache", async () => {
    const made = await ask(
      "/",
      {},
      () => new Response("", { headers: { "cache-control": "public, max-age=600", vary: "Accept" } })
    )
    expect(made.headers.get("cache-control")).toBe("private, no-cache")
    expect(made.headers.get("vary")).toBe("Accept, Cookie")
  })

  it("[ROUTE-10] that fails answers with the status that its loader tells, else 500", async () => {
    const broken = () => new Response("", { status: 500 })
    expect((await ask("/p/x", {}, broken)).status).toBe(500)
    const told = await ask("/p/x", {}, () => {
      setResponseStatus(503)
      return broken()
    })
    expect(told.status).toBe(503)
  })

  it("reaches the shop in the same process, with its visitor's cookie and address, and no other's", async () => {
    const visit = async (cookie: string) => {
      let branch: unknown
      await ask("/", { headers: { cookie, [visitorAddressHeader]: "203.0.113.7" } }, async (request) => {
        const answer = await createShopClient(inProcessConnection()).call("GET /shopfront")
        branch = answer.ok && answer.data.branch?.id
        return html(request)
      })
      return branch
    }
    expect(await Promise.all(["branch=25", "branch=31", "other=1"].map(visit))).toEqual([25, 31, undefined])
  })

  it("keeps the text of what the shop told it, for its scripts, and of nothing else", async () => {
    let told: unknown
    let texts: ReadonlyArray<string | undefined> = []
    await ask("/", {}, async (request) => {
      const answer = await createShopClient(inProcessConnection()).call("GET /branches")
      told = answer.ok && answer.data
      texts = [told, [], {}, null, "text"].map(responseText)
      return html(request)
    })
    expect(told).toHaveLength(19)
    expect(JSON.parse(texts[0] ?? "")).toEqual({ data: told })
    expect(texts.slice(1)).toEqual([undefined, undefined, undefined, undefined])
  })

  it("is told what the shop has at hand without reading it out of its text, and the text says the same", async () => {
    const slug = smallShop.products[0]?.slug ?? ""
    const told: Array<unknown> = []
    const page: Page = async (request) => {
      const { call } = createShopClient(inProcessConnection())
      for (const answer of [
        await call("GET /shop-menus"),
        await call("GET /products/slug/:slug", { params: { slug } })
      ])
        if (answer.ok) {
          told.push(answer.data)
          expect(JSON.parse(responseText(answer.data) ?? "")).toEqual({ data: answer.data })
        }
      return html(request)
    }
    await ask("/", {}, page)
    await ask("/", {}, page)
    expect([told.length, told[2] === told[0]]).toEqual([4, true])
  })

  it("that throws is a 500 without a word of why, and the log has it by its id", async () => {
    const told = await ask("/p/x", {}, () => {
      throw new Error("the secret reason")
    })
    expect(told.status).toBe(500)
    expect(await told.json()).toMatchObject({ error: true, code: "INTERNAL" })
    const [problem, line] = logged()
    expect(problem).toMatchObject({ level: "error", request: told.headers.get("x-request-id") })
    expect(String(problem?.problem)).toContain("the secret reason")
    expect(line).toMatchObject({ level: "error", path: "/p/x", status: 500 })
  })
})

describe("a request under another name than the shop's", () => {
  const under = (host: string, path: string, headers: Record<string, string> = {}) => {
    const page = vi.fn(html)
    return { page, told: handleRequest(new Request(`http://${host}${path}`, { headers }), page) }
  }

  it.each(["evil.example", "evil.example:3000", "localhost:3001", "localhost.evil.example:3000", "127.0.0.2:3000"])(
    "[T57] %s is answered 421 and told where the shop is, whatever is asked for",
    async (host) => {
      for (const path of ["/", "/p/framing", "/api/branches", "/dev/outbox", "/sitemap.xml", "/media/internal/x"]) {
        const { page, told } = under(host, path, { "x-forwarded-host": "localhost:3000" })
        const response = await told
        expect([path, response.status]).toEqual([path, 421])
        expect(await response.json()).toMatchObject({ code: "UNKNOWN_HOST", msg: expect.stringContaining(origin) })
        expect(page).not.toHaveBeenCalled()
      }
    }
  )

  it("[T57] is told so in a page where a browser asked for one", async () => {
    const text = await (await under("evil.example", "/p/framing", { accept: "text/html" }).told).text()
    expect(text).toContain(`href="${origin}"`)
    expect(text).not.toContain("evil.example")
  })

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST:3000"])(
    "[T57] %s is the shop's, and its pages name the public address alone",
    async (host) => {
      let named = ""
      const page: Page = (request) => {
        named = createShopClient(inProcessConnection()).origin
        return html(request)
      }
      const headers = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" }
      expect((await handleRequest(new Request(`http://${host}/stores`, { headers }), page)).status).toBe(200)
      expect(named).toBe(origin)
    }
  )

  it("whoever looks after the shop may ask for its health under any name", async () => {
    for (const path of ["/healthz", "/healthz/meta"]) expect((await under("10.0.0.7:3000", path).told).status).toBe(200)
  })
})

describe("the outbox of a local shop", () => {
  const paths = ["/dev/outbox", "/dev/outbox/1", "/dev/outbox/1/0"]
  const statusOf = async (path: string, over?: SocketOptions, host = "localhost:3000") =>
    (await handleRequest(receivedRequest(`http://${host}${path}`, over), html)).status
  const withHeader = (name: string) => ({ rawHeaders: [...typedAddress("localhost:3000"), name, "203.0.113.7"] })

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "is shown to a browser on this machine that asks %s",
    async (host) => expect(await statusOf("/dev/outbox", {}, host)).toBe(200)
  )

  it.each(["::1", "127.0.0.53", "::ffff:127.0.0.1"])("is shown over the loopback address %s", async (remoteAddress) =>
    expect(await statusOf("/dev/outbox", { remoteAddress })).toBe(200)
  )

  it("is shown to a program that says no more than it must", async () =>
    expect(await statusOf("/dev/outbox", { rawHeaders: ["host", "localhost:3000"] })).toBe(200))

  it.each([
    ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "X-Client-IP", "X-Original-Host"],
    ...["CF-Connecting-IP", "CF-Ray", "True-Client-IP", "Fastly-Client-IP", "Ngrok-Trace-Id", "Client-IP", "Cdn-Loop"],
    ...["Tailscale-User-Login", "Fly-Client-IP", "Proxy-Connection", "Traceparent", "Max-Forwards"]
  ])("is shown to nobody whose request has a header that browsers don't send, as %s", async (name) => {
    for (const path of paths) expect(await statusOf(path, withHeader(name))).toBe(404)
  })

  it.each<[string, SocketOptions]>([
    ["from another machine", { remoteAddress: "192.0.2.7" }],
    ["from a socket that has gone", { remoteAddress: undefined }],
    ["without a host", { rawHeaders: ["Accept", "*/*"] }],
    ["with two hosts", { rawHeaders: ["Host", "localhost:3000", "Host", "localhost:3000"] }],
    ["under a tunnel's name", { rawHeaders: ["Host", "shop.tunnel.example"] }],
    ["under this machine's name at another port", { rawHeaders: ["Host", "localhost:8080"] }],
    ["by a whole address", { target: "http://localhost:3000/dev/outbox" }],
    [
      "by a whole address, under a foreign name",
      { target: "http://localhost:3000/", rawHeaders: ["Host", "evil.example"] }
    ]
  ])("is not shown where it is asked for %s", async (_, over) => {
    for (const path of paths) expect(await statusOf(path, over)).toBe(404)
  })

  it("is not shown where nothing is known of the socket", async () =>
    expect((await ask("/dev/outbox")).status).toBe(404))
})

describe("a page asked for by another method than GET and HEAD", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
    "%s is 405 and says by which; no page is made",
    async (method) => {
      for (const path of ["/", "/p/framing", "/c/timber/", "/checkout/payment", "/favicon/icon.svg", "/_serverFn/x"]) {
        const page = vi.fn(html)
        const told = await ask(path, { method }, page)
        expect([told.status, told.headers.get("allow")]).toEqual([405, "GET, HEAD"])
        expect(await told.json()).toMatchObject({ error: true, code: "METHOD_NOT_ALLOWED" })
        expect(page).not.toHaveBeenCalled()
      }
    }
  )

  it("[F8] is refused before its body is read, however much is announced", async () => {
    const pull = vi.fn()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const init = { method: "POST", body, duplex: "half", headers: { "content-length": "20000000" } } as RequestInit
    for (const [path, status] of [
      ["/stores", 405],
      ["/api/branches", 405],
      ["/api/visitor/branch", 413],
      ["/api/nothing", 404]
    ] as const)
      expect((await ask(path, init)).status).toBe(status)
    expect(pull).not.toHaveBeenCalled()
  })

  it("HEAD is answered like GET", async () => {
    expect((await ask("/p/framing", { method: "HEAD" })).status).toBe(200)
  })
})

describe("an address that can't be decoded", () => {
  it.each(["/%E0%A4%A", "/p/%ff", "/c/timber/%ED%A0%80"])("%s is handed to the pages as one that can", async (path) => {
    let shown = ""
    const told = await ask(path, {}, (request) => {
      shown = new URL(request.url).pathname
      return html(request)
    })
    expect(decodeURI(shown)).toBe(path)
    expect(told.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(told.headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("one that can is handed on as it is", async () => {
    let shown = ""
    await ask("/p/a%20b%25?query=%E0%A4%A", {}, (request) => {
      shown = request.url
      return html(request)
    })
    expect(shown).toBe(`${origin}/p/a%20b%25?query=%E0%A4%A`)
  })

  it.each(["/api/%E0%A4%A", "/api/branches/%ff", "/api/orders/order/id/%ff", "/media/internal/%ff/200.webp"])(
    "%s of the shop's own is answered in its shape",
    async (path) => {
      const told = await ask(path)
      expect(told.status).toBe(404)
      expect(await told.json()).toMatchObject({ error: true, code: "NOT_FOUND", msg: expect.stringMatching(/\S/) })
    }
  )
})

describe("a secret in an address", () => {
  const from = "/checkout/pending?payment_intent=pi_1"
  it.each([
    [`${from}&payment_intent_client_secret=pi_1_secret_x&redirect_status=failed`, from],
    [`${from}&redirect_status=succeeded&payment_intent_client_secret=`, from],
    ["/checkout/pending/?payment_intent_client_secret=pi_1_secret_x", "/checkout/pending"],
    ["/checkout/payment?setup_intent_client_secret=seti_1_secret_x&redirect_status=failed", "/checkout/payment"]
  ])("[T44] the provider's, in %s, leaves it before there is a page, and stands in no log", async (path, to) => {
    const made = vi.fn(html)
    const { status, headers } = await ask(path, {}, made)
    expect([status, headers.get("location"), headers.get("referrer-policy")]).toEqual([303, to, "no-referrer"])
    expect(headers.get("cache-control")).toBe("private, no-cache")
    expect(made).not.toHaveBeenCalled()
    expect(lines.join("")).not.toMatch(/_secret_x/)
  })

  it("[T31] the link of an order is exchanged, while its page is made, for a cookie that opens it", async () => {
    await database.query("INSERT INTO setting (name, value) VALUES ('order-link-secret', '\"a key\"')")
    const orderNo = await insertOrder(database.query)
    const contact = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }
    await database.query("UPDATE shop_order SET contact = $2, billing = $3 WHERE order_no = $1", [
      orderNo,
      contact,
      { contactDetails: contact }
    ])
    const t = createHmac("sha256", "a key").update(`order ${orderNo}`).digest("base64url")
    const thanks: Page = async ({ url }) => {
      const shop = createShopClient(inProcessConnection())
      const asked = new URL(url).searchParams.get("t")
      const answer = await shop.call("GET /orders/order/id/:id", {
        params: { id: orderNo },
        query: asked ? { t: asked } : {}
      })
      return new Response(answer.ok ? answer.data.contact.contactName : "nothing")
    }
    const path = `/checkout/thank-you?order=${orderNo}`
    expect(await (await ask(path, {}, thanks)).text()).toBe("nothing")
    const first = await ask(`${path}&t=${t}`, {}, thanks)
    expect(await first.text()).toBe("Kim Lee")
    const [cookie = ""] = first.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`^__Host-order-${orderNo}=`))
    const again = await ask(path, { headers: { cookie: `${cookie.split(";")[0]}; locale=au` } }, thanks)
    expect([await again.text(), again.headers.getSetCookie()]).toEqual(["Kim Lee", []])
    expect(lines.join("")).not.toContain(t)
  })
})

describe("every answer", () => {
  it.each([
    "/",
    "/p/framing/",
    "/%ff",
    "/api/branches",
    "/api/nothing",
    "/healthz",
    "/robots.txt",
    "/media/internal/x"
  ])("%s has the safety headers", async (path) => {
    const { headers } = await ask(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-site",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/)
    })
  })

  it.each([
    ["/robots.txt", "public, max-age=3600"],
    ["/media/internal/category-timber/200.webp", "public, max-age=86400"],
    ["/media/internal/no-such/200.webp", "no-store"],
    ["/api/branches", "no-store"],
    ["/api/nothing", "no-store"],
    ["/healthz", "no-store"],
    ["/my-account/orders", "no-store"],
    ["/checkout/thank-you?order=100000017", "no-store"],
    ["/checkout/pending?payment_intent=pi_1", "no-store"],
    ["/invoices/2001/403194-01?t=x", "no-store"],
    ["/quotes/Q204252?t=x", "no-store"],
    ["/quote-confirmation/Q204252", "no-store"],
    ["/resume-cart/x", "no-store"],
    ["/?qrcode=x", "no-store"],
    ["/p/x", "private, no-cache"]
  ])("[T57] of %s says that who keeps it is %s", async (path, cache) =>
    expect((await ask(path)).headers.get("cache-control")).toBe(cache)
  )

  it("keeps the id that a proxy gave, unless that is no id", async () => {
    const idOf = async (id: string) => (await ask("/", { headers: { "x-request-id": id } })).headers.get("x-request-id")
    expect(await idOf("0af7651916cd43dd")).toBe("0af7651916cd43dd")
    for (const id of ["short", "x".repeat(65), 'a","level":"error', "kim@example.com"])
      expect(await idOf(id)).toMatch(/^[\w-]{36}$/)
  })
})

describe("an answer of the API", () => {
  it.each(["/api/branches", "/api/nothing", "/api/openapi.json"])("%s is kept by nobody", async (path) =>
    expect((await ask(path)).headers.get("cache-control")).toBe("no-store")
  )

  it("a search is answered 1,200 times in a minute for one address, then 429; another address is not held up", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:10:20Z") })
    const search = (address: string) =>
      ask("/api/search/1/indexes/products/NONE", { headers: { [visitorAddressHeader]: address } })
    const statuses = new Set<number>()
    for (let nth = 0; nth < 1200; nth += 1) statuses.add((await search("203.0.113.20")).status)
    expect(statuses).toEqual(new Set([404]))
    const refused = await search("203.0.113.20")
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "40"])
    expect(await refused.json()).toEqual({ message: expect.stringContaining("Too many searches"), status: 429 })
    expect((await search("203.0.113.21")).status).toBe(404)
    vi.useRealTimers()
  })

  it("[T33] that refuses a visitor who asks too often says when to ask again", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:10:20Z") })
    const answers: Array<Response> = []
    for (let nth = 0; nth < 21; nth += 1)
      answers.push(await ask("/api/orders/track/123", { headers: { [visitorAddressHeader]: "203.0.113.9" } }))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(11)
    for (const { headers } of refused) expect(headers.get("retry-after")).toBe("40")
    expect(answers[0]?.headers.has("retry-after")).toBe(false)
    vi.useRealTimers()
  })
})

describe("the log", () => {
  it("has a line for each request: its id, method, path, status and time, and nothing that a person typed", async () => {
    const told = await ask("/api/branches/25?query=kim%40example.com&t=secret-token", {
      headers: {
        cookie: "__Host-sid=secret-session; branch=25",
        authorization: "Bearer secret-bearer",
        referer: `${origin}/x?t=secret-page`
      }
    })
    const [line, ...more] = logged()
    expect(more).toEqual([])
    expect(line).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: "info",
      request: told.headers.get("x-request-id"),
      method: "GET",
      path: "/api/branches/25",
      status: 200,
      ms: expect.any(Number)
    })
    expect(lines.join("")).not.toMatch(/secret|kim|25\?/)
  })

  it("[T32] says nothing of the secret by which a kept cart is opened", async () => {
    const id = "S3cret".padEnd(43, "-_x")
    await ask(`/api/orders/abandoned-cart/id/${id}`)
    await ask(`/resume-cart/${id}`)
    expect(logged().map(({ path }) => path)).toEqual([
      "/api/orders/abandoned-cart/id/(secret)",
      "/resume-cart/(secret)"
    ])
    expect(lines.join("")).not.toContain("S3cret")
  })

  it("says nothing of a body, not even of one that is refused", async () => {
    await ask("/api/products/restock-alert", {
      method: "POST",
      body: JSON.stringify({ sku: "secret sku", email: "kim@example.com" }),
      headers: { "content-type": "application/json" }
    })
    expect(logged()).toMatchObject([{ path: "/api/products/restock-alert", status: 400 }])
    expect(lines.join("")).not.toMatch(/secret|kim/)
  })
})

describe("a change", () => {
  const choose = (headers: { readonly [name: string]: string }, body = '{"branchId":25}') =>
    ask("/api/visitor/branch", { method: "POST", body, headers: { "content-type": "application/json", ...headers } })

  it("[T54] that another site asks for in a visitor's browser is refused, and nothing is done", async () => {
    const told = await choose({ cookie: "branch=31", "sec-fetch-site": "cross-site" })
    expect(told.status).toBe(403)
    expect(await told.json()).toEqual({
      error: true,
      code: "FORBIDDEN",
      msg: "This request did not come from the shop's own pages."
    })
    expect(told.headers.get("set-cookie")).toBeNull()
    expect(
      (await ask("/p/framing", { method: "POST", headers: { cookie: "a=1", origin: "https://evil.example" } })).status
    ).toBe(403)
  })

  it("[T54] that says nothing of where it comes from is refused, whatever it would change", async () => {
    for (const [method, path] of [
      ["POST", "/api/visitor/branch"],
      ["POST", "/api/products-pricing/guest-prices"],
      ["POST", "/api/users/auth/login"],
      ["POST", "/api/search/1/indexes/products/query"],
      ["POST", "/choose-branch"],
      ["PATCH", "/api/nothing"]
    ] as const) {
      const told = await handleRequest(new Request(origin + path, { method, body: "{}" }), html)
      expect([path, told.status]).toEqual([path, 403])
    }
  })

  it("[T54] that the shop's own page asks for is done", async () => {
    const told = await choose({ cookie: "branch=31", "sec-fetch-site": "same-origin" })
    expect([told.status, told.headers.get("set-cookie")?.startsWith("branch=25")]).toEqual([200, true])
  })

  it("of more than 256 KiB is refused in the shop's shape", async () => {
    const told = await choose({}, `{"branchId":25,"more":"${"x".repeat(MAX_BODY_BYTES)}"}`)
    expect(told.status).toBe(413)
    expect(await told.json()).toMatchObject({ error: true, code: "TOO_LARGE" })
    const most = `{"branchId":25,"more":"${"x".repeat(MAX_BODY_BYTES - 25)}"}`
    expect(most.length).toBe(MAX_BODY_BYTES)
    expect((await choose({}, most)).status).toBe(200)
  })
})

describe("more pages than the shop can make at once", () => {
  it("[F15] are refused at once, and told when to come back; those that were let in are answered", async () => {
    let open: (made: Response) => void = () => undefined
    const made = new Promise<Response>((resolve) => {
      open = resolve
    })
    const waiting = Array.from({ length: 200 }, () => ask("/stores", {}, async () => (await made).clone()))
    await vi.waitFor(async () => expect((await ask("/stores")).status).toBe(503))
    const refused = await ask("/stores")
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await refused.json()).toMatchObject({ error: true, code: "UNAVAILABLE" })
    expect((await ask("/healthz")).status).toBe(200)
    open(html(new Request(origin)) as Response)
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 200 }, () => 200))
    expect((await ask("/stores")).status).toBe(200)
  })
})

describe("requests that have been answered", () => {
  const json = { "content-type": "application/json" }
  const page: Page = async (request) => {
    await createShopClient(inProcessConnection()).call("GET /shopfront")
    return html(request)
  }
  /** One of each way to be answered, or not to be waited for any longer. */
  const requests = (): ReadonlyArray<readonly [path: string, init: RequestInit, page?: Page]> => [
    ["/stores", {}, page],
    ["/stores", {}, () => Promise.reject(new Error("broken"))],
    ["/api/branches/25", { headers: { cookie: "branch=25" } }],
    ["/api/branches/0", {}],
    ["/api/visitor/branch", { method: "POST", body: '{"branchId":', headers: json }],
    ["/api/users/auth/login", { method: "POST", body: "{}", headers: json }],
    ["/api/branches", { signal: AbortSignal.abort() }]
  ]
  const collectGarbage = () => {
    setFlagsFromString("--expose-gc")
    runInNewContext("gc")()
  }
  const listeners = () => process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0)
  const connections = () =>
    database.query("SELECT state FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")

  it("[F15] are held by nothing, and leave no listener, no timer and no connection at work behind", async () => {
    const held: Array<WeakRef<object>> = []
    const rounds = async (count: number) => {
      for (let nth = 0; nth < count; nth += 1)
        await Promise.all(
          requests().map(async ([path, init, made = html]) => {
            const asked = new Request(origin + path, init)
            if (asked.method === "POST") asked.headers.set("origin", origin)
            const answer = await handleRequest(asked, made)
            held.push(new WeakRef(asked), new WeakRef(answer), new WeakRef(asked.signal))
          })
        )
      await vi.waitFor(async () => expect((await connections()).filter(({ state }) => state !== "idle")).toEqual([]))
    }
    await rounds(2)
    const before = { listeners: listeners(), resources: process.getActiveResourcesInfo().length }
    await rounds(20)
    vi.mocked(process.stdout.write).mockClear()
    expect(held).toHaveLength(22 * 7 * 3)
    // What ends by itself a moment after an answer is held by nobody.
    const stillHeld = () => {
      collectGarbage()
      return held.filter((one) => one.deref() !== undefined).length
    }
    await expect.poll(stillHeld).toBe(0)
    await expect.poll(listeners).toBe(before.listeners)
    await expect.poll(() => process.getActiveResourcesInfo().length - before.resources).toBeLessThan(5)
    // The shop's three, and the health check's own.
    expect((await connections()).length).toBeLessThanOrEqual(4)
  })
})
