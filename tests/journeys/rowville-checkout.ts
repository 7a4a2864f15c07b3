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

/** What a browser keeps on the way to an order of two lengths of one framing: $69.66 and $46.44. */
type States = {
  /** It has its branch alone. */
  readonly branch: StorageState
  /** The cart is full. */
  readonly cart: StorageState
  /** Only the card is missing. */
  readonly atPayment: StorageState
}

const makeStates = async (visitor: Visitor): Promise<States> => {
  const { page } = visitor
  await chooseRowville(visitor)
  const branch = await storedState(page)
  await addSticks(page, framing, "5.4", 2)
  await addSticks(page, framing, "2.4", 3)
  // The count for the badge is written a moment after the lines.
  await page.waitForFunction(() => localStorage.getItem("lineal/cart-count") === "2")
  const cart = await storedState(page)
  await fillCheckout(page, "Rowville")
  return { branch, cart, atPayment: await storedState(page) }
}

/** Made once for all files of a process: it takes six pages. */
let states: Promise<States> | undefined

export const rowvilleStates = (visit: () => Promise<Visitor>): Promise<States> => {
  states ??= visit().then(makeStates)
  return states
}

export const stateAtPayment = async (visit: () => Promise<Visitor>): Promise<StorageState> =>
  (await rowvilleStates(visit)).atPayment
