/** How an order's line is written on papers and in messages. */
import { numberText } from "../number-text.ts"
import { unitText } from "../units/unit-text.ts"
import type { OrderLine } from "./order.ts"

type Line = Pick<OrderLine, "uom" | "pieces" | "length" | "qty" | "pricedUom">

/** `7 sticks of 5.4 m (37.8 m)`; other goods `3 bags`. [UOM-04] A length of 1 is not said: the metres in all say it. */
export const quantityText = ({ uom, pieces, length, qty, pricedUom }: Line): string => {
  if (pricedUom !== "LM") return `${numberText(qty)} ${unitText(uom, "checkout", qty)}`
  const sticks = `${numberText(pieces)} ${unitText("STICK", "checkout", pieces)}`
  return `${sticks}${length === undefined || length === 1 ? "" : ` of ${length} m`} (${numberText(qty)} m)`
}

/** In the unit that the shopper chose: `7 sticks`, `10.8 lineal metres`, `3 bags`. */
export const orderedQuantityText = ({ uom, pieces, qty }: Pick<Line, "uom" | "pieces" | "qty">): string => {
  const many = uom === "STICK" ? pieces : qty
  return `${numberText(many)} ${unitText(uom, "checkout", many)}`
}
