/** Codes and e-mailed links: where they work, how often, and what is said where they don't. */
import { beforeEach, describe, expect, it } from "vitest"
import { open } from "./browser.ts"
import { hasFocus } from "./keyboard.ts"
import { ask } from "./shop-database.ts"
import { codeBox, emails, giveCredentials, inside, lastCode, lastLink, logInByPages } from "./signing-in.ts"
import { isSound } from "./sound-page.ts"
import { visitors } from "./visit.ts"

const { visit, origin } = visitors()

/** Every device is new again. */
beforeEach(() => ask("TRUNCATE session, known_device, remembered_login, login_step, magic_link CASCADE"))

const press = (page: import("playwright").Page, name: string) => page.getByRole("button", { name, exact: true }).click()

const toCode = async (page: import("playwright").Page) => {
  await open(page, "/my-account/login")
  await giveCredentials(page, emails.code)
  await codeBox(page).waitFor()
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

describe("a code", () => {
  it("[AUTH-05] is one box for phones and for pasting, with spaces or without; a wrong one is said so and kept", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 401 POST .*\/auth\/2fa/)
    await toCode(page)
    expect(await codeBox(page).getAttribute("autocomplete")).toBe("one-time-code")
    expect(await codeBox(page).getAttribute("inputmode")).toBe("numeric")
    const code = await lastCode(emails.code)
    await codeBox(page).fill("12")
    await press(page, "Continue")
    await page.getByText("The code has 6 digits").waitFor()
    await codeBox(page).fill(otherThan(code))
    await press(page, "Continue")
    await page.getByRole("alert").getByText("Invalid code.", { exact: true }).waitFor()
    expect(await codeBox(page).inputValue()).toBe(otherThan(code))
    await codeBox(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await press(page, "Continue")
    await inside(page)
  })

  it("[AUTH-05] is pasted with its spaces, or with the whole message that it came in, and logs in", async () => {
    const { page, context } = await visit()
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await toCode(page)
    const code = await lastCode(emails.code)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    for (const pasted of [` ${spaced} `, `Your code is ${code}`, `Your code is ${spaced}. It works for 5 minutes.`]) {
      await codeBox(page).fill(otherThan(code))
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
      await codeBox(page).focus()
      await page.keyboard.press("Control+V")
      expect(await codeBox(page).inputValue()).toBe(code)
    }
    await page.keyboard.press("Enter")
    await inside(page)
  })

  it("[AUTH-05] is not asked for again on the device that was remembered, and is on another", async () => {
    const { page } = await visit()
    await toCode(page)
    await page.getByLabel("Remember this device").check()
    await codeBox(page).fill(await lastCode(emails.code))
    await press(page, "Continue")
    await inside(page)
    await page.getByRole("button", { name: "Log out" }).first().click()
    await page.getByRole("link", { name: "Login" }).waitFor()
    await open(page, "/my-account/login")
    await giveCredentials(page, emails.code)
    await inside(page)
    const other = await visit()
    await toCode(other.page)
  })

  it("[AUTH-06] can be had anew after ten seconds, and the new one counts", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 422 POST .*\/2fa\/resend/)
    await toCode(page)
    await press(page, "Send a new code")
    await page
      .getByRole("alert")
      .getByText("Please wait at least 10 seconds before requesting a new code.", { exact: true })
      .waitFor()
    await ask("UPDATE login_step SET sent_at = sent_at - interval '10 seconds'")
    await press(page, "Send a new code")
    await page.getByRole("status").getByText("Code resent!", { exact: true }).waitFor()
    await codeBox(page).fill(await lastCode(emails.code))
    await press(page, "Continue")
    await inside(page)
  })

  it("[AUTH-12] [AUTH-15] whose step has run out leads to the start, with the address still there", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 401 POST .*\/auth\/2fa/)
    await toCode(page)
    await ask("UPDATE login_step SET expires_at = expires_at - interval '11 minutes'")
    await codeBox(page).fill(await lastCode(emails.code))
    await press(page, "Continue")
    await page
      .getByRole("alert")
      .getByText("Your session has timed out, please login again.", { exact: true })
      .waitFor()
    await page.waitForURL("**/my-account/login")
    expect(await page.getByLabel("Email").inputValue()).toBe(emails.code)
  })
})

