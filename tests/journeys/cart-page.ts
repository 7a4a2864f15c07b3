/** The page of the cart, as a shopper reads it: its lines, their quantities, and what it all comes to. */
import type { Locator, Page } from "playwright"
import { openPage } from "./browser.ts"

/** Waits until the cart on the page comes to so much, by the server's prices. */
export const expectTotal = (page: Page, amount: string): Promise<void> =>
  page.locator('[data-testid="total"][aria-busy="false"]', { hasText: amount }).waitFor()

export const openCart = async (page: Page, amount: string): Promise<void> => {
  await openPage(page, "/checkout/cart")
  await expectTotal(page, amount)
}

/** The line of a stick's length. */
export const cartLine = (page: Page, length: string): Locator =>
  page.getByRole("listitem").filter({ hasText: `${length} m` })

export const quantityBox = (page: Page, length: string): Locator => cartLine(page, length).getByRole("textbox")
