/** Logs people in as they do it themselves, by the pages; and reads the shop's letters as they would. */
import type { Page } from "playwright"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { openPage } from "./browser.ts"
import { codeSentTo, findInMessage } from "./outbox-messages.ts"
import { sharedShop } from "./shared-shop.ts"

/** Priya has one company and no code, Dana a code, Asha three companies and a code. */
export const emails = {
  plain: "priya@home.example",
  code: "dana@ironbark.example",
  several: "asha@several.example"
} as const

export const logInButton = (page: Page) => page.getByRole("button", { name: "Log in", exact: true })

/** Fills in the form that is open, and sends it. */
export const fillCredentials = async (
  page: Page,
  email: string,
  { password = EXAMPLE_PASSWORD, remember = false }: { password?: string; remember?: boolean } = {}
): Promise<void> => {
  // The page that leads here may have a field for an e-mail address, too: this one asks for a password with it.
  await page.getByLabel("Password").fill(password)
  await page.getByRole("textbox", { name: "E-mail" }).fill(email)
  if (remember) await page.getByLabel("Keep me logged in").check()
  await logInButton(page).click()
}

export const codeBox = (page: Page) => page.getByRole("textbox", { name: "Code", exact: true })

export const lastCode = (email: string): Promise<string> => codeSentTo(sharedShop().databaseUrl, email)

/** The path of the newest link that was sent to an address. */
export const lastLink = async (email: string, to: string): Promise<string> =>
  (await findInMessage(sharedShop().databaseUrl, email, new RegExp(`/my-account/${to}\\?\\S+`)))[0]

/** The page that a log-in leads to where nothing else was wanted. */
export const waitForAccountPage = (page: Page) => page.waitForURL("**/my-account")

/** All the way in, from the page of the password. */
export const logInByPages = async (page: Page, email: string, company = /^Ironbark/): Promise<void> => {
  await openPage(page, "/my-account/login")
  await fillCredentials(page, email)
  if (email === emails.several) await page.getByRole("button", { name: company }).click()
  if (email !== emails.plain) {
    await codeBox(page).waitFor()
    await codeBox(page).fill(await lastCode(email))
    await page.getByRole("button", { name: "Continue" }).click()
  }
  await waitForAccountPage(page)
}
