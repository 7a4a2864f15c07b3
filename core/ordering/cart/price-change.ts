/** Whether the price of a cart's line is another than it was, for a reason that is not the shopper's own. */
import type { Cents } from "../../money.ts"
import { chargedPrice, type PricedLine } from "../../pricing/price.ts"

/**
 * [PRC-06] What one cost before, cents, where the shop asks another price now; undefined where it does not. Of another
 * quantity only the list price tells: that a volume break came or went is the shopper's own doing.
 */
export const previousPrice = (before: PricedLine | undefined, now: PricedLine): Cents | undefined => {
  if (!before) return undefined
  const [was, is] = [chargedPrice(before).unitPrice, chargedPrice(now).unitPrice]
  const hasChanged = before.qty === now.qty ? was !== is : before.defaultUnitPrice !== now.defaultUnitPrice
  return hasChanged && was !== is ? was : undefined
}
