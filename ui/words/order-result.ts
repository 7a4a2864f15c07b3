/** What the pages after the payment say: waiting for it, the order that came of it, and what went wrong. */

export const orderResultWords = {
  pendingTitle: "Your payment is on its way",
  /** `who` decides about the payment: your bank, or a wallet by its name. */
  pendingText: (who: string) => `We're waiting to hear from ${who}. This page moves on by itself.`,
  bankTitle: "Confirm with your bank to place the order",
  walletTitle: (wallet: string) => `Agree at ${wallet} to place the order`,
  toBank: (who: string) => `Go to ${who} to confirm it`,
  otherCard: "Pay with another card",
  otherWay: "Pay another way",
  otherCardHelp: (who: string) =>
    `Can't confirm, or changed your mind? Nothing is charged until ${who} hears from you.`,
  otherCardWait: "Letting this payment go…",
  noCardTitle: "Your card didn't reach our bank",
  noCardText: "Nothing was charged. Enter your card again, or pay another way.",
  cardAgain: "Go back to payment",
  pendingSteps: (who: string) => [`Sent to ${who}`, `${who.replace("your", "Your")}'s answer`, "Your order number"],
  deciders: { card: "your bank", "hosted-card": "your bank", paypal: "PayPal", zip: "Zip" },
  pendingCalm: "Please don't pay again. You can close this page: the order goes on, and we'll e-mail you.",
  pendingFailed: (who: string) =>
    `We haven't heard from ${who} yet. Nothing is lost: we'll e-mail you as soon as we do.`,
  /** Of an order that no bank is asked about: on account, or by a transfer that is sent later. */
  shopTitle: "We're checking your order",
  shopText: "We haven't heard yet whether it arrived. This page asks again by itself.",
  shopFailed: "We still don't know whether your order arrived. Ask again once you have a connection.",
  shopSteps: ["Sent to us", "Our answer", "Your order number"],
  shopCalm: "Please stay on this page until your order number is here. However often it asks, it's one order.",
  askAgain: "Ask again",
  shop: "Back to the shop",
  noPending: "No payment is waiting",
  noPendingHelp: "Your cart is as you left it. An order that was paid is in your e-mail.",
  thanksTitle: "Thanks, your order is in",
  cancelledTitle: "This order was cancelled",
  orderNo: "Order number",
  track: "Track this order",
  nextSteps: [
    "We put your order together and e-mail you when it's ready.",
    "Come to the store while it's open, and bring the order number.",
    "We help you load. Bring a vehicle that carries the longest piece."
  ],
  mayCancel: "Changed your mind? Until we start picking it, you can",
  cancelThere: "cancel it on its tracking page",
  nextTitle: "What happens now",
  boughtTitle: "What you bought",
  receipt: (email: string) => `Your receipt and tax invoice are on their way to ${email}.`,
  noOrder: "We can't show that order here",
  noOrderHelp: "Open the link in your confirmation e-mail, or track it by its number.",
  orderTooOften: "You've looked at a lot of orders in the last minute",
  orderWait: (seconds: number | undefined) =>
    seconds === undefined
      ? "Your order is safe. Wait a minute, then try again."
      : `Your order is safe. Wait ${seconds} ${seconds === 1 ? "second" : "seconds"}, then try again.`,
  orderFailed: "We can't show that order just now"
} as const
