/** The cart of a browser: kept, shared by its tabs, priced by the server, changed by hand, and there without a connection. */
import type { Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { openPage, type StorageState } from "./browser.ts"
import { cartLine, expectTotal, openCart, quantityBox } from "./cart-page.ts"
import { onPaper, plainPaper } from "./on-paper.ts"
import { openedFaults } from "./page-checks.ts"
import { rowvilleStates } from "./rowville-checkout.ts"
import { queryShop } from "./shop-database.ts"
import { addSticks } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const framing = "90-x-45-treated-pine-mgp10-h3-framing"

const lines = (page: Page) => page.getByRole("region", { name: "Your cart" }).getByRole("listitem").count()
const badge = (page: Page, count: string) => page.locator("#cart-badge:visible").getByText(count, { exact: true })
const removeLine = (page: Page) =>
  cartLine(page, "5.4")
    .getByRole("button", { name: /^Remove (?!one)/ })
    .click()

/** A browser with two sticks of 5.4 m and three of 2.4 m in its cart, at $6.45 a metre: $69.66 and $46.44. */
let filled: StorageState

beforeAll(async () => {
  filled = (await rowvilleStates(visit)).cart
})

/** The shop asks another price a metre for the 5.4 m length while the work is done. */
const atPrice = async (cents: number, work: () => Promise<void>) => {
  const [row] = await queryShop<{ sku: string; cents: number }>(
    `SELECT s.erp_id AS sku, r.retail_cents::int AS cents FROM sku s JOIN product p ON p.id = s.product_id
     JOIN price r ON r.sku = s.erp_id WHERE p.slug = $1 AND s.length = 5.4`,
    [framing]
  )
  const change = (to: number | undefined) =>
    queryShop("UPDATE price SET retail_cents = $2 WHERE sku = $1", [row?.sku, to])
  await change(cents)
  try {
    await work()
  } finally {
    await change(row?.cents)
  }
}

it("[CART-04] [CART-08] the cart is kept in the browser and shared by its tabs: what is added, changed, taken out and put back", async () => {
  const { page, newTab } = await visit({ kept: filled })
  await openCart(page, "$116.10")
  const shelf = await newTab()
  await shelf.clock.install()
  await addSticks(shelf, framing, "4.2", 1)
  await badge(shelf, "3").waitFor()
  // What was added is said for five seconds.
  await shelf.clock.fastForward(5000)
  await shelf.getByRole("status").getByText("Added to your cart").waitFor({ state: "detached" })
  await expectTotal(page, "$143.19")
  expect(await lines(page)).toBe(3)
  expect(await onPaper(page)).toEqual(plainPaper)

  await quantityBox(page, "5.4").fill("4")
  await expectTotal(page, "$212.85")
  await page.reload()
  await expectTotal(page, "$212.85")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("4")

  await removeLine(page)
  await expectTotal(page, "$73.53")
  await page.getByRole("button", { name: "Undo" }).click()
  await expectTotal(page, "$212.85")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("4")

  await removeLine(page)
  await expectTotal(page, "$73.53")
  await badge(shelf, "2").waitFor()
  await page.reload()
  await expectTotal(page, "$73.53")
  expect(await lines(page)).toBe(2)
  await page.getByRole("button", { name: "Paste a material list" }).click()
  await page.getByRole("dialog", { name: "Paste a material list" }).waitFor()
  expect(await openedFaults(page, "dialog[open]")).toEqual([])
  await openPage(page, "/terms")
  await badge(page, "2").waitFor()
})

it("[CART-08] the server is asked for the prices whenever the cart is opened: a change is marked, and the last ones stay where it can't be asked", async () => {
  const { page, context, expects } = await visit({ kept: filled })
  expects(/net::ERR/, /^console: Prices could not be fetched/)
  await atPrice(700, async () => {
    await openCart(page, "$122.04")
    expect(await cartLine(page, "5.4").textContent()).toContain("$75.60")
    await cartLine(page, "5.4").getByText("Was $6.45, now $7.00").waitFor()
    expect(await page.getByText(/^Was /).count()).toBe(1)
    await page.getByRole("alert").getByText("Some prices have changed").waitFor()
    await quantityBox(page, "5.4").fill("4")
    await expectTotal(page, "$197.64")
    expect(await page.getByText(/^Was /).count()).toBe(0)
  })
  await context.route("**/guest-prices", (route) => route.abort())
  await page.reload()
  await page.getByText("We couldn't check prices just now").waitFor()
  await expectTotal(page, "$197.64")
  await context.unroute("**/guest-prices")
  await page.reload()
  await expectTotal(page, "$185.76")

  await context.setOffline(true)
  await page.getByRole("status").getByText("You're offline. Your cart is safe here; pay when you're back.").waitFor()
  await quantityBox(page, "5.4").fill("3")
  await page.getByRole("button", { name: "Continue to checkout", disabled: true }).waitFor()
  expect(await lines(page)).toBe(2)
  await context.setOffline(false)
  await expectTotal(page, "$150.93")
  expect(await page.getByText("You're offline").count()).toBe(0)
  await quantityBox(page, "5.4").fill("4")
  await expectTotal(page, "$185.76")
})

it("[DEL-05] a quantity is stepped, typed while the last one is priced, or let go after a question; what its delivery costs stands beside the total", async () => {
  const { page } = await visit({ kept: filled })
  await openCart(page, "$116.10")
  const box = quantityBox(page, "5.4")
  const fewer = cartLine(page, "5.4").getByRole("button", { name: /^Remove one/ })
  await fewer.click()
  await expectTotal(page, "$81.27")
  await fewer.click()
  await page.getByRole("button", { name: "Keep it" }).click()
  await expectTotal(page, "$81.27")
  // The question goes once another quantity is typed.
  await box.fill("0")
  const question = page.getByRole("group", { name: /^Remove this line/ })
  await question.waitFor()
  await box.fill("4")
  await question.waitFor({ state: "detached" })
  await expectTotal(page, "$185.76")
  // A step goes on from what is typed.
  await box.fill("5")
  await box.press("ArrowUp")
  await expectTotal(page, "$255.42")
  await expect.poll(() => box.inputValue()).toBe("6")

  const { promise: mayCome, resolve: letPricesCome } = Promise.withResolvers<void>()
  const asked = page.waitForRequest("**/guest-prices")
  await page.route("**/guest-prices", async (route) => {
    await mayCome
    await route.continue()
  })
  await box.fill("1")
  await asked
  await box.press("End")
  await box.pressSequentially("0")
  letPricesCome()
  await expectTotal(page, "$381.24")
  expect(await box.inputValue()).toBe("10")
  await page.unroute("**/guest-prices")

  await box.fill("0")
  await page.getByRole("button", { name: "Remove it" }).click()
  await expectTotal(page, "$46.44")
  await cartLine(page, "5.4").waitFor({ state: "detached" })

  // What delivery costs, and when it comes, is there before anything is asked.
  await page.getByLabel("Delivery postcode").fill("3178")
  const truck = /^Delivery by our truck From \w{3} \d+ \w{3}, on the day you choose\$\d+\.\d\d$/
  await page.getByRole("region", { name: "Or have it delivered" }).getByText(truck).waitFor()
})
