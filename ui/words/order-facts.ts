/** [CHK-06] The labels of an order's facts, and what is said of its payment. */

export const orderFactWords = {
  cancelledPaid: "Nobody is getting it ready. What you paid goes back the way you paid.",
  cancelledUnpaid: "Nobody is getting it ready. Nothing was charged.",
  transaction: "Transaction reference",
  orderDate: "Order date",
  checkoutType: "Checkout type",
  pickupBranch: "Pickup store",
  estimated: "Estimated pick-up",
  deliveredDate: "Delivered date",
  deliveryTo: "For",
  paymentState: "Payment",
  notPaid: "Not paid yet",
  notCharged: "Nothing was charged",
  invoice: "Invoice details",
  poNumber: "PO/Job number",
  orderInstructions: "Instructions"
} as const
