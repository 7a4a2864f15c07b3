/** Every address of the shop answers as it should: with its page, its one true form, or the page that says what went wrong. */
import { describe, expect, it } from "vitest"
import { openPage, waitForHydration } from "./browser.ts"
import { expectSoundPage, pageFaults } from "./page-checks.ts"
import { categories, kindsOfProduct, queryShop, withoutTable } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()

const get = async (path: string) => {
  const response = await fetch(origin() + path, { redirect: "manual" })
  return { status: response.status, location: response.headers.get("location"), html: await response.text() }
}

const heading = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "")

const checkout = {
  "/checkout": "Checkout",
  "/checkout/cart": "Your cart",
  "/checkout/login": "Who&#x27;s buying",
  "/checkout/delivery": "Where will you collect it?",
  "/checkout/details": "Your details",
  "/checkout/payment": "Pay by card",
  "/checkout/pending": "Your payment is on its way",
  "/checkout/thank-you": "We can&#x27;t show that order here"
}

describe("the checkout", () => {
  it.each(Object.entries(checkout))("[ROUTE-01] %s answers with its own page: %s", async (path, title) => {
    const { status, html } = await get(path)
    expect([status, heading(html)]).toEqual([200, title])
  })
})

describe("order tracking", () => {
  it.each([
    ["/track-order", "Track an order"],
    ["/track-order/123456789", "Requested item is not an order"]
  ])("[ROUTE-05] %s answers: %s", async (path, sentence) => {
    const { status, html } = await get(path)
    expect([status, heading(html)]).toEqual([200, "Track an order"])
    expect(html).toContain(sentence)
  })

  it.each([
    ["/track-order/all", "/track-order"],
    ["/track-order/all/123456789", "/track-order/123456789"]
  ])("[ROUTE-05] %s leads a guest to %s", async (path, to) => {
    expect(await get(path)).toMatchObject({ status: 307, location: to })
  })
})

describe("a page's one address", () => {
  it.each([
    "/stores",
    "/track-order",
    "/track-order/123456789",
    "/terms",
    "/privacy",
    "/returns",
    "/search",
    ...Object.keys(checkout)
  ])("[ROUTE-07] %s/ leads there for good, in one hop, with its query", async (path) => {
    const query = "?query=90x45+h3&a=%2Fb%2F&c="
    expect(await get(`${path}/${query}`)).toMatchObject({ status: 308, location: path + query })
    expect((await get(path)).status).toBe(200)
  })

  it("[ROUTE-07] so do those of a category, a product and a store", async () => {
    const [store] = await queryShop<{ slug: string }>("SELECT slug FROM branch ORDER BY id LIMIT 1")
    const { deep } = await categories()
    const { "one variant": product } = await kindsOfProduct()
    for (const path of [`/c/${deep}`, `/p/${product}`, `/stores/${store?.slug}`]) {
      expect(await get(`${path}/?page=2`)).toMatchObject({ status: 308, location: `${path}?page=2` })
      expect((await get(path)).status).toBe(200)
    }
  })
})

