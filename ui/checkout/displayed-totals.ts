/** Cart totals for display: computed from the last known prices while new ones load, with a flag for outdated ones. */
import { type CartTotals, cartTotals } from "../../core/ordering/cart/cart.ts"
import type { CheckoutState } from "../../core/ordering/checkout/checkout.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"

type CartContents = Pick<CartViewModel, "items" | "prices">

/** [CART-03] By the prices known last while some are missing; nothing where a line never had one, or no line is known yet. */
export const displayedTotals = ({ items, prices }: CartContents): CartTotals | undefined => {
  const pricedItems = items.flatMap((item) => {
    const pricing = prices.lastKnownPrice(item)
    return pricing ? [{ ...item, pricing }] : []
  })
  return items.length > 0 && pricedItems.length === items.length ? cartTotals(pricedItems) : undefined
}

/** The same with what the delivery adds, cents. */
export const shownTotal = ({ cart, state }: { readonly cart: CartContents; readonly state: CheckoutState }) => {
  const totals = displayedTotals(cart)
  return totals && totals.total + state.delivery.details.deliveryTotal
}

/** Some of it is older than the cart, and nobody is asking. */
export const isOutdated = ({ items, prices }: CartContents): boolean =>
  !prices.isLoading && items.some(({ pricing }) => pricing === undefined)
