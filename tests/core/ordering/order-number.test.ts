/** Order numbers carry a digit that finds a slip of the finger. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isOrderNumber, orderNumber, orderNumberText, parseOrderNumber } from "../../../core/orders/order-number.ts"

const next = fc.integer({ min: 10_000_001, max: 99_999_999 })

describe("Order numbers", () => {
  it.each([
    [10_000_001, "100000017"],
    [79_927_398, "799273982"],
    [12_345_678, "123456782"],
    [99_999_999, "999999998"]
  ])("[NUM-01] %s in the sequence is %s", (number, text) => assert.strictEqual(orderNumber(number), text))

  // Wrong: a minus sign or a point inside a number that is printed and read out.
  it.each([-1, 0, 1672, 10_000_000, 100_000_000, 10_000_001.5, Number.NaN])("[NUM-01] there is none for %s", (next) =>
    assert.throws(() => orderNumber(next), RangeError)
  )

  it.each([["100000017"], ["100 000 017"], ["100-000-017"], [" 100000017 "]])("[NUM-01] %s is read as one", (typed) =>
    assert.strictEqual(parseOrderNumber(typed), "100000017")
  )

  it.each([[""], ["10000001"], ["100000018"], ["1000000170"], ["O00000017"], ["000000018"], ["１00000017"]])(
    "[NUM-01] %s is none",
    (typed) => assert.isUndefined(parseOrderNumber(typed))
  )

  it("[NUM-01] is printed in threes", () => assert.strictEqual(orderNumberText("100000017"), "100 000 017"))

  it("[NUM-01] a wrong digit, or two neighbours swapped, is never another order's number", () => {
    fc.assert(
      fc.property(next, fc.nat(8), fc.integer({ min: 1, max: 9 }), fc.nat(7), (number, place, off, left) => {
        const good = orderNumber(number)
        assert.isTrue(isOrderNumber(good))
        const digits = [...good]
        digits[place] = String((Number(digits[place]) + off) % 10)
        assert.isFalse(isOrderNumber(digits.join("")))
        const swapped = [...good]
        ;[swapped[left], swapped[left + 1]] = [good[left + 1] ?? "", good[left] ?? ""]
        // The rule sees every swap but that of 0 and 9.
        const isSeen = good[left] !== good[left + 1] && !["09", "90"].includes(good.slice(left, left + 2))
        if (isSeen) assert.isFalse(isOrderNumber(swapped.join("")))
      })
    )
  })
})
