/** Answers of which nothing is known yet. */
import { assert, describe, it } from "@effect/vitest"
import { paymentMethodProblem } from "../../../core/payments/payment-offers.ts"
import { availableCredit, type CreditAccount } from "../../../core/payments/trade-credit.ts"
import { asRecord, isText } from "../../../core/payments/unknown-response.ts"

describe("An unknown answer", () => {
  it.each([null, undefined, "text", 5, true, [], [{ id: "1" }], () => undefined])(
    "[PAY-06] %s has no fields",
    (answer) => assert.isUndefined(asRecord(answer))
  )
  it("[PAY-06] that is an object has its fields", () => assert.deepStrictEqual(asRecord({ id: "1" }), { id: "1" }))
  it.each([
    ["a", true],
    [" ", false],
    ["", false],
    [5, false],
    [undefined, false]
  ])("%o is a text: %s", (value, is) => assert.strictEqual(isText(value), is))
})

describe("A trade account of which nothing more is said", () => {
  const account: CreditAccount = {
    accountType: "A",
    standing: "open",
    creditLimit: 100_000,
    unpaid: 30_000,
    openOrders: 20_000
  }
  it("[CRED-02] has what its open orders leave", () => {
    assert.strictEqual(availableCredit(account), 50_000)
    assert.strictEqual(availableCredit(account, false), 70_000)
  })
  it("[PAY-05] is not told how much is short", () => {
    assert.notInclude(paymentMethodProblem("trade-credit", { total: 60_000, account }) ?? "", "$")
    assert.include(paymentMethodProblem("trade-credit", { total: 60_000, account, showsCredit: true }) ?? "", "$100.00")
  })
})
