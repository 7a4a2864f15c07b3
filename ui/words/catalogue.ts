/** What lists of products and their filters say. */
import { figure } from "./figure.ts"

export const catalogueWords = {
  banner: {
    limitedStock: "Limited stock",
    specialOrder: "Special order",
    clearance: "Clearance",
    bulkBuy: "Bulk buy"
  },
  rated: (rating: number) => `Rated ${rating.toFixed(1)} out of 5`,
  orderIn: "Order in",
  figure,
  showing: (shown: number, all: number) => `${figure(shown)} of ${figure(all)}`,
  ofProducts: (count: number) => (count === 1 ? "product" : "products"),
  products: (count: number) => `${figure(count)} ${count === 1 ? "product" : "products"}`,
  show: (count: number) => `Show ${figure(count)} ${count === 1 ? "product" : "products"}`,
  loadMore: (count: number) => `Load ${count} more`,
  previous: "Show the previous 24",
  loading: "Loading…",
  filters: "Filter",
  promoted: "Most used filters",
  clearAll: "Clear all",
  remove: (value: string) => `Remove ${value}`,
  inStockAt: "In stock at",
  price: "Price",
  sort: "Sort",
  orders: {
    "": "Best match",
    products_popular: "Most bought",
    products_price_asc: "Price, low to high",
    products_price_desc: "Price, high to low",
    products_name_asc: "Name, A to Z"
  },
  pictures: "Pictures",
  sizeTable: "Size table",
  subCategories: "Narrow it down",
  nothing: (query: string) => `Nothing matches “${query}”`,
  nothingHere: "Nothing on this shelf matches those filters. Let one go, or clear them all.",
  emptyShelf: "There is nothing on this shelf just now.",
  nothingHelp: "Check the spelling or try fewer words; sizes work as 90x45, 90 x 45 or 4x2.",
  askUs: "Or ask us: if we don't keep it, we know who does.",
  call: (phone: string) => `Call ${phone}`,
  startHere: "Or start from a shelf",
  searchedFor: (query: string, instead: string) => `Nothing matches “${query}” as typed, so this is “${instead}”.`,
  resultsFor: (query: string) => `Results for “${query}”`,
  everything: "Everything we sell",
  failed: "The shelf could not be loaded",
  moreValues: "More"
} as const
