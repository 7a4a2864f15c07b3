/** What the page that takes the payment says besides what every step of the checkout does. */

/** What an order does to a trade account. */
export const creditWords = {
  limit: "Credit limit",
  used: "Used so far",
  order: "This order",
  left: "Left after it"
} as const

export const paymentPageWords = {
  card: "Card number",
  expiry: "Expiry (MM/YY)",
  expiryName: "Expiry date",
  cvc: "Security code",
  /** Nothing is said to cost nothing while it is not known what it comes to. */
  pay: (amount: string | 0) => (amount === 0 ? "Pay" : `Pay ${amount}`),
  paying: "Paying…",
  preparing: "Getting the payment ready…",
  choose: "How would you like to pay?",
  testCards: "This is an example shop: no money moves. Use card 4242 4242 4242 4242 with any later date and any code.",
  noCardFields: "The card form didn't load. Check your connection and your ad blocker, then try again.",
  nameOnCard: "Name on card",
  totalChanged: (now: string, before: string | 0 | undefined) =>
    `Your total${before ? ` was ${before} and` : ""} is now ${now}. Press Pay to confirm.`
} as const

/** [APV-02] Of a cart above its buyer's limit. */
export const approvalCheckoutWords = {
  send: "Send for approval",
  sending: "Sending…",
  waiting: (names: string, day: string) =>
    `This order is waiting for ${names}, until ${day}. Nothing is charged before then.`,
  see: "See it in your account",
  approved: (day: string) => `This order is above your limit and was approved. You can pay it until ${day}.`
} as const
