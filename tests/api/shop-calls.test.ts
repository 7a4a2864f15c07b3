/** The calls about the shop itself, and what holds for every call: its methods, its slashes, its failures, its description. */
import { HttpApi } from "effect/http-api"
import { Client } from "pg"
import { describe, expect, inject, it, vi } from "vitest"
import { ShopApi } from "../../adapters/api/shop/shop.contract.ts"
import { withErrorEnvelope } from "../../adapters/http/answers/error-responses.ts"
import { dataOf, expectFailure, expectMalformed } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

// Every address is asked often from one place; how often each may be is proved in call-limits.test.ts.
const { call, database } = shopUnderTest({ LIMITS: "off" })

const media = (list: unknown) =>
  call("GET", `/api/media/details?media=${encodeURIComponent(typeof list === "string" ? list : JSON.stringify(list))}`)

describe("GET /api/media/details", () => {
  const detail = (id: string, format: string) => ({
    source: "internal",
    id,
    format,
    mimeType: "image/webp",
    type: "image",
    meta: { title: id, alt: "" },
    placeholder: "/favicon/icon.svg",
    default: `/media/internal/${id}/600.webp`,
    width: 600,
    height: 450,
    formats: [
      { ext: "webp", sizes: [200, 400, 600, 1200] },
      { ext: "png", sizes: [200, 400, 600, 1200] }
    ]
  })

  it("[CALL-26] answers each of a JSON list of source:id:format, in order", async () => {
    expect(dataOf(await media(["internal:P0001:half", "internal:category-timber:thumbnail"]))).toEqual([
      detail("P0001", "half"),
      detail("category-timber", "thumbnail")
    ])
  })

  it("[CALL-26] leaves out what is no picture of the shop; where nothing is left it is 404", async () => {
    expect(dataOf(await media(["elsewhere:P1:half", "internal:P1:half", "internal:../etc:half", 7]))).toEqual([
      detail("P1", "half")
    ])
    for (const list of [[], ["elsewhere:P1:half"], ["internal:P1"]]) {
      const told = await media(list)
      expectFailure(told, 404, "NOT_FOUND")
      expect(told.json).toMatchObject({ msg: "No media data returned" })
    }
  })

  it("[T43] fetches nothing that it is told of: no address, no path and no other source is a picture, and 10,000 are too many", async () => {
    const fetched = vi.spyOn(globalThis, "fetch")
    const targets = [
      "http://169.254.169.254/latest/meta-data",
      "https://evil.example/a.png",
      "//evil.example/a.png",
      "file:///etc/passwd",
      "..%2f..%2fetc%2fpasswd",
      "../../etc/passwd",
      "P1@evil.example"
    ]
    for (const target of targets) {
      for (const entry of [`internal:${target}:half`, `${target}:P1:half`, `external:${target}:half`, target]) {
        const told = await media([entry])
        expectFailure(told, 404, "NOT_FOUND")
        expect(told.text).not.toContain("evil")
      }
    }
    for (const format of ["http://169.254.169.254/", "../..", "<svg>"]) {
      const told = await media([`internal:P1:${format}`])
      expect([200, 404]).toContain(told.status)
      if (told.status === 200)
        expect(JSON.stringify(dataOf(told))).not.toMatch(/"(placeholder|default)":"(?!\/media\/internal\/P1\/)/)
    }
    const many = await media(Array.from({ length: 10_000 }, (_, place) => `internal:P${place}:half`))
    expect([400, 414, 431]).toContain(many.status)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it("[CALL-26] takes at most 40, and nothing but a list", async () => {
    const many = Array.from({ length: 41 }, (_, place) => `internal:P${place}:half`)
    expect(dataOf(await media(many.slice(0, 40)))).toHaveLength(40)
    for (const list of [many, "[", { internal: "P1" }, "7"]) expectMalformed(await media(list), ["media"])
    expectMalformed(await call("GET", "/api/media/details"), ["media"])
  })
})

it("[CALL-26] GET /api/settings/maintenance/ says that nothing is planned", async () => {
  expect(dataOf(await call("GET", "/api/settings/maintenance/"))).toEqual({
    isMaintenanceMode: false,
    startTime: "",
    duration: 0,
    upcoming: false,
    forcedMsg: "",
    upcomingMsg: "",
    activeMsg: ""
  })
})

describe("GET /healthz", () => {
  it.each(["/healthz/meta", "/healthz/meta/", "/api/healthz/meta"])(
    "[CALL-26] [ENT-16] %s answers the storeVersion",
    async (path) => {
      expect(dataOf(await call("GET", path))).toEqual({ storeVersion: expect.stringMatching(/^[0-9a-f]{12}$/) })
    }
  )

  it("says whether the database answers", async () => {
    const admin = new Client({ connectionString: inject("postgres") })
    await admin.connect()
    const [{ name } = {}] = await database.query("SELECT current_database() AS name")
    const allow = (may: boolean) => admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${may}`)
    expect(dataOf(await call("GET", "/healthz"))).toEqual({ status: "ok" })
    await allow(false)
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    const told = await call("GET", "/healthz")
    expect([told.status, told.json]).toEqual([503, { data: { status: "no database" } }])
    await allow(true)
    expect(dataOf(await call("GET", "/healthz"))).toEqual({ status: "ok" })
    await admin.end()
  })
})

type Known = { readonly method: string; readonly path: string }
const known: Array<Known> = []
HttpApi.reflect(ShopApi, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint: { method, path } }) => known.push({ method, path })
})
const paths = [...Map.groupBy(known, ({ path }) => path)].map(([path, all]) => ({
  path,
  asked: path.replace(/:\w+/g, "some-thing"),
  methods: all.map(({ method }) => method)
}))

describe("every call", () => {
  it("stands under /api, and there is more than one to look at", () => {
    expect(known.length).toBeGreaterThan(15)
    expect(known.filter(({ path }) => !path.startsWith("/api/"))).toEqual([])
  })

  it.each(paths)("$path refuses other methods with 405 and says which it takes", async ({ asked, methods }) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !methods.includes(one))) {
      const told = await call(method, asked, method === "GET" ? undefined : {})
      expectFailure(told, 405, "METHOD_NOT_ALLOWED")
      expect(told.headers.get("allow")?.split(", ").sort()).toEqual([...methods].sort())
    }
  })

  it.each(paths)(
    "[ROUTE-07] $path answers with and without a trailing slash, without a redirect",
    async ({ asked, methods }) => {
      for (const method of methods) {
        const body = method === "GET" ? undefined : "{"
        const [bare, slashed, queried] = await Promise.all(
          [asked, `${asked}/`, `${asked}/?q=1`].map((path) => call(method, path, body))
        )
        expect(bare?.status).not.toBe(405)
        expect(bare?.status).not.toBe(308)
        const fields = (told: typeof bare) => (told?.json as { readonly data?: object } | undefined)?.data ?? told?.text
        for (const told of [slashed, queried]) {
          expect(told?.status).toBe(bare?.status)
          if (!asked.endsWith("/shopfront")) expect(fields(told)).toEqual(fields(bare))
        }
      }
    }
  )

  it.each([
    "/api/branches",
    "/api/product-categories/timber",
    "/api/products-meta/attributes",
    "/healthz",
    "/healthz/meta"
  ])("HEAD %s has the status and type of GET and no body", async (path) => {
    const [head, get] = [await call("HEAD", path), await call("GET", path)]
    expect([head.status, head.text]).toEqual([200, ""])
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"))
  })

  it("[CALL-22] [CALL-23] [CALL-24] [CALL-26] is described at /api/openapi.json", async () => {
    const { openapi, paths: described } = (await call("GET", "/api/openapi.json")).json as {
      readonly openapi: string
      readonly paths: { readonly [path: string]: object }
    }
    expect(openapi).toBe("3.1.0")
    const listed = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
    )
    expect(listed.sort()).toEqual(
      known.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`).sort()
    )
  })
})

describe("what is answered besides the calls", () => {
  it.each([
    ["/api/webhooks/stripe", ["POST"]],
    ["/api/staff/orders/12345678", ["POST"]],
    ["/api/staff/orders/12345678/payment", ["POST"]],
    ["/api/staff/runs/25/2026-12-01", ["GET"]],
    ["/api/staff/carts/KX7P2M", ["GET"]],
    ["/api/openapi.json", ["GET"]],
    ["/api/healthz/meta", ["GET"]],
    ["/api/search/1/events", ["POST"]],
    ["/api/search/1/indexes/*/queries", ["POST"]],
    ["/api/search/1/indexes/*/objects", ["POST"]],
    ["/api/search/1/indexes/*/recommendations", ["POST"]],
    ["/api/search/1/indexes/products/query", ["POST"]],
    ["/api/search/1/indexes/products/facets/type/query", ["POST"]],
    ["/api/search/1/indexes/products/SOME-SKU", ["GET"]],
    ["/healthz", ["GET"]],
    ["/robots.txt", ["GET"]],
    ["/sitemap.xml", ["GET"]],
    ["/media/internal/P1/200.webp", ["GET"]],
    ["/media/documents/P1/data-sheet.pdf", ["GET"]],
    ["/dev/outbox", ["GET"]],
    ["/choose-branch", ["POST"]]
  ])("%s refuses all but %s with 405 and says so", async (path, methods) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const told = await call(method, path, method === "GET" ? undefined : {})
      if (methods.includes(method)) expect(told.status).not.toBe(405)
      else {
        expectFailure(told, 405, "METHOD_NOT_ALLOWED")
        expect(told.headers.get("allow")).toBe(methods.join(", "))
      }
    }
  })
})

