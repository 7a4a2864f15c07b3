/** What the order comes to so far, part by part, as whoever is logged in sees prices. */
import type { CheckoutState } from "../../core/ordering/checkout/checkout.ts"
import type { OrderTotals } from "../../core/orders/order.ts"
import { gstIn } from "../../core/pricing/gst.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { displayedTotals } from "./displayed-totals.ts"

type Shown = {
  readonly cart: Pick<CartViewModel, "items" | "prices" | "showsExGst" | "displayedAmount">
  readonly state: CheckoutState
}

/** [GST-03] Cents; without GST, subtotal, delivery and GST come to the total. Nothing where a line never had a price. */
export const shownSums = ({ cart, state }: Shown): Omit<OrderTotals, "surcharge"> | undefined => {
  const totals = displayedTotals(cart)
  if (!totals) return undefined
  const { deliveryTotal } = state.delivery.details
  const [gst, total] = [totals.gst + gstIn(deliveryTotal), totals.total + deliveryTotal]
  const delivery = cart.displayedAmount(deliveryTotal)
  return { subtotal: total - delivery - (cart.showsExGst ? gst : 0), delivery, gst, total }
}
