/** A card is checked before anybody is asked to charge it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { cardFieldProblems, cardNumberProblem, cvcProblem, expiryProblem } from "../../../core/fields/card-fields.ts"
import { cardSchemeOf, passesLuhn } from "../../../core/fields/card-scheme.ts"

/** Published test numbers of each scheme. */
const accepted = [
  ["visa", "4242 4242 4242 4242"],
  ["visa", "4000-0000-0000-0002"],
  ["visa", "4222222222222"],
  ["mastercard", "5555555555554444"],
  ["mastercard", "2223003122003222"],
  ["amex", "378282246310005"],
  ["amex", "341111111111111"],
  ["discover", "6011111111111117"],
  ["discover", "6445644564456445"],
  ["discover", "6500000000000002"],
  ["unionpay", "6200000000000005"]
] as const
const refused = [
  ["diners", "3056930009020004"],
  ["diners", "36227206271667"],
  ["diners", "38520000023237"],
  ["jcb", "3566002020360505"]
] as const

/** A number of a scheme with its check digit, found by trying all ten. */
const withCheckDigit = (start: string): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${start}${digit}`).find(passesLuhn) ?? ""
const digit = fc.constantFrom(..."0123456789")
const digitsOf = (count: number) =>
  fc.array(digit, { minLength: count, maxLength: count }).map((digits) => digits.join(""))

describe("A card number", () => {
  it.each(accepted)("[VAL-05] of %s is accepted: %s", (scheme, number) => {
    assert.isUndefined(cardNumberProblem(number))
    assert.strictEqual(cardSchemeOf(number.replace(/\D/g, ""))?.scheme, scheme)
  })
  it.each(refused)("[VAL-05] of %s is not accepted, and is where the shop says so: %s", (scheme, number) => {
    assert.strictEqual(cardNumberProblem(number), "This card is not accepted")
    assert.isUndefined(cardNumberProblem(number, [scheme]))
  })
  it.each([
    ["nobody's", withCheckDigit("911111111111111")],
    ["just before Mastercard's", withCheckDigit("222099999999999")],
    ["just after Mastercard's", withCheckDigit("272100000000000")],
    ["before Mastercard's 51", withCheckDigit("500000000000000")],
    ["after Mastercard's 55", withCheckDigit("560000000000000")]
  ])("[VAL-05] of %s range is not accepted: %s", (_, number) =>
    assert.strictEqual(cardNumberProblem(number), "This card is not accepted")
  )
  it("[VAL-05] of UnionPay need not pass Luhn, of any other scheme it must", () => {
    assert.isUndefined(cardNumberProblem("6200000000000004"))
    assert.strictEqual(cardNumberProblem("62000000000000041234"), "Invalid card number")
    for (const [scheme, number] of accepted.filter(([one]) => one !== "unionpay")) {
      const digits = number.replace(/\D/g, "")
      const wrong = digits.slice(0, -1) + String((Number(digits.at(-1)) + 1) % 10)
      assert.strictEqual(cardNumberProblem(wrong), "Invalid card number", scheme)
    }
  })
  it.each(["", "4242", "4242 4242 4242 4241", "4242 4242 4242 424x", "42424242424242424242", "0".repeat(11)])(
    "[VAL-05] %j is invalid",
    (number) => assert.strictEqual(cardNumberProblem(number), "Invalid card number")
  )
  it.each([
    ["visa", withCheckDigit(`4${"1".repeat(13)}`)],
    ["visa", withCheckDigit(`4${"1".repeat(16)}`)],
    ["mastercard", withCheckDigit(`51${"1".repeat(12)}`)],
    ["amex", withCheckDigit(`34${"1".repeat(13)}`)]
  ])("[VAL-05] of %s with a length that it has not is invalid: %s", (_, number) =>
    assert.strictEqual(cardNumberProblem(number), "Invalid card number")
  )
  it.each([
    ["2221", "mastercard"],
    ["2720", "mastercard"],
    ["51", "mastercard"],
    ["55", "mastercard"],
    ["649", "discover"],
    ["3528", "jcb"],
    ["3589", "jcb"],
    ["300", "diners"],
    ["305", "diners"],
    ["39", "diners"],
    ["3527", undefined],
    ["3590", undefined],
    ["306", undefined],
    ["643", undefined],
    ["6010", undefined],
    ["2", undefined],
    ["", undefined]
  ])("[VAL-05] that begins with %s is of %s", (start, scheme) =>
    assert.strictEqual(cardSchemeOf(start)?.scheme, scheme)
  )

  const lengths = [
    ["visa", "4", [13, 16, 19]],
    ["mastercard", "51", [16]],
    ["mastercard", "2221", [16]],
    ["amex", "34", [15]],
    ["amex", "37", [15]],
    ["discover", "6011", [16, 17, 18, 19]],
    ["discover", "644", [16, 17, 18, 19]],
    ["discover", "65", [16, 17, 18, 19]],
    ["unionpay", "62", [16, 17, 18, 19]],
    ["diners", "300", [14, 16, 17, 18, 19]],
    ["diners", "36", [14, 16, 17, 18, 19]],
    ["diners", "38", [14, 16, 17, 18, 19]],
    ["jcb", "3528", [16, 17, 18, 19]]
  ] as const
  it.each(lengths)(
    "[VAL-05] of %s that begins with %s has %j digits, and no other number of them",
    (scheme, start, own) => {
      const right = [12, 13, 14, 15, 16, 17, 18, 19].filter((length) => {
        const number = withCheckDigit(start.padEnd(length - 1, "1"))
        return cardNumberProblem(number, [scheme]) === undefined
      })
      assert.deepStrictEqual(right, [...own])
    }
  )

  // Fails where the doubled places are counted from the left, or a doubled digit above 9 is not reduced.
  it("[VAL-05] has exactly one last digit that is right", () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 18 }).chain(digitsOf), (start) => {
        const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => passesLuhn(`${start}${digit}`))
        assert.lengthOf(right, 1)
      })
    )
  })

  // Fails where the sum is taken without doubling, or modulo anything but 10.
  it("[VAL-05] is invalid as soon as one digit is another", () => {
    const by = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(digitsOf(14), fc.nat(15), by, (middle, place, more) => {
        const number = withCheckDigit(`4${middle}`)
        const digits = [...number]
        digits[place] = String((Number(digits[place]) + more) % 10)
        assert.isUndefined(cardNumberProblem(number))
        assert.isFalse(passesLuhn(digits.join("")))
      })
    )
  })

  // Fails where a gap is counted as a digit.
  it("[VAL-05] may be written in groups", () => {
    fc.assert(
      fc.property(digitsOf(14), fc.constantFrom(" ", "-"), (middle, gap) => {
        const number = withCheckDigit(`4${middle}`)
        assert.isUndefined(cardNumberProblem(number.match(/.{1,4}/g)?.join(gap) ?? ""))
      })
    )
  })
})

describe("An expiry date", () => {
  const at = (time: string) => Date.parse(time)
  const now = at("2026-11-23T09:00:00+11:00")

  it.each(["11/26", "1/27", "12/2028", " 12 / 28 ", "11/76", "11/2076"])("[VAL-05] %j is one", (typed) =>
    assert.isUndefined(expiryProblem(typed, now))
  )
  it.each(["10/26", "11/25", "00/28", "13/28", "12/8", "12-28", "1228", "12/028", "12/76", "11/2077", ""])(
    "[VAL-05] %j is none",
    (typed) => assert.strictEqual(expiryProblem(typed, now), "Invalid expiry date")
  )

  it.each([
    ["the end of November", "11/26", "2026-11-30T23:59:59.999+11:00", "2026-12-01T00:00:00+11:00"],
    ["the end of the year", "12/26", "2026-12-31T23:59:59.999+11:00", "2027-01-01T00:00:00+11:00"],
    ["the end of a leap February", "02/28", "2028-02-29T23:59:59.999+11:00", "2028-03-01T00:00:00+11:00"],
    ["the month that summer time ends in", "04/26", "2026-04-30T23:59:59.999+10:00", "2026-05-01T00:00:00+10:00"],
    ["the month that summer time begins in", "10/26", "2026-10-31T23:59:59.999+11:00", "2026-11-01T00:00:00+11:00"]
  ])("[VAL-05] holds in Melbourne to %s, and not a millisecond longer", (_, typed, last, over) => {
    assert.isUndefined(expiryProblem(typed, at(last)))
    assert.strictEqual(expiryProblem(typed, at(over)), "Invalid expiry date")
  })

  // Fails where only the year or only the month is compared, or a card may lie further ahead than 50 years.
  it("[VAL-05] is right for this month and the 600 after it, and for no other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 900 }), (ahead) => {
        const month = 10 + ahead
        const typed = `${String((((month % 12) + 12) % 12) + 1).padStart(2, "0")}/${2026 + Math.floor(month / 12)}`
        assert.strictEqual(expiryProblem(typed, now) === undefined, ahead >= 0 && ahead <= 600, typed)
      })
    )
  })
})

describe("A CVC", () => {
  it.each([
    ["123", "4242424242424242", undefined],
    [" 000 ", "5555555555554444", undefined],
    ["1234", "378282246310005", undefined],
    ["123", "378282246310005", "Invalid CVC"],
    ["1234", "4242424242424242", "Invalid CVC"],
    ["12", "4242424242424242", "Invalid CVC"],
    ["12x", "4242424242424242", "Invalid CVC"],
    ["", "4242424242424242", "Invalid CVC"],
    ["123", "", undefined]
  ])("[VAL-05] %j beside %s: %s", (cvc, number, problem) => assert.strictEqual(cvcProblem(cvc, number), problem))
})

describe("A card", () => {
  const right = { number: "4242 4242 4242 4242", expiry: "12/28", cvc: "123" }
  const now = Date.parse("2026-11-23T09:00:00+11:00")
  it.each([
    [right, {}],
    [{ ...right, number: "4242" }, { number: "Invalid card number" }],
    [{ ...right, number: "3566002020360505" }, { number: "This card is not accepted" }],
    [{ ...right, expiry: "12/20" }, { expiry: "Invalid expiry date" }],
    [{ ...right, cvc: "" }, { cvc: "Invalid CVC" }],
    [
      { number: "", expiry: "", cvc: "" },
      { number: "Invalid card number", expiry: "Invalid expiry date", cvc: "Invalid CVC" }
    ]
  ])("[VAL-05] %j has the problems %j", (card, problems) =>
    assert.deepStrictEqual(cardFieldProblems(card, now), problems)
  )

  it("[VAL-05] of a scheme is accepted where the shop takes it", () =>
    assert.deepStrictEqual(cardFieldProblems(right, now, ["amex"]), { number: "This card is not accepted" }))
})
