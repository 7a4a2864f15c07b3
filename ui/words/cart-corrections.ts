/** What is told where the shop says something else of what was just added. */

/** [PRC-06] */
export const cartCorrections = {
  refused: "Sorry, that can't all be bought any more: see your cart",
  priceChanged: "The price has changed: see your cart"
} as const
