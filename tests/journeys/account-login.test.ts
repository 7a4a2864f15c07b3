/** Logging in by e-mail and password, on one device and on the next. */
import type { Page } from "playwright"
import { beforeEach, describe, expect, it } from "vitest"
import { signInWords } from "../../core/words/account.ts"
import { openPage } from "./browser.ts"
import {
  codeBox,
  emails,
  fillCredentials,
  lastCode,
  logInButton,
  logInByPages,
  waitForAccountPage
} from "./page-login.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step CASCADE"))

/** The company of the session, as the shop says it. */
const company = async (page: Page): Promise<string> =>
  (await (await page.request.get("/api/shopfront")).json()).data.member?.customerName

describe("e-mail and password", () => {
  it("[AUTH-01] open the account on two devices, each with a session of its own", async () => {
    const [first, second] = [await visit(), await visit()]
    await logInByPages(first.page, emails.plain)
    await logInByPages(second.page, emails.plain)
    expect(await queryShop("SELECT count(*)::int AS sessions FROM session")).toEqual([{ sessions: 2 }])
    await first.page.reload()
    expect([await company(first.page), await company(second.page)]).toEqual(["Priya Nair", "Priya Nair"])
  })

  it.each([emails.plain, "nobody@nowhere.example"])(
    "[AUTH-01] that are wrong are said in the same words for %s, and what was typed stays",
    async (email) => {
      const { page, expects } = await visit()
      expects(/^answer: 401 POST .*\/auth\/login/)
      await openPage(page, "/my-account/login")
      await fillCredentials(page, email, { password: "not-my-password" })
      await page.getByRole("alert").getByText("Invalid credentials! Please try again", { exact: true }).waitFor()
      expect(await page.getByLabel("Email").inputValue()).toBe(email)
      expect(await page.getByLabel("Password").inputValue()).toBe("not-my-password")
      await page.getByRole("link", { name: "Set Password / Forgot Password" }).click()
      await page.getByRole("heading", { level: 1, name: "Set or reset your password" }).waitFor()
    }
  )

  it("[AUTH-12] a fault of the system asks to contact customer service", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 503/)
    await openPage(page, "/my-account/login")
    await page.route("**/auth/login", (route) =>
      route.fulfill({ status: 503, json: { error: true, code: "UNAVAILABLE", msg: "no" } })
    )
    await fillCredentials(page, emails.plain)
    const phone = (await page.locator('aside a[href^="tel:"]').textContent()) ?? ""
    await page.getByRole("alert").getByText(signInWords.system(phone)).waitFor()
  })

  it("typed before the scripts have come are kept, and go into no address", async () => {
    const { page } = await visit()
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await page.route("**/*.js", async (route) => {
      await scriptsMayCome
      await route.continue()
    })
    await page.goto("/my-account/login", { waitUntil: "commit" })
    await page.getByLabel("Email").fill(emails.plain)
    await page.getByLabel("Password").fill("plumb-level-square")
    await page.keyboard.press("Enter")
    letScriptsCome()
    await logInButton(page).and(page.locator(":enabled")).click()
    await waitForAccountPage(page)
  })

  it("are asked for in fields that password managers know", async () => {
    const { page } = await visit()
    await openPage(page, "/my-account/login")
    const fields = page.locator("main form input:not([type=checkbox])")
    expect(
      await fields.evaluateAll((all) =>
        all.map((one) => [(one as HTMLInputElement).type, one.getAttribute("autocomplete")])
      )
    ).toEqual([
      ["email", "username"],
      ["password", "current-password"]
    ])
  })
})

describe("the page that was wanted", () => {
  it("[T35] is gone to after the log-in", async () => {
    const { page } = await visit()
    await openPage(page, "/stores")
    await page.getByRole("link", { name: "Log in", exact: true }).click()
    await page.getByRole("dialog").locator('a[href^="/my-account/link-login?next"]').click()
    await page.getByRole("link", { name: "Log in with a password instead" }).click()
    await fillCredentials(page, emails.plain)
    await page.waitForURL("**/stores")
    await page.getByRole("link", { name: "My Account" }).waitFor()
  })

  it.each(["//evil.example", "/\\evil.example", "/%0d/evil.example", "javascript:alert(1)"])(
    "[T35] is the account instead of %s",
    async (next) => {
      const { page } = await visit()
      await openPage(page, `/my-account/login?next=${encodeURIComponent(next)}`)
      await fillCredentials(page, emails.plain)
      await waitForAccountPage(page)
    }
  )
})

