/** The code that is sent to who logs in: how it is typed or pasted, how long it serves, and when it is asked for. */
import type { Locator, Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { openPage } from "./browser.ts"
import { codeBox, emails, fillCredentials, lastCode, logInButton, waitForAccountPage } from "./page-login.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step CASCADE"))

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

const toCode = async (page: Page) => {
  await openPage(page, "/my-account/login")
  await fillCredentials(page, emails.code)
  await codeBox(page).waitFor()
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

it("[AUTH-05] [AUTH-06] [AUTH-12] [AUTH-15] a password is pasted, a code is typed or pasted, said to be wrong and kept, and sent anew; one whose time is over leads to the start", async () => {
  const { page, context, expects } = await visit()
  expects(/^answer: 401 POST .*\/auth\/2fa/, /^answer: 422 POST .*\/2fa\/resend/)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await toCode(page)
  expect(await codeBox(page).getAttribute("autocomplete")).toBe("one-time-code")
  expect(await codeBox(page).getAttribute("inputmode")).toBe("numeric")
  // Once its step has run out the start follows, with the address still there.
  await queryShop("UPDATE login_step SET expires_at = expires_at - interval '11 minutes'")
  await codeBox(page).fill(await lastCode(emails.code))
  await press(page, "Continue")
  await page.getByRole("alert").getByText("Your session has timed out, please login again.", { exact: true }).waitFor()
  await page.waitForURL("**/my-account/login")
  await expect.poll(() => page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(emails.code)
  const paste = async (text: string, into: Locator) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await into.focus()
    await page.keyboard.press("Control+V")
  }
  // A password that is kept elsewhere is pasted.
  await paste(EXAMPLE_PASSWORD, page.getByLabel("Password"))
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe(EXAMPLE_PASSWORD)
  await logInButton(page).click()
  await codeBox(page).waitFor()

  await codeBox(page).fill("12")
  await press(page, "Continue")
  await page.getByText("The code has 6 digits").waitFor()
  const first = otherThan(await lastCode(emails.code))
  await codeBox(page).fill(first)
  await press(page, "Continue")
  const alert = page.getByRole("alert")
  await alert.getByText("Invalid code.", { exact: true }).waitFor()
  expect(await codeBox(page).inputValue()).toBe(first)

  await queryShop("UPDATE login_step SET sent_at = now()")
  await press(page, "Send a new code")
  await alert.getByText("Please wait at least 10 seconds before requesting a new code.", { exact: true }).waitFor()
  await queryShop("UPDATE login_step SET sent_at = sent_at - interval '10 seconds'")
  await press(page, "Send a new code")
  await page.getByRole("status").getByText("Code resent!", { exact: true }).waitFor()

  // The new one counts, pasted with its spaces or with the whole message that it came in.
  const code = await lastCode(emails.code)
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  for (const pasted of [` ${spaced} `, `Your code is ${code}`, `Your code is ${spaced}. It works for 5 minutes.`]) {
    await codeBox(page).fill(otherThan(code))
    await paste(pasted, codeBox(page))
    await expect.poll(() => codeBox(page).inputValue()).toBe(code)
  }
  await page.getByLabel("Remember this device").check()
  await codeBox(page).fill(spaced)
  await codeBox(page).press("Enter")
  await waitForAccountPage(page)
})