describe("a link to log in", () => {
  it("[AUTH-08] logs in the browser that opens it; the one that asked is told that it was used elsewhere", async () => {
    const [asking, opening] = [await visit(), await visit()]
    await open(asking.page, "/my-account/link-login")
    await asking.page.getByLabel("Email").fill(emails.plain)
    await press(asking.page, "E-mail me a link")
    await asking.page.getByText("Waiting for the link to be opened…").waitFor()
    await hasFocus(asking.page.getByRole("heading", { name: "Look in your e-mail" }))
    await open(opening.page, await lastLink(emails.plain, "magic-link"))
    await press(opening.page, "Log me in here")
    await inside(opening.page)
    await asking.page.getByText(/^The link was used on another device/).waitFor()
    expect((await asking.context.cookies()).map(({ name }) => name)).not.toContain("__Host-sid")
  })

  it("[AUTH-08] opened in another tab of the same browser logs that browser in", async () => {
    const { page, newTab } = await visit()
    await open(page, "/my-account/link-login")
    await page.getByLabel("Email").fill(emails.plain)
    await press(page, "E-mail me a link")
    await page.getByText("Waiting for the link to be opened…").waitFor()
    const tab = await newTab()
    await open(tab, await lastLink(emails.plain, "magic-link"))
    await press(tab, "Log me in here")
    await inside(tab)
    await page.getByText(/^You're logged in as Priya Nair/).waitFor()
  })

  it("can be asked for anew for another address, whose field has the focus", async () => {
    const { page } = await visit()
    await open(page, "/my-account/link-login")
    await page.getByLabel("Email").fill("nobody@nowhere.example")
    await press(page, "E-mail me a link")
    await press(page, "Use another address")
    await hasFocus(page.getByLabel("Email"))
  })

  it("[AUTH-08] works once: the second time a new one can be asked for above what is said", async () => {
    const { page } = await visit()
    await open(page, "/my-account/link-login")
    await page.getByLabel("Email").fill(emails.plain)
    await press(page, "E-mail me a link")
    await page.getByText("Waiting for the link to be opened…").waitFor()
    const link = await lastLink(emails.plain, "magic-link")
    await open(page, link)
    await press(page, "Log me in here")
    await inside(page)
    const other = await visit()
    await open(other.page, link)
    const said = other.page.getByText("This link has expired. Please make a new request above.", { exact: true })
    const field = other.page.getByLabel("Email")
    expect((await field.boundingBox())?.y).toBeLessThan((await said.boundingBox())?.y ?? 0)
  })
})

describe("a link to set a password", () => {
  it("[AUTH-07] is asked for with the same answer for any address", async () => {
    for (const email of [emails.plain, "nobody@nowhere.example"]) {
      const { page } = await visit()
      await open(page, "/my-account/reset-password")
      await page.getByLabel("Email").fill(email)
      await press(page, "E-mail me a link")
      await page
        .getByRole("status")
        .getByText("If there is an account for that address, an e-mail with a link is on its way.", { exact: true })
        .waitFor()
    }
  })

  it("[AUTH-07] is set in fields that password managers fill and keep", async () => {
    const { page } = await visit()
    await open(page, "/my-account/reset-password")
    expect(await page.getByLabel("Email").getAttribute("autocomplete")).toBe("username")
    await page.getByLabel("Email").fill("mei@tran-decks.example")
    await press(page, "E-mail me a link")
    await page
      .getByRole("status")
      .getByText(/^If there is an account/)
      .waitFor()
    await open(page, await lastLink("mei@tran-decks.example", "reset-password"))
    const fields = page.locator('main form input[type="password"]')
    expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")))).toEqual([
      "new-password",
      "new-password"
    ])
  })

  it("[AUTH-07] that has run out while the password was typed leads to the request, which is heard", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 4\d\d POST .*\/resetpass\/set$/)
    await open(page, "/my-account/reset-password")
    await page.getByLabel("Email").fill("mei@tran-decks.example")
    await press(page, "E-mail me a link")
    await page
      .getByRole("status")
      .getByText(/^If there is an account/)
      .waitFor()
    await open(page, await lastLink("mei@tran-decks.example", "reset-password"))
    await page.getByLabel("New password").fill("a yard of merbau")
    await page.getByLabel("The same again").fill("a yard of merbau")
    await ask("UPDATE password_reset SET expires_at = expires_at - interval '2 hours'")
    await press(page, "Set my password")
    await hasFocus(page.getByRole("heading", { name: "Set or reset your password" }))
    await page.getByText("This link has expired. Please make a new request above.", { exact: true }).waitFor()
  })

  it("[AUTH-07] sets it when both are the same, works once, and logs nobody in", async () => {
    const { page } = await visit()
    const email = "col@barrow.example"
    await open(page, "/my-account/reset-password")
    await page.getByLabel("Email").fill(email)
    await press(page, "E-mail me a link")
    await page
      .getByRole("status")
      .getByText(/^If there is an account/)
      .waitFor()
    const link = await lastLink(email, "reset-password")
    await open(page, link)
    await page.getByLabel("New password").fill("a yard of merbau")
    await page.getByLabel("The same again").fill("a yard of merbeau")
    await press(page, "Set my password")
    await page.getByText("Password confirmation does not match", { exact: true }).waitFor()
    await page.getByLabel("The same again").fill("a yard of merbau")
    await press(page, "Set my password")
    await hasFocus(page.getByRole("heading", { name: "Your password is set" }))
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("__Host-sid")
    await open(page, link)
    const said = page.getByText("This link has expired. Please make a new request above.", { exact: true })
    expect((await page.getByLabel("Email").boundingBox())?.y).toBeLessThan((await said.boundingBox())?.y ?? 0)
    await open(page, "/my-account/login")
    await giveCredentials(page, email, { password: "a yard of merbau" })
    await codeBox(page).waitFor()
  })
})

