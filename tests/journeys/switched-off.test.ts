/** What a shop has switched off is neither on its pages nor at its calls; the open shop beside it has all of it. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { contextFor, openBrowser, openPage } from "./browser.ts"
import { type RunningShop, type ShopControls, startShop } from "./running-shop.ts"
import { sharedShop } from "./shared-shop.ts"

/** A shop that is set so while the tests around it run, and a visitor to it or to the open one. */
const shopWith = (settings: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-off-"))
  let shop: RunningShop & ShopControls
  let browser: Awaited<ReturnType<typeof openBrowser>>
  beforeAll(async () => {
    shop = await startShop(folder, { EXAMPLE_SHOP: "small", ...settings })
    browser = await openBrowser()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  })
  const shopThatIs = (how: "off" | "on") => (how === "off" ? shop : sharedShop())
  return {
    origin: (how: "off" | "on") => shopThatIs(how).origin,
    database: (how: "off" | "on") => shopThatIs(how).databaseUrl,
    visit: async (how: "off" | "on") => (await contextFor(browser, shopThatIs(how).origin)).newPage()
  }
}

const made = async (origin: string, path: string) => {
  const response = await fetch(origin + path)
  const html = await response.text()
  return { status: response.status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], html }
}

/** Makes a call as the page's visitor. */
const status = (page: Page, method: string, path: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([how, address, text]) =>
      (
        await fetch(address, {
          method: how,
          ...(text ? { body: text, headers: { "content-type": "application/json" } } : {})
        })
      ).status,
    [method, `/api${path}`, body ? JSON.stringify(body) : ""] as const
  )

describe("tradePortalMVP", () => {
  const { origin, visit } = shopWith({ TRADE_PORTAL: "off" })

  it.each(["/my-account", "/my-account/invoices", "/my-account/admin-permissions", "/my-account/login"])(
    "[LAY-02] [TOG-01] %s is not found, where an open portal answers",
    async (path) => {
      expect(await made(origin("off"), path)).toMatchObject({ status: 404, heading: "This page could not be found" })
      expect((await made(origin("on"), path)).status).toBe(200)
    }
  )

  it("[POP-01] [TOG-01] no page leads to it, and its calls are not there", async () => {
    const link = /<a[^>]*href="\/my-account/
    expect((await made(origin("off"), "/terms")).html).not.toMatch(link)
    expect((await made(origin("on"), "/terms")).html).toMatch(link)
    const answers: Array<number> = []
    for (const how of ["off", "on"] as const) {
      const page = await visit(how)
      await openPage(page, "/terms")
      answers.push(await status(page, "GET", "/users/details/balances"))
    }
    expect(answers).toEqual([404, 401])
  })
})

describe("enableMagicLinkLogin and the admin-permissions toggle", () => {
  const { origin, database, visit } = shopWith({ MAGIC_LINK_LOGIN: "off", ADMIN_PERMISSIONS: "off" })

  it("[TOG-01] [POP-02] [AUTH-08] without links to log in, the log-in is by password, and no page or call offers one", async () => {
    const found: Record<string, unknown> = {}
    for (const how of ["off", "on"] as const) {
      const page = await visit(how)
      await openPage(page, "/terms")
      await page.getByRole("banner").getByRole("link", { name: "Log in", exact: true }).click()
      const login = page.getByRole("dialog").getByRole("link", { name: "Log in", exact: true })
      const leadsTo = ((await login.getAttribute("href")) ?? "").replace(/\?.*/, "")
      await openPage(page, "/my-account/login")
      const offers = await page.getByRole("main").locator('a[href^="/my-account/link-login"]').count()
      await openPage(page, "/my-account/link-login")
      found[how] = {
        leadsTo,
        offers,
        asksFor: await page.getByRole("heading", { level: 1 }).textContent(),
        landing: (await made(origin(how), `/my-account/magic-link?id=${"A".repeat(43)}&t=${"B".repeat(43)}`)).status,
        request: await status(page, "POST", "/users/magiclink/request", { email: "nobody@nowhere.example" })
      }
    }
    expect(found).toEqual({
      off: {
        leadsTo: "/my-account/login",
        offers: 0,
        asksFor: "Set or reset your password",
        landing: 404,
        request: 404
      },
      on: {
        leadsTo: "/my-account/link-login",
        offers: 1,
        asksFor: "Log in by e-mail",
        landing: 200,
        request: 200
      }
    })
  })

  it("[TOG-01] [PERM-02] without permissions a contact sees and does what on they may not", async () => {
    const found: Record<string, unknown> = {}
    for (const how of ["off", "on"] as const) {
      const page = await visit(how)
      await logIn(page, database(how), "no-view-credit-limit@ironbark.example")
      const links = page.getByRole("main").getByRole("navigation").getByRole("link")
      found[how] = {
        balances: (await links.allTextContents()).includes("Balances"),
        limit: (await page.getByRole("main").textContent())?.includes("$50,000.00"),
        call: await status(page, "GET", "/users/details/balances")
      }
    }
    expect(found).toEqual({
      off: { balances: true, limit: true, call: 200 },
      on: { balances: false, limit: false, call: 403 }
    })
  })

  it("[TOG-01] [PERM-03] [COMP-03] without permissions nobody is an administrator, on screen or at a call", async () => {
    const found: Record<string, unknown> = {}
    for (const how of ["off", "on"] as const) {
      const page = await visit(how)
      await logIn(page, database(how), "dana@ironbark.example")
      const settings = await page.getByRole("button", { name: "Change company settings" }).count()
      await openPage(page, "/my-account/admin-permissions")
      await page.getByRole("main").getByText("theo@ironbark.example").waitFor()
      found[how] = {
        settings,
        adds: await page.getByRole("button", { name: "Invite a contact" }).count(),
        says: await page.getByText("Permissions are off for your company").count(),
        call: await status(page, "POST", "/users/customer/settings", {
          settings: { showExcGstPricing: true, branchId: 34 }
        })
      }
    }
    expect(found).toEqual({
      off: { settings: 0, adds: 0, says: 1, call: 403 },
      on: { settings: 1, adds: 1, says: 0, call: 200 }
    })
  })
})
