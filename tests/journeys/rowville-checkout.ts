/** Shoppers who collect at Rowville: for tests that go on from there. */
import type { StorageState } from "./browser.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { addSticks, fillCheckout, storedState } from "./shopper.ts"
import type { Visitor } from "./visitors.ts"

/** Makes it the browser's own branch. */
export const chooseRowville = async ({ context }: Visitor): Promise<void> => {
  const [branch] = await queryShop<{ id: number }>("SELECT id FROM branch WHERE name = 'Rowville'")
  await context.addCookies([{ name: "branch", value: String(branch?.id), url: sharedShop().origin }])
}

/** What a browser keeps that has only the card to fill in, for two lengths of one framing. */
export const stateAtPayment = async (visitor: Visitor, framing: string): Promise<StorageState> => {
  const { page } = visitor
  await chooseRowville(visitor)
  await addSticks(page, framing, "5.4", 2)
  await addSticks(page, framing, "2.4", 3)
  await fillCheckout(page, "Rowville")
  return storedState(page)
}
