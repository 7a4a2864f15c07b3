/** What the header says. */
import { numberText } from "../../core/number-text.ts"

export const shellWords = {
  skip: "Skip to content",
  breadcrumb: "Where this is",
  search: "Search",
  home: "Home",
  logo: "Lineal, home",
  searchHint: "Name, size or SKU",
  searchLabel: (products: number) => `Search ${numberText(products)} products`,
  myBranch: "My store",
  chooseStore: "Choose your store",
  notChosen: (why: string) => `Your store is as it was. ${why}`,
  cart: "Cart",
  login: "Log in",
  my: "My",
  account: "Account",
  categories: "Products",
  trackOrder: "Track an order",
  stores: "Stores",
  close: "Close",
  guestPrices: "Without JavaScript we show the prices that everybody pays. Switch it on to see your own."
} as const

export const footerWords = {
  shop: "Shop",
  returns: "Returns",
  rights: (year: number, name: string) => `© ${year} ${name}`,
  abn: (abn: string) => `ABN ${abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4")}`,
  call: "Call us"
} as const
