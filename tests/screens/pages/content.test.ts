/** The pages that staff write, as the server sends them. */
import { execFile } from "node:child_process"
import { createHmac } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Redacted } from "effect"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { programFile } from "../../../setup/build.mjs"
import { notFoundWords } from "../../../ui/words/not-found.ts"
import { browserAt, emails } from "../../api/account/login-browser.ts"
import { pageServer } from "../page-server.ts"

const { get, call, database } = pageServer({ CACHE_TIME: "1" })

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

describe("Pages that staff write", () => {
  it.each(["/draft", "/nothing", "/services/none", "/blog/none", "/blog/category/none", "/A", "/a/b/c/d/e"])(
    "[ROUTE-09] [ERR-01] that are not there, not published or of no category answer 404 in the shop's frame, and lead home: %s",
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(404)
      expect(html).toContain(`<h1>This page could not be found</h1><p>${notFoundWords.help}</p>`)
      expect(linksIn(html, "main").slice(0, 2)).toEqual(["/", "/search"])
      expect(linksIn(html, "footer")).toContain("/about")
    }
  )

  it("show their text as it was written: tables, headings with an anchor, links, and products of the shop", async () => {
    const { html } = await get("/blog/deck-spans")
    expect(html).toContain('<th scope="row">Treated pine, 22 mm thick</th><td>450 mm</td>')
    expect(html).toContain('<h2 id="joists-and-bearers">Joists and bearers</h2>')
    // A page does not wait for goods that are slow to come, as they are in a shop that has just opened.
    await vi.waitFor(async () =>
      expect((await get("/blog/deck-spans")).html).toMatch(/<h2>Decking boards<\/h2>.*href="\/p\//s)
    )
    expect((await get("/blog/ordering-for-tomorrow-morning")).html).toContain(
      'href="/benefits" data-page="true">trade accounts</a>'
    )
  })

  it("[BEN-01] offer two panels, benefits and trade, each with a heading, a text and 'Apply Now' to its own address", async () => {
    const { html } = await get("/benefits")
    const panels = [
      ...html.matchAll(
        /<section class="[^"]*"><h2>([^<]+)<\/h2><p>[^<]*credit application[^<]*<\/p><a class="btn" href="([^"]+)" data-page="true">Apply Now/g
      )
    ]
    expect(panels.map(([, heading, to]) => [heading, to])).toEqual([
      ["Benefits", "/benefits/apply"],
      ["Trade account", "/trade/apply"]
    ])
  })

  it("[CMS-01] [BAN-01] [ENT-15] stand on the home page: banners for this visitor with heading and link, the newest posts and both accounts", async () => {
    const { html } = await get("/")
    const banners = [...html.matchAll(/href="([^"]+)"[^>]*><picture>.*?<b>([^<]+)<\/b>/gs)].map(([, to, heading]) => [
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

  it("[ENT-09] [BAN-01] stand on the page of a category that has a banner, below its goods, and on no other's", async () => {
    const bannersOn = async (path: string) => {
      const { html } = await get(path)
      const below = html.slice(html.lastIndexOf("</article>"), html.indexOf("</main>"))
      return [...below.matchAll(/href="([^"]+)"[^>]*><picture>.*?<b>([^<]+)<\/b>/gs)].map(([, to, heading]) => [
        to,
        heading
      ])
    }
    expect((await call("GET", "/api/product-categories/fixings")).json).toMatchObject({ data: { hasBanner: true } })
    expect(await bannersOn("/c/fixings")).toEqual([["/blog/screws-for-treated-pine", "Which screw for which timber?"]])
    expect(await bannersOn("/c/timber/framing")).toEqual([])
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
    "/p/90-x-45-treated-pine-mgp10-h3-framing",
    "/c/timber/framing",
    "/c/fixings",
    "/search?query=90x45",
    "/search?query=zzqqxx",
    "/stores",
    "/stores/rowville",
    "/p/utils",
    "/c/utils",
    "/compare",
    "/track-order",
    "/p/nothing"
  ])("are sent with the styles of all that they show, before any of its code has come: %s", async (path) => {
    // What is hidden until its code is near brings its styles along.
    const html = (await get(path)).html.replace(/<div class="later"><div hidden.*?<\/main>/s, "")
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("")
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")))
    const ofModules = [...classes].filter((name) => /^_[A-Za-z\d]{4}$/.test(name))
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
    expect(excerpt.replace(/\s…$/, "").split(/\s+/).length).toBeLessThanOrEqual(50)
    expect(excerpt).toMatch(/^Green treated timber is full of copper/)
  })

  it("are on the list of addresses for search engines, those not published left out", async () => {
    const { html } = await get("/sitemap.xml")
    for (const path of ["/services/tally-packs", "/blog", "/blog/category/fixings", "/blog/deck-spans", "/terms"])
      expect(html).toContain(`${path}</loc>`)
    expect(html).not.toContain("/draft")
    expect([...html.matchAll(/<loc>[^<]*\/about<\/loc>/g)]).toHaveLength(1)
  })

  it("are shown before they are published by a link that is signed for them, to be kept by nobody", async () => {
    const [row] = await database.query("SELECT value #>> '{}' AS secret FROM setting WHERE name = 'order-link-secret'")
    const until = Date.now() + 60_000
    const signature = createHmac("sha256", String(row?.secret)).update(`preview ${until} /draft`).digest("base64url")
    const { status, headers, text } = await call("GET", `/draft?preview=${until}.${signature}`)
    expect(status).toBe(200)
    expect(text).toContain("This is not published yet.")
    expect(factOf(text, /rel="canonical" href="([^"]*)/)).toMatch(/\/draft$/)
    expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name))).toEqual([
      "no-store",
      "noindex, nofollow",
      "no-referrer"
    ])
    const forged = await call("GET", `/draft?preview=${until + 1}.${signature}`)
    expect([forged.status, forged.headers.get("cache-control")]).toEqual([404, "no-store"])
    const published = await call("GET", `/history?preview=${until}.${signature}`)
    expect(published.text).not.toContain("This is not published yet.")
  })

  it("[BAN-01] show a banner with a picture for wide and one for narrow screens, its link and its new tab: to a guest the default, to who is logged in the separate one, and none that is hidden from them", async () => {
    const face = (name: string, more: object) => ({
      desktopImage: `${name}-wide`,
      mobileImage: `${name}-narrow`,
      ...more
    })
    const banners = [
      {
        default: face("guest", { link: "https://mill.example/guests", newTab: true, heading: "For guests" }),
        loggedIn: face("member", { link: "/trade", heading: "For members" }),
        dont_show_if_logged_in: false,
        would_you_like_a_separate_banner_for_logged_in_users: true
      },
      {
        default: face("join", { link: "/benefits", heading: "Join" }),
        dont_show_if_logged_in: true,
        would_you_like_a_separate_banner_for_logged_in_users: false
      }
    ]
    await database.query(
      "UPDATE content_document SET body = jsonb_set(body, '{banners}', $1) WHERE kind = 'banner' AND key = 'home'",
      [JSON.stringify(banners)]
    )
    await database.query("INSERT INTO content_push (added, changed, removed) VALUES (0, 1, 0)")
    const shown = (html: string) =>
      [...html.matchAll(/<a ([^>]*)><picture>(.*?)<\/picture>.*?<b>([^<]+)<\/b>/gs)].map(
        ([, link = "", picture = "", heading]) => ({
          heading,
          to: /href="([^"]*)"/.exec(link)?.[1],
          newTab: link.includes('target="_blank" rel="noopener"'),
          wide: /<img src="([^"]*)"/.exec(picture)?.[1],
          narrow: /<source media="\(width &lt; 40em\)" srcSet="([^"]*)"/i.exec(picture)?.[1]
        })
      )
    const pictures = (name: string) => ({
      wide: `/media/internal/${name}-wide/200.webp`,
      narrow: `/media/internal/${name}-narrow/200.webp`
    })
    await vi.waitFor(async () => expect((await get("/")).html.includes("For guests")).toBe(true))
    expect(shown((await get("/")).html)).toEqual([
      { heading: "For guests", to: "https://mill.example/guests", newTab: true, ...pictures("guest") },
      { heading: "Join", to: "/benefits", newTab: false, ...pictures("join") }
    ])
    const browser = browserAt({ call, database })
    await browser.enter(emails.trade)
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ")
    expect(shown((await get("/", { cookie })).html)).toEqual([
      { heading: "For members", to: "/trade", newTab: false, ...pictures("member") }
    ])
  })

  it("[CMS-01] are pulled into a folder, changed there and pushed: home page, menu, banner and form are new in the shop that is open", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lineal-content-"))
    const env = { ...process.env, DATABASE_URL: Redacted.value(database.url()) }
    const content = (deed: string) =>
      promisify(execFile)(process.execPath, [programFile("adapters/commands/content.command.ts"), deed, folder], {
        env
      })
    const change = (file: string, from: string, to: string) => {
      const before = readFileSync(join(folder, file), "utf8")
      expect([file, before.includes(from)]).toEqual([file, true])
      writeFileSync(join(folder, file), before.replace(from, to))
    }
    try {
      await content("pull")
      rmSync(join(folder, "pages/draft.md"))
      change("pages/index.md", "heading: From the yard", "heading: News of the yard")
      change("menus/main.yaml", "label: Services", "label: What we cut")
      change("banners/home.yaml", "heading: Decking season", "heading: Framing season")
      change("forms/contact.yaml", "submit: Send", "submit: Post it")
      expect((await content("push")).stdout).toBe("0 added, 4 changed, 1 removed\n")
      await vi.waitFor(async () => expect((await get("/")).html).toContain("News of the yard"))
      const home = (await get("/")).html
      expect(["What we cut", "Framing season", "Decking season"].map((words) => home.includes(words))).toEqual([
        true,
        true,
        false
      ])
      expect((await get("/contact")).html).toMatch(/<button type="submit"[^>]*>Post it</)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
