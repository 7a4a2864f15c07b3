/** What is said when lines of an order, or of a kept cart, go into the cart once more. */

export const repeatLinesWords = {
  added: (count: number) =>
    count === 1 ? "1 line is in your cart, at today's price." : `${count} lines are in your cart, at today's prices.`,
  noneAdded: "None of this could be put in your cart.",
  gone: (name: string) => `${name} is no longer sold.`,
  refused: (name: string, problem: string) => `${name}: ${problem}`,
  changed: (name: string, before: string, now: string) => `${name} was ${before} and is ${now} today.`,
  notAdded: (problem: string) => `Nothing was put in your cart. ${problem}`,
  viewCart: "View cart"
} as const
