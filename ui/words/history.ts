/** What is said where an administrator reads what was done for the company. */

export const historyListWords = {
  caption: "Account history",
  searchLabel: "Find a person",
  searchHelp: "Name or e-mail",
  search: "Search",
  status: "Show",
  anyStatus: "Everything",
  statuses: {
    orders: "Orders and quotes",
    approvals: "Approvals",
    payments: "Payments",
    claims: "Claims",
    people: "People and rights",
    settings: "Settings",
    devices: "New devices"
  },
  from: "From",
  to: "To",
  clearAll: "Clear all",
  remove: (filter: string) => `Remove filter ${filter}`,
  searched: (words: string) => `“${words}”`,
  since: (day: string) => `From ${day}`,
  until: (day: string) => `To ${day}`,
  shown: (first: string, last: string, count: string, isCapped: boolean) =>
    `${first === last ? first : `${first}–${last}`} of ${isCapped ? "more than " : ""}${count} ${count === "1" ? "entry" : "entries"}`,
  sortBy: "Sort by",
  sortedUp: "↑",
  sortedDown: "↓",
  pages: "Pages of the history",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number | undefined) =>
    pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`,
  loading: "Getting the history…",
  noMatch: "Nothing matches that.",
  clearFilters: "Clear the search and filters"
} as const

export const historyWords = {
  title: "Account history",
  help: "Who ordered, approved, paid and claimed, and who changed rights and settings. Only administrators see it.",
  none: "Nothing has been done yet."
} as const
