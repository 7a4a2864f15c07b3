/** What the cart says while a payment of it waits for its answer. */
export const paymentNoticeWords = {
  waits:
    "A payment of this cart waits for its answer. What it pays for is put aside for you, so the stock below is without it.",
  look: "See how it stands"
} as const
