/** How much each way to pay takes. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { limitProblem } from "../../../core/payments/payment-limits.ts"
import { stripeWords } from "../../../core/words/payment.ts"

describe("Stripe", () => {
  it.each([[50], [51], [99_999_998], [99_999_999]])("[PAY-01] takes %s cents", (total) =>
    assert.isUndefined(limitProblem("stripe", total))
  )
  it.each([
    [49, "Card payments start at $0.50. Add something to your cart, or pay in store."],
    [0, "Card payments start at $0.50. Add something to your cart, or pay in store."],
    [100_000_000, "Card payments stop at $999,999.99. Call us to pay a larger order."]
  ])("[PAY-01] refuses %s cents: %s", (total, problem) => assert.strictEqual(limitProblem("stripe", total), problem))

  it("[PAY-01] what it takes lies between two amounts that it takes", () => {
    const total = fc.integer({ min: -100, max: 200_000_000 })
    fc.assert(
      fc.property(fc.tuple(total, total, total), (three) => {
        const [low = 0, middle = 0, high = 0] = [...three].sort((left, right) => left - right)
        const takes = (amount: number) => limitProblem("stripe", amount) === undefined
        if (takes(low) && takes(high)) assert.isTrue(takes(middle))
        if (!takes(low) && takes(middle)) assert.strictEqual(limitProblem("stripe", low), stripeWords.tooLow)
        if (takes(middle) && !takes(high)) assert.strictEqual(limitProblem("stripe", high), stripeWords.tooHigh)
      })
    )
  })

  it.each(["missingDelivery", "generic", "incomplete", "submit", "handled", "offSite", "tooLow", "tooHigh"] as const)(
    "[PAY-01] says %s in words that nothing else says",
    (name) => {
      assert.lengthOf(Object.keys(stripeWords), 8)
      assert.isAbove(stripeWords[name].length, 20)
      assert.lengthOf(
        Object.values(stripeWords).filter((text) => text === stripeWords[name]),
        1
      )
    }
  )
})
