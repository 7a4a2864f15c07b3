/** What a page goes by that the shop's settings say: where it asks, how long it waits, what it keeps, and whom it tells of errors. */
import "fake-indexeddb/auto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Dexie } from "dexie"
import { Schema } from "effect"
import { IDBFactory } from "fake-indexeddb"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { MediaQuery } from "../../../adapters/browser/media-queue.ts"
import { createShopClient, type ShopClient } from "../../../adapters/client.ts"
import { browserConfig } from "../../../adapters/settings/browser-config.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { pictureAddresses } from "../../../core/content/picture-addresses.ts"
import { nextPictureAddress } from "../../../ui/shell/background/broken-pictures.ts"
import { dataOf, expectFailure } from "../../api/failures.ts"
import { shopUnderTest } from "../../api/shop-under-test.ts"

const reports: Array<{ readonly authorization: string | undefined; readonly body: Record<string, unknown> }> = []
const monitoring = createServer((request, response) => {
  let text = ""
  request.on("data", (part) => {
    text += part
  })
  request.on("end", () => {
    reports.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
    response.end()
  })
})
await new Promise<void>((listening) => monitoring.listen(0, "127.0.0.1", listening))
const { port } = monitoring.address() as AddressInfo
afterAll(() => void monitoring.close())

const settings = {
  CACHE_TIME: "7",
  STORE_EXPIRY: "3600",
  CALL_TIMEOUT: "2",
  USER_CALLS_BASE: "/members",
  STORAGE_BASE: "https://pictures.example",
  MONITORING_URL: `http://127.0.0.1:${port}/errors`,
  MONITORING_TOKEN: "watch-token",
  GOOGLE_MAPS_KEY: "google-secret",
  HERE_KEY: "here-secret",
  STRIPE_SECRET_KEY: "sk_test_secret",
  LIMITS: "off"
}
const { call, client, database } = shopUnderTest(settings)

const config = async () => {
  const answer = await client().call("GET /shopfront")
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.config
}

/** A page that was told how the shop is set, and the addresses that it asks. */
const openPage = async () => {
  const asked: Array<string> = []
  const shop = client((address) => asked.push(address))
  shop.configure(await config())
  return { shop, asked }
}

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  reports.length = 0
})
afterEach(() => void vi.restoreAllMocks())

describe("the configuration of a page", () => {
  it("[ENT-17] has every part, as the settings say", async () => {
    expect(await config()).toEqual({
      mapKeys: [],
      storageBase: "https://pictures.example",
      cacheTime: 7,
      storeExpiry: 3600,
      callTimeout: 2,
      userCallsBase: "/members",
      searchApplicationId: "lineal",
      searchKey: "search",
      searchIndex: "products"
    })
  })

  it("[ENT-17] has the application and the key for searching of a hosted search, and not that for filling it", () => {
    const told = browserConfig(
      readSettings({
        SEARCH: "algolia",
        ALGOLIA_APP_ID: "APP",
        ALGOLIA_SEARCH_KEY: "search-key",
        ALGOLIA_ADMIN_KEY: "admin-key"
      })
    )
    expect(told).toMatchObject({ searchApplicationId: "APP", searchKey: "search-key" })
    expect(JSON.stringify(told)).not.toContain("admin-key")
  })

  it("[ENT-17] has no secret", async () => {
    const { text } = await call("GET", "/api/shopfront")
    for (const secret of ["google-secret", "here-secret", "sk_test_secret", "watch-token"])
      expect(text).not.toContain(secret)
  })
})

