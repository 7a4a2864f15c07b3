/** The words of the e-mails about orders that wait for approval. */
export const approvalMailWords = {
  asked: (name: string, total: string) => `${name || "A contact"} asks you to approve an order of ${total}`,
  askedSays: (name: string, company: string, limit: string) =>
    `${name || "A contact"} would like to order this${company ? ` for ${company}` : ""}. It's above their limit of ${limit}, so it's waiting for an administrator. Nothing has been ordered or charged.`,
  askedHow: (day: string) => `Approve or reject it in your account, until ${day}.`,
  look: "Look at this order",
  hello: (name: string) => (name ? `Hello ${name},` : "Hello,"),
  placed: (orderNo: string) => `Your order ${orderNo} was approved and placed`,
  placedSays: (name: string) =>
    `${name || "Your administrator"} approved it. The confirmation is coming in a separate e-mail.`,
  toPay: (total: string) => `Your order of ${total} was approved`,
  toPaySays: (name: string, day: string) =>
    `${name || "Your administrator"} approved it. Pay that cart in the checkout until ${day}; it may come to no more than was approved.`,
  rejected: (total: string) => `Your order of ${total} was not approved`,
  rejectedSays: (name: string) => `${name || "Your administrator"} rejected it. Nothing was ordered or charged.`,
  reason: "Reason",
  expired: (total: string) => `Nobody decided on your order of ${total}`,
  expiredSays:
    "It waited for 7 days and has expired. Nothing was ordered or charged. You can send it again from your cart.",
  ended: (total: string) => `The approved order of ${total} couldn't be placed`,
  endedSays: "It was approved, but couldn't be placed, so it has ended. Nothing more will be ordered or charged.",
  why: "Why",
  poNumber: "PO/Job number",
  seeYours: "See it in your account"
} as const
