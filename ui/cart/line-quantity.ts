/** What stands in the box of a cart's line: how much of it that is, and what one step more or fewer comes to. */
import { steppedLine } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { figureIn, MOST_TYPED, wholeHundredths } from "../kit/typed-figure.ts"

/** In the line's own unit, `1,500` or `10.8`: 0 for none of it, undefined for what is no quantity of it. [UOM-04] Less than one is one. */
export const quantityIn = (typed: string, { uom }: Pick<CartItem, "uom">): number | undefined => {
  const figure = figureIn(typed)
  if (figure === 0) return 0
  if (!(figure > 0) || figure > MOST_TYPED) return undefined
  if (uom === "LM") return wholeHundredths(figure)
  return Math.max(1, figure)
}

/** From what is typed, or else from what the line has: a stick of metres or a step of its unit more or fewer, never below none. */
export const stepped = (line: CartItem, typed: string | undefined, by: 1 | -1): number => {
  const from = (typed === undefined ? undefined : quantityIn(typed, line)) ?? line.qtyRaw
  return Math.min(MOST_TYPED, steppedLine(line, from, by))
}