describe("a call", () => {
  it("[CALL-01] about who is logged in goes to the configured base, and every other to the shop's own", async () => {
    const { shop, asked } = await openPage()
    expect(await shop.call("GET /users/details")).toMatchObject({ ok: false, status: 401, code: "UNAUTHORISED" })
    expect(await shop.call("POST /users/resetpass/request", { body: { email: "nobody@home.example" } })).toMatchObject({
      ok: true
    })
    expect((await shop.call("GET /branches")).ok).toBe(true)
    expect(asked).toEqual(["/members/users/details", "/members/users/resetpass/request", "/api/branches"])
  })

  it("[CALL-01] has its answer wrapped, under either base; a wrong method is 405", async () => {
    for (const base of ["/members", "/api"]) {
      expectFailure(await call("GET", `${base}/users/details`), 401, "UNAUTHORISED")
      const wrong = await call("POST", `${base}/users/details`, {})
      expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"])
    }
    expect(Array.isArray(dataOf(await call("GET", "/api/branches")))).toBe(true)
    expect((await call("GET", "/members/branches")).status).toBe(404)
  })

  it("[CALL-01] [PAY-09] is given up after the configured time; one that waits for a payment provider has longer", async () => {
    const told = await config()
    vi.useFakeTimers()
    const shop = createShopClient({
      fetch: (_, { signal }) =>
        new Promise((_answer, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted")))),
      search: () => ({}),
      origin: ""
    })
    shop.configure(told)
    const ended: Array<string> = []
    const note = (name: string) => (result: { readonly ok: boolean }) => void ended.push(`${name} ${result.ok}`)
    void shop.call("GET /branches").then(note("branches"))
    void shop.call("GET /users/details").then(note("details"))
    void shop.call("POST /orders/order/paypal", { body: {} as never, headers: {} as never }).then(note("paypal"))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(["branches false", "details false"])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(13_000)
    expect(ended.at(-1)).toBe("paypal false")
    vi.useFakeTimers({ toFake: ["Date"] })
  })
})

describe("what a page keeps", () => {
  const page = (shop: ShopClient) => shop.call("GET /cms/page/v1", { query: { path: "/terms" } })
  const form = (shop: ShopClient) =>
    shop.call("GET /cms/gf/v2/forms/:id", { params: { id: "contact" }, query: {} } as never)

  it.each<[string, (shop: ShopClient) => Promise<{ readonly ok: boolean }>]>([
    ["content", page],
    ["a form", form]
  ])("[HYD-05] of %s is fetched again after cacheTime, and not before", async (_, ask) => {
    const { shop, asked } = await openPage()
    const from = Date.now()
    expect((await ask(shop)).ok).toBe(true)
    vi.setSystemTime(from + 6_999)
    await ask(shop)
    expect(asked).toHaveLength(1)
    vi.setSystemTime(from + 7_000)
    await ask(shop)
    expect(asked).toHaveLength(2)
  })

  it("[HYD-05] of content that could not be had is nothing: it is asked for again at once", async () => {
    const { shop, asked } = await openPage()
    for (let time = 0; time < 2; time++)
      expect((await shop.call("GET /cms/page/v1", { query: { path: "/nowhere" } })).ok).toBe(false)
    expect(asked).toHaveLength(2)
  })

  it("[HYD-05] of media is fetched again after cacheTime", async () => {
    const { shop, asked } = await openPage()
    const from = Date.now()
    const ask = () => shop.requestMedia("internal:P1:half")
    await ask()
    vi.setSystemTime(from + 6_999)
    await ask()
    expect(asked).toHaveLength(1)
    vi.setSystemTime(from + 7_000)
    await ask()
    expect(asked).toHaveLength(2)
  })

  it("[HYD-05] in the browser's store, and that says nothing of its end, is there for storeExpiry", async () => {
    const { shop } = await openPage()
    const store = await shop.store()
    const from = Date.now()
    await store.write("view-history", ["P1"])
    await store.write("cart", ["a line"])
    vi.setSystemTime(from + 3_599_999)
    expect(await store.read("view-history")).toEqual(["P1"])
    vi.setSystemTime(from + 3_600_000)
    expect([await store.read("view-history"), await store.read("cart")]).toEqual([undefined, ["a line"]])
  })
})

const Media = Schema.Struct({
  source: Schema.String,
  id: Schema.String,
  format: Schema.String,
  mimeType: Schema.String,
  type: Schema.Literals(["image", "svg", "file"]),
  meta: Schema.Struct({ title: Schema.String, alt: Schema.String }),
  placeholder: Schema.String,
  default: Schema.String,
  width: Schema.Number,
  height: Schema.Number,
  formats: Schema.Array(Schema.Struct({ ext: Schema.String, sizes: Schema.Array(Schema.Number) }))
})

const queries = (count: number): ReadonlyArray<MediaQuery> =>
  Array.from({ length: count }, (_, place) => `internal:P${place}:half` as const)

const productId = async (): Promise<string> => {
  const [row] = await database.query("SELECT id FROM product ORDER BY id LIMIT 1")
  return String(row?.id)
}

describe("media", () => {
  it.each<[string, MediaQuery, string, string]>([
    ["a picture", "internal:P1:half", "image", "https://pictures.example/media/internal/P1/600.webp"],
    ["a drawing of vectors", "internal:sign:svg", "svg", "/favicon/icon.svg"],
    ["a file", "documents:P1.data-sheet:pdf", "file", "/media/documents/P1/data-sheet.pdf"]
  ])("[ENT-11] of %s have every field", async (_, query, type, address) => {
    const [told] = dataOf(
      await call("GET", `/api/media/details?media=${JSON.stringify([query])}`)
    ) as ReadonlyArray<unknown>
    const media = Schema.decodeUnknownSync(Media)(told)
    expect(Object.keys(told as object).toSorted()).toEqual(Object.keys(Media.fields).toSorted())
    expect([media.type, media.default, `${media.source}:${media.id}:${media.format}`]).toEqual([type, address, query])
  })

  it("[MED-01] go out in one batch after 50 ms, the same query once", async () => {
    const { shop, asked } = await openPage()
    const all = await Promise.all([...queries(3), ...queries(3)].map(shop.requestMedia))
    expect(all.map((detail) => detail?.id)).toEqual(["P0", "P1", "P2", "P0", "P1", "P2"])
    expect(asked).toHaveLength(1)
  })

  it("[MED-01] go out at once with the 40th query; the 41st waits for its own 50 ms", async () => {
    const { shop, asked } = await openPage()
    // The queue's own code has come.
    await shop.requestMedia("internal:P99:half")
    vi.useFakeTimers()
    const all = Promise.all(queries(41).map(shop.requestMedia))
    await vi.advanceTimersByTimeAsync(49)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(3)
    const sizes = asked.map(
      (address) => JSON.parse(new URL(address, "http://shop").searchParams.get("media") ?? "").length
    )
    expect(sizes).toEqual([1, 40, 1])
    vi.useRealTimers()
    expect((await all).every((detail) => detail !== undefined)).toBe(true)
    vi.useFakeTimers({ toFake: ["Date"] })
  })

  it("[MED-01] that the shop has none of are nothing, logged, and reported to monitoring; the others of the batch are there", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const { shop } = await openPage()
    const [known, unknown] = await Promise.all(
      (["internal:P1:half", "elsewhere:P1:half"] as const).map(shop.requestMedia)
    )
    expect([known?.id, unknown]).toEqual(["P1", undefined])
    const message = "There are no media data of elsewhere:P1:half"
    expect(warned).toHaveBeenCalledWith(message)
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    expect(reports).toMatchObject([
      { authorization: "Bearer watch-token", body: { source: "browser", message, page: "/" } }
    ])
  })

  it("[MED-01] 'No media data returned' where a whole batch has none, which settles all that waited, and is asked anew", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const { shop, asked } = await openPage()
    const ask = () => Promise.all((["elsewhere:A:half", "elsewhere:B:half"] as const).map(shop.requestMedia))
    expect(await ask()).toEqual([undefined, undefined])
    const message = "Media could not be fetched: No media data returned"
    expect(warned.mock.calls).toEqual([[message]])
    await vi.waitFor(() => expect(reports.map(({ body }) => body.message)).toEqual([message]))
    await ask()
    expect(asked.filter((address) => address.startsWith("/api/media"))).toHaveLength(2)
  })

  it("[MED-01] a picture is a WebP before a PNG, then a placeholder; and where nothing is known of it the shop's own address", async () => {
    const { shop } = await openPage()
    const id = await productId()
    const own = { imageId: id, width: 400, storageBase: "https://pictures.example" }
    const media = await shop.requestMedia(`internal:${id}:half`)
    const [webp = "", png = "", placeholder] = pictureAddresses(media, own)
    expect([webp, png, placeholder]).toEqual([
      `https://pictures.example/media/internal/${id}/400.webp`,
      `https://pictures.example/media/internal/${id}/400.png`,
      "/favicon/icon.svg"
    ])
    for (const [address, type] of [
      [webp, "image/webp"],
      [png, "image/png"]
    ] as const) {
      const { status, headers } = await call("GET", new URL(address).pathname)
      expect([status, headers.get("content-type")]).toEqual([200, type])
    }
    expect(pictureAddresses(undefined, own)).toEqual([`https://pictures.example/media/internal/${id}/600.webp`])
    const webpOnly = media && { ...media, formats: media.formats.filter(({ ext }) => ext === "png") }
    expect(pictureAddresses(webpOnly, own)[0]).toBe(png)
  })

  it("[MED-01] a picture that a page could not show is tried as the next of these", async () => {
    const { shop } = await openPage()
    const next = (failed: string) => nextPictureAddress(shop, failed)
    expect(await next("https://pictures.example/media/internal/P1-dark/400.webp")).toBe(
      "https://pictures.example/media/internal/P1-dark/400.png"
    )
    expect(await next("https://pictures.example/media/internal/P1/400.png")).toBe("/favicon/icon.svg")
    expect(await next("http://shop/favicon/icon.svg")).toBeUndefined()
  })
})

describe("an error of a page", () => {
  it("is taken once it is one, with the path alone, and told without anybody's data", async () => {
    const report = { message: "x is not a function, told to ann@home.example", page: "/p/framing" }
    expect((await call("POST", "/api/error-reports", report)).status).toBe(200)
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    expect(reports[0]?.body).toMatchObject({ source: "browser", message: "x is not a function, told to (e-mail)" })
    for (const page of ["/p/framing?query=x", "https://evil.example/", "p"])
      expectFailure(await call("POST", "/api/error-reports", { ...report, page }), 400, "MALFORMED")
    expect(reports).toHaveLength(1)
  })
})
