/** What a cart weighs. */
import type { CartItem } from "../../core/cart/cart-item.ts"

/** Kilograms with one decimal: `110.6`. */
export const kilograms = (items: ReadonlyArray<CartItem>): string =>
  items.reduce((sum, { qty, product }) => sum + (qty * product.weightGrams) / 1000, 0).toFixed(1)
