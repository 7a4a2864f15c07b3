/** How far a page moves under its reader while it comes and while it is scrolled through, in Chromium. */
import type { Browser, Page } from "playwright"
import { contextFor, openPage } from "../journeys/browser.ts"
import type { Figure } from "./report.ts"

const MOST = 0.02

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** Sums up every shift that nobody's press or key caused, which is never less than what Chromium's own sum tells. */
const watch = () => {
  const shop = window as unknown as { shifted: number }
  shop.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ReadonlyArray<PerformanceEntry>) {
      const { value, hadRecentInput } = entry as Shift
      if (!hadRecentInput) shop.shifted += value
    }
  }).observe({ type: "layout-shift", buffered: true })
}

const scrollThrough = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < Math.min(height, 6000); at += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
  }
}

/** For each page and each width one visit that has nothing kept. */
export const layoutShifts = async (
  browser: Browser,
  origin: string,
  pages: Readonly<Record<string, string>>
): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  for (const [name, path] of Object.entries(pages))
    for (const width of [360, 1440]) {
      const context = await contextFor(browser, origin, { width })
      const page = await context.newPage()
      await page.emulateMedia({ reducedMotion: "no-preference" })
      await page.addInitScript(watch)
      await openPage(page, path)
      // The header's code, banners, own prices: all that comes by itself.
      await page.waitForTimeout(1500)
      await scrollThrough(page)
      const value = await page.evaluate(() => (window as unknown as { readonly shifted: number }).shifted)
      figures.push({ what: `${name}, ${width} px: layout shifts`, value, unit: "", most: MOST })
      await context.close()
    }
  return figures
}
