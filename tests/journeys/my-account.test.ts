/** The account's pages, from the outside: who gets in, what they show, and what leads where. */
import { describe, expect, it } from "vitest"
import { sidebarLinks } from "../../core/account/sidebar.ts"
import { linksWithPage } from "../../ui/account/popup/links-with-page.ts"
import { pages } from "../house/page-weight.ts"
import { logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { expectSoundPage } from "./page-checks.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()
const database = () => sharedShop().databaseUrl

/** Those whose page is there. */
const labels = linksWithPage(
  Object.values(sidebarLinks),
  Object.fromEntries(pages.map(({ path }) => [path, true]))
).map(({ label }) => label)

describe("the account's pages", () => {
  it("[LAY-01] send who is not logged in to the log-in", async () => {
    const { page } = await visit()
    for (const path of ["/my-account", "/my-account/admin-permissions", "/my-account/invoices"]) {
      await openPage(page, path)
      await page.getByText("You must be logged in to view this page", { exact: true }).waitFor()
      expect(await page.getByRole("main").getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
        `/my-account/link-login?next=${encodeURIComponent(path)}`
      )
    }
    await expectSoundPage(page, `${origin()}/my-account/invoices`)
  })

  it("[LAY-01] say 'Please wait...' while a log-in that is kept is tried, and send nobody away meanwhile", async () => {
    const { page, context } = await visit()
    await logIn(page, database(), "dana@ironbark.example", { path: "/terms" })
    await page.waitForLoadState("networkidle")
    // As fifteen minutes later: only what renews the session is left.
    await context.clearCookies({ name: "__Host-sid" })
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
    await page.route("**/auth/refresh", async (route) => {
      await mayGoOn
      await route.continue()
    })
    await openPage(page, "/my-account")
    await page.getByRole("main").getByRole("status").getByText("Please wait...", { exact: true }).waitFor()
    expect(await page.getByText("You must be logged in to view this page").count()).toBe(0)
    goOn()
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
  })

  it("[LAY-01] [SIDE-01] [SIDE-02] name the company, list the account's links and mark the one that is open", async () => {
    const { page } = await visit()
    await logIn(page, database(), "dana@ironbark.example")
    const main = page.getByRole("main")
    const head = main.locator("header").first()
    expect(await head.getByRole("paragraph").allTextContents()).toEqual([
      "My account",
      "Ironbark Constructions",
      "Dana Whitlock, administrator"
    ])
    const sidebar = main.getByRole("navigation", { name: "My account" })
    expect(await sidebar.getByRole("link").allTextContents()).toEqual(labels)
    expect(await sidebar.locator("[aria-current=page]").allTextContents()).toEqual(["Overview"])
    const edge = (name: string) =>
      sidebar.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).borderLeftColor)
    expect([await edge("Overview"), await edge("Admin permissions")]).toEqual(["rgb(245, 196, 0)", "rgba(0, 0, 0, 0)"])
    await sidebar.getByRole("link", { name: "Admin permissions" }).click()
    await page.getByRole("heading", { level: 1, name: "Admin permissions" }).waitFor()
    expect(await sidebar.locator("[aria-current=page]").allTextContents()).toEqual(["Admin permissions"])
    expect(await sidebar.getByRole("button", { name: "Log out" }).isVisible()).toBe(true)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await sidebar.getByRole("button", { name: "Log out" }).isVisible()).toBe(false)
    expect(await sidebar.getByRole("link", { name: "Overview" }).isVisible()).toBe(false)
    const arrow = () =>
      sidebar.locator("summary").evaluate((summary) => {
        const { borderBottomWidth, rotate } = getComputedStyle(summary, "::after")
        return [borderBottomWidth, rotate]
      })
    expect(await arrow()).toEqual(["2px", "45deg"])
    await sidebar.getByText("Admin permissions").first().click()
    expect(await arrow()).toEqual(["2px", "225deg"])
    await sidebar.getByRole("link", { name: "Overview" }).click()
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
  })

  it("are sound in every part", async () => {
    const { page } = await visit()
    await logIn(page, database(), "dana@ironbark.example")
    await expectSoundPage(page, `${origin()}/my-account`)
    for (const path of ["/my-account/admin-permissions", "/my-account/statements"]) {
      await page.setViewportSize({ width: 1240, height: 900 })
      await openPage(page, path)
      await expectSoundPage(page, origin() + path)
    }
  })

  it("answer an address of no meaning with the page that says so", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 404 GET .*\/my-account\/nothing$/)
    await logIn(page, database(), "priya@home.example")
    await openPage(page, "/my-account/nothing", 404)
    await page.getByRole("heading", { level: 1, name: "This page could not be found" }).waitFor()
  })
})

