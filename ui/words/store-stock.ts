/** What the list of a product's stock at every store says. */

export const storeStockWords = {
  title: "Stock at every store",
  size: "Size",
  store: "Store",
  stock: "Stock",
  collect: "Click and collect",
  loading: "Asking the stores…",
  tryAgain: "Try again",
  tableOf: (size: string) => `Stock of ${size} at every store`,
  /** What a pack holds: `24 of 2.4 m, 12 of 3.0 m`. */
  pack: (lengths: string) => `A whole pack holds ${lengths}.`,
  piecesOf: (pieces: number, length: string) => `${pieces} of ${length} m`
} as const
