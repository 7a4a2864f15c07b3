/** What a line of the cart is called: the product, and what tells the variant. */
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"

export const lineName = ({ product, variation }: Pick<CartItem, "product" | "variation">): string =>
  [product.name, ...Object.values(variation.attributes)].filter(Boolean).join(" ")
