/** The page of the cart, as a shopper reads it: its lines, their quantities, and what it all comes to. */
import type { Locator, Page } from "playwright"
import { open } from "./browser.ts"

/** Waits until the cart on the page comes to so much, by the server's prices. */
export const comesTo = (page: Page, amount: string): Promise<void> =>
  page.locator('[data-testid="total"][aria-busy="false"]', { hasText: amount }).waitFor()

export const atCart = async (page: Page, amount: string): Promise<void> => {
  await open(page, "/checkout/cart")
  await comesTo(page, amount)
}

/** The line of a stick's length. */
export const line = (page: Page, length: string): Locator =>
  page.getByRole("listitem").filter({ hasText: `${length} m` })

export const quantity = (page: Page, length: string): Locator => line(page, length).getByRole("textbox")
