/** A round of the reconciler with a provider that says nothing, or takes its time. */

import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { ChargeOrder } from "../../../core/ordering/placing/charge-order.service.ts"
import { Reconcile } from "../../../core/ordering/placing/reconcile.service.ts"
import { paymentMethods } from "../../../core/payment-method.ts"
import { Payables, type SettledPayable } from "../../../core/payments/payables.port.ts"
import type { OrderPayment, ProviderPayment } from "../../../core/payments/payment.ts"
import { PaymentReports } from "../../../core/payments/payment-reports.port.ts"
import { type PaymentProvider, PaymentProviders } from "../../../core/payments/provider.port.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { payment, unpaid } from "../payments/examples.ts"
import { clockJumps } from "../set-clock.ts"

const open: ReadonlyArray<OrderPayment> = Array.from({ length: 100 }, (_, nth) => ({
  ...payment,
  orderNo: `order ${nth}`,
  attempt: { ...payment.attempt, paymentRef: `pi_${nth}` }
}))

/** The same provider for each method. */
const every = (provider: PaymentProvider) =>
  Object.fromEntries(paymentMethods.map((method) => [method, provider])) as PaymentProviders["Service"]

/** Four minutes of rounds, each begun when the last is over; the payments that each asked about, in their order. */
const rounds = (answer: Effect.Effect<ProviderPayment, ProviderUnavailable>, count: number) =>
  Effect.gen(function* () {
    const asked: Array<Array<string>> = []
    const provider = {
      ask: (id: string) =>
        Effect.andThen(
          Effect.sync(() => asked.at(-1)?.push(id)),
          answer
        )
    } as unknown as PaymentProvider
    const checks = open.map(({ attempt }) => ({
      attempt,
      settle: () => Effect.succeed(false),
      abandon: () => Effect.void,
      postpone: () => Effect.void
    }))
    const orders: SettledPayable = {
      kind: "order",
      settle: () => Effect.undefined,
      isFinal: () => Effect.succeed(false),
      openPayments: () => Effect.succeed(checks),
      refundsDue: () => Effect.succeed([])
    }
    const reports = { dueReports: () => Effect.succeed([]) } as unknown as PaymentReports["Service"]
    const parts = Layer.mergeAll(
      Layer.succeed(PaymentProviders, every(provider)),
      Layer.succeed(Payables, { kinds: [orders], settle: () => Effect.undefined }),
      Layer.succeed(PaymentReports, reports),
      Layer.succeed(ChargeOrder, {} as unknown as ChargeOrder["Service"])
    )
    const all = Effect.flatMap(Reconcile, ({ runOnce }) =>
      Effect.forEach(Array.from({ length: count }), () =>
        Effect.andThen(
          Effect.sync(() => asked.push([])),
          runOnce
        )
      )
    )
    const fiber = yield* Effect.forkChild(Effect.provide(all, Reconcile.layer.pipe(Layer.provide(parts))))
    yield* TestClock.adjust("4 minutes")
    assert.isDefined(fiber.pollUnsafe(), "the rounds are over")
    yield* Fiber.join(fiber)
    return asked
  })

describe("A round of the reconciler", () => {
  it.effect("[F4] leaves a provider alone that says nothing, and begins with others the next time", () =>
    Effect.gen(function* () {
      const silent = Effect.delay(Effect.fail(new ProviderUnavailable({ cause: "silence" })), "5 seconds")
      const [first = [], second = []] = yield* rounds(silent, 2)
      assert.isAtMost(first.length, 8)
      assert.isAtLeast(first.length, 5)
      assert.deepStrictEqual(
        second.filter((id) => first.includes(id)),
        []
      )
    })
  )

  it.effect("[F4] with a provider that takes its time begins nothing after 20 seconds; what is left goes first", () =>
    Effect.gen(function* () {
      const slow = Effect.delay(Effect.succeed<ProviderPayment>({ ...unpaid, status: "processing" }), "4 seconds")
      const asked = yield* rounds(slow, 6)
      assert.deepStrictEqual(
        asked.slice(0, 5).map((round) => round.length),
        [20, 20, 20, 20, 20]
      )
      assert.strictEqual(new Set(asked.slice(0, 5).flat()).size, 100)
      assert.deepStrictEqual(asked[5], asked[0])
    })
  )

  it.effect.each(clockJumps)(
    "[F10] is as long as ever where the machine's clock is set %s in the middle of it",
    ([, by]) =>
      Effect.gen(function* () {
        const clock = yield* Clock.Clock
        let set = 0
        const now = () => clock.currentTimeMillisUnsafe() + set
        const taking = Effect.delay(Effect.succeed<ProviderPayment>({ ...unpaid, status: "processing" }), "4 seconds")
        const setAfterwards = Effect.tap(taking, () =>
          Effect.sync(() => {
            set = by
          })
        )
        const [first = []] = yield* Effect.provideService(rounds(setAfterwards, 1), Clock.Clock, {
          ...clock,
          currentTimeMillisUnsafe: now,
          currentTimeMillis: Effect.sync(now)
        })
        assert.lengthOf(first, 20)
      })
  )
})
