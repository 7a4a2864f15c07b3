/** What the header says. */

export const shellWords = {
  skip: "Skip to content",
  breadcrumb: "Where this is",
  search: "Search",
  searchHint: "Search by name, size or SKU: 90x45 h3 5.4",
  searchLabel: (products: number) => `Search ${products.toLocaleString("en-AU")} products`,
  myBranch: "My branch",
  chooseStore: "Choose your store",
  cart: "Cart",
  cartCount: (lines: string) => `Cart, ${lines} ${lines === "1" ? "line" : "lines"}`,
  categories: "Products",
  allProducts: "All products",
  trackOrder: "Track an order",
  stores: "Stores",
  account: "My Account",
  lists: "Lists",
  calculators: "Quantity calculators",
  delivery: "Delivery",
  viewCart: "View cart",
  close: "Close",
  openTill: (time: string) => `open till ${time}`,
  opens: (day: string, time: string) => `opens ${day} ${time}`
} as const

export const footerWords = {
  shop: "Shop",
  help: "Help",
  company: "The yard",
  legal: "The fine print",
  terms: "Terms of sale",
  privacy: "Privacy",
  returns: "Returns",
  findStore: "Find a store",
  rights: (year: number, name: string) => `© ${year} ${name}`,
  abn: (abn: string) => `ABN ${abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4")}`,
  call: "Call us"
} as const
