/** Gives a payment's money back, once, whatever the provider answers and however often it is asked. */
import { Clock, Context, Effect, Layer } from "effect"
import type { Cents } from "../money.ts"
import type { OrdersUnavailable } from "../orders/refusal.schema.ts"
import { ProviderUnavailable } from "./payment.schema.ts"
import { PaymentProvider } from "./payment-provider.port.ts"
import { type RefundAttempt, Refunds } from "./refunds.port.ts"

/** `before` was given back of the payment earlier. */
export type DueRefund = { readonly intentId: string; readonly amount: Cents; readonly before: Cents }

/** A refund that was made: its reference at the provider, and its try, which `Refunds.given` ends with the books. */
export type MadeRefund = { readonly reference: string; readonly attempt: RefundAttempt }

export class RefundPayment extends Context.Service<
  RefundPayment,
  {
    /** Undefined while it is not yet time to ask again. `ProviderUnavailable`: it is asked for again later. */
    readonly refund: (due: DueRefund) => Effect.Effect<MadeRefund | undefined, OrdersUnavailable | ProviderUnavailable>
  }
>()("core/payments/RefundPayment") {
  static readonly layer = Layer.effect(
    RefundPayment,
    Effect.gen(function* () {
      const provider = yield* PaymentProvider
      const refunds = yield* Refunds

      /** Whether it was made after all is asked before anything else: under a new key it would be made twice. */
      const madeAfterAll = Effect.fnUntraced(function* ({ intentId, amount, before }: DueRefund) {
        const given = yield* provider.refunded(intentId)
        return given && given.amount >= before + amount ? given.reference : undefined
      })

      /** Nobody knows whether it was made; only an answer that the provider keeps for the key, and no refund, say that it never will be. */
      const uncertain = Effect.fnUntraced(function* (
        due: DueRefund,
        attempt: RefundAttempt,
        lost: ProviderUnavailable
      ) {
        const reference = yield* madeAfterAll(due)
        if (reference !== undefined) return reference
        if (lost.isStored)
          yield* refunds.failed(attempt, "The provider keeps a failure.", yield* Clock.currentTimeMillis)
        return yield* lost
      })

      const refund: RefundPayment["Service"]["refund"] = Effect.fn("RefundPayment.refund")(function* (due) {
        const { intentId, amount } = due
        const attempt = yield* refunds.begin({ intentId, amount, at: yield* Clock.currentTimeMillis })
        if (!attempt) return undefined
        const reference = yield* provider.refund(attempt).pipe(
          Effect.catchTag("ProviderUnavailable", (lost) => uncertain(due, attempt, lost)),
          Effect.catchTag(["IntentNotUsable", "NoSuchIntent"], (cause) =>
            Effect.andThen(
              refunds.failed(attempt, cause._tag === "NoSuchIntent" ? "no such payment" : cause.code),
              Effect.fail(new ProviderUnavailable({ cause }))
            )
          )
        )
        return { reference, attempt }
      })

      return RefundPayment.of({ refund })
    })
  )
}
