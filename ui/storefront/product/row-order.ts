/** Puts so many of a list's row into the cart, by the rules of its own page; loaded when somebody first does. */
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { cartItemOf } from "../../../core/ordering/cart/cart-item-of.ts"
import type { Sku } from "../../../core/sku.ts"
import { addAtOnce } from "../../cart/add-at-once.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { productWords } from "../../words/product.ts"
import { rowBlocker, rowPriceRequest, rowQuantityProblem } from "./row-quantity.ts"
import { sizeRows } from "./size-rows.ts"

/** What is wrong, or nothing once it is in the cart. `typed` as it stands in the row's box: sticks of timber, else units. */
export const orderRow = async (
  { sku, length }: { readonly sku: Sku; readonly length?: number },
  typed: string,
  product: ProductDetail,
  cart: CartViewModel
): Promise<string | undefined> => {
  const row = sizeRows(product).find(
    (one) => one.variation.sku === sku && (length === undefined || one.length === length)
  )
  const blocker = row ? rowBlocker(row) : "sold out"
  if (!row || blocker === "sold out") return productWords.noneLeft
  if (blocker) return productWords.noPrice
  const problem = rowQuantityProblem(row, typed, "STICK")
  if (problem) return problem
  const request = rowPriceRequest(row, typed, "STICK")
  if (!request) return productWords.choose
  return addAtOnce(cart, [{ item: cartItemOf(product, row.variation, request), listed: row.variation.pricing }])
}
