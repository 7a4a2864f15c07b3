/** What carousels of recommended goods are headed by. */

export const recommendationWords = {
  together: "Goes with it",
  related: "Instead of it",
  trending: "Trending Products",
  viewed: "Recently viewed"
} as const
