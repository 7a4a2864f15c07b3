/** What the pages of content say besides what staff wrote. */

/** Of a list on several pages: which it is, but for the first. */
const pageOf = (page: number): ReadonlyArray<string> => (page > 1 ? [`page ${page}`] : [])

export const contentWords = {
  blog: "Blog",
  blogTitle: (category: string | undefined, page: number) =>
    [category === undefined ? "Blog" : `Blog: ${category}`, ...pageOf(page)].join(", "),
  blogDescription: (about: string, page: number) => [about, ...pageOf(page)].join(" "),
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
  preview: "This is not published yet. Only who has this link can see it, and only for a time.",
  newTab: "(opens in a new tab)",
  call: "Call",
  moreProducts: "See all",
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December"
  ]
} as const
