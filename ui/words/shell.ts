/** What every page says around itself, whatever it is: the frame's own words are in `header.ts` and `footer.ts`. */

export const shellWords = {
  failed: "Something went wrong",
  skip: "Skip to content",
  breadcrumb: "Where this is",
  home: "Home",
  logo: "Lineal, home",
  myBranch: "My store",
  login: "Log in",
  stores: "Stores",
  close: "Close",
  guestPrices: "Without JavaScript we show the prices that everybody pays. Switch it on to see your own."
} as const
