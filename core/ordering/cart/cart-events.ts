/** What analytics is told of a change of the cart. */
import { fromHundredths, hundredths } from "../../units/quantity.ts"
import { type Cart, cartKey } from "./cart.ts"
import type { CartItem } from "./cart-item.ts"

/** A thing that came into the cart or went out of it, in the unit that it was chosen in; never what somebody pays for it. */
export type CartEvent = {
  readonly event: "add_to_cart" | "remove_from_cart"
  readonly sku: string
  readonly name: string
  readonly unit: string
  readonly quantity: number
}

const eventOf = ({ erpId: sku, product: { name }, uom: unit }: CartItem, difference: number): CartEvent => ({
  event: difference > 0 ? "add_to_cart" : "remove_from_cart",
  sku,
  name,
  unit,
  quantity: Math.abs(difference)
})

/** [CART-05] A line that came is an add, one that went a remove, and another quantity an add or a remove by the difference. */
export const cartEvents = (before: Cart, after: Cart): ReadonlyArray<CartEvent> => {
  const past = new Map(before.map((item) => [cartKey(item), item]))
  const present = new Map(after.map((item) => [cartKey(item), item]))
  const keys = [...new Set([...past.keys(), ...present.keys()])]
  return keys.flatMap((key) => {
    const item = present.get(key) ?? past.get(key)
    const quantity = (cart: ReadonlyMap<string, CartItem>) => hundredths(cart.get(key)?.qtyRaw ?? 0) ?? 0
    const difference = fromHundredths(quantity(present) - quantity(past))
    return item && difference !== 0 ? [eventOf(item, difference)] : []
  })
}
