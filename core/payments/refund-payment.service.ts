/** Gives a payment's money back, once, whatever the provider answers and however often it is asked. */
import { Clock, Context, Effect, Layer } from "effect"
import type { Cents } from "../money.ts"
import type { OrdersUnavailable } from "../orders/refusal.schema.ts"
import { type IntentNotUsable, type NoSuchIntent, ProviderUnavailable } from "./payment.schema.ts"
import { PaymentProvider } from "./payment-provider.port.ts"
import { type RefundAttempt, Refunds } from "./refunds.port.ts"

/** `before` was given back of the payment earlier. */
export type DueRefund = { readonly intentId: string; readonly amount: Cents; readonly before: Cents }

/** What went back, by references of the provider's, and the shop's own try, which `Refunds.given` ends with the books. */
export type MadeRefund = {
  readonly parts: ReadonlyArray<{ readonly amount: Cents; readonly reference: string }>
  readonly attempt: RefundAttempt
}

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

      /** Whether it was made after all, by the shop or by hand, is asked before anything else: under a new key it would be made twice. */
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

      /** The provider says no: what somebody gave back by hand needs no more giving, and what is left is asked for by itself. */
      const certain = Effect.fnUntraced(function* (
        due: DueRefund,
        attempt: RefundAttempt,
        cause: IntentNotUsable | NoSuchIntent
      ) {
        const { intentId, amount, before } = due
        const given = cause._tag === "IntentNotUsable" ? yield* provider.refunded(intentId) : undefined
        const byHand = Math.min(amount, (given?.amount ?? before) - before)
        if (!given || byHand <= 0) {
          yield* refunds.failed(attempt, cause._tag === "NoSuchIntent" ? "no such payment" : cause.code)
          return yield* new ProviderUnavailable({ cause })
        }
        const part = { amount: byHand, reference: given.reference }
        if (byHand === amount) return { parts: [part], attempt }
        yield* refunds.failed(attempt, "A part was given back by hand.", yield* Clock.currentTimeMillis)
        const rest: MadeRefund | undefined = yield* refund({
          intentId,
          amount: amount - byHand,
          before: before + byHand
        })
        return rest && { ...rest, parts: [part, ...rest.parts] }
      })

      const refund: RefundPayment["Service"]["refund"] = Effect.fn("RefundPayment.refund")(function* (due) {
        const { intentId, amount } = due
        const attempt = yield* refunds.begin({ intentId, amount, at: yield* Clock.currentTimeMillis })
        if (!attempt) return undefined
        const made = (reference: string): MadeRefund => ({ parts: [{ amount: attempt.amount, reference }], attempt })
        return yield* provider.refund(attempt).pipe(
          Effect.map(made),
          Effect.catchTag("ProviderUnavailable", (lost) => Effect.map(uncertain(due, attempt, lost), made)),
          Effect.catchTag(["IntentNotUsable", "NoSuchIntent"], (cause) => certain(due, attempt, cause))
        )
      })

      return RefundPayment.of({ refund })
    })
  )
}
