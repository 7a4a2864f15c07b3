/** Somebody goes over to another company in one tab while they order in another: nobody pays the first one's prices for the second. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { type Cents, dollars } from "../../core/money.ts"
import { logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { capturedPayments } from "./payment-records.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { addSticks, chosenDay, payButton, totalText, typeCard } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const asha = "asha@several.example"
const STICKS = 3

type Framing = {
  readonly slug: string
  readonly length: number
  readonly branch: string
  readonly branchId: number
  readonly retail: Cents
  readonly own: Cents
}

/** What Ironbark has a fixed price for, and nobody else: a metre of it, where there is enough. */
const framing = async () => {
  const [found] = await queryShop<Framing>(
    `SELECT product.slug, coalesce(sku.length, stock.length)::float AS length, branch.name AS branch,
       branch.id AS "branchId", retail_cents::int AS retail, unit_cents::int AS own
     FROM contract_price JOIN sku ON sku.erp_id = contract_price.sku JOIN price ON price.sku = sku.erp_id
     JOIN product ON product.id = sku.product_id
     JOIN stock ON stock.sku = sku.erp_id AND stock.available >= 9
     JOIN branch ON branch.id = stock.branch_id AND branch.pickup_available
     WHERE customer_id = '2001' AND promotion_cents IS NULL AND clearance_cents IS NULL
     ORDER BY unit_cents, sku.position, branch.id, stock.length LIMIT 1`
  )
  if (!found) throw new Error("Ironbark has no fixed price for anything in stock.")
  const comesTo = (metre: Cents) => dollars(Math.round(metre * found.length * STICKS))
  return { ...found, ironbarks: comesTo(found.own), foleys: comesTo(found.retail) }
}

/** Asha for Ironbark, with three sticks in the cart. */
const withSticks = async (page: Page) => {
  const found = await framing()
  await page.context().addCookies([{ name: "branch", value: String(found.branchId), url: sharedShop().origin }])
  await logIn(page, sharedShop().databaseUrl, asha, { company: "2001", path: `/p/${found.slug}` })
  await addSticks(page, found.slug, found.length.toFixed(1), STICKS)
  await openPage(page, "/checkout/cart")
  await totalText(page).getByText(found.ironbarks).waitFor()
  return found
}

const goOver = async (page: Page) => {
  await openPage(page, "/my-account")
  // Looked out for from the start: the page is loaded anew a second after it.
  const said = page.getByText("company switch success").waitFor()
  await page.getByRole("button", { name: /Foley/ }).click()
  await said
}

/** Up to the card, for the company that is logged in. */
const fillIn = async (page: Page, branch: string) => {
  const goOn = page.getByRole("button", { name: "Continue", exact: true })
  await page.getByRole("link", { name: "Continue to checkout" }).click()
  await page.getByLabel("Collect from").selectOption(branch)
  await chosenDay(page).waitFor()
  await goOn.click()
  await page.getByRole("checkbox", { name: /terms of sale/ }).check()
  await goOn.click()
  await typeCard(page, "4242424242424242")
}

it("[COMP-02] going over in one tab gives an open cart the other company's prices by itself; a payment that was ready takes nothing at the first one's, even from a tab that heard nothing", async () => {
  {
    const { page, newTab, expects } = await visit()
    // [AUTH-13] [T21] Prices that were on their way at the moment of the switch are refused, as nobody's or as another
    // company's, and asked for once more.
    expects(/^answer: (401|409) POST .*\/products-pricing\/prices/)
    const { ironbarks, foleys } = await withSticks(page)
    await goOver(await newTab())
    await totalText(page).getByText(foleys).waitFor()
    expect(await page.getByRole("main").textContent()).not.toContain(`${ironbarks}Continue`)
  }
  {
    const { page, newTab, context, expects } = await visit()
    expects(/^answer: 4\d\d /)
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"))
    const { branch, ironbarks, foleys } = await withSticks(page)
    await fillIn(page, branch)
    await page.getByRole("button", { name: `Pay ${ironbarks}`, disabled: false }).waitFor()
    const before = (await capturedPayments()).length
    await goOver(await newTab())
    await payButton(page).click()
    await page.getByText(foleys).first().waitFor()
    await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor()
    await page.getByRole("status").getByText("You're buying for Foley & Daughters Joinery now.").waitFor()
    expect(await capturedPayments()).toHaveLength(before)
    expect(await queryShop("SELECT 1 FROM shop_order WHERE contact_id = 'P07' AND status <> 'cancelled'")).toEqual([])
  }
})
