/** What the page says that Zip sends its shopper back to, besides Zip's own messages. */

export const zipPageWords = {
  titles: {
    processing: "Finishing your Zip payment",
    referred: "Zip is looking at your application",
    failed: "Your Zip payment didn't go through"
  },
  completed: "Your order is in. Taking you to it…",
  calm: "Please stay on this page for a moment, and don't pay again.",
  otherWay: "Choose how to pay",
  home: "Back to the shop"
} as const
