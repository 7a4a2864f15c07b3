/** Quotes that are chosen for payment on their list: what they come to, what lets them go, and what becomes of them with another company. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { melbourneDate } from "../../core/melbourne.ts"
import { insertQuote } from "../storage/quote-fixture.ts"
import { logIn } from "./api-login.ts"
import { openPage, waitForHydration } from "./browser.ts"
import { pageFaults } from "./page-checks.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** Goes over to another company on the account's own page, which is open, and is loaded anew then. */
const goOverTo = async (page: Page, company: RegExp) => {
  const loaded = page.waitForEvent("load")
  await page.getByRole("button", { name: company }).click()
  await loaded
  await waitForHydration(page)
}

it("[QUO-02] [QUO-06] [COMP-02] quotes are ticked, let go and cleared on their list with what they come to, lead to paying all of them at once, and are chosen no more once their contact went over to another company and back", async () => {
  const made = { customerId: "2001", contactId: "P07", quotedOn: melbourneDate(Date.now()) }
  const query = (text: string, values: ReadonlyArray<unknown> = []) => queryShop<Record<string, unknown>>(text, values)
  const [one, other] = [
    await insertQuote(query, { ...made, lines: [110_000] }),
    await insertQuote(query, { ...made, lines: [2200, 3300] })
  ]
  const { page } = await visit()
  await logIn(page, sharedShop().databaseUrl, "asha@several.example", {
    company: "2001",
    path: "/my-account/quotes"
  })
  const box = (quoteNo: string) => page.getByRole("checkbox", { name: `Pay quote ${quoteNo}` })
  const sum = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /to pay/ })
  await box(one).check()
  await sum.getByText("1 quote to pay", { exact: true }).waitFor()
  await sum.getByText("$1,100.00", { exact: true }).waitFor()
  await box(other).check()
  await sum.getByText("2 quotes to pay", { exact: true }).waitFor()
  await sum.getByText("$1,155.00", { exact: true }).waitFor()
  await box(one).uncheck()
  await sum.getByText("$55.00", { exact: true }).waitFor()
  await page.getByRole("button", { name: "Clear", exact: true }).click()
  await sum.waitFor({ state: "detached" })
  expect([await box(one).isChecked(), await box(other).isChecked()]).toEqual([false, false])
  await box(one).check()
  await box(other).check()
  await page.getByRole("link", { name: "Pay 2 quotes" }).click()
  await page.getByRole("heading", { level: 1, name: "Pay 2 quotes" }).waitFor()
  await page.getByRole("main").getByText("$1,155.00").first().waitFor()
  await page.goBack()
  await sum.getByText("2 quotes to pay", { exact: true }).waitFor()

  await openPage(page, "/my-account")
  await goOverTo(page, /Foley/)
  await goOverTo(page, /Ironbark/)
  await openPage(page, "/my-account/quotes")
  await box(one).waitFor()
  expect([await box(one).isChecked(), await sum.count()]).toEqual([false, 0])
  await openPage(page, `/my-account/quotes/${one}`)
  expect(await pageFaults(page, { isKnownAround: true })).toEqual([])
})