describe("an address that leads nowhere", () => {
  const notFound = async (path: string) => {
    const { status, html } = await get(path)
    expect([path, status, heading(html)]).toEqual([path, 404, "This page could not be found"])
  }

  it.each(["/nowhere", "/nowhere/at/all", "/checkout/nowhere", "/terms/of/sale", "/index.html", "/p", "/%F0%9F%AA%B5"])(
    "[ROUTE-08] %s",
    notFound
  )

  it.each([
    ["an unknown product", "/p/no-such-product"],
    ["a product's name in another form", "/p/No_Such"],
    ["an unknown category", "/c/no-such-category"],
    ["an unknown category below a known one", "/c/timber/no-such-category"],
    ["an unknown store", "/stores/nowhere"],
    ["a store by its number", "/stores/25"],
    ["something that is not a store", "/stores/timber"]
  ])("[ROUTE-09] %s: %s", (_, path) => notFound(path))

  it.each([
    ["/p/No_Such", "/api/"],
    ["/stores/nowhere", "/api/branches/"]
  ])("[ROUTE-09] the data of %s are not asked for", async (path, data) => {
    const { page, expects } = await visit()
    expects(/^answer: 404 GET .*\/api\/sitemap\/stores\/nowhere$/)
    await openPage(page, "/terms")
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.evaluate((to) => history.pushState({}, "", to), path)
    await page.getByRole("heading", { level: 1, name: "This page could not be found" }).waitFor()
    expect(asked.filter((address) => address.startsWith(data))).toEqual([])
  })

  it("says so on a page that is whole", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 404 GET .*\/nowhere$/)
    await openPage(page, "/nowhere", 404)
    await expectSoundPage(page, undefined)
    await page.getByRole("link", { name: "See everything we sell" }).click()
    await page.getByRole("heading", { level: 1, name: "Everything we sell" }).waitFor()
  })
})

/** The router tells the console of every error that it shows. */
const failedCall = /^console: Error: The shop can't answer this just now/

describe("a page that fails", () => {
  it("[ROUTE-10] says so with the status of what failed, and comes back by itself when it is asked again", async () => {
    const { "one variant": slug } = await kindsOfProduct()
    const { page, expects } = await visit()
    expects(/^answer: 503 GET .*\/(p|products\/slug)\//, failedCall)
    await withoutTable("price", async () => {
      await openPage(page, `/p/${slug}`, 503)
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Sorry, something went wrong")
      await page.getByText("There was an error, please try again").waitFor()
      await expectSoundPage(page, undefined)
    })
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("button", { name: "Add to cart" }).waitFor()
  })

  it("[ROUTE-10] even where nothing of the shop can be read", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 503 GET/, failedCall)
    await withoutTable("search_change", async () => {
      const response = await page.goto("/terms")
      expect(response?.status()).toBe(503)
      await page.getByRole("heading", { level: 1, name: "Sorry, something went wrong" }).waitFor()
      await page.getByText("There was an error, please try again").waitFor()
      expect(await pageFaults(page)).toEqual([])
    })
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("heading", { level: 1, name: "Terms of sale" }).waitFor()
  })

  it("says so when the connection is lost on the way to it, and comes once it is back", async () => {
    const { "one variant": slug } = await kindsOfProduct()
    const { page, context, expects } = await visit()
    expects(/net::ERR_INTERNET_DISCONNECTED/, /^console: Error: Unable to preload CSS/, /^console: .*(reached|fetch)/)
    await openPage(page, "/terms")
    await context.setOffline(true)
    await page.evaluate((to) => history.pushState({}, "", to), `/p/${slug}`)
    await page.getByRole("heading", { level: 1, name: "You're offline" }).waitFor()
    await context.setOffline(false)
    await page.getByRole("button", { name: "Add to cart" }).waitFor()
  })
})

describe("what a visitor typed", () => {
  const hostile = "</script><script>document.title='owned'</script>\u2028<img src=x onerror=\"document.title='owned'\">"

  it.each([
    ["words to search for", "/search?query="],
    ["a filter", "/search?query=timber&brand="],
    ["the number of an order", "/track-order/"],
    ["the name of a product", "/p/"]
  ])("[T42] %s: shown, or written for the scripts, and never run", async (_, path) => {
    const address = path + encodeURIComponent(hostile)
    const { html } = await get(address)
    expect(html).not.toContain("<script>document")
    expect(html).not.toContain("<img src=x")
    const { page, expects } = await visit()
    expects(/^answer: 404/)
    await page.goto(address)
    await waitForHydration(page)
    expect(await page.title()).not.toBe("owned")
  })

  it("[T42] is what the page says it looked for", async () => {
    const { page } = await visit()
    await openPage(page, `/search?query=${encodeURIComponent(hostile)}`)
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("</script><script>")
    expect(await page.getByRole("searchbox").first().inputValue()).toContain("</script><script>")
  })
})
