/** My store and where deliveries go: chosen over any page, and kept as they were where the shop can't be told. */
import { expect, it } from "vitest"
import { cartNotices } from "../../ui/words/cart-notice.ts"
import { openPage } from "./browser.ts"
import { openedFaults } from "./page-checks.ts"
import { queryShop } from "./shop-database.ts"
import { addSticks } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** Of 40 sticks of 5.4 m, by the volume price of $5.95 a metre. */
const total = "$1,285.20"

it("[EXP-08] my store that can't be chosen says so in the list, which stays open; chosen on a product's page it shows the stock there, and keeps what was typed and what is in the cart; so does a postcode, which stands in the header and below the product", async () => {
  const { page, expects } = await visit()
  expects(/ERR_FAILED/)
  await openPage(page, "/p/90-x-45-treated-pine-mgp10-h3-framing")
  await addSticks(page, "90-x-45-treated-pine-mgp10-h3-framing", "5.4", 3)
  const inCart = page.getByRole("row").filter({ hasText: "5.4 m" }).getByText(cartNotices.inCart("3"), { exact: true })
  await inCart.waitFor()
  await page.getByRole("textbox", { name: /5\.4 m$/ }).fill("40")
  await page.getByText(total).waitFor()
  const mine = page.getByRole("button", { name: /^My store/ })
  await mine.click()
  await page.route("**/visitor/branch", (route) => route.abort())
  const rowville = page.getByRole("button", { name: /^Rowville 3178 (open till|opens) / })
  const choices = page.locator("#branches button[name]")
  await expect.poll(() => choices.count()).toBe(19)
  await page.getByRole("searchbox", { name: "Suburb or postcode of a store" }).fill("317")
  await page.getByText("1 store", { exact: true }).waitFor()
  await expect.poll(() => choices.count()).toBe(1)
  await rowville.click()
  const said = page.getByRole("alert").getByText("Your store hasn't changed. The shop could not be reached.")
  await said.waitFor()
  expect(await mine.textContent()).toContain("Choose your store")
  await page.unroute("**/visitor/branch")
  await rowville.click()
  await page.getByRole("button", { name: /^My store Rowville/ }).waitFor()
  await rowville.waitFor({ state: "hidden" })
  expect(await said.count()).toBe(0)
  await page.getByRole("columnheader", { name: "Rowville" }).waitFor()
  expect(await page.getByRole("textbox", { name: /5\.4 m$/ }).inputValue()).toBe("40")
  await page.getByText(total).waitFor()
  expect(await inCart.count()).toBe(1)

  await mine.click()
  const postcode = page.getByRole("textbox", { name: "Delivery postcode" })
  expects(/400 POST .*visitor\/postcode/)
  await postcode.fill("0300")
  await postcode.press("Enter")
  await page.getByText("Your postcode hasn't changed. There is no such postcode").waitFor()
  await postcode.fill("3178")
  await postcode.press("Enter")
  await page.getByRole("button", { name: /^My store · delivery to 3178 Rowville/ }).waitFor()
  await postcode.waitFor({ state: "hidden" })
  await page.getByText(/^Truck to 3178/).waitFor()
  const sticks = page.getByRole("textbox", { name: /5\.4 m$/ })
  expect(await sticks.inputValue()).toBe("40")
  expect([await inCart.count(), await page.locator("#cart-badge").textContent()]).toEqual([1, "1"])

  await sticks.fill("1000")
  await page.getByText("For 1,000 or more, ask Rowville for a price").waitFor()
  const faults = [...(await openedFaults(page, "main tbody"))]
  const [ordered] = await queryShop<{ slug: string }>(
    `SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id LEFT JOIN stock t ON t.sku = s.erp_id
     GROUP BY p.id HAVING bool_and(s.stock_mode = 'special-order') AND coalesce(sum(t.available), 0) = 0 AND count(*) > 1
     ORDER BY p.slug LIMIT 1`
  )
  await openPage(page, `/p/${ordered?.slug}`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole("heading", { name: "Tell me when it's in stock" }).waitFor()
  expect([...faults, ...(await openedFaults(page, "[aria-labelledby=restock]"))]).toEqual([])
})
