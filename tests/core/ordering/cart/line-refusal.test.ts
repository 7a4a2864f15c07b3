/** Which lines of a cart an order was refused for. */
import { expect, it } from "vitest"
import { lineClaims, lineRefusals } from "../../../../core/ordering/cart/line-refusal.ts"
import { screws, timber } from "./lines.ts"

it("[CHK-05] each refused line is found by its place in the cart that was sent, and says its first reason", () => {
  const fields = { "items.1.flags.isTally": "Not a tally", "items.1.variationId": "Another thing" }
  expect([...lineRefusals([screws, timber], fields)]).toEqual([[lineClaims(timber), "Not a tally"]])
  expect([...lineRefusals([screws, timber], { "items.0": "Gone" }).keys()]).toEqual([lineClaims(screws)])
})

it.each(["items", "items.2", "items.-1", "items.1x", "items.1e0", "other.items.0", "__proto__", "items.99999"])(
  "[CHK-05] the field %s names no line",
  (field) => expect(lineRefusals([screws, timber], JSON.parse(`{"${field}":"Wrong"}`)).size).toBe(0)
)

it("[CHK-05] a line that is changed since is another to the shop; a new price alone changes nothing", () => {
  const { pricing: _, ...unpriced } = timber
  expect(lineClaims(unpriced)).toBe(lineClaims({ ...timber, isSubmitValid: false }))
  expect(lineClaims({ ...timber, qtyRaw: timber.qtyRaw + 1 })).not.toBe(lineClaims(timber))
  const inventory = { ...timber.inventory, isTally: !timber.inventory.isTally }
  expect(lineClaims({ ...timber, inventory })).not.toBe(lineClaims(timber))
})
