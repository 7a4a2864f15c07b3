/** What lists of products and their filters say. */

export const catalogueWords = {
  from: "from",
  moreOptions: "more options",
  includesGst: "includes GST",
  banner: {
    limitedStock: "Limited stock",
    specialOrder: "Special order",
    clearance: "Clearance",
    bulkBuy: "Bulk buy"
  },
  rated: (rating: number) => `Rated ${rating.toFixed(1)} out of 5`,
  atBranch: (pieces: number, branch: string) => `${pieces < 20 ? `${pieces} left` : `${pieces} in stock`} · ${branch}`,
  orderIn: "Order in",
  showing: (shown: number, all: number) => `${shown} of ${all}`,
  products: (count: number) => `${count.toLocaleString("en-AU")} ${count === 1 ? "product" : "products"}`,
  loadMore: (count: number) => `Load ${count} more`,
  previous: "Show the previous 24",
  loading: "Loading…",
  filters: "Filter",
  promoted: "Most used filters",
  clearAll: "Clear all",
  remove: (value: string) => `Remove ${value}`,
  sort: "Sort",
  pictures: "Pictures",
  sizeTable: "Size table",
  subCategories: "Narrow it down",
  nothing: (query: string) => `Nothing matches “${query}”`,
  nothingHere: "Nothing on this shelf matches those filters",
  nothingHelp: "Check the spelling or try fewer words; sizes work as 90x45, 90 x 45 or 4x2.",
  callBranch: (phone: string) => `Or call us on ${phone}: if we don't keep it, we know who does.`,
  searchedFor: (query: string, instead: string) => `Nothing matches “${query}” as typed. Showing “${instead}”.`,
  resultsFor: (query: string) => `Results for “${query}”`,
  everything: "Everything we sell",
  failed: "The shelf could not be loaded",
  again: "Try again",
  moreValues: "More"
} as const
