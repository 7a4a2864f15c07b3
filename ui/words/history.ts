/** What is said where an administrator reads what was done for the company. */
import { auditKindNames } from "../../core/account/audit/audit-trail.ts"
import type { ListWords } from "../kit/list/list-words.ts"

const kinds = {
  orders: "Orders and quotes",
  approvals: "Approvals",
  payments: "Payments",
  claims: "Claims",
  people: "People and rights",
  settings: "Settings",
  devices: "New devices"
} as const

export const historyListWords: ListWords = {
  caption: "Account history",
  searchLabel: "Find a person",
  searchHelp: "Name or e-mail",
  search: "Search",
  status: "Show",
  anyStatus: "Everything",
  statuses: Object.fromEntries(auditKindNames.map((kind) => [kind, kinds[kind]])),
  from: "From",
  to: "To",
  clearAll: "Clear all",
  remove: (filter) => `Remove filter ${filter}`,
  searched: (words) => `“${words}”`,
  since: (day) => `From ${day}`,
  until: (day) => `To ${day}`,
  shown: (first, last, count, isCapped) =>
    `${first === last ? first : `${first}–${last}`} of ${isCapped ? "more than " : ""}${count} ${count === "1" ? "entry" : "entries"}`,
  sortBy: "Sort by",
  sortedUp: "↑",
  sortedDown: "↓",
  pages: "Pages of the history",
  previous: "Previous",
  next: "Next",
  page: (page, pages) => (pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`),
  loading: "Getting the history…",
  noMatch: "Nothing fits that.",
  clearFilters: "Clear the search and filters"
}

export const historyWords = {
  title: "Account history",
  help: "Who ordered, approved, paid and claimed, and who changed rights and settings. Only administrators see it.",
  none: "Nothing has been done yet.",
  download: "Download (CSV)",
  downloading: "Downloading…",
  downloaded: (file: string) => `Saved as ${file}.`,
  notDownloaded: (problem: string) => `The file couldn't be made. ${problem}`
} as const
