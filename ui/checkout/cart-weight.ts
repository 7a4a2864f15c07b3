/** What a cart weighs. */

import { numberText } from "../../core/number-text.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { weightGrams } from "../../core/units/timber-measure.ts"
import { cartWords } from "../words/cart.ts"

/** Kilograms with one decimal: `110.6 kg`. A few screws are not said to weigh nothing. */
export const cartWeightText = (items: ReadonlyArray<CartItem>): string => {
  const grams = items.reduce((sum, { qty, product }) => sum + weightGrams(product.weightGrams, qty), 0)
  return grams > 0 && grams < 100 ? cartWords.lightest : `${kilogramsText(grams)} kg`
}

const kilogramsText = (grams: number): string => {
  const [whole = "", tenth = ""] = (grams / 1000).toFixed(1).split(".")
  return `${numberText(Number(whole))}.${tenth}`
}
