/** What a visitor types before the page's scripts have come is not lost. */
import { expect, it } from "vitest"
import { waitForHydration } from "./browser.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

it("a quantity typed before the scripts have come is taken over by them, and priced", async () => {
  const { page } = await visit()
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route("**/*.js", async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto("/p/90-x-45-treated-pine-mgp10-h3-framing", { waitUntil: "commit" })
  const sticks = page.getByRole("textbox", { name: /5\.4 m$/ })
  await sticks.fill("7")
  letScriptsCome()
  await waitForHydration(page)
  // Seven sticks of 5.4 m at $6.45 a metre.
  await page.getByText("$243.81").waitFor()
  expect(await sticks.inputValue()).toBe("7")
  expect(await page.getByRole("button", { name: "Add to cart" }).isEnabled()).toBe(true)
})
