/** Metres become whole sticks, exactly. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { roundedToSticks, wholeSticks } from "../../../core/units/sticks.ts"

/** Lengths of timber, in hundredths of a metre. */
const lengths = fc.integer({ min: 10, max: 1200 })
const metres = fc.integer({ min: 1, max: 1_000_000 })

describe("Lineal metres", () => {
  it.each([
    [12, 2.4, 5, 12],
    [12.01, 2.4, 6, 14.4],
    [37, 5.4, 7, 37.8],
    [37.8, 5.4, 7, 37.8],
    [0.3, 0.1, 3, 0.3],
    [1, 5.4, 1, 5.4],
    [9.9, 3.3, 3, 9.9],
    [29.97, 3.33, 9, 29.97]
  ])("[UOM-03] %d m of %d m are %i whole sticks, %d m", (wanted, length, sticks, whole) => {
    assert.strictEqual(wholeSticks(wanted, length), sticks)
    const rounded = roundedToSticks(wanted, length)
    assert.deepStrictEqual([rounded.sticks, rounded.metres, rounded.length], [sticks, whole, length])
  })

  it("[UOM-03] a notice names sticks, length and resulting metres where metres were rounded up", () => {
    assert.strictEqual(roundedToSticks(37, 5.4).notice, "Rounded up to 7 sticks of 5.4 m = 37.8 m")
    assert.strictEqual(roundedToSticks(12.01, 2.4).notice, "Rounded up to 6 sticks of 2.4 m = 14.4 m")
    assert.strictEqual(roundedToSticks(1, 3).notice, "Rounded up to 1 stick of 3.0 m = 3.0 m")
  })

  it("[UOM-03] there is no notice where the sticks are just what was asked for", () => {
    for (const [wanted, length] of [
      [12, 2.4],
      [37.8, 5.4],
      [0.3, 0.1]
    ] as const)
      assert.isUndefined(roundedToSticks(wanted, length).notice)
  })

  it.each([
    [0, 2.4],
    [-1, 2.4],
    [Number.NaN, 2.4],
    [12, 0],
    [12, Number.NaN],
    [Number.POSITIVE_INFINITY, 2.4]
  ])("[UOM-03] %d m of %d m are no sticks", (wanted, length) => assert.strictEqual(wholeSticks(wanted, length), 0))

  it("[UOM-03] the sticks hold the metres, one fewer would not, and rounding again changes nothing", () => {
    fc.assert(
      fc.property(metres, lengths, (wanted, length) => {
        const { sticks, metres: whole, notice } = roundedToSticks(wanted / 100, length / 100)
        assert.isAtLeast(sticks * length, wanted)
        assert.isBelow((sticks - 1) * length, wanted)
        assert.strictEqual(Math.round(whole * 100), sticks * length)
        assert.strictEqual(notice === undefined, sticks * length === wanted)
        assert.strictEqual(roundedToSticks(whole, length / 100).sticks, sticks)
      })
    )
  })
})
