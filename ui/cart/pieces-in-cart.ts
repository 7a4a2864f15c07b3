/** How many pieces of something the cart holds already. */
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"

/** Of a line: sticks of timber, else the quantity in the unit that it is priced by. */
const piecesOf = ({ product, qty, length }: CartItem): number =>
  product.isTimber && length ? Math.round(qty / length) : qty

const sum = (items: ReadonlyArray<CartItem>): number => items.reduce((pieces, item) => pieces + piecesOf(item), 0)

/** The pieces of all sizes of a product in the cart. */
export const piecesOfProduct = (items: ReadonlyArray<CartItem>, slug: string): number =>
  sum(items.filter(({ product }) => product.slug === slug))

/** The pieces of a stock number in the cart, of all its lines; of one `length` in metres where it comes in several. */
export const piecesInCart = (items: ReadonlyArray<CartItem>, sku: string, length?: number): number =>
  sum(items.filter((item) => item.erpId === sku && (length === undefined || item.length === length)))