describe("the overview", () => {
  it("[PERM-04] [PERM-07] shows credit figures to who may see them, and to nobody else", async () => {
    const { page } = await visit()
    await logIn(page, database(), "dana@ironbark.example")
    await page.getByRole("main").getByText("$50,000.00").first().waitFor()
    const other = await visit()
    await logIn(other.page, database(), "no-view-credit-limit@ironbark.example")
    await other.page.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
    expect(await other.page.content()).not.toContain("50,000")
    expect(await other.page.getByRole("main").getByRole("navigation").getByRole("link").allTextContents()).toEqual(
      labels.filter((label) => !["Balances", "Statements", "Account/Credit Manager"].includes(label))
    )
  })

  it("lists the devices, and logs one of them out", async () => {
    const there = await visit()
    await logIn(there.page, database(), "no-approve-quotes@ironbark.example")
    const { page } = await visit()
    await logIn(page, database(), "no-approve-quotes@ironbark.example")
    const devices = page.getByRole("region", { name: "Where you're logged in" })
    expect(await devices.getByText("This device").count()).toBe(1)
    expect(await devices.getByRole("listitem").count()).toBe(2)
    await devices
      .getByRole("listitem")
      .getByRole("button", { name: /^Log out/ })
      .click()
    await devices.getByText(/is logged out/).waitFor()
    await devices.getByRole("listitem").nth(1).waitFor({ state: "detached" })
    there.expects(/^answer: 401/)
    await openPage(there.page, "/my-account")
    await there.page.getByText("You must be logged in to view this page").waitFor()
  })

  it("says what failed, and tries it again", async () => {
    const { page, expects } = await visit()
    await logIn(page, database(), "priya@home.example", { path: "/terms" })
    expects(/ERR_FAILED/)
    await page.route("**/api/users/details", (route) => route.abort())
    await page.evaluate(() => history.pushState({}, "", "/my-account"))
    await page.getByRole("alert").getByText("The shop could not be reached").waitFor()
    await page.unroute("**/api/users/details")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("main").getByText("Cash, with the loyalty programme").waitFor()
  })
})

/** The colour of the side of the card that something stands on. */
const themeOf = (element: Element) => getComputedStyle(element.parentElement?.parentElement ?? element).backgroundColor

describe("the digital card", () => {
  it("[DCARD-01] shows who it is for, and turns over to say how it is used", async () => {
    const { page } = await visit()
    await logIn(page, database(), "dana@ironbark.example")
    const opener = page.getByRole("button", { name: "Digital card" })
    await opener.click()
    const card = page.getByRole("dialog", { name: "Digital card" })
    for (const text of ["Trade Account", "Ironbark Constructions", "Dana Whitlock", "Customer ID: 2001"])
      await card.getByText(text, { exact: true }).waitFor()
    expect(await card.getByText("Trade Account").evaluate(themeOf)).toBe("rgb(21, 24, 27)")
    const box = await card
      .getByRole("img", { name: /^Barcode \d+$/ })
      .locator("xpath=..")
      .boundingBox()
    expect([box?.width, box?.height]).toEqual([250, 250])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden")
    await card.getByRole("button", { name: "How to use this card in store" }).click()
    const link = card.getByRole("link", { name: "View my Account" })
    const isBehind = (part: typeof link) => part.evaluate((element) => element.closest("[inert]") !== null)
    await card.getByRole("heading", { name: "How to use this card in store", exact: true }).waitFor()
    await card.getByText("Show the digital card to a team member at the point of sale.", { exact: true }).waitFor()
    expect([await isBehind(link), await isBehind(card.getByRole("button", { name: "Back to the card" }))]).toEqual([
      true,
      false
    ])
    await card.getByRole("button", { name: "Back to the card" }).click()
    expect([await isBehind(link), await link.getAttribute("href")]).toEqual([false, "/my-account"])
    await page.keyboard.press("Escape")
    await card.waitFor({ state: "detached" })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it("[DCARD-01] is yellow and about benefits for a cash account", async () => {
    const { page } = await visit()
    await logIn(page, database(), "priya@home.example")
    await page.getByRole("button", { name: "Digital card" }).click()
    const kind = page.getByRole("dialog").getByText("Benefits", { exact: true })
    await kind.waitFor()
    expect(await kind.evaluate(themeOf)).toBe("rgb(245, 196, 0)")
  })

  it("[DCARD-01] says that there is no barcode where the company has none", async () => {
    const { page } = await visit()
    const [before] = await queryShop<{ barcode: string }>("SELECT barcode FROM customer WHERE id = '1001'")
    await queryShop("UPDATE customer SET barcode = NULL WHERE id = '1001'")
    try {
      await logIn(page, database(), "priya@home.example")
      await page.getByRole("button", { name: "Digital card" }).click()
      const said = "Unable to generate barcode. Please contact customer service for support."
      await page.getByRole("dialog").getByText(said, { exact: true }).waitFor()
      expect(await page.getByRole("dialog").getByRole("img").count()).toBe(0)
    } finally {
      await queryShop("UPDATE customer SET barcode = $1 WHERE id = '1001'", [before?.barcode])
    }
  })
})
