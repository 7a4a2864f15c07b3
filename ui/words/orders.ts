/** What the pages of a company's orders say. */
import { orderStatusNames } from "../../core/words/sales-order.ts"
import { listPartWords, shownRowsText } from "./list.ts"

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** [TRK-01] How far an order has come, as it begins a line. */
export const statusText = (status: keyof typeof orderStatusNames): string => firstUpper(orderStatusNames[status])

const { "awaiting-payment": _unpaid, ...chosenStatuses } = orderStatusNames

export const orderListWords = {
  ...listPartWords,
  caption: "Orders",
  searchLabel: "Find an order",
  searchHelp: "Number, PO or product",
  anyStatus: "Current orders",
  statuses: {
    all: "All orders",
    ...Object.fromEntries(Object.entries(chosenStatuses).map(([status, name]) => [status, firstUpper(name)] as const))
  },
  from: "Ordered from",
  to: "Ordered to",
  shown: shownRowsText("order", "orders"),
  pages: "Pages of orders",
  loading: "Getting your orders…",
  noMatch: "No order matches that."
}

export const ordersWords = {
  waiting: (many: number) =>
    many === 1
      ? "One order is waiting for approval, or to be paid after it"
      : `${many} orders are waiting for approval, or to be paid after it`,
  orderNo: "Order",
  ordered: "Ordered",
  poNumber: "PO/Job number",
  status: "Status",
  branch: "Store",
  for: "For",
  total: "Total",
  ownPricesHidden: "Orders at your company's own prices aren't listed here: your account doesn't show those prices."
} as const

export const noOrdersWords = {
  none: "No order is under way.",
  showAll: "Show all orders",
  shop: "Go shopping"
} as const

export const orderPageWords = {
  title: (orderNo: string) => `Order ${orderNo}`,
  back: "All orders",
  again: "Order again",
  adding: "Adding to your cart…",
  invoice: "Tax invoice (PDF)",
  email: "E-mail the invoice to me",
  emailing: "Sending…",
  emailed: (email: string) => `The tax invoice is on its way to ${email}.`,
  notEmailed: (problem: string) => `The e-mail couldn't be sent. ${problem}`,
  track: "Track this order",
  trackOrCancel: "Track or cancel this order",
  noInvoice: "The tax invoice comes as soon as the order is paid.",
  progress: "How far it is",
  done: "done",
  toCome: "to come",
  cancelled: "This order was cancelled.",
  waiting: "This order waits for its payment.",
  howToPay: "See where it stands, and how to pay",
  facts: "Details",
  orderDate: "Order date",
  checkoutType: "Checkout type",
  deliveryTo: "For",
  phone: "Phone",
  pickupBranch: "Pickup store",
  deliveringBranch: "Delivering store",
  oncePaid: "Worked out once it is paid",
  estimatedPickup: "Estimated pick-up",
  estimatedDelivery: "Estimated delivery",
  deliveredDate: "Delivered date",
  invoiceDetails: "Invoice details",
  poNumber: "PO/Job number",
  transaction: "Transaction reference",
  instructions: "Instructions",
  none: "–",
  lines: "What was bought",
  product: "Product",
  quantity: "Quantity",
  price: "Price",
  lineTotal: "Total",
  payments: "Payments",
  noPayment: "Nothing was paid yet.",
  refund: "Refunded",
  documents: "Documents",
  failed: "We can't show that order here",
  failedHelp: "Look for it in the list of your orders. An order that another company placed isn't shown.",
  failedRetry: "Wait a moment, then try again."
} as const

export const orderEditFormWords = {
  change: "Change PO or contact",
  title: "Change this order",
  onlyPo: "The goods have left the store, so its contact and instructions stay as they are.",
  kept: "Saved. The store and your papers have it from now on."
} as const
