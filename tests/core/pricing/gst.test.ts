/** One eleventh of a price with GST is GST. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { MAX_CENTS } from "../../../core/money.ts"
import { gstIn, withoutGst } from "../../../core/pricing/gst.ts"

const amounts = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })

describe("GST", () => {
  it.each([
    [1100, 100],
    [11, 1],
    [5, 0],
    [6, 1],
    [16, 1],
    [17, 2],
    [0, 0],
    [1290, 117],
    [-1100, -100],
    [-6, -1],
    [1_000_000_000_000, 90_909_090_909]
  ])("[GST-01] of %i cents is %i", (price, gst) => assert.strictEqual(gstIn(price), gst))

  it("[GST-01] is within half a cent of one eleventh", () => {
    fc.assert(fc.property(amounts, (price) => assert.isAtMost(Math.abs(11 * gstIn(price) - price), 5.5)))
  })

  it("[PRC-11] a price without GST and its GST add up to the price, to the cent", () => {
    fc.assert(fc.property(amounts, (price) => assert.strictEqual(withoutGst(price) + gstIn(price), price)))
    assert.strictEqual(withoutGst(1290), 1173)
  })
})
