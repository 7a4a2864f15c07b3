/** What the e-mails about an order, placed or to be approved, or about a quote add up to. */
import { dollars } from "../../core/money.ts"
import type { Order, OrderTotals } from "../../core/orders/order.ts"
import { totalsOnGstBasis } from "../../core/orders/order-totals.ts"
import type { Mail } from "./mail-page.ts"
import { mailWords as words } from "./mail-words.ts"

export const orderSums = ({ totals, buyer }: Pick<Order, "totals" | "buyer">): NonNullable<Mail["sums"]> =>
  sumsOnGstBasis(totals, buyer?.showsExGst ?? false)

/** [SUM-01] [GST-03] As the tax invoice adds up: where something comes on top of the lines, what they come to stands first. */
export const sumsOnGstBasis = (totals: OrderTotals, exGst: boolean): NonNullable<Mail["sums"]> => {
  const { subtotal, delivery, surcharge, gst, total } = totalsOnGstBasis(totals, exGst)
  const isMore = exGst || delivery > 0 || surcharge > 0
  return [
    ...(isMore ? ([[exGst ? words.subtotalExGst : words.subtotal, dollars(subtotal)]] as const) : []),
    ...(delivery > 0 ? ([[words.delivery, dollars(delivery)]] as const) : []),
    ...(surcharge > 0 ? ([[words.surcharge, dollars(surcharge)]] as const) : []),
    [exGst ? words.gstAdded : words.gst, dollars(gst)],
    [words.total, dollars(total)]
  ]
}
