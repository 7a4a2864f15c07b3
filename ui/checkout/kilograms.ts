/** What a cart weighs. */
import type { CartItem } from "../../core/cart/cart-item.ts"
import { weightOf } from "../../core/units/timber-measure.ts"

/** Kilograms with one decimal: `110.6`. */
export const kilograms = (items: ReadonlyArray<CartItem>): string =>
  (items.reduce((grams, { qty, product }) => grams + weightOf(product.weightGrams, qty), 0) / 1000).toFixed(1)
