/** A session that ends by itself while somebody is typing. */
import { expect, it } from "vitest"
import { open } from "./browser.ts"
import { ask } from "./shop-database.ts"
import { emails, logIn } from "./signing-in.ts"
import { visitors } from "./visit.ts"

const { visit } = visitors()

it("[AUTH-12] is told once, with the way to log in, and what was typed stays in the form", async () => {
  const { page, expects } = await visit()
  expects(/^answer: 401 /)
  await logIn(page, emails.plain)
  await open(page, "/track-order")
  await page.getByRole("main").getByRole("textbox").first().fill("123456789")
  await ask("TRUNCATE session CASCADE")
  await page.clock.setFixedTime(Date.now() + 20 * 60_000)
  await page.getByRole("main").getByRole("textbox").first().click()
  const told = page.getByRole("alert").filter({ hasText: "You have been logged out. Please login again." })
  await told.waitFor()
  expect(await page.getByRole("main").getByRole("textbox").first().inputValue()).toBe("123456789")
  expect(await told.getByRole("link", { name: "Login" }).getAttribute("href")).toBe(
    "/my-account/login?next=%2Ftrack-order"
  )
  await told.getByRole("button", { name: "Close" }).click()
  await told.waitFor({ state: "detached" })
  expect(await page.getByRole("main").getByRole("textbox").first().inputValue()).toBe("123456789")
})
