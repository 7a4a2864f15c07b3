/** The labels of stock. */

/** [STK-01] The three labels of stock, as they are shown. */
export const stockLabelWords = {
  "in-stock": "In stock",
  "limited-stock": "Limited stock",
  "order-in": "Order in"
} as const
