/** Business numbers that cannot be right are refused before anybody is asked about them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { abnProblem, acnProblem, isAbn, isAcn } from "../../../core/contact/business-numbers.ts"

/** Published examples of the tax office and of the companies office, and numbers made by their rules. */
const abns = ["51 824 753 556", "53004085616", "83 914 571 673"]
const acns = ["004 085 616", "000000019", "000 250 000", "010749961", "123 123 124"]

const changed = (number: string, place: number, by: number) => {
  const digits = [...number.replaceAll(" ", "")]
  digits[place] = String((Number(digits[place]) + by) % 10)
  return digits.join("")
}

describe("An ABN", () => {
  it.each(abns)("[VAL-02] %s is right, with its spaces", (abn) => assert.isUndefined(abnProblem(abn)))
  it.each(["51 824 753 557", "5182475355", "518247535560", "00000000000", "51-824-753-556", "abc", ""])(
    "[VAL-02] %s is not",
    (abn) => assert.strictEqual(abnProblem(abn), "The ABN you entered is not valid")
  )
  it("[VAL-02] begins with 11 at the least", () => {
    // 10 and 89 x the weights that follow: right by its sum, wrong by its prefix.
    const low = Array.from({ length: 89 }, (_, tail) => `10${"0".repeat(7)}${String(tail).padStart(2, "0")}`)
    assert.isFalse(low.some(isAbn))
  })
  it("[VAL-02] is wrong as soon as one digit is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...abns), fc.nat(10), fc.integer({ min: 1, max: 9 }), (abn, place, by) =>
        assert.isFalse(isAbn(changed(abn, place, by)))
      )
    )
  })
})

describe("The digits of an ABN", () => {
  // Fails where a weight is another, the 1 is not taken off the first digit, or the divisor is not 89.
  it("[VAL-02] has exactly one pair of first digits for any nine that follow", () => {
    const pairs = Array.from({ length: 89 }, (_, place) => String(place + 11))
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{9}$/), (rest) =>
        assert.lengthOf(
          pairs.filter((pair) => isAbn(pair + rest)),
          1
        )
      )
    )
  })
  // Fails where spaces count, wherever they stand.
  it("[VAL-02] is right with spaces anywhere", () => {
    fc.assert(
      fc.property(fc.constantFrom(...abns), fc.nat(11), fc.constantFrom(" ", "  ", "\t"), (abn, place, gap) =>
        assert.isTrue(isAbn(abn.slice(0, place) + gap + abn.slice(place)))
      )
    )
  })
})

describe("An ACN", () => {
  // Fails where a weight is even where it should be odd, or the last digit is not part of the sum.
  it("[VAL-02] has exactly one last digit for any eight before it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{7}[1-9]$/), (start) =>
        assert.lengthOf(
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((last) => isAcn(`${start}${last}`)),
          1
        )
      )
    )
  })
  it.each(acns)("[VAL-02] %s is right, with its spaces", (acn) => assert.isUndefined(acnProblem(acn)))
  it.each(["004 085 617", "00408561", "0040856160", "000000000", "004-085-616", ""])("[VAL-02] %s is not", (acn) =>
    assert.strictEqual(acnProblem(acn), "The ACN you entered is not valid")
  )
  it("[VAL-02] is wrong with its last digit changed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...acns), fc.integer({ min: 1, max: 9 }), (acn, by) =>
        assert.isFalse(isAcn(changed(acn, 8, by)))
      )
    )
  })
})
