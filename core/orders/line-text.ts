/** How an order's line is written on papers and in messages. */
import { type Cents, dollars } from "../money.ts"
import { numberText } from "../number-text.ts"
import { onGstBasis } from "../pricing/gst.ts"
import { type ChargedLine, lineUnitPrice } from "../pricing/line-unit-price.ts"
import { unitText } from "../units/unit-text.ts"
import type { OrderLine } from "./order.ts"

type Line = Pick<OrderLine, "uom" | "pieces" | "length" | "qty" | "pricedUom">

/** `7 sticks of 5.4 m (37.8 m)`; other goods `3 bags`. */
export const quantityText = ({ uom, pieces, length, qty, pricedUom }: Line): string => {
  if (pricedUom !== "LM") return `${numberText(qty)} ${unitText(uom, "checkout", qty)}`
  const sticks = `${numberText(pieces)} ${unitText("STICK", "checkout", pieces)}`
  return `${sticks}${length === undefined ? "" : ` of ${length} m`} (${numberText(qty)} m)`
}

/** In the unit that the shopper chose: `7 sticks`, `10.8 lineal metres`, `3 bags`. */
export const orderedQuantityText = ({ uom, pieces, qty }: Pick<Line, "uom" | "pieces" | "qty">): string => {
  const many = uom === "STICK" ? pieces : qty
  return `${numberText(many)} ${unitText(uom, "checkout", many)}`
}

const perUnit = (pricedUom: string): string => {
  const unit = unitText(pricedUom, "product", 1)
  return unit === "each" ? unit : `per ${unit}`
}

/** [GST-03] `$6.45 per m`, or without its GST: a price on its own, cents with GST. */
export const priceForOneText = (unitPrice: Cents, pricedUom: string, exGst: boolean): string =>
  `${dollars(onGstBasis(unitPrice, exGst))} ${perUnit(pricedUom)}`

/** [GST-04] The same beside the sum of its line. */
export const unitPriceText = (line: ChargedLine & Pick<Line, "pricedUom">, exGst = false): string =>
  `${lineUnitPrice(line, exGst)} ${perUnit(line.pricedUom)}`
