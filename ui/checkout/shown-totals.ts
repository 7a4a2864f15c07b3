/** What the cart comes to as it is shown, and whether that is older than the cart. */
import { type CartTotals, cartTotals } from "../../core/ordering/cart/cart.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"

type Shown = Pick<CartViewModel, "items" | "prices">

/** [CART-03] By the prices known last while some are missing; nothing where a line never had one. */
export const shownTotals = ({ items, prices }: Shown): CartTotals | undefined => {
  const known = items.flatMap((item) => {
    const pricing = prices.lastKnown(item)
    return pricing ? [{ ...item, pricing }] : []
  })
  return known.length === items.length ? cartTotals(known) : undefined
}

/** Some of it is older than the cart, and nobody is asking. */
export const isOutdated = ({ items, prices }: Shown): boolean =>
  !prices.areAwaited && items.some(({ pricing }) => pricing === undefined)
