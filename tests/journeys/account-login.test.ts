/** Logging in by e-mail and password, on one device and on the next. */
import type { Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { signInWords } from "../../core/words/account.ts"
import { openPage, waitForHeader } from "./browser.ts"
import { expectSoundPage } from "./page-checks.ts"
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

const { visit, origin } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step CASCADE"))

/** The company of the session, as the shop says it. */
const company = async (page: Page): Promise<string> =>
  (await (await page.request.get("/api/shopfront")).json()).data.member?.customerName

it("[AUTH-01] [AUTH-12] [T35] e-mail and password: wrong ones are said in the same words for any address, a fault asks to contact customer service, the right ones lead to the page that was wanted", async () => {
  const { page, expects } = await visit()
  expects(/^answer: 401 POST .*\/auth\/login/, /^answer: 503/)
  await openPage(page, "/stores")
  await waitForHeader(page)
  await page.getByRole("link", { name: "Log in", exact: true }).click()
  await page.getByRole("dialog").locator('a[href^="/my-account/link-login?next"]').click()
  await page.getByRole("link", { name: "Log in with a password instead" }).click()
  const fields = page.locator("main form input:not([type=checkbox])")
  await logInButton(page).waitFor()
  // As password managers know them.
  expect(
    await fields.evaluateAll((all) =>
      all.map((one) => [(one as HTMLInputElement).type, one.getAttribute("autocomplete")])
    )
  ).toEqual([
    ["email", "username"],
    ["password", "current-password"]
  ])
  const alert = page.getByRole("alert")
  for (const email of ["nobody@nowhere.example", emails.plain]) {
    const refused = page.waitForResponse("**/auth/login")
    await fillCredentials(page, email, { password: "not-my-password" })
    await refused
    await alert.getByText("Invalid credentials! Please try again", { exact: true }).waitFor()
    expect(await page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(email)
    expect(await page.getByLabel("Password").inputValue()).toBe("not-my-password")
  }
  const reset = page.getByRole("link", { name: "Set Password / Forgot Password" })
  expect(await reset.getAttribute("href")).toBe("/my-account/reset-password")
  await page.route("**/auth/login", (route) =>
    route.fulfill({ status: 503, json: { error: true, code: "UNAVAILABLE", msg: "no" } })
  )
  await fillCredentials(page, emails.plain)
  const phone = (await page.locator('aside a[href^="tel:"]').textContent()) ?? ""
  await alert.getByText(signInWords.system(phone)).waitFor()
  await page.unroute("**/auth/login")
  await fillCredentials(page, emails.plain)
  await page.waitForURL("**/stores")
  await page.getByRole("link", { name: "My Account" }).waitFor()

  // Never an address of somebody else's.
  const { page: elsewhere } = await visit()
  await openPage(elsewhere, `/my-account/login?next=${encodeURIComponent("//evil.example")}`)
  await fillCredentials(elsewhere, emails.plain)
  await waitForAccountPage(elsewhere)
})

it("[AUTH-04] [AUTH-14] [AUTH-15] several companies are all offered, the choice survives a reload and is left by Back, and nothing of it is left after the log-in", async () => {
  const { page, expects } = await visit()
  expects(/^answer: 422 POST .*\/2fa\/resend$/)
  await openPage(page, "/my-account/login")
  await fillCredentials(page, emails.several)
  await page.waitForURL("**/select-company")
  const choose = (label: RegExp) => page.getByRole("button", { name: label }).click()
  await page.getByRole("button", { name: /^Ironbark/ }).waitFor()
  await expectSoundPage(page, `${origin()}/my-account/select-company`)
  await page.reload()
  const offered = page.getByRole("main").getByRole("listitem").getByRole("button").locator("b")
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual([
    "Barrow Maintenance",
    "Foley & Daughters Joinery",
    "Ironbark Constructions"
  ])
  await choose(/^Ironbark/)
  await codeBox(page).waitFor()
  await expectSoundPage(page, `${origin()}/my-account/two-factor`)
  // However long it took to look at the page.
  await queryShop("UPDATE login_step SET sent_at = now()")
  await page.getByRole("button", { name: "Send a new code" }).click()
  await page.getByRole("alert").getByText(signInWords.resendTooSoon).waitFor()
  // From the code to the password, where nothing is said of the code.
  await page.goBack()
  await logInButton(page).waitFor()
  expect(new URL(page.url()).pathname).toBe("/my-account/login")
  expect(await page.getByText(signInWords.resendTooSoon).count()).toBe(0)

  await fillCredentials(page, emails.several)
  await choose(/^Barrow/)
  await codeBox(page).waitFor()
  await page.reload()
  await codeBox(page).fill(await lastCode(emails.several))
  await page.getByRole("button", { name: "Continue" }).click()
  await waitForAccountPage(page)
  expect(await company(page)).toBe("Barrow Maintenance")
  await openPage(page, "/my-account/select-company")
  await page.waitForURL("**/my-account/login")
  await page.getByText(/^You're logged in as Asha Rao/).waitFor()

  // Another device asks anew, and may be of another company.
  const other = await visit()
  await logInByPages(other.page, emails.several)
  expect([await company(other.page), await company(page)]).toEqual(["Ironbark Constructions", "Barrow Maintenance"])
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

it("[AUTH-01] [AUTH-09] a remembered log-in opens a session on each of two devices, and comes back by itself until the shop knows it no more", async () => {
  const devices = [await visit(), await visit()] as const
  const [{ page, context, expects }] = devices
  const forgetSession = async (device: (typeof devices)[number]) => {
    await device.page.goto(withoutShop)
    await device.context.clearCookies({ name: /__Host-(sid|rt)/ })
    await forgetTimes(device.page)
  }
  for (const device of devices) {
    await openPage(device.page, "/my-account/login")
    await fillCredentials(device.page, emails.plain, { remember: true })
    await waitForAccountPage(device.page)
  }
  expect(await queryShop("SELECT count(*)::int AS sessions FROM session")).toEqual([{ sessions: 2 }])
  for (const device of devices) await forgetSession(device)
  for (const device of devices) {
    await openPage(device.page, "/my-account/login")
    await waitForAccountPage(device.page)
    expect(await company(device.page)).toBe("Priya Nair")
  }
  expects(/^answer: 401 POST .*\/login\/remember/)
  for (const device of devices) await device.page.goto(withoutShop)
  await queryShop("TRUNCATE session, remembered_login CASCADE")
  await forgetSession(devices[0])
  await openPage(page, "/my-account/login")
  await logInButton(page).waitFor()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-rm")
})
