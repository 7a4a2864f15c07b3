/** What is said where an administrator reads what was done for the company. */
import { listPartWords, shownRowsText } from "./list.ts"

export const historyListWords = {
  ...listPartWords,
  caption: "Account history",
  searchLabel: "Find a person",
  searchHelp: "Name or e-mail",
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
  shown: shownRowsText("entry", "entries"),
  pages: "Pages of the history",
  loading: "Getting the history…",
  noMatch: "Nothing matches that."
} as const

export const historyWords = {
  title: "Account history",
  help: "Who ordered, approved, paid and claimed, and who changed rights and settings. Only administrators see it.",
  none: "Nothing has been done yet."
} as const
