/** A session that ends by itself while somebody is typing. */
import type { Page } from "playwright"
import { beforeEach, expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { codeBox, emails, fillCredentials, lastCode } from "./page-login.ts"
import { sharedShop } from "./shared-shop.ts"
import { kindsOfProduct, queryShop } from "./shop-database.ts"
import { chosenDay } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** Every device is new again. */
beforeEach(() => queryShop("TRUNCATE session, known_device, remembered_login, login_step CASCADE"))

const loggedOut = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "You have been logged out. Please login again." })

/** Ends every session at the shop, and lets the page find out at its next click. */
const endSessions = async (page: Page) => {
  await queryShop("TRUNCATE session CASCADE")
  await page.clock.setFixedTime(Date.now() + 20 * 60_000)
}

/** By the link in what is said, without the page being loaded anew. */
const logInAgain = async (page: Page, email: string) => {
  await loggedOut(page).getByRole("link", { name: "Log in", exact: true }).click()
  await fillCredentials(page, email)
  if (email === emails.plain) return
  await codeBox(page).waitFor()
  await codeBox(page).fill(await lastCode(email))
  await page.getByRole("button", { name: "Continue" }).click()
}

it("[AUTH-12] [TOK-03] a session is renewed in time at a click and on the way back; its end is told once, with the way to log in, and what was typed stays in the form", async () => {
  for (const act of [(page: Page) => page.getByRole("heading", { level: 1 }).click(), (page: Page) => page.goBack()]) {
    const { page } = await visit()
    await logIn(page, sharedShop().databaseUrl, emails.plain, { path: "/terms" })
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click()
    await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor()
    // Half a minute is left.
    await page.clock.setFixedTime(Date.now() + 14.5 * 60_000)
    const renewed = page.waitForResponse((answer) => answer.url().endsWith("/api/users/auth/refresh"))
    await act(page)
    expect((await renewed).status()).toBe(200)
  }
  const { page, expects } = await visit()
  expects(/^answer: 401 /)
  await logIn(page, sharedShop().databaseUrl, emails.plain, { path: "/track-order" })
  const box = page.getByRole("main").getByRole("textbox").first()
  await box.fill("123456789")
  await endSessions(page)
  await box.click()
  const told = loggedOut(page)
  await told.waitFor()
  expect(await box.inputValue()).toBe("123456789")
  expect(await told.getByRole("link", { name: "Log in", exact: true }).getAttribute("href")).toBe(
    "/my-account/login?next=%2Ftrack-order"
  )
  await told.getByRole("button", { name: "Close" }).click()
  await told.waitFor({ state: "detached" })
  expect(await box.inputValue()).toBe("123456789")
})

const path = "/my-account/admin-permissions"
const adding = (page: Page) => page.getByRole("dialog", { name: "Invite a contact" })

/** Dana has typed a contact when her session turns out to be over. */
const interrupted = async () => {
  const { page, expects } = await visit()
  expects(/^answer: 401 /)
  await logIn(page, sharedShop().databaseUrl, emails.code, { path })
  await queryShop("TRUNCATE known_device CASCADE")
  await interrupt(page)
  return page
}

const interrupt = async (page: Page) => {
  await page.getByRole("button", { name: "Invite a contact" }).click()
  await adding(page).getByLabel("First name").fill("Noor")
  await adding(page).getByLabel("Last name").fill("Haddad")
  await adding(page).getByRole("textbox", { name: "E-mail" }).fill("noor@ironbark.example")
  await adding(page).getByLabel("Mobile").fill("0491 570 110")
  await adding(page).getByRole("radio", { name: "Contact", exact: true }).check()
  await adding(page).getByRole("checkbox", { name: "Current orders" }).check()
  await queryShop("TRUNCATE session CASCADE")
  await adding(page).getByRole("button", { name: "Send invitation" }).click()
  await loggedOut(page).waitFor()
  await page.getByRole("main").getByText("You must be logged in to view this page").waitFor()
  await page.getByRole("main").getByText("We've kept what you typed.").waitFor()
}

