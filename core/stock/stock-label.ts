/** The label of stock on cards, on the product's page and in the cart: in stock, limited stock, or order in. */
import { stockLabelWords } from "../words/stock-label.ts"
import { type Availability, isLowStock } from "./availability.ts"

/** [STK-01] The labels of stock. */
export type StockLabel = keyof typeof stockLabelWords

/** [STK-01] The label of so many pieces where they are looked for: what is not brought in again is limited wherever it is. */
export const stockLabelOf = (
  { level, available }: Pick<Availability, "level" | "available">,
  isClearance: boolean
): StockLabel => {
  if (isClearance) return "limited-stock"
  if (level !== "in stock") return "order-in"
  return isLowStock(available) ? "limited-stock" : "in-stock"
}

/** [STK-01] `Limited stock · 12 left`, `Order in · 2–4 weeks`; a count of what is in stock has its label in it: `214 in stock`. */
export const labelledStockText = (label: StockLabel, text: string): string =>
  label === "in-stock" ? text : `${stockLabelWords[label]} · ${text}`
