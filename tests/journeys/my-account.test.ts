/** The account's pages, from the outside: who gets in, what they show, and what leads where. */
import { expect, it } from "vitest"
import { sidebarLinks } from "../../core/account/sidebar.ts"
import { logIn } from "./api-login.ts"
import { goWithin, openPage } from "./browser.ts"
import { hasFocus } from "./keyboard.ts"
import { expectSoundPage } from "./page-checks.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()
const database = () => sharedShop().databaseUrl

const labels = Object.values(sidebarLinks).map(({ label }) => label)

it("[LAY-01] [LAY-05] [SIDE-01] [SIDE-02] the account's pages send who is not logged in to the log-in, wait for a log-in that is kept, name the company, mark the link that is open and have a main column of 100 rem", async () => {
  const { page, context, expects } = await visit()
  for (const path of ["/my-account", "/my-account/invoices"]) {
    await openPage(page, path)
    await page.getByText("You must be logged in to view this page", { exact: true }).waitFor()
    expect(await page.getByRole("main").getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
      `/my-account/link-login?next=${encodeURIComponent(path)}`
    )
  }
  await expectSoundPage(page, `${origin()}/my-account/invoices`)
  await page.setViewportSize({ width: 1240, height: 900 })
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
  await page.setViewportSize({ width: 2000, height: 900 })
  const column = await sidebar.locator("xpath=following-sibling::div[1]").boundingBox()
  expect(column?.width).toBe(1000)
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

  // An address of no meaning has the page that says so.
  expects(/^answer: 404 GET .*\/my-account\/nothing$/)
  await openPage(page, "/my-account/nothing", 404)
  await page.getByRole("heading", { level: 1, name: "This page could not be found" }).waitFor()
})

it("[PERM-04] [PERM-07] the overview shows no credit figures to who may not see them, and the devices, of which one can be logged out", async () => {
  const contact = "no-view-credit-limit@ironbark.example"
  const there = await visit()
  await logIn(there.page, database(), contact)
  const { page: here } = await visit()
  await logIn(here, database(), contact)
  await here.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
  expect(await here.content()).not.toContain("50,000")
  expect(await here.getByRole("main").getByRole("navigation").getByRole("link").allTextContents()).toEqual(
    labels.filter((label) => !["Balances", "Statements", "Account/Credit Manager"].includes(label))
  )
  const devices = here.getByRole("region", { name: "Where you're logged in" })
  await devices.getByText("This device").waitFor()
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

/** The colour of the side of the card that something stands on. */
const themeOf = (element: Element) => getComputedStyle(element.parentElement?.parentElement ?? element).backgroundColor

it("[DCARD-01] [LAY-07] the digital card shows who it is for, turns over in 0.8 s, is yellow for a cash account, and says where there is no barcode; an overview that can't be had is tried again", async () => {
  const { page } = await visit()
  await logIn(page, database(), "dana@ironbark.example")
  const opener = page.getByRole("button", { name: "Digital card" })
  await opener.click()
  const card = page.getByRole("dialog", { name: "Digital card" })
  for (const text of ["Trade Account", "Ironbark Constructions", "Dana Whitlock", "Customer ID: 2001"])
    await card.getByText(text, { exact: true }).waitFor()
  expect(await card.getByText("Trade Account").evaluate(themeOf)).toBe("rgb(21, 24, 27)")
  // Beside the card a press closes it; not in the installed app, where it is held out at a till.
  await page.mouse.click(4, 4)
  await card.waitFor({ state: "detached" })
  await page.evaluate(() => {
    const asked = window.matchMedia
    window.matchMedia = (query) => asked(query === "(display-mode: standalone)" ? "all" : query)
  })
  await opener.click()
  await card.waitFor()
  await page.mouse.click(4, 4)
  expect(await card.isVisible()).toBe(true)
  const box = await card
    .getByRole("img", { name: /^Barcode \d+$/ })
    .locator("xpath=..")
    .boundingBox()
  expect([box?.width, box?.height]).toEqual([250, 250])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  const moves = () =>
    card.evaluate((dialog) => [...dialog.querySelectorAll("*")].map((part) => getComputedStyle(part).transition))
  expect(await moves()).toContain("transform 0.8s")
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect([...new Set(await moves())]).toEqual(["none"])
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
  await hasFocus(opener)

  const { page: priya, expects: expectsOfPriya } = await visit()
  await logIn(priya, database(), "priya@home.example", { path: "/terms" })
  expectsOfPriya(/ERR_FAILED/)
  await priya.route("**/api/users/details", (route) => route.abort())
  await goWithin(priya, "/my-account")
  await priya.getByRole("alert").getByText("The shop could not be reached").waitFor()
  await priya.unroute("**/api/users/details")
  await priya.getByRole("button", { name: "Try again" }).click()
  await priya.getByRole("main").getByText("Cash, with the loyalty programme").waitFor()
  await priya.getByRole("button", { name: "Digital card" }).click()
  const kind = priya.getByRole("dialog").getByText("Benefits", { exact: true })
  await kind.waitFor()
  expect(await kind.evaluate(themeOf)).toBe("rgb(245, 196, 0)")

  const [before] = await queryShop<{ barcode: string }>("SELECT barcode FROM customer WHERE id = '1001'")
  await queryShop("UPDATE customer SET barcode = NULL WHERE id = '1001'")
  try {
    await openPage(priya, "/my-account")
    await priya.getByRole("button", { name: "Digital card" }).click()
    const said = "Unable to generate barcode. Please contact customer service for support."
    await priya.getByRole("dialog").getByText(said, { exact: true }).waitFor()
    expect(await priya.getByRole("dialog").getByRole("img").count()).toBe(0)
  } finally {
    await queryShop("UPDATE customer SET barcode = $1 WHERE id = '1001'", [before?.barcode])
  }
})
