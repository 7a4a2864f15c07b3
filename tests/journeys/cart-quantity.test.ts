/** How much of a line is wanted: typed, stepped or let go, in sticks or in metres. */
import { beforeAll, expect, it } from "vitest"
import { openPage, type StorageState, waitForHydration } from "./browser.ts"
import { cartLine, expectTotal, openCart, quantityBox } from "./cart-page.ts"
import { addSticks, storedState } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const framing = "90-x-45-treated-pine-mgp10-h3-framing"

/** A browser with two sticks of 5.4 m in its cart, at $6.45 a metre: $69.66. */
let filled: StorageState

beforeAll(async () => {
  const { page } = await visit()
  await addSticks(page, framing, "5.4", 2)
  filled = await storedState(page)
})

it("a quantity of nothing is asked about before the line goes", async () => {
  const { page } = await visit({ kept: filled })
  await openCart(page, "$69.66")
  const fewer = cartLine(page, "5.4").getByRole("button", { name: /^Remove one/ })
  await fewer.click()
  await expectTotal(page, "$34.83")
  await fewer.click()
  await page.getByRole("button", { name: "Keep it" }).click()
  await expectTotal(page, "$34.83")
  await fewer.click()
  await page.getByRole("button", { name: "Remove it" }).click()
  await page.getByText("Your cart is empty").waitFor()
})

it("the question goes once another quantity is typed", async () => {
  const { page } = await visit({ kept: filled })
  await openCart(page, "$69.66")
  await quantityBox(page, "5.4").fill("0")
  const question = page.getByRole("group", { name: /^Remove this line/ })
  await question.waitFor()
  await quantityBox(page, "5.4").fill("4")
  await question.waitFor({ state: "detached" })
  await expectTotal(page, "$139.32")
})

it("a step goes on from what is typed", async () => {
  const { page } = await visit({ kept: filled })
  await openCart(page, "$69.66")
  await quantityBox(page, "5.4").fill("5")
  await quantityBox(page, "5.4").press("ArrowUp")
  await expectTotal(page, "$208.98")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("6")
})

it("what is typed while the last quantity is priced is kept, and counts", async () => {
  const { page } = await visit({ kept: filled })
  await openCart(page, "$69.66")
  const { promise: mayCome, resolve: letPricesCome } = Promise.withResolvers<void>()
  const asked = page.waitForRequest("**/guest-prices")
  await page.route("**/guest-prices", async (route) => {
    await mayCome
    await route.continue()
  })
  const box = quantityBox(page, "5.4")
  await box.fill("1")
  await asked
  await box.press("End")
  await box.pressSequentially("0")
  letPricesCome()
  await expectTotal(page, "$334.80")
  expect(await box.inputValue()).toBe("10")
})

it("lineal metres are rounded up to whole sticks when they are changed, too", async () => {
  const { page } = await visit()
  await openPage(page, `/p/${framing}`)
  await page.getByRole("button", { name: "By the lineal metre" }).click()
  await page.getByRole("textbox", { name: /5\.4 m$/ }).fill("5")
  await page.getByText("1 stick", { exact: true }).waitFor()
  await page.getByRole("textbox", { name: /5\.4 m$/ }).fill("10")
  await page.getByText("Rounded up to 2 sticks of 5.4 m = 10.8 m").waitFor()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
  await openCart(page, "$69.66")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("10.8")
  await quantityBox(page, "5.4").fill("11")
  await expectTotal(page, "$104.49")
  await page.reload()
  await waitForHydration(page)
  await expectTotal(page, "$104.49")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("16.2")
  const more = cartLine(page, "5.4").getByRole("button", { name: /^Add one/ })
  await more.click()
  await expectTotal(page, "$139.32")
  expect(await quantityBox(page, "5.4").inputValue()).toBe("21.6")
})
