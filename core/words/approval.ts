/** What is said of orders above a contact's spending limit, and of their approval. */

const names = (all: ReadonlyArray<string>): string =>
  all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`

/** [APV-01] [APV-02] */
export const approvalWords = {
  names,
  needed: (limit: string, admins: ReadonlyArray<string>) =>
    `This order is above your limit of ${limit}. It goes to ${names(admins)} for approval. Nothing is charged before that.`,
  aboveLimit: (limit: string) =>
    `This order is above your limit of ${limit}. Send it for approval. Nothing is charged before that.`,
  nobody: (limit: string) =>
    `This order is above your limit of ${limit}, and your company has nobody who could approve it. Give us a call and we'll sort it out.`,
  quoteAboveLimit: (limit: string) =>
    `This is above your limit of ${limit}. Ask an administrator of your company to pay it.`,
  approvedAlready: "This order was approved. You can pay it now.",
  notNeeded: "This order is within your limit. You can place it now.",
  decided: (name: string, what: "approved" | "rejected") => `${name} has ${what} this order already.`,
  expired: "Nobody decided on this order in time, so it has expired. It can be sent again from the cart.",
  changed: "The order has since been sent again with changes. Look at it once more, then decide.",
  oneself: "You can't approve your own order. Another administrator has to.",
  notAdmin: "Only an administrator of the company can do this.",
  buyerMayNot: (name: string) => `${name} may no longer order for your company, so this order can't be placed.`,
  risen: (now: string, before: string) =>
    `The total is now ${now}, more than the ${before} you were asked to approve. It has to be sent again.`,
  invalidItem: "Something in it can't be sold as it stands any more. It has to be sent again without that.",
  sendAnew: (why: string) => `${why}. It has to be sent again.`,
  otherMethod: "This order can't be placed on account."
} as const
