/** Who's buying: a guest, somebody who logs in on the way, and a guest who would like an account afterwards. */
import type { Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { emails, fillCredentials } from "./page-login.ts"
import { kindsOfProduct, queryShop } from "./shop-database.ts"
import { chosenDay, payButton, readOrderNo, typeCard } from "./shopper.ts"
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

it("[CHK-01] [AUTH-14] [AUTH-12] who has an account logs in on the way and comes back with cart and details; logged out elsewhere while paying they are asked again who is buying, and nothing is ordered", async () => {
  const { page, newTab, expects } = await visit()
  expects(/^answer: 401 /)
  await asked(page)
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click()
  await page.getByRole("link", { name: "Log in with a password instead" }).click()
  await page.getByRole("heading", { level: 1, name: "Log in", exact: true }).waitFor()
  await fillCredentials(page, emails.plain)
  await collect(page)
  await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#email")?.value !== "")
  expect(await page.getByLabel("Email").inputValue()).toBe(emails.plain)
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
  expect(await page.getByLabel("Email").inputValue()).toBe("")
  expect(await queryShop("SELECT order_no FROM shop_order")).toEqual(orders)
})

it("[REG-01] [T51] a guest with a customer's address is offered an account; neither order nor offer attaches anything to that customer", async () => {
  const { page } = await visit()
  await asked(page)
  await page.getByRole("button", { name: "Continue as guest" }).click()
  await collect(page)
  await page.getByLabel("Contact name").fill("Priya Nair")
  await page.getByLabel("Email").fill(emails.plain)
  await page.getByLabel("Phone").fill("0491 570 006")
  await page.getByRole("checkbox", { name: /terms of sale/ }).check()
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await typeCard(page, "4242424242424242")
  await payButton(page).click()
  const number = await readOrderNo(page)
  const offer = page.getByRole("region", { name: "Keep this order in an account" })
  const typed = (label: string) => offer.getByLabel(label).inputValue()
  expect([await typed("First name"), await typed("Last name"), await typed("Email"), await typed("Mobile")]).toEqual([
    "Priya",
    "Nair",
    emails.plain,
    "0491 570 006"
  ])
  const people = () => queryShop("SELECT id, first_name, last_name, email, mobile FROM contact ORDER BY id")
  const before = await people()
  await offer.getByRole("button", { name: "Create my account" }).click()
  await offer
    .getByRole("status")
    .getByText(/^If that address can have an account/)
    .waitFor()
  expect(await people()).toEqual(before)
  expect(await queryShop("SELECT contact_id, customer_id FROM shop_order WHERE order_no = $1", [number])).toEqual([
    { contact_id: null, customer_id: null }
  ])
  expect(await queryShop("SELECT 1 FROM session")).toEqual([])
})
