/** What a cart weighs. */
import type { CartItem } from "../../core/cart/cart-item.ts"
import { figureText } from "../../core/units/figure-text.ts"
import { weightOf } from "../../core/units/timber-measure.ts"

/** Kilograms with one decimal: `110.6`. */
export const kilograms = (items: ReadonlyArray<CartItem>): string =>
  kilogramsText(items.reduce((grams, { qty, product }) => grams + weightOf(product.weightGrams, qty), 0))

const kilogramsText = (grams: number): string => {
  const [whole = "", tenth = ""] = (grams / 1000).toFixed(1).split(".")
  return `${figureText(Number(whole))}.${tenth}`
}
