/** What the cart says of deliveries before the checkout asks where to. */

export const deliveryEstimateWords = {
  title: "Or have it delivered",
  label: "Delivery postcode",
  help: "Four digits, to see what delivery costs.",
  asking: "Working out what delivery costs…",
  none: "We can't deliver this cart there.",
  firstReason: (reason: string) => `We can't deliver this cart there. ${reason}`,
  exGst: "Excludes GST.",
  note: "You choose the day and the way at the checkout."
} as const
