/** What the order comes to so far, part by part, as whoever is logged in sees prices. */
import type { CheckoutState } from "../../core/ordering/checkout/checkout.ts"
import type { OrderTotals } from "../../core/orders/order.ts"
import { totalsOnGstBasis } from "../../core/orders/order-totals.ts"
import { gstIn } from "../../core/pricing/gst.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { displayedTotals } from "./displayed-totals.ts"

type Shown = {
  readonly cart: Pick<CartViewModel, "items" | "prices" | "showsExGst">
  readonly state: CheckoutState
}

/** [GST-03] Cents; without GST, subtotal, delivery and GST come to the total. Nothing where a line never had a price. */
export const shownSums = ({ cart, state }: Shown): OrderTotals | undefined => {
  const totals = displayedTotals(cart)
  const { deliveryTotal: delivery } = state.delivery.details
  if (!totals) return undefined
  const { subtotal, gst, total } = totals
  const sums = { subtotal, delivery, surcharge: 0, gst: gst + gstIn(delivery), total: total + delivery }
  return totalsOnGstBasis(sums, cart.showsExGst)
}
