/** The five widths of a page, its grid and its measures. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { open } from "./browser.ts"
import { categories } from "./shop-database.ts"
import { visitors } from "./visit.ts"

const { visit } = visitors()

/** What tells the widths apart: how far the page keeps from its edge, and how wide the filters beside a shelf are. */
const measures = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main")
    const shelf = document.querySelector("main aside")?.parentElement
    if (!main || !shelf) throw new Error("This is no shelf.")
    const [filters = "", ...others] = getComputedStyle(shelf).gridTemplateColumns.split(" ")
    return {
      gutter: getComputedStyle(main).paddingLeft,
      filters: others.length === 0 ? "above" : filters,
      links: getComputedStyle(document.querySelector('header a[href="/returns"]') ?? main).display,
      sideways: document.documentElement.scrollWidth - innerWidth
    }
  })

const above = { filters: "above", sideways: 0 }

it.each([
  [639, "small", { ...above, gutter: "16px" }],
  [640, "medium", { ...above, gutter: "20px" }],
  [1179, "medium", { ...above, gutter: "20px" }],
  [1180, "large", { gutter: "24px", filters: "220px", sideways: 0 }],
  [1279, "large", { gutter: "24px", filters: "220px", sideways: 0 }],
  [1280, "xl", { gutter: "24px", filters: "260px", sideways: 0 }],
  [1689, "xl", { gutter: "24px", filters: "260px", sideways: 0 }],
  [1690, "xxl", { gutter: "32px", filters: "300px", sideways: 0 }]
])("[LAY-05] %i px is %s", async (width, _, expected) => {
  const { page } = await visit({ width })
  await open(page, `/c/${(await categories()).top}`)
  expect(await measures(page)).toMatchObject(expected)
})

it("[LAY-05] a rem is 10 px, the page stops growing at 256 rem, and a product stands on 24 columns", async () => {
  const { page } = await visit({ width: 3000 })
  await open(page, "/p/90-x-45-treated-pine-mgp10-h3-framing")
  const found = await page.evaluate(() => {
    const main = document.querySelector("main")
    const grids = [...(main?.querySelectorAll<HTMLElement>("div") ?? [])].map(
      (part) => getComputedStyle(part).gridTemplateColumns
    )
    return {
      rem: getComputedStyle(document.documentElement).fontSize,
      widest: main?.getBoundingClientRect().width,
      columns: Math.max(...grids.map((grid) => grid.split(" ").length))
    }
  })
  expect(found).toEqual({ rem: "10px", widest: 2560, columns: 24 })
})
