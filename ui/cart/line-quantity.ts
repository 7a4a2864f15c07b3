/** What stands in the box of a cart's line: how much of it that is, and what one step more or fewer comes to. */
import { steppedLine } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { MAX_TYPED_LENGTH, parseTypedNumber, wholeHundredths } from "../kit/typed-number.ts"

/** In the line's own unit, `1,500` or `10.8`: 0 for none of it, undefined for what is no quantity of it. [UOM-04] Less than one is one. */
export const parseLineQuantity = (typed: string, { uom }: Pick<CartItem, "uom">): number | undefined => {
  const figure = parseTypedNumber(typed)
  if (figure === 0) return 0
  if (!(figure > 0) || figure > MAX_TYPED_LENGTH) return undefined
  if (uom === "LM") return wholeHundredths(figure)
  return Math.max(1, figure)
}

/** From what is typed, or else from what the line has: a stick of metres or a step of its unit more or fewer, never below none. */
export const steppedLineQuantity = (line: CartItem, typed: string | undefined, by: 1 | -1): number => {
  const from = (typed === undefined ? undefined : parseLineQuantity(typed, line)) ?? line.qtyRaw
  return Math.min(MAX_TYPED_LENGTH, steppedLine(line, from, by))
}
