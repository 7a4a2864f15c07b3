/** The way to an order for somebody who hears the shop: each new page and each message is told, and the focus is never lost. */
import type { Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { cardPaymentWords } from "../../core/words/payment.ts"
import { openPage, type StorageState } from "./browser.ts"
import { hasFocus, press } from "./keyboard.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { payButton, readOrderNo, typeCard } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

let atPayment: StorageState

beforeAll(async () => {
  atPayment = await stateAtPayment(visit)
})

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const line = (page: Page) => page.getByRole("listitem").filter({ hasText: "5.4 m" })

it("each new page and each message is told, and the focus is never lost, from a line that is taken out of the cart to the order that is tracked", async () => {
  const { page, expects } = await visit({ kept: atPayment })
  await openPage(page, "/checkout/cart")
  // A line that was taken out leads to the way back, and from there to the line.
  await press(page, line(page).getByRole("button", { name: /^Remove (?!one)/ }))
  await hasFocus(page.getByRole("status").getByRole("button", { name: "Undo" }))
  await page.keyboard.press("Enter")
  await hasFocus(line(page).getByRole("link"))
  // Before the last one goes it is asked, with the answer that keeps it at hand.
  const box = line(page).getByRole("textbox")
  await box.fill("0")
  const question = page.getByRole("group", { name: /^Remove this line\? 90 × 45 .* 5\.4 m$/ })
  await hasFocus(question.getByRole("button", { name: "Keep it" }))
  await page.keyboard.press("Escape")
  await hasFocus(box)
  expect(await box.inputValue()).toBe("2")
  expect(await question.count()).toBe(0)

  await page.getByRole("link", { name: "Continue to checkout" }).click()
  await hasFocus(heading(page, "Payment"))
  await press(page, page.getByRole("link", { name: "Delivery" }))
  await hasFocus(heading(page, "Where will you collect it?"))
  await page
    .getByRole("status")
    .getByText(/^Ready .+, Rowville$/)
    .waitFor()
  await press(page, page.getByRole("button", { name: "Continue", exact: true }))
  await hasFocus(heading(page, "Payment"))
  await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()

  // What is refused says why where the focus then is, one step before the card that is to be mended.
  expects(/^answer: 422 POST/)
  await typeCard(page, "4000000000000002")
  await press(page, payButton(page))
  const reason = page.getByRole("alert").getByText(cardPaymentWords.handled)
  await reason.waitFor()
  await hasFocus(reason)
  await page.keyboard.press("Tab")
  await hasFocus(page.getByLabel("Card number"))
  await typeCard(page, "4242424242424242")
  await payButton(page).click()
  const number = await readOrderNo(page)
  await hasFocus(heading(page, "Thanks, your order is in"))

  await openPage(page, "/track-order")
  await page.getByLabel("Order number").fill(number)
  await page.keyboard.press("Enter")
  const told = page.getByRole("status").filter({ hasText: "Order confirmation" })
  await told.waitFor()
  expect(await told.ariaSnapshot()).toMatch(/heading "Order \d{3} \d{3} \d{3}" \[level=2\][\s\S]+list:[\s\S]+listitem/)
  expect(await told.locator('[aria-current="step"]').textContent()).toContain("confirmation")
})
