/** The facts that a page tells search engines, as they stand in the HTML that the server sends. */
import { beforeAll, describe, expect, it } from "vitest"
import { pageServer } from "../page-server.ts"

const { get, database, origin } = pageServer()

/** Each must be readable. */
const factsOf = (html: string): ReadonlyArray<Record<string, unknown>> =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) =>
    JSON.parse(text)
  )

const slugWhere = async (condition: string): Promise<string> => {
  const [found] = await database.query(
    `SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id
     GROUP BY p.id HAVING ${condition} ORDER BY count(*), p.slug LIMIT 1`
  )
  return String(found?.slug)
}

describe("recommended goods", () => {
  // A page waits for them no longer than a moment, and a shop that was opened just now has its index still to read.
  beforeAll(() => get("/search"))

  /** The carousels of a page by their headings, with how many cards each has. */
  const carouselsOf = (html: string) =>
    [...html.matchAll(/<section[^>]*aria-roledescription="carousel"[^>]*>.*?<\/section>/gs)].map(([section]) => ({
      title: /<h2[^>]*>(.*?)<\/h2>/s.exec(section)?.[1],
      cards: section.match(/<article/g)?.length
    }))

  it("are left to the browser on a product's page, below which they stand", async () => {
    const { html } = await get(`/p/${await slugWhere("p.options = '{length}' AND count(*) > 9")}`)
    expect(carouselsOf(html)).toEqual([])
  })

  it("[REC-02] stand on the home page, at most 24", async () => {
    const [trending, ...others] = carouselsOf((await get("/")).html)
    expect(trending?.cards).toBeGreaterThan(4)
    expect(trending?.cards).toBeLessThanOrEqual(24)
    expect(others).toEqual([])
  })
})

describe("products side by side", () => {
  const compared = () =>
    database.query(
      `SELECT DISTINCT ON (p.id) p.slug, p.name, s.erp_id AS sku FROM product p JOIN sku s ON s.product_id = p.id
       JOIN price ON price.sku = s.erp_id WHERE p.status = 'public' ORDER BY p.id LIMIT 3`
    )

  it("are a table as the server sends it, with a column for each, heads of rows and columns, and the differences marked", async () => {
    const [one, other] = await compared()
    const { html, status } = await get(`/compare?products=${one?.slug},nothing-like-it,${other?.slug}`)
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? ""
    expect([status, table.match(/<th scope="col"/g)?.length]).toEqual([200, 2])
    expect(table).toMatch(/<caption/)
    expect(table).toMatch(/<th scope="row">Price/)
    expect(table).toContain("Differs")
    expect(table).toContain(`href="/compare?products=${other?.slug}"`)
    expect(html).toContain('<meta name="robots" content="noindex"')
    const empty = await get("/compare")
    expect([empty.status, empty.html.includes("Nothing to compare yet")]).toEqual([200, true])
  })

  it("are joined by a product that is named by its SKU in the form, and an unknown one is said", async () => {
    const [one, , third] = await compared()
    const { location } = await get(`/compare?products=${one?.slug}&add=${third?.sku}`)
    expect(decodeURIComponent(location ?? "")).toBe(`/compare?products=${one?.slug},${third?.slug}`)
    const { html, status } = await get(`/compare?products=${one?.slug}&add=%3Cb%3E`)
    expect([status, html.includes("We have nothing under “&lt;b&gt;”.")]).toEqual([200, true])
  })
})

describe("the facts of a page", () => {
  it("of a store are those of a hardware store", async () => {
    const [store] = await database.query("SELECT slug, name FROM branch ORDER BY id LIMIT 1")
    expect(factsOf((await get(`/stores/${store?.slug}`)).html)).toMatchObject([
      { "@type": "HardwareStore", name: `${store?.name} store` }
    ])
  })

  it("[STO-01] of a store have its hours by weekday and the next days on which it is closed", async () => {
    const [facts] = factsOf((await get("/stores/laverton")).html)
    const hours = facts?.openingHoursSpecification as ReadonlyArray<object>
    expect(hours).toHaveLength(5)
    expect(hours[0]).toMatchObject({ dayOfWeek: "Monday", opens: "06:00", closes: "16:00" })
    const closed = facts?.specialOpeningHoursSpecification as ReadonlyArray<{ readonly validFrom: string }>
    expect(closed.map(({ validFrom }) => validFrom)).toEqual(closed.map(({ validFrom }) => validFrom).toSorted())
    expect(closed).toHaveLength(5)
    for (const day of closed)
      expect(day).toMatchObject({ validThrough: day.validFrom, opens: "00:00", closes: "00:00" })
  })

  it.each(["ASC", "DESC"])("of a category are the way to it, by level %s", async (order) => {
    const [category] = await database.query(`SELECT slug FROM category ORDER BY level ${order}, slug LIMIT 1`)
    const slug = String(category?.slug)
    expect(factsOf((await get(`/c/${slug}`)).html)).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: slug.split("/").map((_, step) => ({ position: step + 1 })) }
    ])
  })

  it.each([
    ["timber in lengths", "p.options = '{length}' AND count(*) > 9 AND min(s.uom) = 'LM'"],
    ["timber in mixed lengths", "bool_or(s.is_random_length)"],
    ["one variant", "count(*) = 1"],
    ["colours", "'colour' = ANY(p.options) AND count(*) > 9"],
    ["many variants", "count(*) > 40"]
  ])("of a product are its name, its address, its offer in dollars and the way to it: %s", async (_, condition) => {
    const slug = await slugWhere(condition)
    const { html, heading } = await get(`/p/${slug}`)
    const [product, crumbs] = factsOf(html)
    const name = String(product?.name)
    expect(heading).toBe(name.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;"))
    const url = `${origin}/p/${slug}`
    expect(product).toMatchObject({ "@type": "Product", url, offers: { priceCurrency: "AUD" } })
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" })
  })
})
