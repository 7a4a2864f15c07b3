/** The pages that staff write, as the server sends them. */
import { beforeAll, describe, expect, it } from "vitest"
import { pageServer } from "../page-server.ts"

const { get, database } = pageServer()

/** Before the shop reads its content for the first time. */
beforeAll(() =>
  database.query(`INSERT INTO content_document (kind, key, body, file, source)
    SELECT kind, '/draft', body || '{"path": "/draft", "isPublished": false}', 'pages/draft.md', '' FROM content_document WHERE key = '/history'`)
)

const linksIn = (html: string, part: "main" | "footer"): ReadonlyArray<string> => {
  const [inside = ""] = new RegExp(`<${part}[ >].*?</${part}>`, "s").exec(html) ?? []
  return [...inside.matchAll(/href="(\/[^"#]*)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"))
}
const factOf = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? ""

const isElsewhere = (to: string) => /^\/(?:c|p|stores|search|my-account|track-order)(?:[/?]|$)/.test(to)

describe("Pages that staff write", () => {
  it("are all reached by links from the foot of a page, none leads nowhere, and each has its own title, description, address and heading", async () => {
    const seen = new Map<string, string>()
    let next = linksIn((await get("/returns")).html, "footer").filter((to) => !isElsewhere(to))
    expect(next).toContain("/services/tally-packs")
    while (next.length > 0) {
      const found = new Set<string>()
      for (const path of next) {
        const { status, html } = await get(path)
        expect([path, status]).toEqual([path, 200])
        seen.set(path, html)
        for (const to of linksIn(html, "main")) if (to !== "/" && !isElsewhere(to)) found.add(to)
      }
      next = [...found].filter((to) => !seen.has(to))
    }
    const rows = await database.query(
      "SELECT kind, key FROM content_document WHERE kind IN ('page', 'post') AND (body ->> 'isPublished') IS DISTINCT FROM 'false' AND key <> '/'"
    )
    const written = rows.map(({ kind, key }) => (kind === "post" ? `/blog/${key}` : String(key)))
    expect(written.length).toBeGreaterThan(30)
    expect([...seen.keys()]).toEqual(expect.arrayContaining(written))
    for (const shape of [
      /<title>([^<]*)/,
      /name="description" content="([^"]*)/,
      /rel="canonical" href="([^"]*)/,
      /<h1[^>]*>([^<]*)/
    ])
      expect(new Set(written.map((path) => factOf(seen.get(path) ?? "", shape))).size).toBe(written.length)
  })

  it.each(["/draft", "/nothing", "/services/none", "/blog/none", "/blog/category/none", "/A", "/a/b/c/d/e"])(
    "[ROUTE-09] that are not there, not published or of no category answer 404 in the shop's frame: %s",
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(404)
      expect(html).toContain("This page could not be found")
      expect(linksIn(html, "footer")).toContain("/about")
    }
  )

  it("show their text as it was written: tables, headings with an anchor, links, and products of the shop", async () => {
    const { html } = await get("/blog/deck-spans")
    expect(html).toContain('<th scope="row">Treated pine, 22 mm thick</th><td>450 mm</td>')
    expect(html).toContain('<h2 id="joists-and-bearers">Joists and bearers</h2>')
    expect(html).toMatch(/<h2>Decking boards<\/h2>.*href="\/p\//s)
    expect((await get("/blog/ordering-for-tomorrow-morning")).html).toContain('href="/benefits">trade accounts</a>')
  })

  it("[BEN-01] offer two panels, benefits and trade, each with a heading, a text and 'Apply Now' to its own address", async () => {
    const { html } = await get("/benefits")
    const panels = [
      ...html.matchAll(
        /<section class="[^"]*"><h2>([^<]+)<\/h2><p>[^<]*credit application[^<]*<\/p><a class="btn" href="([^"]+)">Apply Now/g
      )
    ]
    expect(panels.map(([, heading, to]) => [heading, to])).toEqual([
      ["Benefits", "/benefits/apply"],
      ["Trade account", "/trade/apply"]
    ])
  })

  it("[CMS-01] [BAN-01] [ENT-15] stand on the home page: banners for this visitor with heading and link, the newest posts and both accounts", async () => {
    const { html } = await get("/")
    const banners = [...html.matchAll(/href="([^"]+)"><picture>.*?<b>([^<]+)<\/b>/gs)].map(([, to, heading]) => [
      to,
      heading
    ])
    expect(banners).toEqual([
      ["/c/timber/decking", "Decking season"],
      ["/services/cut-to-length", "Two cuts free with every stick"],
      ["/trade", "Build for a living?"]
    ])
    expect(linksIn(html, "main").filter((to) => to.startsWith("/blog/"))).toHaveLength(3)
    expect(linksIn(html, "main")).toEqual(expect.arrayContaining(["/benefits/apply", "/trade/apply"]))
  })

  it.each([
    "/",
    "/contact",
    "/trade/apply",
    "/benefits",
    "/blog",
    "/blog/deck-spans",
    "/services",
    "/nothing",
    "/p/nothing"
  ])("are sent with the styles of all that they show, before any of its code has come: %s", async (path) => {
    const { html } = await get(path)
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("")
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")))
    const ofModules = [...classes].filter((name) => /^_\w+_\w{5}_\d+$/.test(name))
    expect(ofModules.length).toBeGreaterThan(10)
    expect(ofModules.filter((name) => !styles.includes(`.${name}`))).toEqual([])
  })

  it("[CMS-03] hold forms that a browser without scripts can fill in and send, and say thanks once one was", async () => {
    const { html } = await get("/contact")
    const [form = ""] = /<form[^>]*multipart.*?<\/form>/s.exec(html) ?? []
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/api/cms/gf/v2/forms/contact/submissions"')
    expect(form).not.toContain("noValidate")
    const inputOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0]
    expect(form).toContain('<label for="contact-email">E-mail')
    for (const attribute of ['id="contact-email"', 'type="email"', 'required=""'])
      expect(inputOf("email")).toContain(attribute)
    // Where it waits for another's value nobody can be made to fill it in.
    expect(inputOf("orderNo")).not.toContain("required")
    expect(form).toMatch(/<option>A delivery<\/option>/)
    const thanks = (await get("/contact?sent=contact")).html
    expect(thanks).toContain("Somebody who knows answers within one working day.</p>")
    expect(thanks).not.toContain("/forms/contact/submissions")
  })

  it("[CMS-02] list posts, newest first, with at most 50 words of each, all of them on two pages and those of one category on its own", async () => {
    const postsOf = (html: string) => linksIn(html, "main").filter((to) => /^\/blog\/(?!category)/.test(to))
    const first = postsOf((await get("/blog")).html)
    const second = postsOf((await get("/blog?page=2")).html)
    const newest = await database.query(
      "SELECT key FROM content_document WHERE kind = 'post' ORDER BY body ->> 'publishedOn' DESC, key"
    )
    expect([...first, ...second]).toEqual(newest.map(({ key }) => `/blog/${key}`))
    expect(first).toHaveLength(12)
    const { html } = await get("/blog/category/fixings")
    expect(postsOf(html)).toEqual(["/blog/screws-for-treated-pine"])
    const excerpt = factOf(html, /<h2>.*?<\/h2><p>([^<]+)<\/p>/s)
    expect(excerpt.replace(/ …$/, "").split(/\s+/).length).toBeLessThanOrEqual(50)
    expect(excerpt).toMatch(/^Green treated timber is full of copper/)
  })

  it("are on the list of addresses for search engines, those not published left out", async () => {
    const { html } = await get("/sitemap.xml")
    for (const path of ["/services/tally-packs", "/blog", "/blog/deck-spans", "/terms"])
      expect(html).toContain(`${path}</loc>`)
    expect(html).not.toContain("/draft")
    expect([...html.matchAll(/<loc>[^<]*\/about<\/loc>/g)]).toHaveLength(1)
  })
})
