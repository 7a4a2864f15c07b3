/** What is said of a company's orders, on the screen and in the files and e-mails that it asks for. */
import { trackingWords } from "./order.ts"

/** [TRK-01] How far an order has come, in the words of the tracking page; and the two ends that it does not show. */
export const orderStatusNames = {
  "awaiting-payment": "waiting for payment",
  placed: trackingWords.confirmation,
  preparing: trackingWords.preparing,
  "on-the-way": trackingWords.onTheWay,
  ready: trackingWords.ready,
  delivered: trackingWords.delivered,
  collected: trackingWords.collected,
  cancelled: "cancelled"
} as const

export const checkoutTypeNames = { pickup: "Click and collect", delivery: "Delivery" } as const

/** What a delivery is called that a crane comes with. */
export const craneDelivery = "Delivery by our crane truck"

/** [ORD-01] Said where the shop's answer says nothing itself. */
export const orderFetchWords = { unknown: "Unknown Error" } as const

export const salesOrderWords = {
  noInvoice: "There's no tax invoice yet: it comes as soon as the order is paid.",
  listFile: (day: string) => `orders-${day}.csv`,
  invoiceFile: (orderNo: string) => `tax-invoice-${orderNo}.pdf`
} as const

/** Said where a change of an order is refused. */
export const orderEditWords = {
  invalid: "Check the marked fields, then save again.",
  notAllowed: "Your log-in can see this order, but not change it. Ask whoever placed it, or call the store.",
  tooLate: (status: keyof typeof orderStatusNames): string =>
    status === "awaiting-payment"
      ? "We're still checking this order's payment. Wait a moment, then try again."
      : status === "cancelled"
        ? "This order was cancelled, so it can't be changed."
        : "The goods have left the store. Only the PO/Job number can be changed now."
} as const

/** The columns of the list as a table for a spreadsheet. */
export const salesOrdersTableWords = {
  orderNo: "Order number",
  customerOrderNo: "PO/Job number",
  orderDate: "Ordered",
  status: "Status",
  checkoutType: "Checkout type",
  branch: "Store",
  contactName: "For",
  lineCount: "Lines",
  total: "Total including GST"
} as const
