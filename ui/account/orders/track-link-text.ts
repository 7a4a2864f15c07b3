/** What leads from an order's page to its tracking page, where it can be followed, collected and cancelled; nothing of one that is over. */
import { canCancel } from "../../../core/orders/cancellation.ts"
import type { OrderStatus } from "../../../core/orders/order.ts"
import { orderPageWords as words } from "../../words/orders.ts"

const isOver = (status: OrderStatus): boolean =>
  status === "cancelled" || status === "collected" || status === "delivered"

/** `mayOrder`: whoever reads it orders for the company, and so cancels for it. */
export const trackLinkText = (status: OrderStatus, mayOrder: boolean): string | undefined => {
  if (isOver(status)) return undefined
  return mayOrder && canCancel(status) ? words.trackOrCancel : words.track
}
