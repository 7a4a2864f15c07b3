/** What a cart weighs. */

import { numberText } from "../../core/number-text.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { weightGrams } from "../../core/units/timber-measure.ts"

/** Kilograms with one decimal: `110.6`. */
export const cartWeightKg = (items: ReadonlyArray<CartItem>): string =>
  kilogramsText(items.reduce((grams, { qty, product }) => grams + weightGrams(product.weightGrams, qty), 0))

const kilogramsText = (grams: number): string => {
  const [whole = "", tenth = ""] = (grams / 1000).toFixed(1).split(".")
  return `${numberText(Number(whole))}.${tenth}`
}
