/** What every list of the account says about its filters, its order and its pages. */
export const listPartWords = {
  search: "Search",
  status: "Show",
  clearAll: "Clear all",
  remove: (filter: string) => `Remove filter ${filter}`,
  searched: (words: string) => `“${words}”`,
  since: (day: string) => `From ${day}`,
  until: (day: string) => `To ${day}`,
  sortBy: "Sort by",
  sortedUp: "↑",
  sortedDown: "↓",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number | undefined) =>
    pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`,
  clearFilters: "Clear the search and filters"
} as const

/** `26–50 of 312 orders`; of more than are counted `26–50 of more than 1,000 orders`. */
export const shownRowsText =
  (one: string, many: string) =>
  (first: string, last: string, count: string, isCapped: boolean): string =>
    `${first === last ? first : `${first}–${last}`} of ${isCapped ? "more than " : ""}${count} ${count === "1" ? one : many}`
