/** The price of one beside the sum of its line: what is read multiplies out. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { roundedFraction } from "../../../core/money.ts"
import { lineUnitPrice } from "../../../core/orders/line-unit-price.ts"
import { withoutGst } from "../../../core/pricing/gst.ts"
import { lineAmounts } from "../../../core/pricing/price-line.ts"

const charged = (unitPrice: number, qty: number) => ({
  unitPrice,
  qty,
  linePrice: lineAmounts(unitPrice, Math.round(qty * 100))
})

describe("The price of one beside its line", () => {
  it.each([
    // 42 × 2.8636 = 120.27, as the line says; 42 × 2.86 would be 120.12.
    [315, 42, "$3.15", "$2.8636"],
    [1105, 3, "$11.05", "$10.0455"],
    [110, 42, "$1.10", "$1.00"],
    [315, 1, "$3.15", "$2.86"],
    [1_234_567, 3, "$12,345.67", "$11,223.3364"],
    // 40.8 m at $5.97 are $243.58 with GST, $221.44 without: at $5.4273 they would be $221.43.
    [597, 40.8, "$5.97", "$5.4275"],
    [1, 3, "$0.01", "$0.01"],
    [5, 3, "$0.05", "$0.0455"]
  ])("[GST-04] of %i cents, %s of them: %s with GST, %s without", (unitPrice, qty, withGst, without) => {
    assert.strictEqual(lineUnitPrice(charged(unitPrice, qty), false), withGst)
    assert.strictEqual(lineUnitPrice(charged(unitPrice, qty), true), without)
  })

  it("[GST-04] a hundred of them at most come to the line's sum, to the cent", () => {
    const prices = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 9_999 }), (unitPrice, quantity) => {
        const line = charged(unitPrice, quantity / 100)
        const text = lineUnitPrice(line, true)
        const digits = BigInt(text.replace(/[$,.]/g, ""))
        const fine = /\.\d{4}$/.test(text) ? digits : digits * 100n
        assert.strictEqual(roundedFraction(fine * BigInt(quantity), 10_000), withoutGst(line.linePrice))
      })
    )
  })
})
