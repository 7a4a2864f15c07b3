/** Someone who reads at twice the usual size finds everything, and reads no line sideways. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { pageAddresses } from "./page-list.ts"
import { visitors } from "./visitors.ts"

/** By a setting of the browser, which the layout follows; and by a style of the reader's own, which it knows nothing of. */
const setting = visitors("--blink-settings=defaultFontSize=32")
const ownStyle = visitors()

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

/** Each page at twice the usual size; `enlarge` does what the reader does once a page is there. */
const keepsToItsWindow = async (page: Page, paths: ReadonlyArray<string>, enlarge: () => Promise<void>) => {
  for (const path of paths) {
    await openPage(page, path)
    await enlarge()
    expect([path, await fontSize(page), await sidewaysParts(page)]).toEqual([path, "20px", []])
  }
}

it("every page keeps to its window with its text at 200 %: to a telephone's by the browser's setting, to 1240 px by a reader's own style", async () => {
  const { page: phone } = await setting.visit({ width: 360 })
  const pages = await pageAddresses("anybody")
  const paths = pages.map(({ path }) => path)
  await keepsToItsWindow(phone, paths, async () => {})
  const { page: desk } = await ownStyle.visit({ width: 1240 })
  // One of each kind.
  const kinds = pages.filter(({ route }, place) => pages.findIndex((one) => one.route === route) === place)
  await keepsToItsWindow(
    desk,
    kinds.map(({ path }) => path),
    () =>
      desk.evaluate(() => {
        const style = new CSSStyleSheet()
        style.replaceSync("html { font-size: 20px !important }")
        document.adoptedStyleSheets = [style]
      })
  )
})
