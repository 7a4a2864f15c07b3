/** What the page that compares products says. */

export const comparisonWords = {
  compare: "Compare them side by side",
  title: "Compare products",
  lead: "Two to four products side by side. What differs is marked.",
  tableOf: (names: string) => `${names}, side by side`,
  price: "Price, includes GST",
  noPrice: "No price just now",
  from: (price: string, unit: string) => `from ${price} / ${unit}`,
  exact: (price: string, unit: string) => `${price} / ${unit}`,
  sizes: "Sizes",
  stock: "In stock, all stores",
  rating: "Rating",
  rated: (stars: number, count: number) => `${stars.toFixed(1)} out of 5 (${count})`,
  nothing: "–",
  differs: "Differs",
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  add: "Add by SKU",
  addHelp: "Such as TPF9045H3-54; it's shown beside each size.",
  addButton: "Add",
  full: "That's four products. Remove one to add another.",
  empty: "Nothing to compare yet. Add a product by its SKU, or begin at a product's page.",
  one: "Add another product to compare it with.",
  unknown: (sku: string) => `We have nothing under “${sku}”.`
} as const
