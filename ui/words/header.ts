/** What the header, its menus and the bar at the foot of a phone say. */
import { numberText } from "../../core/number-text.ts"

export const headerWords = {
  search: "Search",
  closeSearch: "Close the search",
  searchHint: "Name, size or SKU",
  searchLabel: (products: number) => `Search ${numberText(products)} products`,
  chooseStore: "Choose your store",
  notChosen: (why: string) => `Your store hasn't changed. ${why}`,
  delivery: "delivery ",
  to: (postcode: string) => `to ${postcode}`,
  postcode: "Delivery postcode",
  usePostcode: "Use postcode",
  postcodeNotKept: (why: string) => `Your postcode hasn't changed. ${why}`,
  cart: "Cart",
  my: "My",
  account: "Account",
  /** Where the shop has no accounts of its own. */
  tradePortal: "Trade portal",
  lists: "Lists",
  listCount: (count: number) => (count === 1 ? "1 list" : `${count} lists`),
  card: "My Card",
  back: "Back",
  call: (phone: string) => `Call ${phone}`,
  products: "Products",
  menu: "Menu",
  allOf: (label: string) => `All ${label.toLowerCase()}`,
  allCategories: "All categories",
  viewAll: "View all",
  topLeft: "Service",
  chinBar: "My store and phone"
} as const
