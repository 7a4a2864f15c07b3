/** The price of one beside the sum of its line: what is read multiplies out. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { lineUnitPrice } from "../../../core/orders/line-unit-price.ts"
import { withoutGst } from "../../../core/pricing/gst.ts"
import { lineAmounts } from "../../../core/pricing/price-line.ts"

const charged = (unitPrice: number, qty: number) => ({ unitPrice, qty, linePrice: lineAmounts(unitPrice, qty * 100) })

describe("The price of one beside its line", () => {
  it.each([
    // 42 × 2.8636 = 120.27, as the line says; 42 × 2.86 would be 120.12.
    [315, 42, "$3.15", "$2.8636"],
    [1105, 3, "$11.05", "$10.0455"],
    [110, 42, "$1.10", "$1.00"],
    [315, 1, "$3.15", "$2.86"],
    [1_234_567, 3, "$12,345.67", "$11,223.3364"],
    [1, 3, "$0.01", "$0.01"],
    [5, 3, "$0.05", "$0.0455"]
  ])("[GST-04] of %i cents, %d of them: %s with GST, %s without", (unitPrice, qty, withGst, without) => {
    assert.strictEqual(lineUnitPrice(charged(unitPrice, qty), false), withGst)
    assert.strictEqual(lineUnitPrice(charged(unitPrice, qty), true), without)
  })

  it("[GST-04] a hundred of them at most come to the line's sum, to the cent", () => {
    const prices = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 100 }), (unitPrice, qty) => {
        const line = charged(unitPrice, qty)
        const read = Number(lineUnitPrice(line, true).replace(/[$,.]/g, ""))
        const fine = /\.\d{4}$/.test(lineUnitPrice(line, true)) ? read : read * 100
        // In hundredths of a cent: half a cent of the sum's own rounding, and half a hundredth for each.
        assert.isAtMost(Math.abs(fine * qty - withoutGst(line.linePrice) * 100), 50 + qty / 2)
      })
    )
  })
})
