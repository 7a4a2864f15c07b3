/** What makes a page sound, whatever it shows. */
import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"
import { expect } from "vitest"

/** Rows of links that scroll within themselves on a phone; nothing else does but tables. */
const strips = ["nav Products", "ul Most used filters", "ul Narrow it down"]

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds: each rule with the first of the places where it is broken. */
export const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  // Of what is right it describes one place of each rule: to name every one takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] })
  const { violations } = await axe.setLegacyMode(true).withTags(tags).analyze()
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`)
}

/** What can be scrolled sideways on the page, but for tables: the whole page, or a part by its tag, class or name. */
export const sidewaysScrollers = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("html, body, body *")]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.checkVisibility())
        .filter((part) => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
        .filter((part) => part === document.documentElement || !part.querySelector(":scope > table"))
        .map((part) => `${part.localName} ${part.getAttribute("aria-label") ?? part.className}`.trim())
    )
    .then((parts) => parts.filter((part) => !strips.includes(part)))

/** The facts that a page tells search engines; each of them must be readable. */
export const factsOf = async (page: Page): Promise<ReadonlyArray<Record<string, unknown>>> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))

/**
 * A title of its own, one heading, a true canonical address where there is one, and nothing for axe to find: wide and
 * light, then narrow and dark, where nothing may stick out either.
 */
export const isSound = async (page: Page, canonical: string | undefined): Promise<void> => {
  const links = page.locator('link[rel="canonical"]')
  const found = {
    title: await page.title(),
    headings: await page.locator("h1").count(),
    canonical: await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href)),
    wideAndLight: await faultsOf(page)
  }
  await page.emulateMedia({ colorScheme: "dark" })
  await page.setViewportSize({ width: 320, height: 700 })
  expect({ ...found, narrowAndDark: await faultsOf(page), sideways: await sidewaysScrollers(page) }).toEqual({
    title: expect.stringMatching(canonical === undefined ? /Lineal/ : /^\S.* \| Lineal Timber & Hardware$/),
    headings: 1,
    canonical: canonical === undefined ? [] : [canonical],
    wideAndLight: [],
    narrowAndDark: [],
    sideways: []
  })
}
