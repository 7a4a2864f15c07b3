/** What a product's page says. */
import { numberText } from "../../core/number-text.ts"

export const productWords = {
  product: "Product",
  price: "Price",
  /** Where a phone has no room for the whole sentence. */
  brief: { "transfer/order-in": "5 days", "special order": "2–4 wks" },
  /** [STK-01] How it is stocked, where that is not as usual. */
  saleMode: {
    normal: undefined,
    "special order": "Special order",
    unstocked: "No longer stocked",
    clearance: "Clearance",
    "bulk buy": "Bulk buy"
  },
  lengths: "Lengths",
  variants: "Sizes and prices",
  stick: "Stick",
  perMetre: "Per m",
  ready: "Ready",
  /** [STK-04] Of a product of which nothing is left. */
  noneLeft: "Sold out. We won't get more in.",
  /** In the place of a row's box. */
  noMore: "We won't get more in.",
  notOnline: "Not sold online. Call",
  quantity: "Quantity",
  fewer: "Remove one",
  more: "Add one",
  perStick: (price: string, length: string) => `${price} per ${length} stick`,
  gst: "incl. GST",
  exGst: "excludes GST",
  inclGst: (gst: string) => `incl. ${gst} GST`,
  plusGst: (gst: string) => `excludes ${gst} GST`,
  buyBy: "Buy by",
  add: "Add to cart",
  choose: "Choose how many",
  notWhole: "Whole numbers only",
  notMetres: "Type metres, such as 12.6",
  /** In the bar: which row's quantity is wrong, and how. */
  wrongIn: (size: string, problem: string) => `${size}: ${problem}`,
  tooMany: (most: string) => `At most ${most} at a time. Call your store for more.`,
  viewCart: "View cart",
  documents: "Documents",
  document: {
    "data-sheet": "Data sheet (PDF)",
    "safety-data-sheet": "Safety data sheet (PDF)",
    "installation-guide": "Installation guide (PDF)"
  },
  about: "About this product",
  /** Of the picture, for who cannot see it. */
  pictured: (name: string, measures: string) => (measures ? `${name}: ${measures}` : name),
  priceFailed: "The price could not be fetched.",
  tryAgain: "Try again",
  sum: "What you chose",
  /** After the figures of what is chosen. */
  metres: "m",
  kilograms: "kg",
  noPrice: "No price just now. Call your store and we'll quote it.",
  /** Of the volume prices: whose they are. */
  pricesOf: (size: string) => `Volume prices for ${size}`,
  anyQuantity: "Any quantity",
  /** What the next volume price takes. */
  nextPrice: (more: string, price: string) => `${more} more and you pay ${price}`,
  upTo: (before: string) => `under ${before}`,
  fromQuantity: (quantity: string) => `from ${quantity}`,
  weightPer: (kilograms: string, unit: string) => `${kilograms} kg / ${unit}`,
  weight: "Weight",
  chooseBranch: "Choose your store to see its stock",
  allBranches: "All stores",
  /** What is multiplied stays on one line. */
  sticksInMetres: (sticks: number, length: string, metres: string) =>
    `${numberText(sticks)} ${sticks === 1 ? "stick" : "sticks"}\u00a0×\u00a0${length} m = ${numberText(metres)} m`,
  picture: "See the picture",
  sizesOf: (name: string) => `Lengths and prices of ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`
} as const
