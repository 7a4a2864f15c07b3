/** How much each way to pay takes. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { methodTerms } from "../../../core/methods/method-terms.ts"
import { dollars } from "../../../core/money.ts"
import { paymentMethods } from "../../../core/payment-method.ts"
import { limitProblem } from "../../../core/payments/payment-limits.ts"
import { cardPaymentWords } from "../../../core/words/payment.ts"

describe("Stripe", () => {
  it.each([[50], [51], [99_999_998], [99_999_999]])("[PAY-01] takes %s cents", (total) =>
    assert.isUndefined(limitProblem("card", total))
  )
  it.each([
    [49, "Card payments start at $0.50. Add something to your cart, or pay in store."],
    [0, "Card payments start at $0.50. Add something to your cart, or pay in store."],
    [100_000_000, "Card payments stop at $999,999.99. Call us to pay a larger order."]
  ])("[PAY-01] refuses %s cents: %s", (total, problem) => assert.strictEqual(limitProblem("card", total), problem))

  it.each(["hosted-card", "zip", "trade-credit"] as const)("%s takes one cent, and not nothing", (method) => {
    assert.isUndefined(limitProblem(method, 1))
    assert.isDefined(limitProblem(method, 0))
  })

  it("[PAY-01] what it takes lies between two amounts that it takes", () => {
    const total = fc.integer({ min: -100, max: 200_000_000 })
    fc.assert(
      fc.property(fc.tuple(total, total, total), (three) => {
        const [low = 0, middle = 0, high = 0] = [...three].sort((left, right) => left - right)
        const takes = (amount: number) => limitProblem("card", amount) === undefined
        if (takes(low) && takes(high)) assert.isTrue(takes(middle))
        if (!takes(low) && takes(middle)) assert.strictEqual(limitProblem("card", low), cardPaymentWords.tooLow)
        if (takes(middle) && !takes(high)) assert.strictEqual(limitProblem("card", high), cardPaymentWords.tooHigh)
      })
    )
  })

  it.each(["missingDelivery", "generic", "incomplete", "submit", "handled", "offSite", "tooLow", "tooHigh"] as const)(
    "[PAY-01] says %s in words that nothing else says",
    (name) => {
      assert.lengthOf(Object.keys(cardPaymentWords), 8)
      assert.isAbove(cardPaymentWords[name].length, 20)
      assert.lengthOf(
        Object.values(cardPaymentWords).filter((text) => text === cardPaymentWords[name]),
        1
      )
    }
  )
})

describe("PayPal in four", () => {
  it.each([[3_000], [3_001], [199_999], [200_000]])("[PAY-03] takes %s cents", (total) =>
    assert.isUndefined(limitProblem("paypal", total))
  )
  it.each([
    [2_999, "PayPal Pay in 4 starts at $30.00. Please pay another way."],
    [0, "PayPal Pay in 4 starts at $30.00. Please pay another way."],
    [200_001, "PayPal Pay in 4 stops at $2,000.00. Please pay another way."]
  ])("[PAY-03] is not offered for %s cents, and says why: %s", (total, problem) =>
    assert.strictEqual(limitProblem("paypal", total), problem)
  )
})

describe("Zip", () => {
  it.each([[1], [1_999_999], [2_000_000]])("[PAY-04] takes %s cents", (total) =>
    assert.isUndefined(limitProblem("zip", total))
  )
  it.each([
    [2_000_001, "Zip stops at $20,000.00 over 6 months. Please pay another way."],
    [0, "There is nothing to pay. Add something to your cart first."]
  ])("[PAY-04] refuses %s cents: %s", (total, problem) => assert.strictEqual(limitProblem("zip", total), problem))
})

describe("Every way to pay", () => {
  // Fails where one way's refusal names another's limit.
  it.each(paymentMethods)("[PAY-10] %s names no amount but its own limit where an order is beyond it", (method) => {
    const { least, most } = methodTerms[method].limit
    const named = (text = "") => text.match(/\$[\d,]+\.\d\d/g) ?? []
    assert.deepStrictEqual(named(limitProblem(method, most + 1)), [dollars(most)])
    assert.deepStrictEqual(named(limitProblem(method, least - 1)), least > 1 ? [dollars(least)] : [])
  })

  // Fails where a limit is exclusive, is in dollars, or belongs to another provider.
  it("[PAY-01] [PAY-03] [PAY-04] takes exactly the whole cents from its least to its most", () => {
    const ends = { card: [50, 99_999_999], paypal: [3_000, 200_000], zip: [1, 2_000_000] } as const
    const near = fc.integer({ min: -200, max: 200 })
    fc.assert(
      fc.property(fc.constantFrom("card", "paypal", "zip"), fc.boolean(), near, (method, isLeast, off) => {
        const [least, most] = ends[method]
        const total = (isLeast ? least : most) + off
        assert.strictEqual(limitProblem(method, total) === undefined, total >= least && total <= most)
      })
    )
  })
  it.each(paymentMethods)("%s takes no amount that is none", (method) =>
    assert.isString(limitProblem(method, Number.NaN))
  )
})