describe("registering", () => {
  it("[REG-02] says what is wrong by field, that it failed, then the same for every address", async () => {
    const { page, expects } = await visit()
    await open(page, "/my-account/register")
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
    const failed = "The account could not be created. Nothing was kept; please try again, or call us."
    await page.getByRole("alert").getByText(failed).waitFor()
    await page.unroute("**/create/user/contact")
    await press(page, "Create my account")
    await hasFocus(page.getByRole("status").filter({ hasText: /^If that address can have an account/ }))
  })
})

describe("the pages", () => {
  it.each(["login", "link-login", "magic-link", "reset-password", "reset-password?t=none", "register"])(
    "/my-account/%s is sound",
    async (path) => {
      const { page } = await visit()
      await open(page, `/my-account/${path}`)
      await isSound(page, `${origin()}/my-account/${path.replace(/\?.*/, "")}`)
    }
  )

  it("of the company and of the code are sound", async () => {
    const { page } = await visit()
    await open(page, "/my-account/login")
    await giveCredentials(page, emails.several)
    await page.getByRole("button", { name: /^Ironbark/ }).waitFor()
    await isSound(page, `${origin()}/my-account/select-company`)
    await page.getByRole("button", { name: /^Ironbark/ }).click()
    await codeBox(page).waitFor()
    await isSound(page, `${origin()}/my-account/two-factor`)
  })

  it("a session that is open already says so", async () => {
    const { page } = await visit()
    await logInByPages(page, emails.plain)
    await open(page, "/my-account/link-login")
    await page.getByText("You're logged in as Priya Nair, for Priya Nair.").waitFor()
  })
})
