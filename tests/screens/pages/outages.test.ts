/** While a service outside is slow, away or answers something else, its part says so or is left out, and a shopper buys. */
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { itemInStock } from "../../api/ordering/order-items.ts"
import { shopperAt } from "../../api/ordering/shopper.ts"
import { wordPressAnswers } from "../../providers/content/wordpress-server.ts"
import { type PageResponse, pageServer } from "../page-server.ts"

const CMS = "cms.outside.example"
const WATCH = "watch.outside.example"

const { get, call, database, origin } = pageServer({
  SEARCH: "algolia",
  ALGOLIA_APP_ID: "APP",
  ALGOLIA_SEARCH_KEY: "search-key",
  ALGOLIA_ADMIN_KEY: "admin-key",
  WORDPRESS_URL: `https://${CMS}`,
  GOOGLE_MAPS_KEY: "key-of-google",
  TAG_MANAGER_ID: "GTM-ABC123",
  MONITORING_URL: `https://${WATCH}/errors`,
  CACHE_TIME: "1"
})

/** By host and path; the first that fits. Who measures is told of searches and of errors. */
const addresses = {
  measuring: /^insights\.algolia\.io\/|^watch\.outside\.example\//,
  search: /^[^/]+\.algolia(net)?\.(net|com)\//,
  media: /^cms\.outside\.example\/(wp-json\/wp\/v2\/media|wp-content)\//,
  content: /^cms\.outside\.example\//,
  places: /^[^/]+\.googleapis\.com\//
} as const
type Part = keyof typeof addresses
const parts = Object.keys(addresses) as ReadonlyArray<Part>

const SLOW_MS = 3000

/** How many slow answers have come, or were given up. */
let slowEnds = 0

/** Ends early where whoever asks gives up, as a request does. */
const slowly = (signal?: AbortSignal | null) =>
  new Promise<Response>((answer, fail) => {
    const timer = setTimeout(() => answer(Response.json({})), SLOW_MS)
    signal?.addEventListener("abort", () => {
      clearTimeout(timer)
      fail(signal.reason)
    })
  }).finally(() => {
    slowEnds += 1
  })

const faults = {
  slow: slowly,
  down: () => Promise.reject(new TypeError("fetch failed")),
  wrong: async () => new Response("<html>Bad gateway</html>", { status: 200 })
} as const satisfies { readonly [fault: string]: (signal?: AbortSignal | null) => Promise<Response> }
type Fault = keyof typeof faults

const photo = await sharp({ create: { width: 200, height: 150, channels: 3, background: "#a52" } })
  .png()
  .toBuffer()

/** No product is found; the content is that of a small WordPress with one picture under any number; no place is known. */
const whole: { readonly [part in Part]: (path: string, body: string) => unknown } = {
  measuring: () => ({ status: 200 }),
  media: (path) => (path.endsWith(".png") ? photo : wordPressAnswers(`https://${CMS}`)["/wp-json/wp/v2/media/12"]),
  search: (_, body) => {
    const { requests = [] } = JSON.parse(body) as { readonly requests?: ReadonlyArray<unknown> }
    return { results: requests.map(() => ({ hits: [], nbHits: 0, nbPages: 0, page: 0, facets: {} })) }
  },
  content: (path) => wordPressAnswers(`https://${CMS}`)[path] ?? [],
  places: () => ({ status: "ZERO_RESULTS", results: [], predictions: [] })
}

/** Stands for everything outside, where those parts are broken; answers which parts have been asked since. */
const breakParts = (broken: ReadonlyArray<Part>, fault: Fault) => {
  const asked = new Set<Part>()
  vi.stubGlobal("fetch", async (address: string | URL, init?: RequestInit) => {
    const { hostname, pathname } = new URL(address)
    const part = parts.find((one) => addresses[one].test(hostname + pathname))
    if (!part) throw new Error(`Nobody is asked at ${hostname}`)
    asked.add(part)
    if (broken.includes(part)) return faults[fault](init?.signal)
    const answer = whole[part](pathname, String(init?.body ?? "{}"))
    return answer instanceof Uint8Array
      ? new Response(new Uint8Array(answer))
      : Response.json(answer, { headers: { "x-wp-totalpages": "1" } })
  })
  return asked
}

/** Each is asked for once: what was shown is kept. */
let pictureNumber = 100

