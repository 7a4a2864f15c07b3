/** The name of a delivery follows from the goods and from the shopper's choice. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { deliveredProduct, deliveryType } from "../../../../core/delivery/quote/delivery-type.ts"

describe("A delivery's type", () => {
  it.each([
    ["timber", "pickup", "timber_pickup"],
    ["hardware", "pickup", "hardware_pickup"],
    ["timber", "delivery", "timber_delivery"],
    ["hardware", "delivery", "hardware_delivery"],
    ["hardware", "national", "hardware_national_delivery"],
    ["hardware", "uber", "hardware_uber_delivery"],
    ["hardware", "international", "hardware_international_delivery"]
  ] as const)("[DEL-04] of %s by %s is %s", (product, method, type) =>
    assert.strictEqual(deliveryType(product, method), type)
  )

  it("[DEL-04] is timber's as soon as one line is timber", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (timber) => {
        const lines = timber.map((isTimber) => ({ isTimber }))
        assert.strictEqual(deliveredProduct([...lines, { isTimber: true }]), "timber")
        assert.strictEqual(deliveredProduct(lines.map(() => ({ isTimber: false }))), "hardware")
      })
    )
  })
})