describe("several companies", () => {
  it("[AUTH-04] [AUTH-14] are all offered, and the chosen one is asked a code for, on two devices", async () => {
    for (const [name, label] of [
      ["Ironbark Constructions", /^Ironbark/],
      ["Barrow Maintenance", /^Barrow/]
    ] as const) {
      const { page } = await visit()
      await openPage(page, "/my-account/login")
      await fillCredentials(page, emails.several)
      await page.waitForURL("**/select-company")
      const offered = page.getByRole("main").getByRole("listitem").getByRole("button").locator("b")
      await offered.first().waitFor()
      expect(await offered.allTextContents()).toEqual([
        "Barrow Maintenance",
        "Foley & Daughters Joinery",
        "Ironbark Constructions"
      ])
      await page.getByRole("button", { name: label }).click()
      await codeBox(page).waitFor()
      await codeBox(page).fill(await lastCode(emails.several))
      await page.getByRole("button", { name: "Continue" }).click()
      await waitForAccountPage(page)
      expect(await company(page)).toBe(name)
    }
  })

  it("[AUTH-14] are left by Back: from the code to the password, where nothing is said of the code", async () => {
    const { page, expects } = await visit()
    expects(/^answer: 422 POST .*\/2fa\/resend$/)
    await openPage(page, "/my-account/login")
    await fillCredentials(page, emails.several)
    await page.getByRole("button", { name: /^Ironbark/ }).click()
    await codeBox(page).waitFor()
    await page.getByRole("button", { name: "Send a new code" }).click()
    await page.getByRole("alert").getByText(signInWords.resendTooSoon).waitFor()
    await page.goBack()
    await logInButton(page).waitFor()
    expect(new URL(page.url()).pathname).toBe("/my-account/login")
    expect(await page.getByText(signInWords.resendTooSoon).count()).toBe(0)
  })

  it("[AUTH-15] the choice survives a reload, and nothing of it is left after the log-in", async () => {
    const { page } = await visit()
    await openPage(page, "/my-account/login")
    await fillCredentials(page, emails.several)
    await page.getByRole("button", { name: /^Ironbark/ }).waitFor()
    await page.reload()
    await page.getByRole("button", { name: /^Ironbark/ }).click()
    await codeBox(page).waitFor()
    await page.reload()
    await codeBox(page).fill(await lastCode(emails.several))
    await page.getByRole("button", { name: "Continue" }).click()
    await waitForAccountPage(page)
    await openPage(page, "/my-account/select-company")
    await page.waitForURL("**/my-account/login")
    await page.getByText(/^You're logged in as Asha Rao/).waitFor()
  })
})

/** The shop's own address where none of its pages runs, which might ask for the session meanwhile. */
const withoutShop = "/robots.txt"

/** Until when the session lasts is gone from the browser, to the last byte: the next page must not find it. */
const forgetTimes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.deleteDatabase("users")
        request.onsuccess = () => done()
        request.onerror = () => fail(request.error)
      })
  )

describe("a remembered log-in", () => {
  it("[AUTH-09] comes back by itself to the saved company on each of two devices, once the sessions are gone", async () => {
    const devices = [await visit(), await visit()]
    for (const { page } of devices) {
      await openPage(page, "/my-account/login")
      await fillCredentials(page, emails.plain, { remember: true })
      await waitForAccountPage(page)
    }
    for (const { page, context } of devices) {
      await page.goto(withoutShop)
      await context.clearCookies({ name: /__Host-(sid|rt)/ })
      await forgetTimes(page)
    }
    for (const { page } of devices) {
      await openPage(page, "/my-account/login")
      await waitForAccountPage(page)
      expect(await company(page)).toBe("Priya Nair")
    }
  })

  it("[AUTH-09] that the shop knows no more is forgotten, and the form is shown", async () => {
    const { page, context, expects } = await visit()
    expects(/^answer: 401 POST .*\/login\/remember/)
    await openPage(page, "/my-account/login")
    await fillCredentials(page, emails.plain, { remember: true })
    await waitForAccountPage(page)
    await page.goto(withoutShop)
    await queryShop("TRUNCATE session, remembered_login CASCADE")
    await context.clearCookies({ name: /__Host-(sid|rt)/ })
    await forgetTimes(page)
    await openPage(page, "/my-account/login")
    await logInButton(page).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-rm")
  })
})
