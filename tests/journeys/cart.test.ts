/** The cart of a browser: kept, shared by its tabs, priced by the server, and there without a connection. */
import type { Page } from "playwright"
import { beforeAll, describe, expect, it } from "vitest"
import { openPage, type StorageState } from "./browser.ts"
import { cartLine, expectTotal, openCart, quantityBox } from "./cart-page.ts"
import { queryShop } from "./shop-database.ts"
import { addSticks, storedState } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const framing = "90-x-45-treated-pine-mgp10-h3-framing"

const lines = (page: Page) => page.getByRole("region", { name: "Your cart" }).getByRole("listitem").count()
const badge = (page: Page, count: string) => page.locator("#cart-badge:visible").getByText(count, { exact: true })

/** A browser with two sticks of 5.4 m and three of 2.4 m in its cart, at $6.45 a metre: $69.66 and $46.44. */
let filled: StorageState

beforeAll(async () => {
  const { page } = await visit()
  await addSticks(page, framing, "5.4", 2)
  await addSticks(page, framing, "2.4", 3)
  // The count for the badge is written a moment after the lines.
  await page.waitForFunction(() => localStorage.getItem("lineal/cart-count") === "2")
  await openCart(page, "$116.10")
  filled = await storedState(page)
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

describe("is kept in the browser", () => {
  it("[CART-08] with a line that is added, and the count of lines", async () => {
    const { page } = await visit({ kept: filled })
    await addSticks(page, framing, "4.2", 1)
    await badge(page, "3").waitFor()
    await page.reload()
    await badge(page, "3").waitFor()
    await openCart(page, "$143.19")
    expect(await lines(page)).toBe(3)
  })

  it("[CART-08] with a quantity that is changed", async () => {
    const { page } = await visit({ kept: filled })
    await openCart(page, "$116.10")
    await quantityBox(page, "5.4").fill("4")
    await expectTotal(page, "$185.76")
    await page.reload()
    await expectTotal(page, "$185.76")
    expect(await quantityBox(page, "5.4").inputValue()).toBe("4")
  })

  it("[CART-08] without a line that is taken out", async () => {
    const { page } = await visit({ kept: filled })
    await openCart(page, "$116.10")
    await cartLine(page, "5.4")
      .getByRole("button", { name: /^Remove (?!one)/ })
      .click()
    await expectTotal(page, "$46.44")
    await page.reload()
    await expectTotal(page, "$46.44")
    expect(await lines(page)).toBe(1)
    await openPage(page, "/terms")
    await badge(page, "1").waitFor()
  })

  it("[CART-08] with the prices that the server gave last, even where it can't be asked now", async () => {
    const { page, context, expects } = await visit({ kept: filled })
    await atPrice(700, () => openCart(page, "$122.04"))
    expects(/net::ERR_FAILED/, /^console: Prices could not be fetched/)
    await context.route("**/guest-prices", (route) => route.abort())
    await page.reload()
    await page.getByText("We couldn't check prices just now").waitFor()
    await expectTotal(page, "$122.04")
  })

  it("[CART-04] and says for five seconds that something was added", async () => {
    const { page } = await visit({ kept: filled })
    await page.clock.install()
    const said = page.getByRole("status").getByText("Added to your cart")
    // Once something was added the cart of the last visit has come back: nothing of that is left to wait for.
    await addSticks(page, framing, "4.2", 1)
    await page.clock.runFor(5000)
    await said.waitFor({ state: "detached" })
    await page.getByRole("textbox", { name: /4\.2 m$/ }).fill("1")
    const add = page.getByRole("button", { name: "Add to cart", disabled: false })
    await add.waitFor()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await add.click()
    // The price is asked for after 50 ms; from its answer on the notice stands.
    await page.clock.runFor(50)
    await said.waitFor()
    await page.clock.runFor(4999)
    expect(await said.count()).toBe(1)
    await page.clock.runFor(1)
    expect(await said.count()).toBe(0)
  })
})

it("is asked the server's price anew whenever it is opened", async () => {
  const { page } = await visit({ kept: filled })
  await atPrice(700, async () => {
    await openCart(page, "$122.04")
    expect(await cartLine(page, "5.4").textContent()).toContain("$75.60")
  })
  await page.reload()
  await expectTotal(page, "$116.10")
})

it("is one cart in all tabs", async () => {
  const { page, newTab } = await visit({ kept: filled })
  const second = await newTab()
  await openCart(page, "$116.10")
  await addSticks(second, framing, "4.2", 1)
  await expectTotal(page, "$143.19")
  await cartLine(page, "5.4")
    .getByRole("button", { name: /^Remove (?!one)/ })
    .click()
  await expectTotal(page, "$73.53")
  await badge(second, "2").waitFor()
})

it("stays on the page when the connection is lost, and goes on when it is back", async () => {
  const { page, context, expects } = await visit({ kept: filled })
  expects(/net::ERR_INTERNET_DISCONNECTED/, /^console: Prices could not be fetched/)
  await openCart(page, "$116.10")
  await context.setOffline(true)
  await quantityBox(page, "5.4").fill("3")
  await page.getByText("You're offline. Your cart is safe here; pay when you're back.").waitFor()
  expect(await lines(page)).toBe(2)
  await context.setOffline(false)
  await expectTotal(page, "$150.93")
  await quantityBox(page, "5.4").fill("4")
  await expectTotal(page, "$185.76")
})

it("a price that has changed is marked with the old and the new one, until the line is changed", async () => {
  const { page } = await visit({ kept: filled })
  await atPrice(700, async () => {
    await openCart(page, "$122.04")
    await cartLine(page, "5.4").getByText("Was $6.45, now $7.00").waitFor()
    expect(await page.getByText(/^Was /).count()).toBe(1)
    await page.getByRole("alert").getByText("Some prices have changed").waitFor()
    await quantityBox(page, "5.4").fill("4")
    await expectTotal(page, "$197.64")
    expect(await page.getByText(/^Was /).count()).toBe(0)
  })
})

it("says that there is no connection, and asks for prices again when it is back", async () => {
  const { page, context, expects } = await visit({ kept: filled })
  expects(/net::ERR/, /^console: Prices could not be fetched/)
  await openCart(page, "$116.10")
  await context.setOffline(true)
  await page.getByRole("status").getByText("You're offline").waitFor()
  await quantityBox(page, "5.4").fill("3")
  await page.getByRole("button", { name: "Continue to checkout", disabled: true }).waitFor()
  await context.setOffline(false)
  await expectTotal(page, "$150.93")
  expect(await page.getByText("You're offline").count()).toBe(0)
})

it("is counted in the header before any script of the shop has come", async () => {
  const { page, context, expects } = await visit({ kept: filled })
  expects(/net::ERR_FAILED/)
  await context.route("**/assets/*.js", (route) => route.abort())
  await page.goto("/terms")
  await badge(page, "2").waitFor()
})

it("a line that was taken out can be put back, as it was", async () => {
  const { page } = await visit({ kept: filled })
  await openCart(page, "$116.10")
  await cartLine(page, "5.4")
    .getByRole("button", { name: /^Remove (?!one)/ })
    .click()
  await expectTotal(page, "$46.44")
  await page.getByRole("button", { name: "Undo" }).click()
  await expectTotal(page, "$116.10")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("2")
})
