/** The cart as the checkout looks it over: what stops it, line by line, and which ways to deliver it leaves open. */

import type { StockLevel } from "../../stock/availability.ts"
import { deliveryWords } from "../../words/delivery.ts"
import { canContinue, cartKey, lineProblem } from "../cart/cart.ts"
import type { CartItem } from "../cart/cart-item.ts"

/** One line, by its key, and what is said of it. */
export type LineProblem = { readonly key: string; readonly msg: string }

export type CartReview = {
  /** The choice of a branch is shown: none is chosen, or something is not in stock at the one that is. */
  readonly displayBranches: boolean
  readonly canContinue: boolean
  /** Every line is Hardware; of an empty cart there is nothing to send. */
  readonly nationalDeliveryCheck: boolean
  /** Why the cart cannot go on, a reason for each line that stops it. */
  readonly blocking: ReadonlyArray<LineProblem>
  /** Why it cannot go nationwide, a reason for each line that is not Hardware. */
  readonly notNational: ReadonlyArray<LineProblem>
}

type ReviewContext = {
  readonly now: number
  readonly branchId?: number
  readonly levelAt?: (item: CartItem) => StockLevel | undefined
}

const reasons = (items: ReadonlyArray<CartItem>, reason: (item: CartItem) => string | undefined) =>
  items.flatMap((item): ReadonlyArray<LineProblem> => {
    const msg = reason(item)
    return msg === undefined ? [] : [{ key: cartKey(item), msg }]
  })

/**
 * [CHK-02] The cart can continue when it has lines and none is expired, invalid, loading or over stock; each line that
 * stops it says why. It can go nationwide when every line is Hardware. `now` in epoch milliseconds; `levelAt` is where a
 * line is at the branch, as far as it is known better than from the line itself.
 */
export const reviewCart = (
  items: ReadonlyArray<CartItem>,
  { now, branchId, levelAt = () => undefined }: ReviewContext
): CartReview => {
  const blocking = reasons(items, (item) => lineProblem(item, now))
  const notNational = reasons(items, ({ product }) => (product.isHardware ? undefined : deliveryWords.hardwareOnly))
  return {
    displayBranches:
      branchId === undefined || items.some((item) => (levelAt(item) ?? item.inventory.stockStatus) !== "in stock"),
    canContinue: canContinue(items, now),
    nationalDeliveryCheck: items.length > 0 && notNational.length === 0,
    blocking,
    notNational
  }
}
