/** How long it takes from a press or a letter until the page stands as it should, measured within the page. */
import type { Locator, Page } from "playwright"

/** At most so long, ms. */
export const MOST_MS = 100
/** How long a hand rests on something before it presses, ms. */
export const HOVER_MS = 400

/** Run in the page: notes when something last happened, and the first frame after it in which the page is as wanted. */
export const timePaints = () => {
  const shop = window as unknown as { happened: number; painted: number; wanted: () => boolean }
  const look = () => {
    if (shop.wanted()) setTimeout(() => (shop.painted = performance.now()))
    else requestAnimationFrame(look)
  }
  const begin = (event: Event) => {
    shop.happened = event.timeStamp
    shop.painted = 0
    requestAnimationFrame(look)
  }
  const offers = () => {
    const panel = document.getElementById("search-offers")?.parentElement
    return panel?.getAttribute("aria-busy") === "false" && panel.querySelector("[role=option]") !== null
  }
  addEventListener(
    "input",
    (event) => {
      shop.wanted = offers
      begin(event)
    },
    true
  )
  addEventListener(
    "click",
    (event) => {
      const isBuying = (event.target as Element | null)?.closest("main button.btn") != null
      const textNow = () => document.querySelector("h1")?.textContent ?? ""
      const before = textNow()
      const told = () => [...document.querySelectorAll("main [role=status]")].map(({ textContent }) => textContent)
      const isAdded = () => /\b(in|to) your cart/i.test(told().join())
      shop.wanted = isBuying ? isAdded : () => ![before, ""].includes(textNow())
      begin(event)
    },
    true
  )
}

/** From what last happened to when the page stood, ms. */
export const paintDelay = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => (window as unknown as { readonly painted: number }).painted > 0, undefined, {
    timeout: 10_000
  })
  return page.evaluate(() => {
    const { happened, painted } = window as unknown as { readonly happened: number; readonly painted: number }
    return painted - happened
  })
}

export const pressAfterHover = async (page: Page, target: Locator): Promise<void> => {
  await target.hover()
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
}
