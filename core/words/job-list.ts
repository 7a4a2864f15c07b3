/** What the shop answers about job lists. */

export const jobListWords = {
  /** [JOB-02] Why a list can't be sent on. */
  deleted: "This list was deleted. Choose another list, or start a new one.",
  notQuoted: (name: string) =>
    `${name} can't be ordered today as it stands in the list. Change it or take it out, then ask for the quote again.`,
  noStore: "Choose your store first: a quote says where the goods are collected.",
  empty: "This list has nothing in it. Add a product before you send it on.",
  name: "List name",
  nothingSold: "We don't sell any of that now, so it isn't in the list.",
  lineGone: "That line isn't in the list any more.",
  fullList: (most: number) => `A list has room for ${most} lines. Start another list for the rest.`,
  tooManyLists: (most: number) => `You have ${most} lists. Remove one that you no longer need, then try again.`,
  notOwner: "Only the person who made this list can change it.",
  sentOften: "This list has been sent a lot in the last hour. Try again later."
} as const
