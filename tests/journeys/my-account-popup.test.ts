/** The account popup on any page, and going over to another company from it. */
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { builtFile } from "../house/page-weight.ts"
import { logIn } from "./api-login.ts"
import { openPage, waitForHeader, waitForHydration } from "./browser.ts"
import { hasFocus } from "./keyboard.ts"
import { pageFaults } from "./page-checks.ts"
import { sharedShop } from "./shared-shop.ts"
import { kindsOfProduct, queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()
const database = () => sharedShop().databaseUrl

const popup = (page: Page) => page.getByRole("dialog", { name: "My account" })
const openPopup = async (page: Page, name: "Log in" | "My Account") => {
  await waitForHeader(page)
  await page.getByRole("banner").getByRole("link", { name }).click()
  await popup(page).waitFor()
}

it("[POP-01] [POP-02] [LAY-07] [LAY-08] [LAY-04] [SIDE-02] [ROUTE-11] where the popup's code can't be fetched the page is loaded anew, and has it then; the account popup slides in for half a second, shows a visitor the ways in at the right edge over the shroud, dismisses what else is open, and has no quick links on a product's page", async () => {
  const { page, expects } = await visit()
  const code = builtFile("ui/account/popup/popup.tsx")
  expects(new RegExp(`${code}.*ERR_FAILED`), /Failed to fetch dynamically imported module/)
  await page.route(`**/${code}`, (route) => route.abort())
  await openPage(page, "/terms")
  const loaded = page.waitForEvent("load")
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click()
  await loaded
  // Before the page can take the pointer that rests on the link for a wish, and ask for the code once more.
  await page.unroute(`**/${code}`)
  await waitForHydration(page)
  await openPopup(page, "Log in")
  expect(await pageFaults(page)).toEqual([])
  const hrefs = await popup(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(hrefs).toContain("/benefits")
  const reset = popup(page).getByRole("link", { name: "Set Password / Forgot Password", exact: true })
  expect(await reset.getAttribute("href")).toBe("/my-account/link-login")
  const quick = await popup(page).getByRole("navigation", { name: "Quick links" }).getByRole("link").allTextContents()
  expect(quick).toContain("Admin permissions")
  const edges: Array<number> = []
  for (const width of [1240, 2560, 2610, 2760]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await popup(page).boundingBox()
    edges.push(width - (box?.x ?? 0) - (box?.width ?? 0))
  }
  // Half of what is above 2560, less 25, and never below nothing.
  expect(edges).toEqual([0, 0, 0, 75])
  // On a telephone it is a bar at the foot of the window, as wide as that.
  await page.setViewportSize({ width: 390, height: 900 })
  const bar = await popup(page).boundingBox()
  expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 390, 900])
  await page.setViewportSize({ width: 1240, height: 900 })
  await page.emulateMedia({ reducedMotion: "no-preference" })
  const moves = await popup(page).evaluate((dialog) =>
    [undefined, "::backdrop"].map((part) => getComputedStyle(dialog, part).transition)
  )
  expect(moves).toEqual([expect.stringMatching(/^translate 0\.5s/), expect.stringMatching(/^opacity 0\.4s/)])
  await page.emulateMedia({ reducedMotion: "reduce" })
  await popup(page).getByRole("link", { name: "Apply for an account" }).click()
  await page.getByRole("heading", { level: 1, name: "Benefits" }).waitFor()
  expect(await popup(page).count()).toBe(0)

  await page.setViewportSize({ width: 1240, height: 900 })
  await openPage(page, "/terms")
  const branches = page.getByRole("heading", { name: "Choose your store" })
  await page.getByRole("button", { name: /Choose your store/ }).click()
  await branches.waitFor()
  // The list of stores lies over the page's middle; the link beside it can still be pressed.
  await openPopup(page, "Log in")
  expect(await branches.isVisible()).toBe(false)
  await page.mouse.click(100, 500)
  await popup(page).waitFor({ state: "detached" })
  await openPopup(page, "Log in")
  await page.keyboard.press("Escape")
  await popup(page).waitFor({ state: "detached" })
  const link = page.getByRole("banner").getByRole("link", { name: "Log in", exact: true })
  await hasFocus(link)

  const { "one variant": slug } = await kindsOfProduct()
  await openPage(page, `/p/${slug}`)
  await openPopup(page, "Log in")
  expect(await popup(page).getByRole("heading", { name: "My account" }).boundingBox()).toMatchObject({ width: 1 })
  expect(await popup(page).getByRole("navigation").count()).toBe(0)
})

