/** One decision for every payment, whatever is paid and whoever reports it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { paymentMethods } from "../../../core/payment-method.ts"
import { type Payable, payableKinds } from "../../../core/payments/payable.ts"
import type { AttemptState, ProviderPayment, ProviderPaymentStatus } from "../../../core/payments/payment.ts"
import { settle } from "../../../core/payments/settlement.ts"
import { unpaid } from "./examples.ts"

const statuses = ["unpaid", "requires-action", "processing", "succeeded", "cancelled"] as const
const states: ReadonlyArray<AttemptState> = [
  "started",
  "requires-action",
  "processing",
  "succeeded",
  "refused",
  "abandoned"
]
const payable = fc.record({
  kind: fc.constantFrom(...payableKinds),
  id: fc.constantFrom("1", "2"),
  amount: fc.constantFrom(1100, 1101),
  captured: fc.constantFrom(0, 1100),
  isOpen: fc.boolean()
})
const reported = (status: fc.Arbitrary<ProviderPaymentStatus>): fc.Arbitrary<ProviderPayment> =>
  fc
    .record({
      method: fc.constantFrom(...paymentMethods),
      id: fc.constantFrom("pi_1", "pi_2"),
      status,
      received: fc.constantFrom(0, 1100, 1101),
      currency: fc.constantFrom("aud", "nzd"),
      payable: fc.record({ kind: fc.constantFrom(...payableKinds), id: fc.constantFrom("1", "2") })
    })
    .map((one) => ({ ...unpaid, ...one }))
const attempt = fc.record({ paymentRef: fc.constant("pi_1"), state: fc.constantFrom(...states) })

const isPaidBy = (one: Payable, report: ProviderPayment) =>
  report.payable?.kind === one.kind && report.payable.id === one.id && report.received === one.amount

describe("Settling", () => {
  // Fails where money is kept for another kind of thing of the same number, in part, twice, or in other dollars.
  it("[I8] [I9] keeps money only for what it was started for, whole, once, while that is open", () => {
    fc.assert(
      fc.property(payable, attempt, reported(fc.constant("succeeded")), (one, by, report) => {
        const isKept = settle(one, by, report) === "place"
        const isRight = one.isOpen && one.captured === 0 && report.id === by.paymentRef && report.currency === "aud"
        assert.strictEqual(isKept, isRight && isPaidBy(one, report))
      })
    )
  })

  // Fails where money that is not kept is left with the shop.
  it("[I9] sends back all other money that is on no books yet", () => {
    fc.assert(
      fc.property(payable, attempt, reported(fc.constant("succeeded")), (one, by, report) => {
        const action = settle(one, by, report)
        if (report.id !== by.paymentRef) assert.strictEqual(action, "stray")
        else if (one.captured === 0 && action !== "place") assert.strictEqual(action, "refund")
        else if (one.captured > 0) assert.strictEqual(action, "done")
      })
    )
  })

  // Fails where a report without money moves what is paid or over.
  it("[I19] without money ends in a refusal or a wait while the payable is open, and changes nothing once it is closed", () => {
    fc.assert(
      fc.property(payable, attempt, reported(fc.constantFrom(...statuses)), (one, by, report) => {
        if (report.status === "succeeded") return
        const action = settle(one, by, report)
        assert.strictEqual(action === "done", !one.isOpen)
        if (one.isOpen) assert.include(["wait", "refuse"], action)
      })
    )
  })
})
