/** Money that its payer sends by themselves: what they read, and when nobody waits for it any longer. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { melbourneMoment } from "../../../core/melbourne.ts"
import { paymentMethods } from "../../../core/payment-method.ts"
import { awaitedInstructions, lastDayText } from "../../../core/payments/awaited-instructions.ts"
import { PaymentNotUsable, RefundByHand } from "../../../core/payments/payment.schema.ts"
import { offeredPayments, paidAtOnce } from "../../../core/payments/payment-offers.ts"
import { type PaymentProvider, PaymentProviders } from "../../../core/payments/provider.port.ts"
import { RefundPayment } from "../../../core/payments/refund-payment.service.ts"
import { Refunds } from "../../../core/payments/refunds.port.ts"
import { payment } from "./examples.ts"

const midnight = melbourneMoment(Temporal.PlainDate.from("2026-12-02"), 0)
const terms = { days: 5, instructions: (ref: string) => [{ label: "Reference", value: ref }] }

describe("What whoever sends the money reads", () => {
  it("[BANK-01] is the amount, where to, and the last whole day on which it is waited for", () => {
    assert.deepStrictEqual(
      awaitedInstructions({ total: 123_456, attempt: { ...payment.attempt, waitsUntil: midnight } }, terms),
      [
        { label: "Amount", value: "$1,234.56" },
        { label: "Reference", value: "pi_1" },
        { label: "By", value: lastDayText(midnight) }
      ]
    )
    assert.include(lastDayText(midnight), "1 Dec")
    assert.include(lastDayText(midnight + 1), "2 Dec")
  })

  it("[BANK-01] [QUO-07] no quote is offered to be paid so: its price does not wait", () => {
    const setUp = Object.fromEntries(paymentMethods.map((method) => [method, { isSet: true }])) as Parameters<
      typeof paidAtOnce
    >[0]
    const waiting = { ...setUp, zip: { isSet: true, awaited: terms } }
    const names = ({ offers }: ReturnType<typeof paidAtOnce>) => offers.map(({ method }) => method)
    const ofOrder = names(offeredPayments(waiting, { total: 5_000 }))
    assert.include(ofOrder, "zip")
    assert.deepStrictEqual(
      names(paidAtOnce(waiting, { total: 5_000 })),
      ofOrder.filter((method) => method !== "zip")
    )
  })
})

describe("A refund", () => {
  /** Refunds once by a provider that answers so; what became of the try. */
  const refundBy = (problem: RefundByHand | PaymentNotUsable) =>
    Effect.gen(function* () {
      const told: Array<string> = []
      const mark = (what: string) => () => Effect.sync(() => void told.push(what))
      const provider = { refunds: () => Effect.succeed([]), refund: () => Effect.fail(problem) }
      const providers = Object.fromEntries(
        paymentMethods.map((method) => [method, provider as unknown as PaymentProvider])
      ) as PaymentProviders["Service"]
      const refunds = {
        beginAttempt: () => Effect.succeed({ key: "k", method: "card", paymentRef: "pi_1", amount: 1100 }),
        markByHand: mark("by hand"),
        markFailed: mark("failed")
      } as unknown as Refunds["Service"]
      const parts = Layer.mergeAll(Layer.succeed(PaymentProviders, providers), Layer.succeed(Refunds, refunds))
      const request = { method: "card", paymentRef: "pi_1", amount: 1100, book: () => Effect.succeed(1100) } as const
      const done = yield* Effect.exit(
        Effect.provide(
          Effect.flatMap(RefundPayment, ({ refund }) => refund(request)),
          Layer.provide(RefundPayment.layer, parts)
        )
      )
      return [done._tag === "Success" ? done.value : done._tag, ...told]
    })

  it.effect("[BANK-02] [BANK-03] that a person sends is left to them at once, and asked for no more", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* refundBy(new RefundByHand()), [false, "by hand"])
      assert.deepStrictEqual(yield* refundBy(new PaymentNotUsable({ code: "no" })), ["Failure", "failed"])
    })
  )
})
