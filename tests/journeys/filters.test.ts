/** Filters on a phone: folded over the shelf, with a way back to what is left of it always in sight. */
import { expect, it } from "vitest"
import { openPage } from "./browser.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

it("lead back to the shelf from wherever one was chosen, and say how much is left", async () => {
  const { page } = await visit({ width: 360 })
  await openPage(page, "/c/timber")
  await page.getByText("Filter", { exact: true }).click()
  await page.getByRole("complementary").getByRole("link", { name: /^H3\b/ }).click()
  await page.getByRole("link", { name: "Clear all" }).waitFor()
  const left = (await page.locator("h1 + span").textContent()) ?? ""
  const show = page.getByText(`Show ${left}`, { exact: true })
  await show.click()
  await show.waitFor({ state: "hidden" })
  const first = page.getByRole("article").first()
  expect(await first.evaluate((card) => card.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  expect(await first.evaluate((card) => card.getBoundingClientRect().top < innerHeight)).toBe(true)
})
