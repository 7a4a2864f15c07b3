/** What is said when a page is missing: apart from what every page brings along for its own failure. */

export const notFoundWords = {
  title: "This page could not be found",
  help: "It may have moved, or the address may have a slip in it. Try a search, or start from a category.",
  everything: "See everything we sell"
} as const
