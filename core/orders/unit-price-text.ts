/** How the price of one is written on papers, in messages and beside what was bought. */
import { type Cents, dollars } from "../money.ts"
import { onGstBasis } from "../pricing/gst.ts"
import { unitText } from "../units/unit-text.ts"
import { type ChargedLine, lineUnitPrice } from "./line-unit-price.ts"

const perUnit = (pricedUom: string): string => {
  const unit = unitText(pricedUom, "product", 1)
  return unit === "each" ? unit : `per ${unit}`
}

/** [GST-03] `$6.45 per m`, or without its GST: a price on its own, cents with GST. */
export const priceForOneText = (unitPrice: Cents, pricedUom: string, exGst: boolean): string =>
  `${dollars(onGstBasis(unitPrice, exGst))} ${perUnit(pricedUom)}`

/** [GST-04] The same beside the sum of its line. */
export const unitPriceText = (line: ChargedLine & { readonly pricedUom: string }, exGst = false): string =>
  `${lineUnitPrice(line, exGst)} ${perUnit(line.pricedUom)}`
