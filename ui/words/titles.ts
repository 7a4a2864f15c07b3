/** What pages are called in a browser's tab and in search engines: every page loads these, and no other page's words. */

export const titles = {
  failed: "Something went wrong",
  home: "Timber, building supplies and hardware",
  search: "Search",
  stores: "Our stores",
  store: (name: string) => `${name} store`,
  track: "Track an order",
  cart: "Your cart",
  checkout: "Checkout",
  login: "Who's buying",
  pickup: "Pickup",
  details: "Details",
  payment: "Payment",
  pending: "Your payment is on its way",
  thanks: "Thanks, your order is in",
  account: "My account",
  overview: "Overview",
  contacts: "Admin permissions",
  orders: "Orders",
  logIn: "Log in",
  linkLogin: "Log in by e-mail",
  magicLink: "Log in on this device",
  selectCompany: "Select company",
  twoFactor: "Enter your code",
  requestPassword: "Set or reset your password",
  setPassword: "Set a new password",
  register: "Create an account",
  invitation: "Invitation"
} as const

export const descriptions = {
  home: "Timber by the stick or the lineal metre, sheet, fixings and tools. Prices and stock for every store, online.",
  search: "Everything we sell",
  stores: "Every store with its address, phone and hours. Choose yours to see its stock.",
  track: "See how far your order has come. All you need is its number.",
  overview: "Your account with us",
  contacts: "Who acts for your company, and what each may see and do",
  register: "We e-mail you a link that proves the address is yours. You choose a password there, and that's all."
} as const
