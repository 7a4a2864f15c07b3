/** What lists of products and their filters say. */
import { numberText } from "../../core/number-text.ts"

export const catalogueWords = {
  search: "Search",
  banner: {
    limitedStock: "Limited stock",
    specialOrder: "Special order",
    clearance: "Clearance",
    bulkBuy: "Bulk buy"
  },
  calculators: {
    deck: "How many boards? Deck calculator",
    floor: "How many boards? Floor calculator",
    wall: "How many boards? Wall calculator",
    fence: "What does it take? Fence calculator",
    cuts: "What to buy for your cuts? Cut list"
  },
  /** The cheapest volume price, of one unit. */
  bulkFrom: (price: string, unit: string) => `Bulk buy from ${price} / ${unit}`,
  rated: (rating: number) => `Rated ${rating.toFixed(1)} out of 5`,
  chooseSize: "Choose a size",
  /** Of the list as a table. */
  sizes: "Sizes",
  unit: "Unit",
  stock: "In stock",
  addRow: "Add",
  added: "In your cart.",
  notAdded: "We couldn't put that in your cart just now. Try again in a moment.",
  showing: (shown: number, all: number) => `${numberText(shown)} of ${numberText(all)}`,
  ofProducts: (count: number) => (count === 1 ? "product" : "products"),
  products: (count: number) => `${numberText(count)} ${count === 1 ? "product" : "products"}`,
  show: (count: number) => `Show ${numberText(count)} ${count === 1 ? "product" : "products"}`,
  loadMore: (count: number) => `Load ${count} more`,
  previous: "Show the previous 24",
  loading: "Loading…",
  filters: "Filter",
  promoted: "Most used filters",
  clearAll: "Clear all",
  remove: (value: string) => `Remove ${value}`,
  inStockAt: "In stock at",
  otherStore: "Another store",
  price: "Price",
  sort: "Sort",
  orders: {
    "": "Best match",
    products_popular: "Most bought",
    products_price_asc: "Price, low to high",
    products_price_desc: "Price, high to low",
    products_name_asc: "Name, A to Z"
  },
  views: { pictures: "Pictures", table: "Size table", lengths: "Lengths" },
  subCategories: "Narrow it down",
  hierarchy: "Categories of the results",
  allCategories: "All categories",
  nothing: (query: string) => `Nothing matches “${query}”`,
  nothingHere: "Nothing here matches all of those filters. Take one off, or clear them all.",
  emptyShelf: "There is nothing here just now.",
  nothingHelp: "Check the spelling or try fewer words; sizes work as 90x45, 90 x 45 or 4x2.",
  askUs: "Or ask us: if we don't keep it, we know who does.",
  call: (phone: string) => `Call ${phone}`,
  startHere: "Or start from a category",
  searchedFor: (query: string, instead: string) => `Nothing matches “${query}”, so here is “${instead}”.`,
  resultsFor: (query: string) => `Results for “${query}”`,
  everything: "Everything we sell",
  failed: "We couldn't load more just now. Try again in a moment.",
  searchFailed: "We can't search for that just now, so this is what you had before. Try again in a moment.",
  moreValues: "More"
} as const