describe("what is no call", () => {
  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/branches/25/hours",
    "/api/products",
    "/api/%zz",
    `/api/branches/${"9".repeat(400)}`
  ])("%s is 404 by every method", async (path) => {
    for (const method of ["GET", "POST", "DELETE"])
      expectFailure(await call(method, path, method === "GET" ? undefined : {}), 404, "NOT_FOUND")
  })
})

describe("a body", () => {
  const post = "/api/visitor/branch"
  it.each([
    ["that breaks off", '{"branchId":', "body"],
    ["that is empty", "", "body"],
    ["that is a list", [], "body"],
    ["with a bad field", { branchId: 2.5 }, "branchId"],
    ["with null", { branchId: null }, "branchId"]
  ])("%s is malformed", async (_, body, field) => expectMalformed(await call("POST", post, body), [field]))

  it("of another kind is 415", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expectFailure(await call("POST", post, "branchId=25", { "content-type": type }), 415, "UNSUPPORTED_TYPE")
  })

  it("may hold what nobody asked for", async () => {
    expect((await call("POST", post, { branchId: 25, more: [1, 2] })).status).toBe(200)
  })
})

describe("a call that breaks", () => {
  const asked = new Request("http://localhost:3000/api/branches")
  it.each([500, 502])("with %i and no words is answered in the shop's shape", async (status) => {
    const told = withErrorEnvelope(
      asked,
      new Response("secret stack", { status, headers: { "content-type": "text/plain" } })
    )
    expect(told.status).toBe(status)
    expect(await told.json()).toEqual({
      error: true,
      code: "INTERNAL",
      msg: "Sorry, something went wrong. There was an error, please try again."
    })
  })

  it("with words of its own keeps them, and so does every answer that is no failure or no call", () => {
    for (const [request, response] of [
      [asked, Response.json({ error: true, code: "X", msg: "Y" }, { status: 422 })],
      [asked, new Response("", { status: 200 })],
      [new Request("http://localhost:3000/media/x"), new Response("", { status: 404 })],
      [new Request("http://localhost:3000/apiary"), new Response("", { status: 404 })]
    ] as const)
      expect(withErrorEnvelope(request, response)).toBe(response)
  })
})
