/** The older card form: nine fields, and the texts that its fingerprints are taken of. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  amountText,
  fingerprintText,
  hostedCardFields,
  hostedCardProblem,
  resultFingerprintText,
  timestampText
} from "../../../core/payments/hosted-card.ts"

const order = { referenceId: "100000017-1", total: 123_450 }
const form = {
  actionUrl: "https://gateway.example/live/directpost/authorise",
  merchant: "XYZ0010",
  txnType: "0",
  referenceId: "100000017-1",
  amount: "1234.50",
  timestamp: "20261123220405",
  fingerprint: "01a1edbb159aa01b99740508d79620251c2f871d",
  resultUrl: "https://shop.example/checkout/pending",
  redirect: "TRUE"
}
const invalid = "Order verification was invalid"

describe("The hosted card form", () => {
  it("[PAY-02] has nine fields", () => {
    assert.lengthOf(hostedCardFields, 9)
    assert.sameMembers(Object.keys(form), [...hostedCardFields])
    assert.isUndefined(hostedCardProblem(form, order))
  })

  it.each(hostedCardFields)(
    "[PAY-02] without %s is refused, as it is with an empty one or another kind of value",
    (field) => {
      const { [field]: _left, ...others } = form
      assert.strictEqual(hostedCardProblem(others, order), invalid)
      for (const value of ["", "  ", null, 5, undefined])
        assert.strictEqual(hostedCardProblem({ ...form, [field]: value }, order), invalid)
    }
  )

  it.each([
    ["a cent less", { amount: "1234.49" }],
    ["an amount with a comma", { amount: "1,234.50" }],
    ["cents for dollars", { amount: "123450" }],
    ["another order", { referenceId: "100000025-1" }],
    ["another try", { referenceId: "100000017-2" }]
  ])("[PAY-06] for %s is refused", (_, change) =>
    assert.strictEqual(hostedCardProblem({ ...form, ...change }, order), invalid)
  )
  it.each([undefined, null, "form", 5, [], [form]])("[PAY-06] that is %s is refused", (answer) =>
    assert.strictEqual(hostedCardProblem(answer, order), invalid)
  )
})

describe("As the gateway reads it", () => {
  it.each([
    [1, "0.01"],
    [50, "0.50"],
    [100, "1.00"],
    [99_999_999, "999999.99"],
    [100_000_000_00, "100000000.00"]
  ])("[PAY-02] %i cents are %s", (cents, text) => assert.strictEqual(amountText(cents), text))

  // Fails where an amount is divided as a binary fraction or keeps its commas.
  it("[PAY-02] an amount is its cents again without the dot", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (cents) => {
        assert.match(amountText(cents), /^(0|[1-9]\d*)\.\d\d$/)
        assert.strictEqual(Number(amountText(cents).replace(".", "")), cents)
      })
    )
  })

  it.each([
    ["2026-11-23T22:04:05Z", "20261123220405"],
    ["2026-01-02T03:04:05Z", "20260102030405"],
    ["2026-12-31T23:59:59+11:00", "20261231125959"],
    ["2026-04-05T02:30:00+11:00", "20260404153000"],
    ["2026-04-05T02:30:00+10:00", "20260404163000"],
    ["2026-10-04T03:00:00+11:00", "20261003160000"]
  ])("[PAY-02] %s is %s, in UTC", (moment, text) => assert.strictEqual(timestampText(Date.parse(moment)), text))
})

describe("A fingerprint's text", () => {
  const printed = { ...form, password: "abcd1234" }
  it("[PAY-02] names merchant, password, type, reference, amount and time in this order", () =>
    assert.strictEqual(fingerprintText(printed), "XYZ0010|abcd1234|0|100000017-1|1234.50|20261123220405"))
  it("[PAY-06] of a result names merchant, password, reference, our amount, time and summary code", () =>
    assert.strictEqual(
      resultFingerprintText({ ...printed, summaryCode: "1" }),
      "XYZ0010|abcd1234|100000017-1|1234.50|20261123220405|1"
    ))

  // Fails where a part is left out, two are swapped, or a bar inside a part is let through.
  it("[PAY-02] is another for every other form, and a part with a bar or nothing in it is refused", () => {
    const parts = ["merchant", "password", "txnType", "referenceId", "amount", "timestamp"] as const
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.stringMatching(/^[0-9A-Z|]{0,4}$/), (part, value) => {
        const changed = { ...printed, [part]: value }
        if (value === "" || value.includes("|")) assert.throws(() => fingerprintText(changed), RangeError)
        else assert.strictEqual(fingerprintText(changed) === fingerprintText(printed), value === printed[part])
      })
    )
  })
})
