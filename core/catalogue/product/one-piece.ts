/** One piece of a variant, as its price is asked for: a stick of timber, else one unit. */
import type { PriceRequest } from "../../pricing/price.ts"
import type { Variant } from "./product.ts"

/** Of several lengths the first; the price of a unit is the same for all. */
export const onePiece = ({
  sku,
  uom,
  factor,
  lengths
}: Pick<Variant, "sku" | "uom" | "factor" | "lengths">): PriceRequest => {
  const length = lengths?.[0]
  if (length !== undefined) return { sku, qty: 1, uom: `STICK|${length}`, length }
  return { sku, qty: 1, uom: uom === "LM" ? `STICK|${factor}` : `${uom}|1` }
}
