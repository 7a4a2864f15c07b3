/** E-mailed links: where they work, how often, and what is said where they don't. */
import type { Page } from "playwright"
import { beforeEach, describe, expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { hasFocus } from "./keyboard.ts"
import { expectSoundPage } from "./page-checks.ts"
import { codeBox, emails, fillCredentials, lastLink, logInByPages, waitForAccountPage } from "./page-login.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step, magic_link CASCADE"))

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** Asks for a link to log in, and waits for it to be opened. */
const askToLogIn = async (page: Page, email: string) => {
  await openPage(page, "/my-account/link-login")
  await page.getByLabel("Email").fill(email)
  await press(page, "E-mail me a link")
  await page.getByText("Waiting for the link to be opened…").waitFor()
}

/** Asks for a link to set a password, and is told the same whoever it is for. */
const askForPassword = async (page: Page, email: string) => {
  await openPage(page, "/my-account/reset-password")
  await page.getByLabel("Email").fill(email)
  await press(page, "E-mail me a link")
  await page
    .getByRole("status")
    .getByText("If there is an account for that address, an e-mail with a link is on its way.", { exact: true })
    .waitFor()
}

const linkIsOver = (page: Page) =>
  page.getByText("This link has expired. Please make a new request above.", { exact: true })

describe("a link to log in", () => {
  it("[AUTH-08] logs in the browser that opens it; the one that asked is told that it was used elsewhere", async () => {
    const [asking, opening] = [await visit(), await visit()]
    await askToLogIn(asking.page, emails.plain)
    await hasFocus(asking.page.getByRole("heading", { name: "Check your e-mail" }))
    await openPage(opening.page, await lastLink(emails.plain, "magic-link"))
    await press(opening.page, "Log me in here")
    await waitForAccountPage(opening.page)
    await asking.page.getByText(/^The link was used on another device/).waitFor()
    expect((await asking.context.cookies()).map(({ name }) => name)).not.toContain("__Host-sid")
  })

  it("[AUTH-08] opened in another tab of the same browser logs that browser in", async () => {
    const { page, newTab } = await visit()
    await askToLogIn(page, emails.plain)
    const tab = await newTab()
    await openPage(tab, await lastLink(emails.plain, "magic-link"))
    await press(tab, "Log me in here")
    await waitForAccountPage(tab)
    await page.getByText(/^You're logged in as Priya Nair/).waitFor()
  })

  it("can be asked for anew for another address, whose field has the focus", async () => {
    const { page } = await visit()
    await askToLogIn(page, "nobody@nowhere.example")
    await press(page, "Use another address")
    await hasFocus(page.getByLabel("Email"))
  })

  it("[AUTH-08] works once: the second time a new one can be asked for above what is said", async () => {
    const { page } = await visit()
    await askToLogIn(page, emails.plain)
    const link = await lastLink(emails.plain, "magic-link")
    await openPage(page, link)
    await press(page, "Log me in here")
    await waitForAccountPage(page)
    const other = await visit()
    await openPage(other.page, link)
    const said = linkIsOver(other.page)
    const field = other.page.getByLabel("Email")
    expect((await field.boundingBox())?.y).toBeLessThan((await said.boundingBox())?.y ?? 0)
  })
})

describe("a link to set a password", () => {
  it("[AUTH-07] is asked for with the same answer for any address", async () => {
    for (const email of [emails.plain, "nobody@nowhere.example"]) {
      const { page } = await visit()
      await askForPassword(page, email)
    }
  })

  it("[AUTH-07] is set in fields that password managers fill and keep", async () => {
    const { page } = await visit()
    await askForPassword(page, "mei@tran-decks.example")
    expect(await page.getByLabel("Email").getAttribute("autocomplete")).toBe("username")
    await openPage(page, await lastLink("mei@tran-decks.example", "reset-password"))
    const fields = page.locator('main form input[type="password"]')
    expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")))).toEqual([
      "new-password",
      "new-password"
    ])
  })

  it("[AUTH-07] that has run out while the password was typed leads to the request, which is heard", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 4\d\d POST .*\/resetpass\/set$/)
    await askForPassword(page, "mei@tran-decks.example")
    await openPage(page, await lastLink("mei@tran-decks.example", "reset-password"))
    await page.getByLabel("New password").fill("a yard of merbau")
    await page.getByLabel("Repeat password").fill("a yard of merbau")
    await queryShop("UPDATE password_reset SET expires_at = expires_at - interval '2 hours'")
    await press(page, "Set my password")
    await hasFocus(page.getByRole("heading", { name: "Set or reset your password" }))
    await linkIsOver(page).waitFor()
  })

  it("[AUTH-07] sets it when both are the same, works once, and logs nobody in", async () => {
    const { page } = await visit()
    const email = "col@barrow.example"
    await askForPassword(page, email)
    const link = await lastLink(email, "reset-password")
    await openPage(page, link)
    await page.getByLabel("New password").fill("a yard of merbau")
    await page.getByLabel("Repeat password").fill("a yard of merbeau")
    await press(page, "Set my password")
    await page.getByText("Password confirmation does not match", { exact: true }).waitFor()
    await page.getByLabel("Repeat password").fill("a yard of merbau")
    await press(page, "Set my password")
    await hasFocus(page.getByRole("heading", { name: "Your password is set" }))
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("__Host-sid")
    await openPage(page, link)
    const said = linkIsOver(page)
    expect((await page.getByLabel("Email").boundingBox())?.y).toBeLessThan((await said.boundingBox())?.y ?? 0)
    await openPage(page, "/my-account/login")
    await fillCredentials(page, email, { password: "a yard of merbau" })
    await codeBox(page).waitFor()
  })
})

describe("registering", () => {
  it("[REG-01] [REG-02] says what is wrong by field, that it failed, then the same for every address; behind the link only that browser has the rest filled in", async () => {
    const { page, expects } = await visit()
    await openPage(page, "/my-account/register")
    await page.getByLabel("Mobile").fill("12")
    await press(page, "Create my account")
    await page.getByText("First name is required", { exact: true }).waitFor()
    await page.getByText("Must start with 04 and be 10 digits long", { exact: true }).waitFor()
    await page.getByLabel("First name").fill("Jo")
    await page.getByLabel("Last name").fill("Carpenter")
    await page.getByLabel("Email").first().fill("jo@new.example")
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
    await press(page, "Set my password")
    await hasFocus(page.getByRole("heading", { name: "Your password is set" }))
  })
})

describe("the pages", () => {
  it.each(["login", "link-login", "magic-link", "reset-password", "reset-password?t=none", "register"])(
    "/my-account/%s is sound",
    async (path) => {
      const { page } = await visit()
      await openPage(page, `/my-account/${path}`)
      await expectSoundPage(page, `${origin()}/my-account/${path.replace(/\?.*/, "")}`)
    }
  )

  it("of the company and of the code are sound", async () => {
    const { page } = await visit()
    await openPage(page, "/my-account/login")
    await fillCredentials(page, emails.several)
    await page.getByRole("button", { name: /^Ironbark/ }).waitFor()
    await expectSoundPage(page, `${origin()}/my-account/select-company`)
    await page.getByRole("button", { name: /^Ironbark/ }).click()
    await codeBox(page).waitFor()
    await expectSoundPage(page, `${origin()}/my-account/two-factor`)
  })

  it("a session that is open already says so", async () => {
    const { page } = await visit()
    await logInByPages(page, emails.plain)
    await openPage(page, "/my-account/link-login")
    await page.getByText("You're logged in as Priya Nair, for Priya Nair.").waitFor()
  })
})
