/** Addresses that lead nowhere, pages that fail, and hostile words in an address, as a browser shows them. */
import { expect, it } from "vitest"
import { goWithin, openPage, waitForHydration } from "./browser.ts"
import { expectSoundPage, pageFaults } from "./page-checks.ts"
import { unseenProduct, withoutTable } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

it("[ERR-01] [BEN-01] [ROUTE-09] [T42] an address that leads nowhere says so on a whole page, asks for no data of it, and leads on; hostile words in one are shown as text, and never run", async () => {
  const { page, expects } = await visit()
  expects(/^answer: 404 GET .*(\/nowhere|\/api\/sitemap\/stores\/nowhere)$|^answer: 404 GET .*%3C/)
  const title = page.getByRole("heading", { level: 1, name: "This page could not be found" })
  for (const [path, data] of [
    ["/p/No_Such", "/api/products/slug/"],
    ["/stores/nowhere", "/api/branches/"]
  ] as const) {
    await openPage(page, "/terms")
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await goWithin(page, path)
    await title.waitFor()
    expect([path, asked.filter((address) => address.startsWith(data))]).toEqual([path, []])
  }
  await openPage(page, "/nowhere", 404)
  await page.getByRole("link", { name: "The timber is still here" }).waitFor()
  await page.getByRole("heading", { name: "Trending Products" }).waitFor()
  const grounds = await page
    .getByRole("link", { name: "Apply Now" })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link.closest("section") ?? link).backgroundColor))
  // Benefits in yellow, trade in blue.
  expect(grounds).toEqual(["rgb(245, 196, 0)", "rgb(10, 63, 115)"])
  await expectSoundPage(page, undefined, { isKnownAround: false })
  await page.getByRole("link", { name: "See everything we sell" }).click()
  await page.getByRole("heading", { level: 1, name: "Everything we sell" }).waitFor()

  const hostile = "</script><script>document.title='owned'</script>\u2028<img src=x onerror=\"document.title='owned'\">"
  for (const path of ["/track-order/", "/p/", "/search?query=timber&brand=", "/search?query="]) {
    await page.goto(path + encodeURIComponent(hostile))
    await waitForHydration(page)
    expect([path, await page.title()]).not.toEqual([path, "owned"])
  }
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("</script><script>")
  expect(await page.getByRole("searchbox").first().inputValue()).toContain("</script><script>")
})

/** The router tells the console of every error that it shows. */
const failedCall = /^console: Error: The shop can't answer this just now/

it("[ROUTE-10] [ERR-01] a page that fails says so, with the status of what failed, leads on, and comes back when it is asked again or the connection is back", async () => {
  const slug = await unseenProduct()
  const { page, context, expects } = await visit()
  const failed = page.getByRole("heading", { level: 1, name: "Sorry, something went wrong" })
  const addToCart = page.getByRole("button", { name: "Add to cart" })
  const tryAgain = () => page.getByRole("button", { name: "Try again" }).click()
  expects(/^answer: 503 GET/, failedCall)
  await withoutTable("price", async () => {
    await openPage(page, `/p/${slug}`, 503)
    await failed.waitFor()
    await page.getByText("There was an error, please try again").waitFor()
    await page.getByRole("link", { name: "Go to the home page" }).waitFor()
    await page.getByRole("link", { name: "The timber is still here" }).waitFor()
    await page.getByRole("heading", { name: "Trending Products" }).waitFor()
    expect(await page.getByRole("link", { name: "Apply Now" }).count()).toBe(2)
    await expectSoundPage(page, undefined, { isKnownAround: false })
  })
  await tryAgain()
  await addToCart.waitFor()

  // Nothing of the shop can be read.
  await withoutTable("search_change", async () => {
    expect((await page.goto("/terms"))?.status()).toBe(503)
    await failed.waitFor()
    await page.getByText("There was an error, please try again").waitFor()
    expect(await pageFaults(page)).toEqual([])
  })
  await tryAgain()
  await page.getByRole("heading", { level: 1, name: "Terms of sale" }).waitFor()

  expects(/net::ERR_INTERNET_DISCONNECTED/, /^console: Error: Unable to preload CSS/, /^console: .*(reached|fetch)/)
  await openPage(page, "/terms")
  await context.setOffline(true)
  await goWithin(page, `/p/${slug}`)
  await page.getByRole("heading", { level: 1, name: "You're offline" }).waitFor()
  await context.setOffline(false)
  await addToCart.waitFor()
})
