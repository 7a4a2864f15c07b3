/** What the parts of a total are called, of an order and of an invoice. */
export const documentSumWords = {
  subtotal: "Subtotal",
  subtotalExGst: "Subtotal, excludes GST",
  delivery: "Delivery",
  surcharge: "Card surcharge",
  gst: "GST",
  gstIncluded: "GST included",
  total: "Total including GST"
} as const
