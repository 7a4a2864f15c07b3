/** How an order's line is written on papers and in messages. */
import { dollars } from "../money.ts"
import { onBasis } from "../pricing/gst.ts"
import { figureText } from "../units/figure-text.ts"
import { unitText } from "../units/unit-text.ts"
import type { OrderLine } from "./order.ts"

type Line = Pick<OrderLine, "uom" | "pieces" | "length" | "qty" | "pricedUom" | "unitPrice">

/** `7 sticks of 5.4 m (37.8 m)`; other goods `3 bags`. */
export const quantityText = ({ uom, pieces, length, qty, pricedUom }: Line): string => {
  if (pricedUom !== "LM") return `${figureText(qty)} ${unitText(uom, "checkout", qty)}`
  const sticks = `${figureText(pieces)} ${unitText("STICK", "checkout", pieces)}`
  return `${sticks}${length === undefined ? "" : ` of ${length} m`} (${figureText(qty)} m)`
}

/** In the unit that the shopper chose: `7 sticks`, `10.8 lineal metres`, `3 bags`. */
export const chosenText = ({ uom, pieces, qty }: Pick<Line, "uom" | "pieces" | "qty">): string => {
  const many = uom === "STICK" ? pieces : qty
  return `${figureText(many)} ${unitText(uom, "checkout", many)}`
}

/** [GST-03] `$6.45 per m`, or without its GST. */
export const unitPriceText = ({ unitPrice, pricedUom }: Line, exGst = false): string => {
  const unit = unitText(pricedUom, "product", 1)
  return `${dollars(onBasis(unitPrice, exGst))} ${unit === "each" ? unit : `per ${unit}`}`
}
