/** An administrator chooses how the company likes things; others see what was chosen. */
import type { Locator } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { hasFocus, press, tabTo } from "./keyboard.ts"
import { losing } from "./lost-answers.ts"
import { pageFaults } from "./page-checks.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()
const database = () => sharedShop().databaseUrl
const gus = "gus@petersen.example"

/** Gus's company as it comes, but without a home branch. */
beforeEach(() => queryShop("UPDATE customer SET shows_ex_gst = false, branch_id = NULL WHERE id = '2002'"))

const kept = async () => (await queryShop("SELECT shows_ex_gst, branch_id FROM customer WHERE id = '2002'"))[0]

const settings = async (email: string) => {
  const { page, expects } = await visit()
  await logIn(page, database(), email)
  const fact = (label: string) =>
    page.getByRole("main").getByText(label, { exact: true }).locator("xpath=following-sibling::dd").textContent()
  const change = page.getByRole("button", { name: "Change company settings" })
  return { page, expects, fact, change, window: page.getByRole("dialog", { name: "Company settings" }) }
}

it("[COMP-03] the company's settings are chosen by the keyboard alone and followed by every page at once; where they can't be kept their window says so, stays while it is at work, and nothing changes", async () => {
  const { page, expects, fact, change, window } = await settings(gus)
  expect([await fact("Prices shown"), await fact("Home store")]).toEqual(["With GST", "None chosen"])
  await press(page, change)
  expect(await pageFaults(page)).toEqual([])
  await tabTo(page, window.getByRole("radio", { name: "With GST" }))
  await page.keyboard.press("ArrowDown")
  await tabTo(page, window.getByLabel("Home store"))
  await page.keyboard.type("Bendigo")
  const branch = await window.getByLabel("Home store").evaluate((box) => (box as HTMLSelectElement).value)
  expect(Number(branch)).toBeGreaterThan(0)
  await press(page, window.getByRole("button", { name: "Save" }))
  await page.getByRole("status").getByText("Settings saved.").waitFor()
  await window.waitFor({ state: "detached" })
  await expect.poll(() => fact("Prices shown")).toBe("Without GST")
  const [{ name }] = (await queryShop("SELECT name FROM branch WHERE id = $1", [branch])) as [{ name: string }]
  await expect.poll(() => fact("Home store")).toBe(name)
  expect(await kept()).toEqual({ shows_ex_gst: true, branch_id: Number(branch) })
  await page.getByRole("banner").getByRole("button", { name }).waitFor()
  await openPage(page, "/my-account")
  expect([await fact("Prices shown"), await fact("Home store")]).toEqual(["Without GST", name])

  expects(/ERR_FAILED/, /^answer: 403 POST .*\/customer\/settings$/)
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>()
  await page.route("**/customer/settings", async (route) => {
    await mayFail
    await route.abort()
  })
  const save = window.getByRole("button", { name: "Save" })
  await press(page, change)
  await window.getByRole("radio", { name: "With GST" }).check()
  await press(page, save)
  await window.getByRole("button", { name: "Saving…", disabled: true }).waitFor()
  // A browser lets a page hold up the first of them alone.
  for (const _ of [1, 2, 3]) await page.keyboard.press("Escape")
  fail()
  await window.getByRole("alert").getByText("The shop could not be reached").waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true)
  expect(await window.getByRole("radio", { name: "With GST" }).isChecked()).toBe(true)
  expect(await kept()).toEqual({ shows_ex_gst: true, branch_id: Number(branch) })
  await page.keyboard.press("Escape")
  await window.waitFor({ state: "detached" })
  await page.unroute("**/customer/settings")

  // Nor are they kept for somebody who is no administrator any more.
  await press(page, change)
  await queryShop("UPDATE company_contact SET role = 'contact' WHERE customer_id = '2002'")
  try {
    await save.click()
    await window.getByRole("alert").waitFor()
  } finally {
    await queryShop("UPDATE company_contact SET role = 'admin' WHERE customer_id = '2002'")
  }
  expect(await page.getByRole("status").getByText("Settings saved.").count()).toBe(0)
  await window.getByRole("radio", { name: "With GST" }).check()
  await save.click()
  await page.getByRole("status").getByText("Settings saved.").waitFor()
  await expect.poll(() => fact("Prices shown")).toBe("With GST")
  // They are saved, and what the page shows can't be had then: both are said, with the focus on what was saved.
  await losing(page, "**/customer/settings", "**/users/details")
  await press(page, change)
  await save.click()
  await hasFocus(page.getByRole("status").filter({ hasText: "Settings saved." }))
  await page.getByRole("alert").getByText("The shop could not be reached").waitFor()
})

it("what came of saving one's own details is in sight on a phone, however far below the button is", async () => {
  const { page, expects } = await visit({ width: 390 })
  expects(/ERR_FAILED/, /^answer: 400 POST .*\/users\/details\/update$/)
  await logIn(page, database(), gus)
  await openPage(page, "/my-account/details")
  const isInSight = (text: Locator) =>
    text.evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  const save = page.getByRole("button", { name: "Save" })
  await page.getByLabel("Your password now").fill("not-the-password")
  await save.click()
  const refusal = page.getByRole("alert").getByText("That is not your password.")
  await refusal.waitFor()
  await expect.poll(() => isInSight(refusal)).toBe(true)
  await page.route("**/users/details/update", (route) => route.abort())
  await save.click()
  const unreached = page.getByRole("alert").getByText("The shop could not be reached")
  await unreached.waitFor()
  await expect.poll(() => isInSight(unreached)).toBe(true)
})
