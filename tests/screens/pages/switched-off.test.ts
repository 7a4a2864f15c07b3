/** What a shop has switched off is neither on its pages nor at its calls; a shop with all of it has both. */
import { describe, expect, it } from "vitest"
import { browserAt } from "../../api/account/login-browser.ts"
import { type PageServer, pageServer } from "../page-server.ts"

/** Somebody who is logged in: their pages, and their calls. */
const memberOf = async (shop: PageServer, email: string) => {
  const browser = browserAt(shop)
  await browser.enter(email)
  const cookie = () => ({ cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ") })
  return {
    page: async (path: string) => (await shop.get(path, cookie())).html,
    status: async (method: string, path: string, body?: unknown) => (await browser.ask(method, path, body)).status
  }
}

/** The text of the page's own part, without the shop's header and footer, its tags or its scripts. */
const mainText = (html: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "").replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "\n")

const accountPaths = ["/my-account", "/my-account/invoices", "/my-account/admin-permissions", "/my-account/login"]
const accountLink = /<a[^>]*href="\/my-account/
const landing = `/my-account/magic-link?id=${"A".repeat(43)}&t=${"B".repeat(43)}`

/** Where the header of a page leads, each address once, as the server draws it. */
const headerPaths = async ({ get }: PageServer, path: string): Promise<ReadonlyArray<string>> => {
  const header = /<header.*?<\/header>/s.exec((await get(path)).html)?.[0] ?? ""
  return [...new Set([...header.matchAll(/<a[^>]*href="([^"?]*)/g)].map(([, href = ""]) => href))]
}

type Menus = {
  readonly data: Record<"mainMenu" | "topLeftMenu" | "categories", ReadonlyArray<{ readonly to: string }>>
}

/** What a visitor finds of links to log in. */
const linkLogins = async ({ get, call }: PageServer) => ({
  headerLeadsTo: /href="(\/my-account\/[\w-]+)/.exec((await get("/terms")).html)?.[1],
  offers: /<a[^>]*href="\/my-account\/link-login/.test(mainOf((await get("/my-account/login")).html)),
  asksFor: (await get("/my-account/link-login")).heading,
  landing: (await get(landing)).status,
  request: (await call("POST", "/api/users/magiclink/request", { email: "nobody@nowhere.example" })).status
})

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ""

/** What a contact who may not see credit figures sees and does of them. */
const creditFigures = async (shop: PageServer) => {
  const { page, status } = await memberOf(shop, "no-view-credit-limit@ironbark.example")
  const text = mainText(await page("/my-account"))
  return {
    limit: text.includes("$50,000.00"),
    call: await status("GET", "/users/details/balances")
  }
}

/** What an administrator sees and does of an administrator's things. */
const adminRights = async (shop: PageServer) => {
  const { page, status } = await memberOf(shop, "dana@ironbark.example")
  const contacts = mainText(await page("/my-account/admin-permissions"))
  return {
    settings: mainText(await page("/my-account")).includes("Change company settings"),
    isList: contacts.includes("theo@ironbark.example"),
    adds: contacts.includes("Invite a contact"),
    says: contacts.includes("Permissions are off for your company"),
    call: await status("POST", "/users/customer/settings", { settings: { showExcGstPricing: true, branchId: 34 } })
  }
}

