/** Someone who reads at twice the usual size finds everything, and reads no line sideways. */
import { expect, it } from "vitest"
import { open } from "./browser.ts"
import { categories } from "./shop-database.ts"
import { visitors } from "./visit.ts"

const { visit } = visitors("--blink-settings=defaultFontSize=32")

const timber = "/p/90-x-45-treated-pine-mgp10-h3-framing"

it.each([640, 1240])("every page keeps to a window of %i px with its text at 200 %", async (width) => {
  const { page } = await visit({ width })
  const { top, deep } = await categories()
  const wide: Array<string> = []
  for (const path of ["/", `/c/${top}`, `/c/${deep}`, timber, "/stores", "/track-order", "/terms", "/checkout/cart"]) {
    await open(page, path)
    const { size, sideways } = await page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      sideways: document.documentElement.scrollWidth - innerWidth
    }))
    expect(size).toBe("20px")
    if (sideways > 0) wide.push(`${path} by ${sideways} px`)
  }
  expect(wide).toEqual([])
})
