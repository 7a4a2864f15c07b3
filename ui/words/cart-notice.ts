/** What the cart says on any page; apart from the words of its own page, which only that page loads. */

export const cartNotices = {
  added: (lines: number) => (lines === 1 ? "Added to your cart" : `${lines} lines added to your cart`),
  /** [PRC-06] What the shop said only after it was added. */
  refused: "Sorry, that can't all be bought any more: see your cart",
  priceChanged: "The price has changed: see your cart",
  /** Of a row: how many of it are there. */
  inCart: (pieces: string) => `${pieces} in your cart`
} as const
