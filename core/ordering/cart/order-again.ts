/** Buying lines once more, of an order or of a cart that was kept: what of them is still sold, and what each asks the shop for. */
import type { ProductDetail, Variation } from "../../catalogue/product/product-detail.ts"
import type { OrderLine } from "../../orders/order.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { availability } from "../../stock/availability.ts"
import { unitChoiceText } from "../../units/unit-choice.ts"

/** What of a line matters when it is bought again. */
export type RepeatedLine = Pick<OrderLine, "sku" | "uom" | "cf" | "length" | "qty" | "pieces">

/** What becomes of a line: it is no longer sold, too little of it is left, or this is what the shop is asked for. */
export type LineRepeat =
  | { readonly is: "gone" }
  | { readonly is: "short"; readonly msg: string }
  | { readonly is: "sold"; readonly variation: Variation; readonly request: PriceRequest }

/**
 * What the shop is asked for a line's price, in the unit and quantity of then. `choosesLength`: the thing is sold by
 * lengths that its buyer picks; of any other the length follows from the sku.
 */
export const repeatRequest = (
  { sku, uom, cf, length, qty, pieces }: RepeatedLine,
  choosesLength: boolean
): PriceRequest => ({
  sku,
  qty: uom === "STICK" ? pieces : qty,
  uom: unitChoiceText({ uom, factor: cf }),
  ...(choosesLength && length !== undefined ? { length } : {})
})

/**
 * A line as it can be bought today; `product` is as its page shows it now, undefined where it has none. [STK-04] Of what
 * is not brought in again no more than is left.
 */
export const repeatLine = (line: RepeatedLine, product: Pick<ProductDetail, "variations"> | undefined): LineRepeat => {
  const variation = product?.variations.find((one) => one.sku === line.sku)
  if (!variation?.pricing) return { is: "gone" }
  const request = repeatRequest(line, variation.lengths !== undefined)
  const stock = availability(variation, undefined, line.pieces, request.length)
  if (!stock.canOrder) return stock.total === 0 ? { is: "gone" } : { is: "short", msg: stock.text }
  return { is: "sold", variation, request }
}
