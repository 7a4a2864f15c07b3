/** What the steps of the checkout say. */

export const checkoutPageWords = {
  title: "Checkout",
  steps: "Checkout steps",
  cart: "Cart",
  buyingFor: "Buying for",
  login: "Who's buying",
  delivery: "Delivery",
  details: "Details",
  payment: "Payment",
  help: "Need a hand?",
  continue: "Continue",
  back: "Back",
  branch: "Collect from",
  deliverTo: "Deliver to",
  optional: "optional",
  required: "required",
  chooseState: "Choose one",
  receivedBy: { collected: "Collected by", brought: "Received by" },
  invoiceTo: "Invoice to",
  problems: "Have another look at these:",
  paymentTitle: "Payment",
  summary: "Your order",
  change: "Change",
  changeOrder: "Change your order",
  tryAgain: "Try again",
  offline: "You're offline. Your cart is safe here; pay when you're back."
} as const
