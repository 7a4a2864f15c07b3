/** Goes about the shop with Tab and Enter alone; the keyboard types only into text boxes. */
import type { ElementHandle, Locator, Page } from "playwright"
import { expect } from "vitest"

/** More presses than any page needs from its start to its end. */
const MOST_PRESSES = 400

type Found = "gone" | "elsewhere" | "covered" | "reached"

/** Whether the element has the focus, and nothing that floats over the page covers it. */
const findFocus = (element: Element): Found => {
  if (!element.isConnected) return "gone"
  if (element !== document.activeElement) return "elsewhere"
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there && (element.contains(there) || there.contains(element)) ? "reached" : "covered"
}

/**
 * Asks the one element that fits over and over, and looks for it anew where the page has drawn another in its place: to
 * find it by its role and name costs as much as ten presses.
 */
const focusFinder = (target: Locator): (() => Promise<Found>) => {
  let known: ElementHandle<Element> | undefined
  const ask = async (): Promise<Found> => {
    known ??= (await target.elementHandle()) as ElementHandle<Element>
    const found = await known.evaluate(findFocus).catch((): Found => "gone")
    if (found !== "gone") return found
    known = undefined
    return target.evaluate(findFocus)
  }
  return ask
}

/** Presses Tab until the one element that fits has the focus; it must then be in sight. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: "attached" })
  const ask = focusFinder(target)
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press("Tab")
    const found = await ask()
    if (found !== "elsewhere" && found !== "gone")
      return expect([String(target), found]).toEqual([String(target), "reached"])
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Waits until it has the focus. */
export const hasFocus = (target: Locator): Promise<void> => target.and(target.page().locator(":focus")).waitFor()

export const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press("Enter")
}

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
