/** What the pages of content say besides what staff wrote. */

export const contentWords = {
  blog: "Blog",
  blogTitle: (category: string | undefined, page: number) =>
    [category ?? "Blog", ...(page > 1 ? [`page ${page}`] : [])].join(", "),
  blogLead: "Choosing timber, building with it and keeping it, from people who cut it every day.",
  categories: "Categories of the blog",
  all: "All posts",
  noPosts: "There are no posts here yet.",
  by: (author: string) => `By ${author}`,
  related: "Read next",
  onThisPage: "On this page",
  pager: "Pages",
  newer: "Newer posts",
  older: "Older posts",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  opens: (name: string) => `Read: ${name}`,
  noForm: "This form can't be shown just now. Please try again in a moment, or ring us.",
  again: "Try again",
  loadingForm: "Getting the form…",
  newTab: "(opens in a new tab)",
  call: "Call",
  moreProducts: "See all"
} as const
