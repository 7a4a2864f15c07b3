/** What the tracking page says. */

export const trackWords = {
  description: "See how far your order has come. All you need is its number.",
  title: "Track an order",
  help: "Your order number is in your confirmation e-mail. No login needed.",
  orderNo: "Order number",
  notAnOrder: (problem: string) => `${problem}. An order number has 9 digits: it's in your confirmation e-mail.`,
  track: "Track",
  another: "Track another order",
  found: (orderNo: string) => `Order ${orderNo}`,
  way: "How it gets to you",
  ways: { pickup: "Click and collect", delivery: "Delivery" },
  ordered: "Ordered",
  branch: "Store",
  estimated: "Ready from",
  arrival: "Estimated delivery",
  done: "done",
  toCome: "to come",
  cancelled: "This order was cancelled. Anything that was paid goes back the way it was paid."
} as const
