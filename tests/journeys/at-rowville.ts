/** Shoppers who collect at Rowville: for tests that go on from there. */
import type { Kept } from "./browser.ts"
import { ask } from "./shop-database.ts"
import { addSticks, fillCheckout, whatIsKept } from "./shopper.ts"
import { theShop } from "./the-shop.ts"
import type { Visitor } from "./visit.ts"

/** Makes it the browser's own branch. */
export const chooseRowville = async ({ context }: Visitor): Promise<void> => {
  const [branch] = await ask<{ id: number }>("SELECT id FROM branch WHERE name = 'Rowville'")
  await context.addCookies([{ name: "branch", value: String(branch?.id), url: theShop().origin }])
}

/** What a browser keeps that has only the card to fill in, for two lengths of one framing. */
export const keptAtPayment = async (visitor: Visitor, framing: string): Promise<Kept> => {
  const { page } = visitor
  await chooseRowville(visitor)
  await addSticks(page, framing, "5.4", 2)
  await addSticks(page, framing, "2.4", 3)
  await fillCheckout(page, "Rowville")
  return whatIsKept(page)
}
