/** What stands on the digital card. */

/** [DCARD-01] */
export const cardWords = {
  title: "Digital card",
  trade: "Trade Account",
  benefits: "Benefits",
  customerId: (id: string) => `Customer ID: ${id}`,
  viewAccount: "View my Account",
  how: "How to use this card in store",
  back: "Back to the card",
  use: "Show the digital card to a team member at the point of sale.",
  barcode: (figures: string) => `Barcode ${figures}`,
  noBarcode: "Unable to generate barcode. Please contact customer service for support."
} as const
