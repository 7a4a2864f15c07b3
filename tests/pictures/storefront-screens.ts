/** What lies over the shop's pages, and the pages that only links lead to. */
import type { Page } from "playwright"
import { click, constantPath, waitForText } from "./page-actions.ts"
import type { Screen } from "./screen-list.ts"

const isWide = (width: number): boolean => width >= 1180
const isNarrow = (width: number): boolean => !isWide(width)

/** The mega menu of a wide window, the drill menu of a narrow one. */
const openMenu = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator("#menu li a").first().hover()
  await page.locator("[data-path]").first().waitFor()
}

const openNarrowMenu = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await click(page, "Menu")
  await page.locator("#menu:popover-open").waitFor()
}

/** The panel below the search box, with what it offers for `typed`. */
const typeSearch = (typed: string, seen: string | RegExp) => async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole("banner").getByRole("combobox").fill(typed)
  await page.getByRole("banner").getByText(seen).first().waitFor()
}

export const storefrontScreens: ReadonlyArray<Screen> = [
  { name: "mega-menu", path: constantPath("/terms"), act: openMenu, isSeenAt: isWide },
  { name: "mobile-menu", path: constantPath("/terms"), act: openNarrowMenu, isSeenAt: isNarrow },
  { name: "search-panel", path: constantPath("/terms"), act: typeSearch("merbau", "Suggestions"), isSeenAt: isWide },
  {
    name: "search-panel-empty",
    path: constantPath("/terms"),
    isSeenAt: isWide,
    act: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole("banner").getByRole("combobox").focus()
      await waitForText(page, "Popular Searches")
    }
  },
  { name: "calculators", path: constantPath("/p/utils") },
  { name: "categories", path: constantPath("/c/utils") },
  {
    name: "compare",
    path: ({ timber, cleared, oneVariant }) => `/compare?products=${timber},${cleared},${oneVariant}`
  },
  { name: "blog", path: constantPath("/blog") },
  { name: "post", path: constantPath("/blog/deck-spans") },
  { name: "history", path: constantPath("/history") },
  { name: "services", path: constantPath("/services") },
  { name: "bulletin", path: constantPath("/bulletin") },
  { name: "contact", path: constantPath("/contact") }
]
