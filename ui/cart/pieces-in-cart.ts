/** How many pieces of something the cart holds already. */
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"

/** Of a line: sticks of timber, else the quantity in the unit that it is priced by. */
const piecesOf = ({ product, qty, length }: CartItem): number =>
  product.isTimber && length ? Math.round(qty / length) : qty

/** The pieces of a stock number in the cart, of all its lines; of one `length` in metres where it comes in several. */
export const piecesInCart = (items: ReadonlyArray<CartItem>, sku: string, length?: number): number =>
  items
    .filter((item) => item.erpId === sku && (length === undefined || item.length === length))
    .reduce((pieces, item) => pieces + piecesOf(item), 0)
