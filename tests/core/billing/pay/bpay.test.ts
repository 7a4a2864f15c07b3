/** BPAY references carry a check digit. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { bpayReference, customerOfReference } from "../../../../core/bpay.ts"

const customer = fc.stringMatching(/^\d{8}$/)

describe("A BPAY reference", () => {
  it.each([
    ["00001672", "000016725"],
    ["1672", "16725"],
    ["00000000", "000000000"],
    ["7992739871", "79927398713"],
    ["0", "00"]
  ])("[BPAY-01] of %s is %s", (customerId, reference) => assert.strictEqual(bpayReference(customerId), reference))
  it.each(["", "C1672", "16 72", "-1", "1.5", "12345678901234567890", "１６７２"])(
    "[BPAY-01] there is none of '%s'",
    (customerId) => assert.isUndefined(bpayReference(customerId))
  )
  it.each([
    ["000016725", "00001672"],
    ["0000 16725", "00001672"],
    ["000016724", undefined],
    ["5", undefined],
    ["", undefined]
  ])("[BPAY-01] '%s' is that of %s", (reference, customerId) =>
    assert.strictEqual(customerOfReference(reference), customerId)
  )

  // Fails where the doubling starts at the wrong end, where leading zeros are dropped, or 10 is written for 0.
  it("[BPAY-01] leads back to its customer, and a wrong digit or most swaps lead to nobody", () => {
    fc.assert(
      fc.property(customer, fc.nat(8), fc.integer({ min: 1, max: 9 }), fc.nat(7), (customerId, place, off, left) => {
        const reference = bpayReference(customerId) ?? ""
        assert.strictEqual(reference.length, 9)
        assert.strictEqual(customerOfReference(reference), customerId)
        const wrong = [...reference]
        wrong[place] = String((Number(wrong[place]) + off) % 10)
        assert.isUndefined(customerOfReference(wrong.join("")))
        const swapped = [...reference]
        ;[swapped[left], swapped[left + 1]] = [reference[left + 1]!, reference[left]!]
        // The rule sees every swap but that of 0 and 9.
        const isSeen =
          reference[left] !== reference[left + 1] && !["09", "90"].includes(reference.slice(left, left + 2))
        if (isSeen) assert.isUndefined(customerOfReference(swapped.join("")))
      })
    )
  })
})
