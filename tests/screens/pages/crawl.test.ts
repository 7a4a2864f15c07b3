/** Every page that links lead to, from the home page on: what a search engine finds. */
import { beforeAll, describe, expect, it } from "vitest"
import { type PageResponse, pageServer } from "../page-server.ts"

const { get, call, origin } = pageServer()

type Found = PageResponse & { readonly path: string; readonly from: string }

/** Of so many products the pages are asked for, as they are all made in one way; of the others it is known that they are linked. */
const MOST_PRODUCTS = 40
const linked = new Set(["/"])

/** By address: lists without what narrows them, and a log-in without where it leads, which have no pages of their own. */
const found = new Map<string, Found>()

/** The page that a link of another leads to; undefined where that is no page of this shop. */
const pathOf = (link: string, from: string): string | undefined => {
  const { origin: site, pathname, search } = new URL(link.replaceAll("&amp;", "&"), new URL(from, origin))
  if (site !== origin || pathname.startsWith("/media/")) return undefined
  return /^\/(c|search|p|my-account)(\/|$)/.test(pathname) && !search.includes("tool=") ? pathname : pathname + search
}

const linksIn = (html: string, from: string): ReadonlyArray<string> =>
  [...html.matchAll(/<a [^>]*href="([^"#]+)/g)].flatMap(([, to = ""]) =>
    /^(tel|mailto):/.test(to) ? [] : (pathOf(to, from) ?? [])
  )

const isProduct = (path: string): boolean => path.startsWith("/p/") && !path.startsWith("/p/utils")

beforeAll(async () => {
  let products = 0
  let next = new Map([["/", ""]])
  while (next.size > 0) {
    const below = new Map<string, string>()
    for (const [path, from] of next) {
      const page = await get(path)
      found.set(path, { ...page, path, from })
      for (const link of linksIn(page.html, path)) {
        if (linked.has(link)) continue
        linked.add(link)
        if (isProduct(link)) products += 1
        if (!isProduct(link) || products <= MOST_PRODUCTS) below.set(link, path)
      }
    }
    next = below
  }
}, 180_000)

const indexed = () => [...found.values()].filter(({ html }) => !/name="robots" content="noindex/.test(html))
const factOf = (html: string, shape: RegExp): string | undefined => shape.exec(html)?.[1]
const shapes = {
  title: /<title>([^<]+)/,
  description: /name="description" content="([^"]+)/,
  canonical: /rel="canonical" href="([^"]+)/
}

describe("from the home page", () => {
  it("[ROUTE-06] every link leads to a page, at once", () => {
    expect(found.size).toBeGreaterThan(200)
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(["/stores", "/returns", "/track-order", "/checkout", "/terms"])
    )
    expect([...found.values()].filter(({ status }) => status !== 200).map(({ path, from }) => [path, from])).toEqual([])
  })

  it("[T41] [SCR-01] a page of every kind lets only its own scripts run, by a nonce of its own, and has the safety headers", async () => {
    const kinds = new Map([...found.keys()].map((path) => [path.split(/[/?]/)[1] ?? "", path]))
    expect(kinds.size).toBeGreaterThan(10)
    const nonces = new Set<string>()
    for (const path of kinds.values()) {
      const { headers, text } = await call("GET", path)
      const policy = headers.get("content-security-policy") ?? ""
      const [, nonce = ""] = /script-src[^;]*'nonce-([^']+)'/.exec(policy) ?? []
      expect([path, policy]).toEqual([path, expect.stringMatching(/default-src 'none'.*base-uri 'none'/)])
      expect([path, /unsafe-(inline|eval)/.test(policy)]).toEqual([path, false])
      const scripts = [...text.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g)].map(([tag]) => tag)
      expect([path, scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))]).toEqual([path, []])
      nonces.add(nonce)
      const safety = ["x-content-type-options", "x-frame-options", "cross-origin-opener-policy"]
      expect([path, safety.map((name) => headers.get(name))]).toEqual([
        path,
        ["nosniff", "DENY", "same-origin-allow-popups"]
      ])
    }
    expect(nonces.size).toBe(kinds.size)
  })

  it.each(Object.entries(shapes))("[ROUTE-06] no two pages have the same %s", (_, shape) => {
    const pages = Map.groupBy(indexed(), ({ html }) => factOf(html, shape))
    expect(
      [...pages]
        .filter(([fact, { length }]) => fact === undefined || length > 1)
        .map(([fact, all]) => [fact, all.map(({ path }) => path)])
    ).toEqual([])
  })

  it("[ROUTE-06] every page has one heading, its own canonical address and a picture to be shown with", async () => {
    const pictures = new Map<string, string>()
    expect([...found.values()].filter(({ html }) => html.match(/<h1/g)?.length !== 1).map(({ path }) => path)).toEqual(
      []
    )
    for (const { path, html } of indexed()) {
      expect([path, factOf(html, shapes.canonical)?.replaceAll("&amp;", "&")]).toEqual([path, origin + path])
      const picture = factOf(html, /property="og:image" content="([^"]+)/)
      expect([path, picture?.startsWith(`${origin}/`)]).toEqual([path, true])
      // What is no medium of the catalogue or the content is a file of the shop, which its front serves.
      if (!picture?.includes("/media/") || isProduct(path)) continue
      // One of each kind is asked for: those of a kind are drawn in one way, which takes a while for each.
      pictures.set(`${path.split("/")[1]} ${picture.split("/").at(-1)}`, picture.slice(origin.length))
    }
    expect(pictures.size).toBeGreaterThan(2)
    for (const picture of pictures.values()) {
      const { status, headers } = await call("GET", picture)
      expect([picture, status, headers.get("content-type")]).toEqual([picture, 200, "image/webp"])
    }
  })

  it("[ROUTE-06] every page of the sitemap is linked, and every page that is linked stands in the sitemap, or says that it is not for search engines", async () => {
    const { text } = await call("GET", "/sitemap.xml")
    const listed = [...text.matchAll(/<loc>([^<]+)/g)].map(
      ([, at = ""]) => at.replaceAll("&amp;", "&").slice(origin.length) || "/"
    )
    expect(listed.filter((path) => !linked.has(path))).toEqual([])
    const forAll = new Set(indexed().map(({ path }) => path))
    expect(listed.filter((path) => found.has(path) && !forAll.has(path))).toEqual([])
    // The further pages of a list are found from its first.
    const first = indexed().filter(({ path }) => !/[?&]page=/.test(path))
    expect(first.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([])
  })
})
