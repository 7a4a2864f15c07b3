/** The words of the shop's e-mails about orders. */
import type { OrderStatus } from "../../core/orders/order.ts"
import type { OrderDestination } from "../../core/orders/order-destination.ts"

type NotifiedStatus = Exclude<OrderStatus, "awaiting-payment" | "placed">

export const mailWords = {
  placed: (orderNo: string) => `Your order ${orderNo}`,
  thanks: (name: string, isOnAccount: boolean) =>
    `Thank you${name ? `, ${name}` : ""}. Your order is ${isOnAccount ? "on your trade account" : "paid"}, and we're on it.`,
  invoiceAttached: "Your tax invoice is attached.",
  seeOrder: "See your order",
  pickList: (orderNo: string) => `Pick list for order ${orderNo}`,
  pick: "A new order to pick. Put it together and move it on to 'ready'.",
  pickToSend: "A new order to deliver. Put it together, and move it on to 'on-the-way' when it leaves.",
  putBack: (orderNo: string) => `Order ${orderNo} is cancelled: put the goods back`,
  putBackSays: "The order was cancelled. Put what was picked for it back on the shelves.",
  readyNow: "Ready for pickup",
  now: "Now",
  hours: "Opening hours",
  refunded: (orderNo: string) => `Refund for order ${orderNo}`,
  refundSays: (amount: string) =>
    `We've refunded ${amount} the way you paid. A bank can take up to 10 days to show it.`,
  takenOff: (amount: string) => `We've taken ${amount} off your trade account: you owe that much less.`,
  orderNo: "Order number",
  ordered: "Ordered",
  branch: "Pickup store",
  deliveringBranch: "Delivering store",
  deliverTo: "Deliver to",
  delivery: "Delivery",
  craneTruck: "Our crane truck",
  arrival: "Estimated delivery",
  receiver: "Receiving it",
  estimated: "Ready for pickup",
  collector: "Collecting it",
  pickupDay: "Pickup day",
  poNumber: "PO/Job number",
  instructions: "Instructions",
  phone: "Phone",
  subtotal: "Subtotal",
  subtotalExGst: "Subtotal, excludes GST",
  surcharge: "Card surcharge",
  gstAdded: "GST",
  gst: "GST included",
  total: "Total including GST",
  invoiceCopy: (orderNo: string) => `Tax invoice for order ${orderNo}`
} as const

/** How an order leaves the store, which is what whoever packs it asks first. */
export const carrierMailWords: Readonly<Record<OrderDestination["method"], string>> = {
  delivery: "Our truck",
  uber: "Uber",
  national: "Parcel",
  international: "Parcel to another country"
}

/** What the customer reads at each step. */
export const statusMailWords: {
  readonly [status in NotifiedStatus]: { readonly title: (orderNo: string) => string; readonly says: string }
} = {
  preparing: { title: (no) => `We're preparing order ${no}`, says: "Your order is being put together." },
  "on-the-way": { title: (no) => `Order ${no} is on the way`, says: "Your order has left the store." },
  ready: {
    title: (no) => `Order ${no} is ready for collection`,
    says: "Your order is ready now at the store, while it is open. Bring the order number, and a vehicle that carries the longest piece."
  },
  delivered: { title: (no) => `Order ${no} was delivered`, says: "Your order has been delivered. Thank you." },
  collected: { title: (no) => `Order ${no} was collected`, says: "Your order has been collected. Thank you." },
  cancelled: {
    title: (no) => `Order ${no} was cancelled`,
    says: "Your order was cancelled. What you paid is being refunded the way you paid."
  }
}

/** [CANCEL-02] The customer of a cancelled order that stood on a trade account: nothing was paid. */
export const takenOffAccount = "Your order was cancelled, and what it came to is taken off your trade account."

/** The words of the e-mail that brings a cart back. */
export const savedCartMailWords = {
  title: "Your cart is saved",
  says: (days: number) =>
    `Open it on any device within ${days} days and go on where you stopped. Prices here are our shop prices of today; yours are worked out when you open it.`,
  notYou: "You didn't ask for this? Then somebody typed your address by mistake: there's nothing to do.",
  gone: "No longer sold",
  subtotal: "Subtotal including GST",
  open: "Open my cart"
} as const

/** The words of the e-mail with invoices that somebody asked for. */
export const statementMailWords = {
  title: (day: string) => `Statement of ${day}`,
  attached: "Your statement is attached.",
  see: "See this statement"
} as const

export const invoiceMailWords = {
  one: (invoice: string) => `Tax invoice ${invoice}`,
  several: (count: number) => `${count} tax invoices`,
  attached: "Your tax invoice is attached.",
  allAttached: "Your tax invoices are attached.",
  number: "Invoice",
  date: "Date",
  poNumber: "PO/Job number",
  total: "Total including GST",
  outstanding: "Left to pay",
  due: "Due",
  pay: "Pay this invoice by card",
  payOne: (invoice: string) => `Pay invoice ${invoice} by card`,
  see: "See this invoice",
  seeAll: "See your invoices"
} as const

/** [INV-02] What is written to whoever paid invoices. */
export const invoicePaymentMailWords = {
  received: (paymentNo: string) => `We have your payment ${paymentNo}`,
  thanks: "Thank you. Your payment has been put on your account like this.",
  invoice: (invoice: string) => `Invoice ${invoice}`,
  on: "Paid off",
  surcharge: "Card surcharge",
  gst: "GST in the surcharge",
  paid: "Paid by card",
  reference: "Payment reference",
  refunded: (paymentNo: string) => `Your payment ${paymentNo} is on its way back`,
  refundSays: (amount: string) =>
    `What this payment was for had been paid or credited meanwhile, so we are sending back all ${amount} of it. Your bank may take up to 10 business days.`,
  see: "See your invoices"
} as const
