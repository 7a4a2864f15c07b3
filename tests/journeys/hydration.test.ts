/** A page that takes long to wake up: what the browser has kept comes in only when all of the page is awake. */
import type { Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { builtFile } from "../house/page-weight.ts"
import { logIn } from "./api-login.ts"
import { goWithin, openPage, type StorageState, waitForHeader } from "./browser.ts"
import { openedFaults } from "./page-checks.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { sharedShop } from "./shared-shop.ts"
import { totalText } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

let atPayment: StorageState

beforeAll(async () => {
  atPayment = await stateAtPayment(visit)
})

/** A phone of some years ago; the processor is kept as busy as the pages are slow. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 3 })
}

// React says so in the console where it finds another page than the one that was sent; that fails the visit.
it("a page is taken over as it was sent, then the cart and the session of the last visit come in", async () => {
  const { page } = await visit({ kept: atPayment })
  await slowDown(page)
  for (const path of ["/checkout/cart", "/checkout/payment"]) {
    await openPage(page, path)
    await totalText(page).filter({ hasNotText: "$0.00" }).waitFor()
    expect(await page.getByRole("main").getByRole("listitem").filter({ hasText: "2.4 m" }).count()).toBe(1)
  }
  const { page: account } = await visit()
  await logIn(account, sharedShop().databaseUrl, "dana@ironbark.example")
  await slowDown(account)
  await openPage(account, "/my-account")
  await account.getByRole("main").getByText("Ironbark Constructions").first().waitFor()
  expect(await account.getByRole("link", { name: "My account" }).first().isVisible()).toBe(true)
})

it("[APP-02] without a connection a page says so, by a link and by a reload, and comes by itself once there is one", async () => {
  const { page, context, expects } = await visit({ withWorker: true })
  expects(/ERR_INTERNET_DISCONNECTED/, /^page: .*Failed to fetch/, /^answer: 503 GET .*\/terms$/, /^console: /)
  // The server has drawn what the code would: it stays while the code can't be had, and is asked for again.
  const code = builtFile("ui/storefront/content/content-view.tsx")
  const failure = page.waitForEvent("requestfailed", (request) => request.url().endsWith(code))
  await page.route(`**/${code}`, (route) => route.abort("internetdisconnected"))
  await openPage(page, "/terms")
  await failure
  await waitForHeader(page)
  await page.unrouteAll()
  await page.waitForResponse((response) => response.url().endsWith(code))
  await page.getByRole("heading", { name: "Terms of sale" }).waitFor()
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(worker).toBe(`${sharedShop().origin}/`)
  await waitForHeader(page)
  await context.setOffline(true)
  // One that needs nothing but its code may be there already: this one asks for its stores.
  await page.getByRole("link", { name: "Find a store" }).first().click()
  await page.getByRole("heading", { name: "You're offline" }).waitFor()
  await context.setOffline(false)
  await page.waitForURL("**/stores")
  await page.getByRole("heading", { level: 1, name: "Our stores" }).waitFor()
  await openPage(page, "/terms")
  await context.setOffline(true)
  await page.reload()
  await page.getByRole("heading", { name: "You're offline" }).waitFor()
  await context.setOffline(false)
  await page.getByRole("link", { name: "Try again" }).click()
  await page.getByRole("heading", { name: "Terms of sale" }).waitFor()
})

/** What waits on the page's own calls: the data of the next page, until they may come. */
const holdBranches = async (page: Page): Promise<() => void> => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route("**/api/branches", async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

/** [ANA-01] Opens a page as a shop with a tag manager sends it: it asks first, and tells what is looked at once it may. */
const measuredAfterConsent = async (page: Page): Promise<void> => {
  const asked: Array<string> = []
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "" })
  })
  await page.route("**/stores", async (route) => {
    const response = await route.fetch()
    const known = '\\"quoteFrom\\":'
    const body = (await response.text()).replaceAll(known, `\\"tagManager\\":\\"GTM-ABC123\\",${known}`)
    await route.fulfill({ response, body })
  })
  const viewed = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: ReadonlyArray<{ page_path?: string; account_type?: string }> }
      return dataLayer.flatMap(({ page_path, account_type }) => (page_path ? [`${page_path} ${account_type}`] : []))
    })
  await openPage(page, "/stores")
  const question = page.getByRole("region", { name: "Measuring your visit" })
  await question.waitFor()
  expect([asked, await viewed()]).toEqual([[], []])
  expect(await openedFaults(page, '[aria-label="Measuring your visit"]')).toEqual([])
  await question.getByRole("button", { name: "That's fine" }).click()
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"])
  await expect.poll(async () => [await viewed(), await question.count()]).toEqual([["/stores Guest"], 0])
  await page.getByRole("main").getByRole("link", { name: "Rowville", exact: true }).first().click()
  await expect.poll(viewed).toEqual(["/stores Guest", "/stores/rowville Guest"])
  await goWithin(page, "/search?query=framing")
  await page.getByRole("heading", { level: 1, name: /framing/ }).waitFor()
  await page.clock.fastForward(1000)
  const searched = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: ReadonlyArray<{ search_term?: string }> }
      return dataLayer.flatMap(({ search_term }) => search_term ?? [])
    })
  await expect.poll(searched).toEqual(["framing"])
}

it("[ANA-01] [PERM-06] [APP-01] [MNT-01] [MED-01] [ROUTE-12] [ROUTE-13] [HYD-04] around a page: a store's code opens the menu and the way to install, maintenance is told of, a broken picture is fetched as a PNG, links in sight bring their code, a line shows the next page on its way, another version loads the page anew, and nothing is measured before a yes", async () => {
  const { page, expects } = await visit({ width: 390, withPrefetch: true })
  expects(/net::ERR_FAILED$/)
  await page.clock.install()
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("beforeinstallprompt")))
  )
  let storeVersion = "one"
  await page.route("**/healthz/meta", (route) => route.fulfill({ json: { data: { storeVersion } } }))
  const maintenance = { startTime: "now", duration: 60, upcoming: false, upcomingMsg: "", activeMsg: "" }
  await page.route("**/api/settings/maintenance", (route) =>
    route.fulfill({ json: { data: { ...maintenance, isMaintenanceMode: true, forcedMsg: "We are at it." } } })
  )
  await page.route("**/media/internal/**/*.webp", (route) => route.abort(), { times: 1 })
  const picture = page.waitForRequest(/\/media\/internal\/[^/]+\/\d+\.png$/)
  await openPage(page, "/?qrcode=yard-gate")
  const install = page.getByRole("dialog", { name: "Put Lineal on your home screen" })
  await install.waitFor()
  expect(new URL(page.url()).search).toBe("")
  expect(await openedFaults(page, "dialog[open]")).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  await install.getByRole("button", { name: "Not now" }).click()
  const menu = page.locator("nav#menu[data-drill]:popover-open")
  await menu.waitFor()
  await page.getByRole("status").getByText("We are at it.", { exact: true }).waitFor()
  await picture
  const categoryCode = `/${builtFile("ui/storefront/category/category.screen.tsx?tsr-split=component---errorComponent---loader---notFoundComponent")}`
  await expect.poll(() => asked).toContain(categoryCode)

  const letBranchesCome = await holdBranches(page)
  await menu.getByRole("link", { name: "Stores" }).click()
  await page.locator("[data-phase=growing]").waitFor()
  letBranchesCome()
  await page.getByRole("heading", { level: 1, name: "Our stores" }).waitFor()
  storeVersion = "two"
  await page.clock.fastForward(30_000)
  const loaded = page.waitForEvent("load")
  await page.getByRole("main").getByRole("link", { name: "Rowville", exact: true }).first().click()
  await loaded
  expect(new URL(page.url()).pathname).toBe("/stores/rowville")
  await measuredAfterConsent(page)
})

it("[SRCH-03] a search that is answered after three seconds is waited for", async () => {
  const { page } = await visit()
  await openPage(page, "/terms")
  await page.route("**/api/search/**", async (route) => {
    await new Promise((later) => setTimeout(later, 3000))
    await route.continue()
  })
  await goWithin(page, "/search?query=framing")
  await page.getByRole("heading", { level: 1, name: /framing/ }).waitFor()
  expect(await page.getByRole("article").count()).toBeGreaterThan(0)
})
