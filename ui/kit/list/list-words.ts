/** What the parts of a list say; of its own matter a list brings the rest. */
export type ListWords = {
  /** The table's name for who only hears it. */
  readonly caption: string
  readonly searchLabel: string
  readonly searchHelp: string
  readonly search: string
  readonly status: string
  /** What is shown where no status is chosen. */
  readonly anyStatus: string
  readonly statuses: { readonly [status: string]: string }
  readonly from: string
  readonly to: string
  readonly clearAll: string
  readonly remove: (filter: string) => string
  readonly searched: (words: string) => string
  readonly since: (day: string) => string
  readonly until: (day: string) => string
  /** `26–50 of 312 orders`; of more than are counted `26–50 of more than 1,000 orders`. */
  readonly shown: (first: string, last: string, count: string, isCapped: boolean) => string
  readonly sortBy: string
  readonly sortedUp: string
  readonly sortedDown: string
  readonly pages: string
  readonly previous: string
  readonly next: string
  readonly page: (page: number, pages: number | undefined) => string
  readonly loading: string
  /** Nothing fits the filter. */
  readonly noMatch: string
  readonly clearFilters: string
}
