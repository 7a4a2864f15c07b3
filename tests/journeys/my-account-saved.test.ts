/** Something of an account is saved, and its page can't be had again afterwards: both are said. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { hasFocus } from "./keyboard.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** From the moment when the shop has answered `save`, none of the calls that fit `lost` reaches it. */
const losing = async (page: Page, save: string, lost: string) =>
  page.route(save, async (route) => {
    const response = await route.fetch()
    await page.route(lost, (call) => call.abort())
    await route.fulfill({ response })
  })

/** Dana saves what the shop keeps of Theo; `lost` can't be had from then on. */
const theoSaved = async (lost: string) => {
  const { page, expects } = await visit()
  expects(/ERR_FAILED/, /^console: .*The shop could not be reached/)
  await logIn(page, sharedShop().databaseUrl, "dana@ironbark.example", { path: "/my-account/admin-permissions" })
  await losing(page, "**/update-permissions", lost)
  await page.getByRole("button", { name: "Edit Theo Marinos" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  const said = page.getByRole("status").filter({ hasText: "Theo Marinos was changed." })
  await said.waitFor()
  return { page, said, lost }
}

/** The page comes back when it is asked for again, and what was saved stays said. */
const comesBack = async ({ page, said, lost }: Awaited<ReturnType<typeof theoSaved>>) => {
  await page.unroute(lost)
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByRole("button", { name: "Edit Theo Marinos" }).waitFor()
  expect(await said.count()).toBe(1)
}

it("a contact or a company's settings are saved, and what the page shows can't be had then: both are said, with the focus on what was saved", async () => {
  const saved = await theoSaved("**/list-contacts")
  await hasFocus(saved.said)
  await saved.page.getByRole("alert").getByText("The shop could not be reached").waitFor()
  await comesBack(saved)

  // Nothing of the shop can be had.
  const again = await theoSaved("**/api/**")
  await again.page.getByRole("heading", { level: 1, name: "Sorry, something went wrong" }).waitFor()
  await comesBack(again)

  await queryShop("UPDATE customer SET shows_ex_gst = false WHERE id = '2002'")
  const { page, expects } = await visit()
  expects(/ERR_FAILED/)
  await logIn(page, sharedShop().databaseUrl, "gus@petersen.example")
  await losing(page, "**/customer/settings", "**/users/details")
  await page.getByRole("button", { name: "Change company settings" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await hasFocus(page.getByRole("status").filter({ hasText: "Settings saved." }))
  await page.getByRole("alert").getByText("The shop could not be reached").waitFor()
})
