/** What the home page says. */

export const homeWords = {
  description:
    "Timber by the stick or the lineal metre, sheet, fixings and tools. Prices and stock for every branch, online.",
  lead: "Timber by the metre. Stock by the branch.",
  sub: "See the price and the stock at your branch before you drive. Collect in hours, pay by card.",
  start: "Start with what you're building",
  popular: "Leaving the yard this week",
  tryOne: "Try a size:",
  branches: "Find your branch",
  failed: "The list could not be loaded just now."
} as const
