/** A page for someone who reads at twice the usual size. */
import type { Page } from "playwright"
import { expect } from "vitest"

const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

/** What stands out of the window's side: by its tag and class, and by how many pixels. */
const sidewaysParts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isScrolled = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (getComputedStyle(part).overflowX !== "visible" || isScrolled(part.parentElement))
    const beyond = (part: Element) => Math.round(part.getBoundingClientRect().right - innerWidth)
    return document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll("body *")]
          .filter((part) => part.checkVisibility() && beyond(part) > 1 && !isScrolled(part))
          .map((part) => `${part.localName}.${part.className} by ${beyond(part)} px`)
  })

/** What lies over the page's heading, so that nobody reads it. */
const overHeading = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const heading = document.querySelector("main h1:not(.hidden)")
    if (!heading) return []
    heading.scrollIntoView({ block: "center", behavior: "instant" })
    const { left, top, width, height } = heading.getBoundingClientRect()
    const found = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
    return found?.closest("main") ? [] : [`${found?.localName}.${found?.className} over the heading`]
  })

/** What of an open page stands out of a window with its text at 200 %, or is covered there; the text stays so. */
export const largeText = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page)
  const setDefault = (standard: number) => protocol.send("Page.setFontSizes", { fontSizes: { standard } })
  const enlargedParts = async () => {
    expect(await fontSize(page)).toBe("20px")
    return sidewaysParts(page)
  }
  return {
    /** By a setting of the browser, which the layout follows: until the usual size is chosen again, on pages that are opened then too. */
    onTelephone: async (): Promise<ReadonlyArray<string>> => {
      await Promise.all([page.setViewportSize({ width: 360, height: 900 }), setDefault(32)])
      return [...(await enlargedParts()), ...(await overHeading(page))]
    },
    chooseUsualSize: (): Promise<unknown> => setDefault(16),
    /** By a style of the reader's own, which the layout knows nothing of: until the page has another. */
    onDesk: async (): Promise<ReadonlyArray<string>> => {
      await page.evaluate(() => {
        const style = new CSSStyleSheet()
        style.replaceSync("html { font-size: 20px !important }")
        document.adoptedStyleSheets = [style]
      })
      return enlargedParts()
    }
  }
}
