/** What the payment page says once more of what was chosen before. */

export const paymentRecapWords = {
  title: "Before you pay",
  collect: "Collect from",
  deliver: "Deliver to",
  payer: "For",
  confirmation: "Confirmation to",
  po: "PO/Job number",
  note: "You told us",
  change: "Change",
  changeWhere: "Change where and when",
  changeWho: "Change who it's for"
} as const
