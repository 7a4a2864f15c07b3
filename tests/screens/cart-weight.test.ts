/** What a cart is said to weigh. */
import { expect, it } from "vitest"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { cartWeightText } from "../../ui/checkout/cart-weight.ts"

const item = (weightGrams: number, qty: number) => ({ qty, product: { weightGrams } }) as CartItem

it.each([
  ["nothing known", [item(0, 3)], "0.0 kg"],
  ["a few screws", [item(3, 4)], "Under 0.1 kg"],
  ["just less", [item(99, 1)], "Under 0.1 kg"],
  ["a tenth", [item(100, 1)], "0.1 kg"],
  ["a load of boards", [item(9_980, 110), item(250, 2)], "1,098.3 kg"]
])("the weight of %s", (_, items, text) => expect(cartWeightText(items)).toBe(text))