it("[AUTH-12] [T58] a new contact that was being typed is shown to nobody, and all of it to the same person alone: it is gone for another, and for the first one after them", async () => {
  const page = await interrupted()
  expect(await page.content()).not.toMatch(/Noor|noor@/)
  await logInAgain(page, emails.code)
  const window = adding(page)
  await window.waitFor()
  const typed = (label: string) => window.getByRole("textbox", { name: label }).inputValue()
  expect([await typed("First name"), await typed("Last name"), await typed("E-mail"), await typed("Mobile")]).toEqual([
    "Noor",
    "Haddad",
    "noor@ironbark.example",
    "0491 570 110"
  ])
  expect(await window.getByRole("radio", { name: "Contact", exact: true }).isChecked()).toBe(true)
  expect(await window.getByRole("checkbox", { name: "Current orders" }).isChecked()).toBe(true)
  expect(await window.getByRole("alert").count()).toBe(0)
  await window.getByRole("button", { name: "Send invitation" }).click()
  await page.getByRole("status").getByText("Noor Haddad is invited").waitFor()
  await page.getByRole("button", { name: "Take back the invitation to Noor Haddad" }).click()
  await page.getByRole("status").getByText("The invitation to Noor Haddad was taken back").waitFor()

  await openPage(page, path)
  await interrupt(page)
  await logInAgain(page, "gus@petersen.example")
  await page.getByRole("heading", { level: 1, name: "Admin permissions" }).waitFor()
  await page.getByText("Petersen Plaster & Frame").first().waitFor()
  expect(await adding(page).count()).toBe(0)
  await page.getByRole("button", { name: "Invite a contact" }).click()
  expect(await adding(page).getByLabel("First name").inputValue()).toBe("")
  await adding(page).getByLabel("First name").fill("Somebody else")
  await queryShop("TRUNCATE session CASCADE")
  await page.clock.setFixedTime(Date.now() + 20 * 60_000)
  await adding(page).getByLabel("Last name").click()
  await loggedOut(page).waitFor()
  await logInAgain(page, emails.code)
  await page.getByText("Ironbark Constructions").first().waitFor()
  await page.getByRole("button", { name: "Invite a contact" }).click()
  expect(await adding(page).getByLabel("First name").inputValue()).toBe("")
})

it("[AUTH-12] [CHK-03] a session that ends in the middle of a checkout leaves a guest nothing of it, and the same person all when they are back", async () => {
  const { page, expects, context } = await visit()
  expects(/^answer: 401 /)
  const [branch] = await queryShop<{ id: number; name: string }>(
    "SELECT id, name FROM branch WHERE pickup_available ORDER BY id LIMIT 1"
  )
  await context.addCookies([{ name: "branch", value: String(branch?.id), url: sharedShop().origin }])
  const path = `/p/${(await kindsOfProduct())["timber in lengths"]}`
  await logIn(page, sharedShop().databaseUrl, emails.plain, { path })
  await page.getByRole("textbox", { name: / m$/ }).first().fill("2")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
  await openPage(page, "/checkout/delivery")
  await page.getByLabel("Collect from").selectOption(branch?.name ?? "")
  await chosenDay(page).waitFor()
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByLabel("Contact name").fill("Priya at the back gate")
  await page.getByText("Add a company or PO number").click()
  await page.getByLabel("PO/Job number").fill("PO 4417")
  await endSessions(page)
  // Ticked, it may be emptied again at once: so it is not waited for.
  await page.getByRole("checkbox", { name: /terms of sale/ }).click()
  await loggedOut(page).waitFor()
  expect(await page.getByLabel("Contact name").inputValue()).toBe("")
  await logInAgain(page, emails.plain)
  await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor()
  // The page is there before what the browser kept has been read.
  await expect.poll(() => page.getByLabel("Contact name").inputValue()).toBe("Priya at the back gate")
  expect(await page.getByLabel("PO/Job number").inputValue()).toBe("PO 4417")
  expect(await page.getByRole("checkbox", { name: /terms of sale/ }).isChecked()).toBe(true)
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
})
