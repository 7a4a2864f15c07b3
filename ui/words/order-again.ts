/** What the pages of an order say of buying it once more. */
export const orderAgainWords = {
  title: "Need the same again?",
  lead: "We'll put it in your cart at today's prices, and tell you what has changed.",
  again: "Order again",
  adding: "Putting it in your cart…"
} as const