it("[POP-03] [COMP-01] [AUTH-11] [CALL-05] the popup shows a member quick links, a switcher to whom has a choice, and the way out, as the account does", async () => {
  const { page, context } = await visit()
  await logIn(page, database(), "dana@ironbark.example", { path: "/terms" })
  await openPopup(page, "My Account")
  await popup(page).getByRole("button", { name: "Digital card", disabled: false }).waitFor()
  await popup(page).getByRole("link", { name: "Admin permissions" }).waitFor()
  expect(await popup(page).getByRole("heading", { name: "Company" }).count()).toBe(0)
  expect(await pageFaults(page)).toEqual([])
  await page.keyboard.press("Escape")
  await queryShop("INSERT INTO company_contact (customer_id, contact_id, role) VALUES ('2005', 'P02', 'contact')")
  try {
    await openPopup(page, "My Account")
    await popup(page).getByRole("heading", { name: "Company" }).waitFor()
    expect(await popup(page).getByRole("button", { pressed: false }).locator("b").allTextContents()).toEqual([
      "Foley & Daughters Joinery"
    ])
  } finally {
    await queryShop("DELETE FROM company_contact WHERE customer_id = '2005' AND contact_id = 'P02'")
  }
  const leave = async (around: Locator) => {
    const called = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/users/auth/logout")
    await around.getByRole("button", { name: "Log out" }).first().click()
    expect((await called).method()).toBe("POST")
    await page.getByRole("banner").getByRole("link", { name: "Log in", exact: true }).waitFor()
    expect([new URL(page.url()).pathname, await popup(page).count()]).toEqual(["/", 0])
    const kept = (await context.cookies()).map(({ name }) => name)
    for (const name of ["__Host-sid", "__Host-rt", "__Host-rm"]) expect(kept).not.toContain(name)
  }
  await leave(popup(page))
  await logIn(page, database(), "priya@home.example", { path: "/my-account" })
  await leave(page.getByRole("main"))
})

it("[COMP-01] [COMP-02] [POP-03] going over to another company says so where it fails, and the company stays; else the popup closes and the page is loaded anew, for the other company", async () => {
  const { page, expects } = await visit()
  expects(/ERR_FAILED/)
  await logIn(page, database(), "asha@several.example", { company: "2001" })
  await page.route("**/switchCustomer", (route) => route.abort())
  await page.getByRole("button", { name: /Foley/ }).click()
  await page.getByRole("status").locator(".notice.bad").getByText("company switch failed", { exact: true }).waitFor()
  await page.reload()
  await page.getByRole("main").getByText("Ironbark Constructions").first().waitFor()
  await page.unroute("**/switchCustomer")

  await openPage(page, "/terms")
  await openPopup(page, "My Account")
  // Looked out for from the start: it stands for half a second, and the page goes soon after.
  const strip = popup(page).getByRole("status").locator(".notice.good")
  const said = strip.getByText("company switch success", { exact: true }).waitFor()
  const loaded = page.waitForEvent("load")
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const beforeLoad = loaded.then(() => asked.filter((path) => /\/(switchCustomer|joblist\/all)$/.test(path)))
  await popup(page).getByRole("button", { name: /Foley/ }).click()
  await said
  await loaded
  // The lists of the other company are asked for on the page that is still there.
  expect((await beforeLoad).slice(0, 2)).toEqual(["/api/users/auth/switchCustomer", "/api/users/joblist/all"])
  await openPage(page, "/my-account")
  await page.getByRole("main").getByText("Foley & Daughters Joinery").first().waitFor()
  expect(await page.getByRole("button", { name: /^Foley/ }).getAttribute("aria-pressed")).toBe("true")
})
