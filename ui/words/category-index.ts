/** What the index of categories says. */

export const categoryIndexWords = {
  title: "All categories",
  lead: "Everything we sell, from the kind of goods down to the grade.",
  description: "Every category of the shop on one page: timber, sheet, fixings, tools and the rest, down to the grade."
} as const
