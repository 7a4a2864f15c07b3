/** How soon after a page is up the own prices of a member stand on all its cards, in Chromium. */
import type { Page } from "playwright"
import { logIn } from "../journeys/api-login.ts"
import { contextFor, openBrowser } from "../journeys/browser.ts"
import type { BenchShop } from "./bench-shop.ts"
import { type Figure, percentile } from "./report.ts"

const LOOKS = 11
const MOST_MS = 150
const PRICES = 24
const SHELF = "/c/timber/framing"

/** Notes when React has the page, and in which frame the last of the prices is painted. */
const watch = (prices: number) => {
  const isAwake = () =>
    Object.keys(document.getElementById("content") ?? {}).some((key) => key.startsWith("__reactProps"))
  const timer = setInterval(() => {
    if (!isAwake()) return
    clearInterval(timer)
    performance.mark("awake")
  }, 1)
  const look = () => {
    const shown = [...document.querySelectorAll('article [data-testid="price"]')].filter(
      (price) => getComputedStyle(price).visibility === "visible"
    )
    if (shown.length >= prices) performance.mark("painted")
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const look = async (page: Page): Promise<number> => {
  await page.goto(SHELF)
  // Both, in either order: what is kept of this company may be painted before the timer next looks.
  await page.waitForFunction(() => ["awake", "painted"].every((name) => performance.getEntriesByName(name).length > 0))
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return at("painted") - at("awake")
  })
}

export const ownPricesPainted = async ({ origin, databaseUrl }: BenchShop): Promise<ReadonlyArray<Figure>> => {
  const browser = await openBrowser()
  try {
    const page = await (await contextFor(browser, origin)).newPage()
    await logIn(page, databaseUrl, "dana@ironbark.example", { path: SHELF })
    await page.addInitScript(watch, PRICES)
    // The first look fetches scripts and pictures.
    await look(page)
    const took: Array<number> = []
    for (let nth = 0; nth < LOOKS; nth++) took.push(await look(page))
    return [
      {
        what: `${PRICES} own prices painted after hydration: median`,
        value: percentile(took, 50),
        unit: "ms",
        most: MOST_MS
      },
      {
        what: `${PRICES} own prices painted after hydration: slowest of ${LOOKS}`,
        value: Math.max(...took),
        unit: "ms"
      }
    ]
  } finally {
    await browser.close()
  }
}
