/** How much of a line is taken after a press of its box's buttons. */
import type { LinePart } from "../../../core/orders/line-part.ts"
import { parseTypedNumber } from "../../kit/typed-number.ts"

/** One step more or fewer than was typed, between nothing, which is no text, and what is left. */
export const steppedQuantity = (typed: string, { step, left }: LinePart, by: 1 | -1): string => {
  const wanted = (parseTypedNumber(typed) || 0) + by * step
  const next = Math.min(left, Math.max(0, Math.round(wanted * 100) / 100))
  return next === 0 ? "" : String(next)
}
