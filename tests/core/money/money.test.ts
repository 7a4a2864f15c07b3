/** Amounts are whole cents, rounded once and exactly. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  dollars,
  exactProduct,
  MAX_CENTS,
  plainAmount,
  roundedFraction,
  toCents,
  toWholeCents
} from "../../../core/money.ts"

describe("What is not whole cents", () => {
  // Wrong: `$0.1.5`, or `$NaN` on a page.
  it.each([1.5, 0.1, Number.NaN, Number.POSITIVE_INFINITY])("[GST-02] %s is not shown as an amount", (amount) => {
    assert.throws(() => dollars(amount), RangeError)
    assert.throws(() => toWholeCents(amount), RangeError)
  })
  it("[GST-02] is told from what is", () => {
    assert.strictEqual(toWholeCents(-150), -150)
    assert.throws(() => toWholeCents(MAX_CENTS + 1), RangeError)
  })
})

const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })

describe("Rounding", () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, -2, -1],
    [1, -3, 0],
    [2, -3, -1],
    [3, 2, 2],
    [-3, 2, -2],
    [5, 11, 0],
    [6, 11, 1],
    [0, 7, 0],
    [1, 3, 0],
    [2, 3, 1]
  ])("[GST-02] %i / %i is %i: to the nearest, a half away from zero", (top, bottom, nearest) =>
    assert.strictEqual(roundedFraction(top, bottom), nearest)
  )

  it("[GST-02] is never more than half a cent off, for any fraction", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), (top, bottom) => {
        const off = BigInt(roundedFraction(top, bottom)) * BigInt(bottom) - BigInt(top)
        const size = off < 0n ? -off : off
        assert.isTrue(2n * size <= BigInt(bottom))
        // Exactly half way, the whole lies further from zero than the fraction.
        if (2n * size === BigInt(bottom)) assert.isTrue(top >= 0 ? off > 0n : off < 0n)
      })
    )
  })

  it("[GST-02] is the same on both sides of zero", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000 }), (top, bottom) =>
        assert.strictEqual(roundedFraction(-top, bottom) + roundedFraction(top, bottom), 0)
      )
    )
  })
})

describe("Numbers of any size", () => {
  const whole = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -10_000, max: 10_000 }),
    // Where twice the number passes what a number holds exactly.
    fc.integer({ min: -1000, max: 1000 }).map((off) => 2 ** 52 + off)
  )
  const divisor = fc
    .oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.maxSafeInteger())
    .filter((one) => one !== 0)

  it("[GST-02] are rounded as they are when counted digit by digit, to the very same zero", () => {
    fc.assert(
      fc.property(whole, divisor, (top, bottom) =>
        assert.isTrue(Object.is(roundedFraction(top, bottom), roundedFraction(BigInt(top), bottom)))
      )
    )
  })

  it("[GST-02] are multiplied exactly", () => {
    fc.assert(
      fc.property(whole, whole, (left, right) =>
        assert.strictEqual(BigInt(exactProduct(left, right)), BigInt(left) * BigInt(right))
      )
    )
  })

  it("[GST-02] are not multiplied where one is not whole, though the product is", () => {
    assert.throws(() => exactProduct(0.5, 2), RangeError)
    assert.throws(() => exactProduct(200, 1.5), RangeError)
  })

  it.each([
    [1.5, 2],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [3, 0.5],
    [3, 0]
  ])("[GST-02] %s / %s is no fraction of whole numbers", (top, bottom) =>
    assert.throws(() => roundedFraction(top, bottom), RangeError)
  )
})

describe("Dollars as written", () => {
  it.each([
    ["1.005", 101],
    ["-1.005", -101],
    ["1.004999999999999999", 100],
    ["8.345", 835],
    ["10000000000.00", MAX_CENTS],
    ["0.01", 1],
    ["-0.01", -1],
    ["-0.00", 0],
    ["0.285", 29],
    ["2.675", 268],
    ["10", 1000],
    ["0.1", 10],
    ["-0.004", 0],
    ["1234.50", 123_450]
  ])("[GST-02] %s is %i cents, with no binary fraction in between", (text, expected) =>
    assert.strictEqual(toCents(text), expected)
  )

  it.each(["", "ten", "1.", ".5", "1e3", "NaN", "--1", "10000000000.01"])(
    "%o is no amount that the shop handles",
    (text) => assert.throws(() => toCents(text), RangeError)
  )

  it.each([
    [1e-7, 0],
    [-1e-7, 0],
    [5e-324, 0],
    [0.005, 1],
    [-0.005, -1],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [10_000_000_000, MAX_CENTS]
  ])("[GST-02] the number %d is %i cents, however it is written out", (amount, expected) =>
    assert.strictEqual(toCents(amount), expected)
  )
  it.each([1e21, -1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    "the number %d is no amount that the shop handles",
    (amount) => assert.throws(() => toCents(amount), RangeError)
  )
  // Fails where a number is refused for the way in which it is written, or its digits are cut off.
  it("[GST-02] any number is within half a cent of its cents", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (amount) =>
        assert.isAtMost(Math.abs(toCents(amount) - amount * 100), 0.5 + 1e-7)
      )
    )
  })

  it("[GST-02] are read back as the same cents", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = `${amount < 0 ? "-" : ""}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, "0")}`
        assert.strictEqual(toCents(text), amount)
      })
    )
  })
})

describe("Dollars as shown", () => {
  it.each([
    [123_450, "$1,234.50"],
    [0, "$0.00"],
    [5, "$0.05"],
    [99_999, "$999.99"],
    [100_000, "$1,000.00"],
    [100_000_000, "$1,000,000.00"],
    [-1_234, "−$12.34"]
  ])("%i cents read %s", (amount, text) => assert.strictEqual(dollars(amount), text))
})

describe("Dollars in a file for a spreadsheet", () => {
  // Fails where a thousands separator splits the cell, or the typographic minus makes it text.
  it.each([
    [123_450, "1234.50"],
    [0, "0.00"],
    [5, "0.05"],
    [-5, "-0.05"],
    [-100_000_000, "-1000000.00"]
  ])("%i cents read %s", (amount, text) => assert.strictEqual(plainAmount(amount), text))

  it("[GST-02] are read back as the same cents", () => {
    fc.assert(fc.property(cents, (amount) => assert.strictEqual(toCents(plainAmount(amount)), amount)))
  })
})
