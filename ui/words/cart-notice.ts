/** What the cart says on any page; apart from the words of its own page, which only that page loads. */

export const cartNotices = {
  added: (lines: number) => (lines === 1 ? "Added to your cart" : `${lines} lines added to your cart`),
  /** [PRC-06] What the shop said only after it was added. */
  refused: "Sorry, we can't sell you some of that any more. Your cart shows which.",
  priceChanged: "The price has changed since this page opened. Your cart shows the old and the new.",
  /** Of a row: how many of it are there. */
  inCart: (pieces: string) => `${pieces} in your cart`
} as const
