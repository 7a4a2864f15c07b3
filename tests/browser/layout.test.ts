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

it.each([
  [320, 640],
  [768, 700],
  [1240, 800]
])("at %i px the search and the cart stay in sight, over nothing that has the focus", async (width, height) => {
  const { page } = await visit({ width })
  await page.setViewportSize({ width, height })
  await open(page, "/stores")
  const search = page.locator("header").getByRole("searchbox")
  const cart = page.locator('header a[href="/checkout/cart"]')
  await page.locator("footer a").last().focus()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  const [field, link] = await Promise.all([search.boundingBox(), cart.boundingBox()])
  if (!field || !link) throw new Error("The search or the cart is not drawn.")
  // One line, whole, at the top of the window.
  expect(Math.abs(field.y + field.height / 2 - link.y - link.height / 2)).toBeLessThan(4)
  expect(Math.min(field.y, link.y)).toBeGreaterThanOrEqual(0)
  expect(Math.max(field.y + field.height, link.y + link.height)).toBeLessThan(80)
  // Going back up by keyboard, what takes the focus comes to stand below the header.
  const covered = await page.evaluate(() => {
    const header = document.querySelector("header")
    const links = [...document.querySelectorAll<HTMLElement>("main a, main button")].reverse()
    return links.filter((one) => {
      one.focus()
      return one.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? 0)
    }).length
  })
  expect(covered).toBe(0)
})
