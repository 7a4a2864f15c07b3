/** Whole numbers, divided without a fraction in between. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { ceilDivide, ceilFraction } from "../../../core/units/quantity.ts"

describe("Rounded up", () => {
  it.each([
    [0n, 3n, 0],
    [1n, 3n, 1],
    [3n, 3n, 1],
    [4n, 3n, 2],
    [7n, 1n, 7],
    [10n ** 30n + 1n, 10n ** 18n, 1_000_000_000_001]
  ])("%d of %d is %d", (top, bottom, up) => assert.strictEqual(ceilFraction(top, bottom), up))

  // Wrong: a whole more where it divides evenly, and a whole less where it does not.
  it("is the fewest that reach it, by either way of counting", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 1e6 }), (wanted, each) => {
        const found = ceilFraction(BigInt(wanted), BigInt(each))
        assert.isTrue(found * each >= wanted && (found - 1) * each < wanted)
        assert.strictEqual(ceilDivide(wanted, each), found)
      })
    ))
})
