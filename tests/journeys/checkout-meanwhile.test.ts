/** What goes on around a checkout that is under way: another tab, and a connection that is lost. */
import { beforeAll, expect, it } from "vitest"
import { openPage, type StorageState } from "./browser.ts"
import { expectTotal, openCart, quantityBox } from "./cart-page.ts"
import { hasFocus } from "./keyboard.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { chosenDay } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

/** A browser that has only the card to fill in, for $116.10. */
let atPayment: StorageState

beforeAll(async () => {
  atPayment = await stateAtPayment(visit)
})

it("[CHK-05] another tab changes the cart, and so the amount on the button, which is told beside the old one; days that could not be asked for are asked for when the connection is back, and what was typed stays with another branch", async () => {
  const { page, newTab, context, expects } = await visit({ kept: atPayment })
  const pay = (amount: string) => page.getByRole("button", { name: `Pay ${amount}`, disabled: false }).waitFor()
  await openPage(page, "/checkout/payment")
  await pay("$116.10")
  const other = await newTab()
  await openCart(other, "$116.10")
  await quantityBox(other, "5.4").fill("4")
  await expectTotal(page, "$185.76")
  await pay("$185.76")
  const told = page.getByRole("alert").getByText("Your total was $116.10 and is now $185.76")
  await hasFocus(told)

  expects(/net::ERR_INTERNET_DISCONNECTED/)
  await openPage(page, "/checkout/delivery")
  await chosenDay(page).waitFor()
  await page.getByText("Add a note", { exact: true }).click()
  await page.getByLabel("Anything we should know?").fill("Cut each in half")
  await context.setOffline(true)
  await page.getByText("You're offline").waitFor()
  await page.getByLabel("Collect from").selectOption({ label: "Croydon" })
  await page.getByRole("alert").getByText("The shop could not be reached").waitFor()
  await context.setOffline(false)
  await chosenDay(page).waitFor()
  await page.getByText(/^Ready .+, Croydon$/).waitFor()
  expect(await page.getByLabel("Anything we should know?").inputValue()).toBe("Cut each in half")
})
