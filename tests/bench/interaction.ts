/** `npm run bench -- interaction`: how soon offers stand below the search box, a page and the word that the goods are in the cart after a press, in Chromium. */
import type { Browser, Locator, Page } from "playwright"
import { SEARCH_DEBOUNCE_MS } from "../../core/catalogue/search/search-product.ts"
import { contextFor, openBrowser, openPage, waitForHeader } from "../journeys/browser.ts"
import { openBenchShop } from "./bench-shop.ts"
import { cartConfirmations } from "./cart-confirmations.ts"
import { layoutShifts } from "./layout-shifts.ts"
import { mainPages } from "./main-pages.ts"
import { HOVER_MS, MOST_MS, paintDelay, pressAfterHover, timePaints } from "./paint-delay.ts"
import { type Figure, percentile, type Report } from "./report.ts"

/** How fast somebody types, ms. */
const KEY_MS = 60

const queries = [
  "merbau",
  "90x45 h3",
  "decking oil",
  "plasterbord",
  "hinge",
  "m12 galv",
  "screws",
  "cement",
  "ply",
  "door"
]

const suggestions = async (page: Page): Promise<ReadonlyArray<number>> => {
  await openPage(page, "/stores")
  await waitForHeader(page)
  const box = page.getByRole("banner").getByRole("combobox")
  const times: Array<number> = []
  for (const query of queries) {
    await box.fill("")
    await box.pressSequentially(query, { delay: KEY_MS })
    times.push((await paintDelay(page)) - SEARCH_DEBOUNCE_MS)
  }
  return times.slice(1)
}

/** Where a hand goes on from each page. */
const steps = (
  page: Page,
  pages: Readonly<Record<string, string>>
): Readonly<Record<string, readonly [string, Locator]>> => {
  const main = page.getByRole("main")
  return {
    "to a category": ["/c/timber", main.locator('a[href="/c/timber/framing"]').first()],
    "to a product": [pages.category ?? "", main.locator("article h3 a").nth(1)],
    "to a post": ["/blog", main.locator(`a[href="${pages.post}"]`).first()],
    "to a store": ["/stores", main.locator(`a[href="${pages.store}"]`).first()],
    "to the home page": ["/terms", page.getByRole("banner").locator('a[href="/"]').first()]
  }
}

const navigations = async (page: Page, pages: Readonly<Record<string, string>>): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  for (const [what, [from, link]] of Object.entries(steps(page, pages))) {
    const times: Array<number> = []
    for (let nth = 0; nth < 6; nth++) {
      await openPage(page, from)
      await waitForHeader(page)
      await pressAfterHover(page, link)
      times.push(await paintDelay(page))
    }
    figures.push({
      what: `${what}, pressed after ${HOVER_MS} ms: median`,
      value: percentile(times.slice(1), 50),
      unit: "ms",
      most: MOST_MS
    })
    figures.push({ what: `${what}: slowest of 5`, value: Math.max(...times.slice(1)), unit: "ms" })
  }
  return figures
}

const measured = async (browser: Browser, origin: string, pages: Readonly<Record<string, string>>) => {
  const page = await (await contextFor(browser, origin)).newPage()
  await page.addInitScript(timePaints)
  const offers = await suggestions(page)
  const suggestionFigures: ReadonlyArray<Figure> = [
    { what: "offers after the debounce: median", value: percentile(offers, 50), unit: "ms", most: MOST_MS },
    { what: `offers after the debounce: slowest of ${offers.length}`, value: Math.max(...offers), unit: "ms" }
  ]
  const steps = await navigations(page, pages)
  const confirmations = await cartConfirmations(page)
  await page.context().close()
  return [...suggestionFigures, ...steps, ...confirmations, ...(await layoutShifts(browser, origin, pages))]
}

export const interaction = async (): Promise<Report> => {
  const shop = await openBenchShop()
  try {
    const pages = await mainPages(shop)
    const browser = await openBrowser()
    try {
      return { timings: [], figures: await measured(browser, shop.origin, pages), faults: [] }
    } finally {
      await browser.close()
    }
  } finally {
    await shop.stop()
  }
}
