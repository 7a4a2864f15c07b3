/** How soon a page says that the goods are in the cart, after the press, in Chromium. */
import type { Locator, Page } from "playwright"
import { openPage } from "../journeys/browser.ts"
import { HOVER_MS, MOST_MS, paintDelay, pressAfterHover } from "./paint-delay.ts"
import { type Figure, percentile } from "./report.ts"

const TIMES = 6

/** Where goods are put into the cart: each with what has to be done before its button can be pressed. */
const places = (page: Page): Readonly<Record<string, readonly [path: string, makeReady: () => Promise<Locator>]>> => {
  const main = page.getByRole("main")
  return {
    "on a product's page": [
      "/p/90-x-45-treated-pine-mgp10-h3-framing",
      async () => {
        await main.getByRole("textbox", { name: /4\.2 m$/ }).fill("2")
        // Pressed before its price is there, the button says that it is loading.
        await main.locator('[role="group"] [aria-busy="false"]').waitFor()
        return main.getByRole("button", { name: "Add to cart", disabled: false })
      }
    ],
    "in a row of a list": [
      "/c/timber/framing?view=table",
      async () => main.getByRole("button", { name: /^Add to cart: / }).first()
    ]
  }
}

export const cartConfirmations = async (page: Page): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  for (const [where, [path, makeReady]] of Object.entries(places(page))) {
    const times: Array<number> = []
    for (let nth = 0; nth < TIMES; nth++) {
      await openPage(page, path)
      await pressAfterHover(page, await makeReady())
      times.push(await paintDelay(page))
    }
    const measured = times.slice(1)
    figures.push(
      {
        what: `added ${where}, pressed after ${HOVER_MS} ms: median`,
        value: percentile(measured, 50),
        unit: "ms",
        most: MOST_MS
      },
      { what: `added ${where}: slowest of ${measured.length}`, value: Math.max(...measured), unit: "ms" }
    )
  }
  return figures
}