describe("a shop with all of it", () => {
  const shop = pageServer()

  it("[LAY-02] [POP-01] [TOG-01] has an account area, links to it, and its calls", async () => {
    for (const path of accountPaths) expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    expect((await shop.get("/terms")).html).toMatch(accountLink)
    expect((await shop.call("GET", "/api/users/details/balances")).status).toBe(401)
  })

  it("[HDR-01] [HDR-07] [HDR-08] leads by its header to the stores, the log-in, the cart and what the content's menus name", async () => {
    const { data } = (await shop.call("GET", "/api/shop-menus")).json as Menus
    const paths = await headerPaths(shop, "/terms")
    const named = [...data.mainMenu, ...data.topLeftMenu].map(({ to }) => to)
    expect(named.length).toBeGreaterThan(8)
    expect(paths).toEqual(expect.arrayContaining(["/", "/stores", "/my-account/link-login", "/checkout", ...named]))
    expect(paths.filter((path) => path.startsWith("/c/")).length).toBe(data.categories.length)
  })

  it("[HDR-01] [HDR-10] has in its header a member's card, and the app's way back on every page but home", async () => {
    const { page } = await memberOf(shop, "theo@ironbark.example")
    const buttons = (html: string) =>
      [...(/<header.*?<\/header>/s.exec(html)?.[0] ?? "").matchAll(/<button.*?<\/button>/gs)].map(([button]) =>
        button.replace(/<svg.*?<\/svg>|<[^>]*>/gs, "")
      )
    const [here, home] = [buttons(await page("/terms")), buttons(await page("/"))]
    expect(here).toEqual(expect.arrayContaining(["My Card", "Back"]))
    expect([home.includes("My Card"), home.includes("Back")]).toEqual([true, false])
    expect(buttons((await shop.get("/terms")).html)).not.toContain("My Card")
  })

  it("[LAY-03] has a header, a footer and a bar at the foot on its pages, and a header of its own in the checkout", async () => {
    const framed = async (path: string) => {
      const { html } = await shop.get(path)
      const leadsToStores = (await headerPaths(shop, path)).includes("/stores")
      return { leadsToStores, chin: html.includes('id="chin"'), footer: /<footer/.test(html) }
    }
    expect(await framed("/terms")).toEqual({ leadsToStores: true, chin: true, footer: true })
    expect(await framed("/checkout/cart")).toEqual({ leadsToStores: false, chin: false, footer: false })
    expect(await headerPaths(shop, "/checkout/cart")).toContain("/")
  })

  it("[TOG-01] [POP-02] [AUTH-08] offers links to log in", async () =>
    expect(await linkLogins(shop)).toEqual({
      headerLeadsTo: "/my-account/link-login",
      offers: true,
      asksFor: "Log in by e-mail",
      landing: 200,
      request: 200
    }))

  it("[TOG-01] [PERM-02] asks each contact's permissions", async () =>
    expect(await creditFigures(shop)).toEqual({ limit: false, call: 403 }))

  it("[COMP-03] [PERM-03] shows a contact the company's settings, which they can't change", async () => {
    const { page } = await memberOf(shop, "theo@ironbark.example")
    const text = mainText(await page("/my-account"))
    expect([/^Prices shown\s+Without GST$/m.test(text), text.includes("Change company settings")]).toEqual([
      true,
      false
    ])
  })

  it("[TOG-01] [PERM-03] [COMP-03] has administrators", async () =>
    expect(await adminRights(shop)).toEqual({ settings: true, isList: true, adds: true, says: false, call: 200 }))
})

describe("tradePortalMVP", () => {
  const shop = pageServer({ TRADE_PORTAL: "off" })

  it.each(accountPaths)("[LAY-02] [TOG-01] %s is not found", async (path) =>
    expect(await shop.get(path)).toMatchObject({ status: 404, heading: "This page could not be found" })
  )

  it("[POP-01] [TOG-01] [HDR-08] no page leads to it but to what a trade account is, and its calls are not there", async () => {
    expect((await shop.get("/terms")).html).not.toMatch(accountLink)
    const header = /<header.*?<\/header>/s.exec((await shop.get("/terms")).html)?.[0]
    expect(header).toMatch(/<a[^>]*href="\/trade"[^>]*>(<svg.*?<\/svg>)?<span[^>]*>Trade portal</)
    expect((await shop.call("GET", "/api/users/details/balances")).status).toBe(404)
  })
})

describe("enableMagicLinkLogin, enableHomeTrendingCarousel and the admin-permissions toggle", () => {
  const shop = pageServer({ MAGIC_LINK_LOGIN: "off", ADMIN_PERMISSIONS: "off", TRENDING_CAROUSEL: "off" })

  it("[TOG-01] [REC-02] without the trending carousel the home page has no carousel, and its place no box", async () => {
    const { html, status } = await shop.get("/")
    expect([status, html.includes('aria-roledescription="carousel"')]).toEqual([200, false])
    const trending = (await shop.call("GET", "/api/products/recommendations?kind=trending&place=home")).json
    expect(trending).toEqual({ data: [] })
  })

  it("[TOG-01] [POP-02] [AUTH-08] without links to log in, the log-in is by password, and no page or call offers one", async () =>
    expect(await linkLogins(shop)).toEqual({
      headerLeadsTo: "/my-account/login",
      offers: false,
      asksFor: "Set or reset your password",
      landing: 404,
      request: 404
    }))

  it("[TOG-01] [PERM-02] without permissions a contact sees and does what on they may not", async () =>
    expect(await creditFigures(shop)).toEqual({ limit: true, call: 200 }))

  it("[TOG-01] [PERM-03] [COMP-03] without permissions nobody is an administrator, on screen or at a call", async () =>
    expect(await adminRights(shop)).toEqual({ settings: false, isList: true, adds: false, says: true, call: 403 }))
})
