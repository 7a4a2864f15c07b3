/** What is said of a company's orders, on the screen and in the files and e-mails that it asks for. */
import type { OrderStatus } from "../orders/order.ts"
import { trackingWords } from "./order.ts"

/** [TRK-01] How far an order has come, in the words of the tracking page; and the two ends that it does not show. */
export const orderStatusNames: { readonly [status in OrderStatus]: string } = {
  "awaiting-payment": "waiting for payment",
  placed: trackingWords.confirmation,
  preparing: trackingWords.preparing,
  "on-the-way": trackingWords.onTheWay,
  ready: trackingWords.ready,
  delivered: trackingWords.delivered,
  collected: trackingWords.collected,
  cancelled: "cancelled"
}

export const checkoutTypeNames = { pickup: "Click and collect", delivery: "Delivery" } as const

/** [ORD-01] Said where the shop's answer says nothing itself. */
export const orderFetchWords = { unknown: "Unknown Error" } as const

export const salesOrderWords = {
  noInvoice: "There's no tax invoice yet: it comes as soon as the order is paid.",
  listFile: (day: string) => `orders-${day}.csv`,
  invoiceFile: (orderNo: string) => `tax-invoice-${orderNo}.pdf`,
  table: [
    "Order number",
    "PO/Job number",
    "Ordered",
    "Status",
    "Checkout type",
    "Store",
    "For",
    "Lines",
    "Total including GST"
  ]
} as const
