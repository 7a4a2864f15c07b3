/** What the cart says on any page; apart from the words of its own page, which only that page loads. */

export const cartNotices = {
  added: (lines: number) => (lines === 1 ? "Added to your cart" : `${lines} lines added to your cart`),
  /** Of a row: how many of it are there. */
  inCart: (pieces: string) => `In cart: ${pieces}`
} as const
