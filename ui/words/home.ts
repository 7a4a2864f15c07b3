/** What the home page says. */

export const homeWords = {
  lead: "Timber by the metre. Stock by the branch.",
  sub: "See the price and the stock at your branch before you drive. Collect in hours, pay by card.",
  start: "Start with what you're building",
  popular: "Leaving the yard this week",
  tryOne: "Try a size:",
  branches: "Find your branch",
  around: (count: number) => `${count} around Victoria, each with its own stock`,
  byLength: "Framing by length",
  toScale: "Framing by length, to scale"
} as const
