/** Gives a payment's money back, once, whatever the provider answers and however often it is asked. */

import { Clock, Context, Effect, Layer } from "effect"
import type { Cents } from "../money.ts"
import { type OrdersUnavailable, ProviderUnavailable } from "../unavailable.schema.ts"
import type { IntentNotFound, IntentNotUsable } from "./payment.schema.ts"
import { PaymentProvider } from "./payment-provider.port.ts"
import { type RefundAttempt, Refunds } from "./refunds.port.ts"

/** `before` was given back of the payment earlier. */
export type RefundRequest = { readonly intentId: string; readonly amount: Cents; readonly alreadyRefunded: Cents }

/** What went back, by references of the provider's, and the shop's own try, which `Refunds.given` ends with the books. */
export type CompletedRefund = {
  readonly parts: ReadonlyArray<{ readonly amount: Cents; readonly reference: string }>
  readonly attempt: RefundAttempt
}

export class RefundPayment extends Context.Service<
  RefundPayment,
  {
    /** Undefined while it is not yet time to ask again. `ProviderUnavailable`: it is asked for again later. */
    readonly refund: (
      due: RefundRequest
    ) => Effect.Effect<CompletedRefund | undefined, OrdersUnavailable | ProviderUnavailable>
  }
>()("core/payments/RefundPayment") {
  static readonly layer = Layer.effect(
    RefundPayment,
    Effect.gen(function* () {
      const provider = yield* PaymentProvider
      const refunds = yield* Refunds

      /** Whether it was made after all, by the shop or by hand, is asked before anything else: under a new key it would be made twice. */
      const findCompletedRefund = Effect.fnUntraced(function* ({
        intentId,
        amount,
        alreadyRefunded: before
      }: RefundRequest) {
        const refundedSoFar = yield* provider.refundStatus(intentId)
        return refundedSoFar && refundedSoFar.amount >= before + amount ? refundedSoFar.reference : undefined
      })

      /** Nobody knows whether it was made; only an answer that the provider keeps for the key, and no refund, say that it never will be. */
      const resolveUncertain = Effect.fnUntraced(function* (
        due: RefundRequest,
        attempt: RefundAttempt,
        lost: ProviderUnavailable
      ) {
        const reference = yield* findCompletedRefund(due)
        if (reference !== undefined) return reference
        if (lost.isStored)
          yield* refunds.markFailed(attempt, "The provider keeps a failure.", yield* Clock.currentTimeMillis)
        return yield* lost
      })

      /** The provider says no: what somebody gave back by hand needs no more giving, and what is left is asked for by itself. */
      const certain = Effect.fnUntraced(function* (
        due: RefundRequest,
        attempt: RefundAttempt,
        cause: IntentNotUsable | IntentNotFound
      ) {
        const { intentId, amount, alreadyRefunded: before } = due
        const refundedSoFar = cause._tag === "IntentNotUsable" ? yield* provider.refundStatus(intentId) : undefined
        const byHand = Math.min(amount, (refundedSoFar?.amount ?? before) - before)
        if (!refundedSoFar || byHand <= 0) {
          yield* refunds.markFailed(attempt, cause._tag === "NoSuchIntent" ? "no such payment" : cause.code)
          return yield* new ProviderUnavailable({ cause })
        }
        const part = { amount: byHand, reference: refundedSoFar.reference }
        if (byHand === amount) return { parts: [part], attempt }
        yield* refunds.markFailed(attempt, "A part was given back by hand.", yield* Clock.currentTimeMillis)
        const rest: CompletedRefund | undefined = yield* refund({
          intentId,
          amount: amount - byHand,
          alreadyRefunded: before + byHand
        })
        return rest && { ...rest, parts: [part, ...rest.parts] }
      })

      const refund: RefundPayment["Service"]["refund"] = Effect.fn("RefundPayment.refund")(function* (due) {
        const { intentId, amount } = due
        const attempt = yield* refunds.beginAttempt({ intentId, amount, at: yield* Clock.currentTimeMillis })
        if (!attempt) return undefined
        const made = (reference: string): CompletedRefund => ({
          parts: [{ amount: attempt.amount, reference }],
          attempt
        })
        return yield* provider.refund(attempt).pipe(
          Effect.map(made),
          Effect.catchTag("ProviderUnavailable", (lost) => Effect.map(resolveUncertain(due, attempt, lost), made)),
          Effect.catchTag(["IntentNotUsable", "NoSuchIntent"], (cause) => certain(due, attempt, cause))
        )
      })

      return RefundPayment.of({ refund })
    })
  )
}
