/** E-mailed links: where they work, how often, and what is said where they don't. */
import type { Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { hasFocus } from "./keyboard.ts"
import { codeBox, emails, fillCredentials, lastLink, waitForAccountPage } from "./page-login.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step, magic_link CASCADE"))

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** Asks for a link to log in, and waits for it to be opened. */
const askToLogIn = async (page: Page, email: string) => {
  if (new URL(page.url()).pathname !== "/my-account/link-login") await openPage(page, "/my-account/link-login")
  await page.getByRole("textbox", { name: "E-mail" }).fill(email)
  await press(page, "E-mail me a link")
  await page.getByText("Waiting for the link to be opened…").waitFor()
}

/** Asks for a link to set a password, and is told the same whoever it is for. */
const askForPassword = async (page: Page, email: string) => {
  await openPage(page, "/my-account/reset-password")
  await page.getByRole("textbox", { name: "E-mail" }).fill(email)
  await press(page, "E-mail me a link")
  await page
    .getByRole("status")
    .getByText("If there is an account for that address, an e-mail with a link is on its way.", { exact: true })
    .waitFor()
}

const linkIsOver = (page: Page) =>
  page.getByText("This link has expired. Please make a new request above.", { exact: true })

it("[AUTH-08] a link to log in serves the browser that opens it, and its tabs, once; the one that asked is told that it was used elsewhere", async () => {
  const [asking, opening] = [await visit(), await visit()]
  await askToLogIn(asking.page, "nobody@nowhere.example")
  await hasFocus(asking.page.getByRole("heading", { name: "Check your e-mail" }))
  await press(asking.page, "Use another address")
  await hasFocus(asking.page.getByRole("textbox", { name: "E-mail" }))
  await askToLogIn(asking.page, emails.plain)
  const link = await lastLink(emails.plain, "magic-link")
  await openPage(opening.page, link)
  await press(opening.page, "Log me in here")
  await waitForAccountPage(opening.page)
  await asking.page.getByText(/^The link was used on another device/).waitFor()
  expect((await asking.context.cookies()).map(({ name }) => name)).not.toContain("__Host-sid")

  // The second time a new one can be asked for above what is said.
  await openPage(asking.page, link)
  const said = linkIsOver(asking.page)
  const field = asking.page.getByRole("textbox", { name: "E-mail" })
  expect((await field.boundingBox())?.y).toBeLessThan((await said.boundingBox())?.y ?? 0)

  await askToLogIn(asking.page, emails.plain)
  const tab = await asking.newTab()
  await openPage(tab, await lastLink(emails.plain, "magic-link"))
  await press(tab, "Log me in here")
  await waitForAccountPage(tab)
  await asking.page.getByText(/^You're logged in as Priya Nair/).waitFor()
  await openPage(tab, "/my-account/link-login")
  await tab.getByText("You're logged in as Priya Nair, for Priya Nair.").waitFor()
})

it("[AUTH-07] a link to set a password is sent with the same answer for any address, sets it once, logs nobody in, and where it has run out leads to the request", async () => {
  const { page, expects } = await visit()
  await askForPassword(page, "nobody@nowhere.example")
  expect(await page.getByRole("textbox", { name: "E-mail" }).getAttribute("autocomplete")).toBe("username")
  const email = "col@barrow.example"
  const type = async (password: string, repeated: string) => {
    await page.getByLabel("New password").fill(password)
    await page.getByLabel("Repeat password").fill(repeated)
    await press(page, "Set my password")
  }
  await askForPassword(page, email)
  await openPage(page, await lastLink(email, "reset-password"))
  const fields = page.locator('main form input[type="password"]')
  expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")))).toEqual([
    "new-password",
    "new-password"
  ])
  // It runs out while the password is typed.
  expects(/^answer: 4\d\d POST .*\/resetpass\/set$/)
  await queryShop("UPDATE password_reset SET expires_at = expires_at - interval '2 hours'")
  await type("a yard of merbau", "a yard of merbau")
  await hasFocus(page.getByRole("heading", { name: "Set or reset your password" }))
  await linkIsOver(page).waitFor()

  await queryShop("TRUNCATE password_reset CASCADE")
  await askForPassword(page, email)
  const link = await lastLink(email, "reset-password")
  await openPage(page, link)
  await type("a yard of merbau", "a yard of merbeau")
  await page.getByText("Password confirmation does not match", { exact: true }).waitFor()
  await type("a yard of merbau", "a yard of merbau")
  await hasFocus(page.getByRole("heading", { name: "Your password is set" }))
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("__Host-sid")
  await openPage(page, link)
  const said = linkIsOver(page)
  expect((await page.getByRole("textbox", { name: "E-mail" }).boundingBox())?.y).toBeLessThan(
    (await said.boundingBox())?.y ?? 0
  )
  await openPage(page, "/my-account/login")
  await fillCredentials(page, email, { password: "a yard of merbau" })
  await codeBox(page).waitFor()
})

it("[REG-01] [REG-02] registering says what is wrong by field, that it failed, then the same for every address; behind the link only that browser has the rest filled in", async () => {
  const { page, expects } = await visit()
  await openPage(page, "/my-account/register")
  await page.getByLabel("Mobile").fill("12")
  await press(page, "Create my account")
  await page.getByText("First name is required", { exact: true }).waitFor()
  await page.getByText("Must start with 04 and be 10 digits long", { exact: true }).waitFor()
  await page.getByLabel("First name").fill("Jo")
  await page.getByLabel("Last name").fill("Carpenter")
  await page.getByRole("textbox", { name: "E-mail" }).first().fill("jo@new.example")
  await page.getByLabel("Mobile").fill("0491 570 999")
  expects(/ERR_FAILED/)
  await page.route("**/create/user/contact", (route) => route.abort())
  await press(page, "Create my account")
  const failed = "We couldn't create the account. Please try again, or call us."
  await page.getByRole("alert").getByText(failed).waitFor()
  await page.unroute("**/create/user/contact")
  await press(page, "Create my account")
  await hasFocus(page.getByRole("status").filter({ hasText: /^If that address can have an account/ }))
  const link = await lastLink("jo@new.example", "reset-password")
  const other = (await visit()).page
  await openPage(other, link)
  const typed = (where: Page) =>
    Promise.all(["First name", "Last name", "Mobile"].map((label) => where.getByLabel(label).inputValue()))
  expect(await typed(other)).toEqual(["", "", ""])
  await openPage(page, link)
  await expect.poll(() => typed(page)).toEqual(["Jo", "Carpenter", "0491 570 999"])
  await page.getByLabel("New password").fill("a yard of merbau")
  await page.getByLabel("Repeat password").fill("a yard of merbau")
  expect(await page.getByText(/logs out every device/).count()).toBe(0)
  await press(page, "Set my password")
  await hasFocus(page.getByRole("heading", { name: "Your password is set" }))
  await page.getByText("From now on you log in with your e-mail address and this password.").waitFor()
})
