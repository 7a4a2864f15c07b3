/** What the home page says. */

export const homeWords = {
  title: "Timber, building supplies and hardware",
  description:
    "Timber by the stick or the lineal metre, sheet, fixings and tools. Prices and stock for every store, online.",
  lead: "Timber by the metre. Stock by the store.",
  sub: "See the price and the stock at your store before you drive. Collect in hours, pay by card.",
  start: "Start with what you're building",
  popular: "Leaving the yard this week",
  tryOne: "Try a size:",
  branches: "Find your store",
  around: (count: number) => `${count} around Victoria, each with its own stock`,
  byLength: "Framing by length",
  toScale: "Framing by length, to scale"
} as const
