/** The pages of job lists, as the server sends them: for who is logged in, where the shop keeps lists. */
import { describe, expect, it } from "vitest"
import { browserAt, emails } from "../../api/account/login-browser.ts"
import { type PageServer, pageServer } from "../page-server.ts"

const unescaped = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")
const mainOf = (html: string) =>
  unescaped(/<main.*<\/main>/s.exec(html)?.[0] ?? "").replace(/<(script|style).*?<\/\1>/gs, "")
const headerOf = (html: string) => unescaped(/<header.*?<\/header>/s.exec(html)?.[0] ?? "")

const asDana = async (server: PageServer) => {
  const browser = browserAt(server)
  await browser.enter(emails.trade)
  const cookie = () => ({ cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ") })
  return { browser, get: (path: string) => server.get(path, cookie()) }
}

const someItems = async ({ database }: PageServer) => {
  const rows = await database.query(
    `SELECT erp_id AS sku, uom, sku.name FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
     WHERE uom <> 'LM' AND status = 'public' AND clearance_cents IS NULL AND stock_mode = 'normal' ORDER BY 1 LIMIT 2`
  )
  return rows.map(({ sku, uom, name }) => ({ name: String(name), request: { sku, qty: 3, uom: `${uom}|1` } }))
}

describe("A shop with job lists", () => {
  const server = pageServer({ JOB_LISTS: "on" })
  type List = { readonly id: string; readonly subtotal: number; readonly gst: number }

  it("[ROUTE-06] [JOB-01] [JOB-02] shows a member their lists, one of them at today's prices, and how to ask about it", async () => {
    const { browser, get } = await asDana(server)
    const empty = await get("/joblist")
    expect([empty.status, empty.heading]).toEqual([200, "Job lists"])
    expect(mainOf(empty.html)).toContain("You have no lists yet.")
    const items = await someItems(server)
    const body = { name: "Granny flat, stage 2", items: items.map(({ request }) => request) }
    const { id, subtotal, gst } = (await browser.post<List>("/users/joblist/create", body)).data
    const lists = mainOf((await get("/joblist")).html)
    expect(lists).toContain(`<a href="/joblist/${id}">Granny flat, stage 2</a>`)
    const page = await get(`/joblist/${id}`)
    expect([page.status, unescaped(page.heading ?? "")]).toEqual([200, "Granny flat, stage 2"])
    const text = mainOf(page.html)
    const shown = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`
    for (const { name } of items) expect(text).toContain(name)
    // Dana's company sees prices without GST.
    expect(text).toContain(`<span data-testid="subtotal">${shown(subtotal - gst)}</span>`)
    expect(text).toContain(`<span data-testid="gst">${shown(gst)}</span>`)
    expect(text).toContain(`<span data-testid="total">${shown(subtotal)}</span>`)
    expect(text).toContain(`href="/joblist-enquiry/${id}"`)
    expect(text).toContain(">Hold these prices in a quote</button>")
    const enquiry = await get(`/joblist-enquiry/${id}`)
    expect([enquiry.status, enquiry.heading]).toEqual([200, "Ask us about this list"])
    for (const field of ["contactName", "company", "phone", "email"])
      expect(mainOf(enquiry.html)).toMatch(new RegExp(`<input[^>]*name="${field}"`))
    expect(page.html).toMatch(/<meta name="robots" content="noindex/)
  })

  it("[HDR-01] [HDR-10] [TOG-01] leads there from the header with their number", async () => {
    const { get } = await asDana(server)
    const [row] = await server.database.query("SELECT count(*)::int AS count FROM job_list WHERE customer_id = '2001'")
    expect(headerOf((await get("/joblist")).html)).toMatch(
      new RegExp(`<a[^>]*href="/joblist"[^>]*>.*Lists.*${row?.count} lists?<`, "s")
    )
    expect(headerOf((await server.get("/terms")).html)).not.toContain('href="/joblist"')
  })

  it("[ROUTE-06] [T27] has no page of a list that is somebody else's or none, with the status of that", async () => {
    const { get } = await asDana(server)
    for (const path of ["/joblist", "/joblist-enquiry"])
      for (const id of ["x", crypto.randomUUID(), "A".repeat(200)]) {
        const { status, heading } = await get(`${path}/${id}`)
        expect([path, status, unescaped(heading ?? "")]).toEqual([path, 404, "We can't find that list"])
      }
    expect(await get("/joblist-enquiry")).toMatchObject({ status: 307, location: "/joblist" })
  })

  it("[ROUTE-06] asks a guest to log in", async () => {
    for (const path of ["/joblist", "/joblist/x", "/joblist-enquiry/x"]) {
      const { status, html } = await server.get(path)
      expect(status).toBe(200)
      expect(mainOf(html)).toContain("/my-account/link-login")
    }
  })
})

describe("A shop without job lists", () => {
  const server = pageServer({ JOB_LISTS: "off" })

  it("[TOG-01] [HDR-01] has neither the pages nor a way there", async () => {
    const { get } = await asDana(server)
    for (const path of ["/joblist", "/joblist/x", "/joblist-enquiry/x"]) expect((await get(path)).status).toBe(404)
    expect(headerOf((await get("/terms")).html)).not.toContain('href="/joblist"')
  })
})
