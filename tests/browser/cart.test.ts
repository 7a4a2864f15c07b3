/** The cart of a browser: kept, shared by its tabs, priced by the server, and there without a connection. */
import type { Page } from "playwright"
import { beforeAll, describe, expect, it } from "vitest"
import { addSticks, total, whatIsKept } from "./shopper.ts"
import { ask } from "./shop-database.ts"
import { open } from "./sound-page.ts"
import { type Kept, visitors } from "./visit.ts"

const { visit } = visitors()

const framing = "90-x-45-treated-pine-mgp10-h3-framing"

/** A browser with two sticks of 5.4 m and three of 2.4 m in its cart, at $6.45 a metre: $69.66 and $46.44. */
let filled: Kept
let sku = ""

beforeAll(async () => {
  const { page } = await visit()
  await addSticks(page, framing, "5.4", 2)
  await addSticks(page, framing, "2.4", 3)
  await atCart(page, "$116.10")
  filled = await whatIsKept(page)
  const [found] = await ask<{ sku: string }>(
    "SELECT s.erp_id AS sku FROM sku s JOIN product p ON p.id = s.product_id WHERE p.slug = $1 AND s.length = 5.4",
    [framing]
  )
  sku = found?.sku ?? ""
})

/** Waits until the cart on the page comes to so much, by the server's prices. */
const comesTo = (page: Page, amount: string) =>
  total(page).and(page.locator('[aria-busy="false"]')).getByText(amount, { exact: true }).or(
    page.locator('[data-testid="total"][aria-busy="false"]', { hasText: amount })
  ).waitFor()

const atCart = async (page: Page, amount: string) => {
  await open(page, "/checkout/cart")
  await comesTo(page, amount)
}

const line = (page: Page, length: string) => page.getByRole("listitem").filter({ hasText: `${length} m` })
const quantity = (page: Page, length: string) => line(page, length).getByRole("textbox")
const badge = (page: Page) => page.locator("#cart-badge")

describe("[CART-08] what is changed is there again when the page is loaded anew:", () => {
  it("an added line, and the count of lines", async () => {
    const { page } = await visit({ kept: filled })
    await addSticks(page, framing, "3.0", 1)
    await page.reload()
    await badge(page).getByText("3", { exact: true }).waitFor()
    await atCart(page, "$135.45")
    expect(await page.getByRole("main").getByRole("listitem").count()).toBe(3)
  })

  it("a changed quantity", async () => {
    const { page } = await visit({ kept: filled })
    await atCart(page, "$116.10")
    await quantity(page, "5.4").fill("4")
    await comesTo(page, "$185.76")
    await page.reload()
    await comesTo(page, "$185.76")
    expect(await quantity(page, "5.4").inputValue()).toBe("4")
  })

  it("a line that was taken out", async () => {
    const { page } = await visit({ kept: filled })
    await atCart(page, "$116.10")
    await line(page, "5.4").getByRole("button", { name: /^Remove/ }).click()
    await comesTo(page, "$46.44")
    await page.reload()
    await comesTo(page, "$46.44")
    await page.goto("/terms")
    await badge(page).getByText("1", { exact: true }).waitFor()
  })

  it("a new price", async () => {
    const { page, context } = await visit({ kept: filled })
    await atPrice(700, async () => {
      await atCart(page, "$122.04")
    })
    await context.route("**/guest-prices", (route) => route.abort())
  })
})

/** The server asks another price for the 5.4 m length while the work is done. */
const atPrice = async (cents: number, work: () => Promise<void>) => {
  const [before] = await ask<{ cents: number }>("SELECT retail_cents::int AS cents FROM price WHERE sku = $1", [sku])
  await ask("UPDATE price SET retail_cents = $2 WHERE sku = $1", [sku, cents])
  try {
    await work()
  } finally {
    await ask("UPDATE price SET retail_cents = $2 WHERE sku = $1", [sku, before?.cents])
  }
}
