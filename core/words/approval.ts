/** What is said of orders above a contact's spending limit, and of their approval. */

const names = (all: ReadonlyArray<string>): string =>
  all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`

/** [APV-01] [APV-02] */
export const approvalWords = {
  names,
  needed: (limit: string, admins: ReadonlyArray<string>) =>
    `This order is above your limit of ${limit}. It goes to ${names(admins)} for approval; nothing is charged before.`,
  aboveLimit: (limit: string) =>
    `This order is above your limit of ${limit}. Send it for approval; nothing is charged before.`,
  nobody: (limit: string) =>
    `This order is above your limit of ${limit}, and your company has nobody who could approve it. Give us a call and we'll sort it out.`,
  quoteAboveLimit: (limit: string) =>
    `This is above your limit of ${limit}. Ask an administrator of your company to pay it.`,
  approvedAlready: "This order was approved. You can pay it now.",
  notNeeded: "This order is within your limit. You can place it now.",
  decided: (name: string, what: "approved" | "rejected") => `${name} has ${what} this order already.`,
  expired: "Nobody decided about this order in time, so it has expired. It can be sent again from the cart.",
  changed: "The order was sent again with another total meanwhile. Look at it once more, then decide.",
  oneself: "Nobody approves their own order. Another administrator decides about it.",
  notAdmin: "Only an administrator of the company can do this.",
  buyerMayNot: (name: string) => `${name} may no longer order for your company, so this order can't be placed.`,
  risen: (now: string, before: string) =>
    `The total is ${now} by now, more than the ${before} that was asked for. Ask for it to be sent again.`,
  otherMethod: "This order can't be placed on account."
} as const
