/** Who's buying: somebody who logs in on the way, and is logged out elsewhere. */
import type { Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { emails, fillCredentials } from "./page-login.ts"
import { kindsOfProduct, queryShop } from "./shop-database.ts"
import { chosenDay, typeCard } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step CASCADE"))

/** A guest with something in the cart, where they are asked who is buying. */
const asked = async (page: Page) => {
  const [branch] = await queryShop<{ id: number }>("SELECT id FROM branch WHERE pickup_available ORDER BY id LIMIT 1")
  await page.context().addCookies([{ name: "branch", value: String(branch?.id), url: origin() }])
  await openPage(page, `/p/${(await kindsOfProduct())["timber in lengths"]}`)
  await page.getByRole("textbox", { name: / m$/ }).first().fill("2")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
  await openPage(page, "/checkout/cart")
  await page.getByRole("link", { name: "Continue to checkout" }).click()
  await page.getByRole("heading", { level: 1, name: "Who's buying" }).waitFor()
}

const collect = async (page: Page) => {
  await page.getByRole("heading", { level: 1, name: "Where will you collect it?" }).waitFor()
  await chosenDay(page).waitFor()
  await page.getByRole("button", { name: "Continue", exact: true }).click()
}

/** Whether the shop's header is there in the moment in which the page of this heading is first shown. */
const watchHeader = (page: Page, heading: string) =>
  page.evaluateHandle((text) => {
    const isThere = new Promise<boolean>((tell) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent !== text) return
        observer.disconnect()
        tell(document.querySelector("header search") !== null)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    return { isThere }
  }, heading)

it("[CHK-01] [AUTH-14] [AUTH-12] who has an account logs in on the way and comes back with cart and details; logged out elsewhere while paying they are asked again who is buying, and nothing is ordered", async () => {
  const { page, newTab, expects } = await visit()
  expects(/^answer: 401 /)
  await asked(page)
  const shown = await watchHeader(page, "Log in by e-mail")
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click()
  // One that came later would push the form down under the pointer.
  expect(await shown.evaluate(({ isThere }) => isThere)).toBe(true)
  await page.getByRole("link", { name: "Log in with a password instead" }).click()
  await page.getByRole("heading", { level: 1, name: "Log in", exact: true }).waitFor()
  await fillCredentials(page, emails.plain)
  await collect(page)
  await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor()
  await expect.poll(() => page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(emails.plain)
  expect(await page.getByRole("navigation", { name: "Checkout steps" }).textContent()).not.toContain("Who's buying")
  await page.getByRole("checkbox", { name: /terms of sale/ }).check()
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await typeCard(page, "4242424242424242")
  const orders = await queryShop("SELECT order_no FROM shop_order")
  const elsewhere = await newTab()
  await openPage(elsewhere, "/my-account")
  await elsewhere.getByRole("button", { name: "Log out" }).first().click()
  await page.getByRole("heading", { level: 1, name: "Who's buying" }).waitFor()
  await page.getByRole("button", { name: "Continue as guest" }).click()
  await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor()
  await expect.poll(() => page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe("")
  expect(await queryShop("SELECT order_no FROM shop_order")).toEqual(orders)
})
