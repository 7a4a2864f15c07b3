/** The lines of a cart as a load: whole pieces, with what each weighs and how long it is. */
import type { ProductSnapshot } from "../../catalogue/product/product-snapshot.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { purchaseQuantity } from "../../units/purchase-quantity.ts"
import { fromHundredths } from "../../units/quantity.ts"
import { weightGrams } from "../../units/timber-measure.ts"
import type { LoadLine } from "../vehicles/vehicles.ts"

const MM_PER_METRE = 1000

/**
 * [DEL-02] One line of a load. What the shop does not know, or can't sell so, has no weight, which is a problem and never
 * nothing. A piece's weight is rounded up, to whole grams: no vehicle carries more than it may.
 */
export const loadLine = (request: PriceRequest, goods: ProductSnapshot | undefined): LoadLine => {
  const { sku } = request
  const wanted = goods && purchaseQuantity(goods, request)
  if (!goods || !wanted || wanted.pieces < 1)
    return { sku, name: goods?.name ?? sku, pieces: 1, lengthMm: 0, isHardware: false, isDangerous: false }
  const { name, isHardware, isDangerous, longestMm } = goods
  const { pieces } = wanted
  const length = request.length ?? goods.length
  const grams = Math.ceil(weightGrams(goods.weightGrams, fromHundredths(wanted.qty)) / pieces)
  return {
    sku,
    name,
    pieces,
    ...(grams > 0 ? { grams } : {}),
    lengthMm: length === undefined ? longestMm : Math.round(length * MM_PER_METRE),
    isHardware,
    isDangerous
  }
}
