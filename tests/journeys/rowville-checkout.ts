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

const framing = "90-x-45-treated-pine-mgp10-h3-framing"

const fillUpToPayment = async (visitor: Visitor): Promise<StorageState> => {
  const { page } = visitor
  await chooseRowville(visitor)
  await addSticks(page, framing, "5.4", 2)
  await addSticks(page, framing, "2.4", 3)
  await fillCheckout(page, "Rowville")
  return storedState(page)
}

/** Filled in once for all files of a process: it takes six pages. */
let atPayment: Promise<StorageState> | undefined

/** What a browser keeps that has only the card to fill in, for two lengths of one framing: $69.66 and $46.44. */
export const stateAtPayment = (visit: () => Promise<Visitor>): Promise<StorageState> => {
  atPayment ??= visit().then(fillUpToPayment)
  return atPayment
}
