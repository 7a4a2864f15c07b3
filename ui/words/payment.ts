/** What the page that takes the payment says besides what every step of the checkout does. */

export const paymentPageWords = {
  testCards: "This is an example shop: no money moves. Use card 4242 4242 4242 4242 with any later date and any code.",
  noCardFields: "The card form didn't load. Check your connection and your ad blocker, then try again.",
  nameOnCard: "Name on card",
  totalChanged: (now: string, before: string | 0 | undefined) =>
    `Your total${before ? ` was ${before} and` : ""} is now ${now}. Press Pay to confirm.`
} as const