/** What pages ask for and tell beside themselves: a picture from the content, what became of a search, and an error. */
const askBesides = async () => {
  pictureNumber += 1
  const events = [{ eventType: "conversion", eventName: "x", index: "products", userToken: "a", objectIDs: ["A"] }]
  const [picture, event, report] = await Promise.all([
    call("GET", `/media/internal/wordpress-${pictureNumber}/200.webp`),
    call("POST", "/api/search/1/events", { events }),
    call("POST", "/api/error-reports", { message: "It broke", page: "/p/pine" })
  ])
  return { picture: picture.status, event: event.status, report: report.status }
}

/** A browser that looks at every kind of page and meanwhile orders, by bank transfer, as its pages do. */
const shop = async () => {
  const item = await itemInStock(database.query, 2)
  const [row] = await database.query(
    "SELECT slug FROM product WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)",
    [item.sku]
  )
  const paths = {
    home: "/",
    category: "/c/timber",
    results: "/search?query=decking",
    product: `/p/${row?.slug}`,
    stores: "/stores?near=Sawdust+Estate",
    written: "/services"
  }
  const shopper = shopperAt(
    async (url, { method = "GET", headers, body }) => {
      const { pathname, search } = new URL(url)
      const sent = typeof body === "string" ? (JSON.parse(body) as unknown) : undefined
      const answer = await call(method, pathname + search, sent, headers as Record<string, string>)
      return new Response(answer.text, { status: answer.status, headers: answer.headers })
    },
    origin,
    async () => ""
  )
  const [besides, pages, { data }] = await Promise.all([
    askBesides(),
    Promise.all(Object.entries(paths).map(async ([name, path]) => [name, await get(path)] as const)),
    shopper.form([item]).then((form) => shopper.placeByMethod("bank-transfer", form))
  ])
  for (const [name, { html }] of pages) {
    expect([name, html.match(/<h1/g)?.length, html.includes('href="/stores"')]).toEqual([name, 1, true])
    // Who measures is asked by the browser, after the visitor's consent: no page waits for it.
    expect([name, html.includes("googletagmanager.com/gtm.js")]).toEqual([name, false])
  }
  return {
    placed: data.status,
    besides,
    ...(Object.fromEntries(pages) as { readonly [name in keyof typeof paths]: PageResponse })
  }
}
type Shopped = Awaited<ReturnType<typeof shop>>

const pagesOf = ({ home, category, results, product, stores, written }: Shopped) =>
  [home, category, results, product, stores, written].map(({ status }) => status)

beforeAll(async () => {
  breakParts([], "down")
  const shopped = await shop()
  expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 200, 200, 200, 200, 200]])
  expect(shopped.besides).toEqual({ picture: 200, event: 200, report: 200 })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe("A shopper buys", () => {
  it.each(["down", "wrong"] as const)("while the search is %s: only lists of products say so", async (fault) => {
    breakParts(["search"], fault)
    const shopped = await shop()
    expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 503, 503, 200, 200, 200]])
  })

  it.each(["down", "wrong"] as const)(
    "[HYD-05] while the content is %s: its last good copy is shown",
    async (fault) => {
      // Older than the time for which nobody asks again.
      await new Promise((resolve) => setTimeout(resolve, 1100))
      breakParts(["content"], fault)
      const shopped = await shop()
      expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 200, 200, 200, 200, 200]])
      expect(shopped.written.html).toContain("What we do")
    }
  )

  it.each(["down", "wrong"] as const)("while the places are %s: every store is listed", async (fault) => {
    breakParts(["places"], fault)
    const shopped = await shop()
    expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 200, 200, 200, 200, 200]])
    expect(shopped.stores.html.match(/href="\/stores\/[a-z-]+"/g)?.length).toBeGreaterThan(15)
  })

  it.each(["down", "wrong"] as const)(
    "while pictures and what measures are %s: one picture is missing",
    async (fault) => {
      const asked = breakParts(["media", "measuring"], fault)
      const shopped = await shop()
      expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 200, 200, 200, 200, 200]])
      expect([shopped.besides.picture, shopped.besides.report, asked.has("measuring")]).toEqual([503, 200, true])
    }
  )

  it("while the reviews can't be read: the product's page has none", async () => {
    breakParts([], "down")
    await database.query("ALTER TABLE product_review RENAME TO product_review_away")
    const shopped = await shop()
    await database.query("ALTER TABLE product_review_away RENAME TO product_review")
    expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 200, 200, 200, 200, 200]])
  })

  it("while everything outside is slow, and what needs none of it waits for none", async () => {
    breakParts(parts, "slow")
    const before = slowEnds
    const alone = await get("/track-order")
    expect([alone.status, slowEnds - before]).toEqual([200, 0])
    const shopped = await shop()
    expect([shopped.placed, pagesOf(shopped)]).toEqual(["awaits_money", [200, 503, 503, 200, 200, 200]])
  })
})
