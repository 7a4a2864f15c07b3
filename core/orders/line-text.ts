/** How an order's line is written on papers and in messages. */
import { dollars } from "../money.ts"
import { unitText } from "../units/unit-text.ts"
import type { OrderLine } from "./order.ts"

type Line = Pick<OrderLine, "uom" | "pieces" | "length" | "qty" | "pricedUom" | "unitPrice">

/** `7 sticks of 5.4 m (37.8 m)`; other goods `3 bags`. */
export const quantityText = ({ uom, pieces, length, qty, pricedUom }: Line): string => {
  if (pricedUom !== "LM") return `${qty} ${unitText(uom, "checkout", qty)}`
  const sticks = `${pieces} ${unitText("STICK", "checkout", pieces)}`
  return `${sticks}${length === undefined ? "" : ` of ${length} m`} (${qty} m)`
}

/** `$6.45 per m`. */
export const unitPriceText = ({ unitPrice, pricedUom }: Line): string => {
  const unit = unitText(pricedUom, "product", 1)
  return `${dollars(unitPrice)} ${unit === "each" ? unit : `per ${unit}`}`
}
