/** A provider's answer must carry the provider's data, and be that of its order. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type Provider, paymentAnswerProblem, paypalConfirmProblem } from "../../../core/payments/payment-answer.ts"

const order = { referenceId: "100000017", total: 12_345 }
const its = { referenceId: "100000017", amount: 12_345 }
const nab = {
  actionUrl: "https://gateway.example",
  merchant: "XYZ0010",
  txnType: "0",
  referenceId: "100000017",
  amount: "123.45",
  timestamp: "20261123220405",
  fingerprint: "01a1",
  resultUrl: "https://shop.example",
  redirect: "TRUE"
}
const answers: Readonly<Record<Provider, Record<string, Record<string, unknown>>>> = {
  card: { stripe: { id: "pi_1", ...its } },
  "hosted-card": { nab },
  paypal: { paypal: { id: "5O190127TN364715T", ...its } },
  zip: { zip: { checkoutUri: "https://zip.example/co_1", checkoutId: "co_1", ...its } }
}
const providers = Object.keys(answers) as ReadonlyArray<Provider>
const invalid = "Order verification was invalid"

/** What each provider's answer without its data is told as. */
const without: Readonly<Record<Provider, string>> = {
  card: invalid,
  "hosted-card": invalid,
  paypal: "Paypal payload not valid",
  zip: "Zip Order payload not valid"
}

describe("An answer", () => {
  it.each(providers)("[PAY-06] of %s that is right is not refused", (provider) =>
    assert.isUndefined(paymentAnswerProblem(provider, answers[provider], order))
  )

  it.each(
    providers.flatMap((provider) =>
      [undefined, null, {}, "paid", [], { data: 1 }].map((answer) => [provider, answer, without[provider]] as const)
    )
  )("[PAY-06] [PAY-03] [PAY-04] of %s without its data (%j): %s", (provider, answer, problem) =>
    assert.strictEqual(paymentAnswerProblem(provider, answer, order), problem)
  )

  it.each(
    providers.flatMap((provider) =>
      providers.filter((other) => other !== provider).map((other) => [provider, other] as const)
    )
  )("[PAY-06] to a payment by %s that carries the data of %s only is refused", (provider, other) =>
    assert.strictEqual(paymentAnswerProblem(provider, answers[other], order), without[provider])
  )

  it.each([
    ["card", "stripe", "id", invalid],
    ["paypal", "paypal", "id", "Paypal payload not valid"],
    ["zip", "zip", "checkoutUri", "Zip Order payload not valid"],
    ["zip", "zip", "checkoutId", "Zip Order payload not valid"]
  ] as const)("[PAY-06] of %s whose %s lacks %s: %s", (provider, name, field, problem) => {
    const { [field]: _left, ...others } = answers[provider][name] ?? {}
    assert.strictEqual(paymentAnswerProblem(provider, { [name]: others }, order), problem)
    assert.strictEqual(paymentAnswerProblem(provider, { [name]: { ...others, [field]: "" } }, order), problem)
  })

  // Fails where the amount, or the reference, is not compared.
  it("[PAY-06] of any provider for another order or amount is 'Order verification was invalid'", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...providers),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(9),
        (provider, off, digit) => {
          const other = { referenceId: `10000001${digit}`, total: order.total + off }
          const isIts = off === 0 && digit === 7
          assert.strictEqual(paymentAnswerProblem(provider, answers[provider], other), isIts ? undefined : invalid)
        }
      )
    )
  })
})

describe("A PayPal payment", () => {
  const completed = { status: "COMPLETED", ...its }
  it("[PAY-03] that is completed for its order is taken", () =>
    assert.isUndefined(paypalConfirmProblem({ answer: completed }, order)))
  it.each([
    ["without an answer", { answer: undefined }, "Paypal payment is not valid"],
    ["not completed", { answer: { ...completed, status: "PENDING" } }, "Paypal payment is not valid"],
    ["for a cent less", { answer: { ...completed, amount: 12_344 } }, "Paypal payment is not valid"],
    ["for another order", { answer: { ...completed, referenceId: "100000025" } }, "Paypal payment is not valid"],
    ["that failed", { failed: true }, "Paypal payment failed. Please try again."]
  ] as const)("[PAY-03] %s: %s", (_, confirmed, problem) =>
    assert.strictEqual(paypalConfirmProblem(confirmed, order), problem)
  )
})
