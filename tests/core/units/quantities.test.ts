/** Quantities in other units, counted in whole pieces. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { enteredQuantity } from "../../../core/units/entered-quantity.ts"
import { purchaseQuantity } from "../../../core/units/purchase-quantity.ts"
import { ceilDivide, hundredths } from "../../../core/units/quantity.ts"
import { unitChoice } from "../../../core/units/unit-choice.ts"

describe("A chosen unit", () => {
  // Fails where a part is dropped, the factor is read loosely (`parseFloat("5x")`) or zero is let through.
  it("[UOM-02] is none unless both parts are there and the factor is a number above 0", () => {
    const part = fc.constantFrom("", "STICK", "LM", "5.4", "0", "0.00", "-1", "1e3", "x", "5x", " 5", "NaN", "|")
    fc.assert(
      fc.property(part, part, (uom, factor) => {
        const isUnit = /^[A-Za-z0-9]+$/.test(uom)
        const isFactor = factor === "5.4"
        assert.strictEqual(unitChoice(`${uom}|${factor}`) !== undefined, isUnit && isFactor)
      })
    )
  })
})

describe("A wanted quantity", () => {
  // Fails where 0 becomes 1, where what is above 1 is cut to whole units, or where repeating it changes it.
  it("[UOM-04] is never below 1, stays as it is from 1 up, and doing it again changes nothing", () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 1_000_000, noNaN: true }), (entered) => {
        const wanted = enteredQuantity(entered)
        assert.strictEqual(wanted === undefined, entered <= 0)
        if (wanted === undefined) return
        assert.strictEqual(wanted, Math.max(entered, 1))
        assert.strictEqual(enteredQuantity(wanted), wanted)
      })
    )
  })
})

describe("Whole pieces", () => {
  // Fails where the division is made with fractions, and where a rest of nothing counts.
  it("[UOM-03] are the least that reach the quantity, for any whole numbers", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 1_000_000_000 }), (wanted, each) => {
        const pieces = BigInt(ceilDivide(wanted, each))
        assert.isTrue(pieces * BigInt(each) >= BigInt(wanted))
        assert.isTrue((pieces - 1n) * BigInt(each) < BigInt(wanted))
      })
    )
  })
})

describe("Timber in mixed lengths", () => {
  const mixed = { uom: "LM", factor: 1, isRandomLength: true, lengths: [2.4, 3, 3.3] }
  it("[UOM-03] is bought in the lengths that it comes in, and no others", () => {
    assert.strictEqual(purchaseQuantity(mixed, { qty: 2, uom: "STICK|3.3", length: 3.3 })?.pieces, 2)
    assert.isUndefined(purchaseQuantity(mixed, { qty: 2, uom: "STICK|7.7", length: 7.7 }))
    assert.isUndefined(purchaseQuantity(mixed, { qty: 7, uom: "LM|1", length: 2.5 }))
    assert.isUndefined(purchaseQuantity(mixed, { qty: 7, uom: "LM|1" }))
  })

  // Fails where metres are rounded down, to the nearest, or not to the stick; and where rounding again buys more.
  it("[UOM-03] [UOM-04] comes in whole sticks that hold the metres, and asking for those buys the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), fc.constantFrom(2.4, 3, 3.3), (wanted, length) => {
        const found = purchaseQuantity(mixed, { qty: wanted / 100, uom: "LM|1", length })!
        const stick = hundredths(length)!
        assert.strictEqual(found.qty, found.pieces * stick)
        assert.isTrue(found.qty >= wanted && found.qty - stick < wanted)
        assert.deepStrictEqual(purchaseQuantity(mixed, { qty: found.qtyRaw, uom: "LM|1", length }), {
          qtyRaw: found.qtyRaw,
          qty: found.qty,
          pieces: found.pieces
        })
        assert.strictEqual(
          purchaseQuantity(mixed, { qty: found.pieces, uom: `STICK|${length}`, length })?.qty,
          found.qty
        )
      })
    )
  })
})
