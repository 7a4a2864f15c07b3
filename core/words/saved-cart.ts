/** What is said of a cart that is kept for later. */

/** [MSG-04] A cart that was left behind: keeping it, and finding it again. */
export const abandonedCartWords = {
  notSaved: "We couldn't save your cart. Check the e-mail address, then try again.",
  notFound: "We can't find this cart. Its link works once, and may have been used already. Start a new one, or call us."
} as const

export const savedCartWords = {
  notShared: "We couldn't make a link for your cart. Try again in a moment.",
  nothingSold: "Nothing in this cart is sold any more, so there's nothing to keep. Add something, then try again."
} as const
