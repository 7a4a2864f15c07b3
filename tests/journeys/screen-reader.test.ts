/** The way to an order for somebody who hears the shop: each new page and each message is told, and the focus is never lost. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { cardPaymentWords } from "../../core/words/payment.ts"
import { openPage } from "./browser.ts"
import { hasFocus, press, typeInto } from "./keyboard.ts"
import { chooseRowville } from "./rowville-checkout.ts"
import { payButton, readOrderNo, typeCard } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const line = (page: Page) => page.getByRole("listitem").filter({ hasText: "5.4 m" })

/** From the product's page: each box is told by its size, and what was added by a message. */
const fillCart = async (page: Page) => {
  const name = "90 × 45 Treated Pine MGP10 H3 Framing"
  await openPage(page, "/p/90-x-45-treated-pine-mgp10-h3-framing")
  await heading(page, name).waitFor()
  for (const [length, sticks] of [
    ["2.4", "3"],
    ["5.4", "2"]
  ] as const)
    await typeInto(page, page.getByRole("textbox", { name: `Quantity of ${name} ${length} m`, exact: true }), sticks)
  const add = page.getByRole("button", { name: "Add to cart", exact: true })
  await add.and(page.locator(":enabled")).waitFor()
  await press(page, add)
  await page.getByRole("status").getByText("Added to your cart").waitFor()
  // The button is off while it adds: the bar that it stands in has the focus, and says its name.
  await hasFocus(page.getByRole("group", { name: "What you chose" }))
  await press(page, page.getByRole("link", { name: "View cart" }))
  await hasFocus(heading(page, "Your cart"))
}

/** Each box says its name and that it is needed; what is wrong is told where the focus then is, and leads to its box. */
const fillDetails = async (page: Page) => {
  await hasFocus(heading(page, "Your details"))
  const fields = [
    ["Contact name", "Jo Carpenter"],
    ["E-mail", "jo.hears@carpenter"],
    ["Phone", "03 9000 1234"]
  ] as const
  for (const [name, text] of fields) await typeInto(page, page.getByRole("textbox", { name }), text)
  await press(page, page.getByRole("checkbox", { name: /terms of sale/ }))
  await press(page, page.getByRole("button", { name: "Continue", exact: true }))
  const told = page.getByRole("alert")
  await hasFocus(told)
  const email = page.getByRole("textbox", { name: "E-mail" })
  await press(page, told.getByRole("link"))
  await hasFocus(email)
  expect(await email.getAttribute("aria-invalid")).toBe("true")
  await email.fill("jo.hears@carpenter.example")
  await press(page, page.getByRole("button", { name: "Continue", exact: true }))
}

it("each new page and each message is told, and the focus is never lost, from an empty cart and a line that is taken out of it again to the order that is tracked", async () => {
  const visitor = await visit()
  const { page, expects } = visitor
  await chooseRowville(visitor)
  await fillCart(page)
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
  await hasFocus(heading(page, "Who's buying"))
  await press(page, page.getByRole("button", { name: "Continue as guest" }))
  await hasFocus(heading(page, "Where will you collect it?"))
  await page
    .getByRole("status")
    .getByText(/^Ready .+, Rowville$/)
    .waitFor()
  await press(page, page.getByRole("button", { name: "Continue", exact: true }))
  await fillDetails(page)
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
