/** What of a kept cart goes into a cart that holds something already. */
import { fromHundredths, hundredths } from "../../units/quantity.ts"
import type { CartItem } from "../cart/cart-item.ts"
import { type RepeatedLine, repeatRequest } from "../cart/order-again.ts"

type Present = Pick<CartItem, "erpId" | "uom" | "length" | "qtyRaw">

const entered = (line: RepeatedLine): number => repeatRequest(line, false).qty

/**
 * [CART-07] [T32] What the cart lacks of each line: afterwards it holds the larger of both quantities, never their sum,
 * since the cart that was kept may still be in this very browser. A line of which there is enough is left out.
 */
export const missingLines = <Line extends RepeatedLine>(
  lines: ReadonlyArray<Line>,
  cart: ReadonlyArray<Present>
): ReadonlyArray<Line> =>
  lines.flatMap((line) => {
    const present = cart.find(
      ({ erpId, uom, length }) => erpId === line.sku && uom === line.uom && length === line.length
    )
    if (!present) return [line]
    const left = (hundredths(entered(line)) ?? 0) - (hundredths(present.qtyRaw) ?? 0)
    if (left <= 0) return []
    const qty = fromHundredths(left)
    return [line.uom === "STICK" ? { ...line, pieces: qty } : { ...line, qty }]
  })
