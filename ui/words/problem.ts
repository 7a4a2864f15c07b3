/** What is said when a page is missing or failed. */

export const problemWords = {
  notFound: "This page could not be found",
  notFoundHelp: "It may have moved, or the address may have a slip in it. Try a search, or start from a category.",
  title: "Sorry, something went wrong",
  text: "There was an error, please try again",
  home: "Go to the home page",
  everything: "See everything we sell",
  again: "Try again"
} as const
