/** Logging in by e-mail and password, and out again. */
import { expect, it } from "vitest"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { open } from "./browser.ts"
import { visitors } from "./visit.ts"

const { visit } = visitors()

it("[AUTH-01] an e-mail and its password open the account; logging out leads home", async () => {
  const { page } = await visit()
  await open(page, "/my-account/login")
  await page.getByLabel("Email").fill("priya@home.example")
  await page.getByLabel("Password").fill(EXAMPLE_PASSWORD)
  await page.getByRole("button", { name: "Log in" }).click()
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
  await page.getByText("Priya Nair, administrator").waitFor()
  await page.getByRole("button", { name: "Log out" }).click()
  await page.getByRole("link", { name: "Login" }).waitFor()
  expect(new URL(page.url()).pathname).toBe("/")
})
