/** Which lines of a cart an order was refused for. */
import { type Cart, cartKey } from "./cart.ts"
import type { CartItem } from "./cart-item.ts"

const ITEM_FIELD = /^items\.(\d{1,4})(?:\.|$)/

/** What the shop judges a line by: two lines with the same text are refused for the same reason. */
export const lineClaims = (item: CartItem): string =>
  JSON.stringify([cartKey(item), item.qtyRaw, item.variation, item.inventory])

/**
 * [CHK-05] What the shop says of each line that it refused, by the line's claims. `fields` are those of the refusal, each
 * as `items.0` or `items.0.flags.isTally`, the lines counted from 0 in the order of the cart that was sent; the first
 * field of a line speaks for it, and what names no line is left out.
 */
export const lineRefusals = (sent: Cart, fields: { readonly [field: string]: string }): ReadonlyMap<string, string> => {
  const messages = new Map<string, string>()
  for (const [field, message] of Object.entries(fields)) {
    const item = sent[Number(ITEM_FIELD.exec(field)?.[1] ?? Number.NaN)]
    if (item && !messages.has(lineClaims(item))) messages.set(lineClaims(item), message)
  }
  return messages
}
