/** Gives a payment's money back, once, whatever the provider answers and however often it is asked. */

import { Clock, Context, Effect, Layer } from "effect"
import type { Cents } from "../money.ts"
import type { ProviderMethod } from "../payment-method.ts"
import { ProviderUnavailable, type Unavailable } from "../unavailable.schema.ts"
import type { PaymentNotFound, PaymentNotUsable } from "./payment.schema.ts"
import type { ProviderRefund, RefundAttempt } from "./payment.ts"
import { PaymentProviders } from "./provider.port.ts"
import { CurrentUnknownPaymentLimit, Refunds } from "./refunds.port.ts"

type BookingUnavailable = Unavailable

export type RefundRequest = {
  readonly method: ProviderMethod
  readonly paymentRef: string
  /** What is due as far as the shop's books know, cents. */
  readonly amount: Cents
  /**
   * Books those of the payment's refunds that are not booked yet, each by its reference, all or nothing, and answers what
   * is still due; the try has ended once nothing is.
   */
  readonly book: (
    refunds: ReadonlyArray<ProviderRefund>,
    attempt: RefundAttempt
  ) => Effect.Effect<Cents, BookingUnavailable>
}

type RefundEffect = Effect.Effect<boolean, BookingUnavailable | ProviderUnavailable>

/**
 * Service that refunds a payment exactly once. Fails with `Unavailable` (what it needs is out of reach),
 * `ProviderUnavailable` (the payment provider can't be reached).
 */
export class RefundPayment extends Context.Service<
  RefundPayment,
  {
    /**
     * [I9] Whether all has gone back; not while it is not yet time to ask again, or once it is left to a person.
     * `ProviderUnavailable`: it is asked for again later.
     */
    readonly refund: (due: RefundRequest) => RefundEffect
  }
>()("core/payments/RefundPayment") {
  static readonly layer = Layer.effect(
    RefundPayment,
    Effect.gen(function* () {
      const providers = yield* PaymentProviders
      const refunds = yield* Refunds
      const unknownLimit = yield* CurrentUnknownPaymentLimit

      const bookAll = ({ method, paymentRef, book }: RefundRequest, attempt: RefundAttempt) =>
        Effect.flatMap(providers[method].refunds(paymentRef), (all) => book(all, attempt))

      /** Nobody knows whether it was made; only an answer that the provider keeps for the key, and no refund, say that it never will be. */
      const resolveUncertain = Effect.fnUntraced(function* (
        due: RefundRequest,
        attempt: RefundAttempt,
        lost: ProviderUnavailable
      ) {
        if ((yield* bookAll(due, attempt)) <= 0) return true
        if (lost.isStored)
          yield* refunds.markFailed(attempt, "The provider keeps a failure.", yield* Clock.currentTimeMillis)
        return yield* lost
      })

      /** The provider says no: what somebody gave back by hand meanwhile needs no more giving, and what is left is asked for by itself. */
      const resolveRefused = Effect.fnUntraced(function* (
        due: RefundRequest,
        attempt: RefundAttempt,
        cause: PaymentNotUsable
      ) {
        const rest = yield* bookAll(due, attempt)
        if (rest <= 0) return true
        if (rest < attempt.amount) return yield* refundRest(due, attempt, rest)
        yield* refunds.markFailed(attempt, cause.code)
        return yield* new ProviderUnavailable({ cause })
      })

      const leaveUnknown = Effect.fnUntraced(function* (attempt: RefundAttempt, cause: PaymentNotFound) {
        yield* refunds.markUnknownPayment(attempt, yield* Clock.currentTimeMillis, unknownLimit)
        return yield* new ProviderUnavailable({ cause })
      })

      /** Under one key the provider is asked for one amount. */
      const refundRest = (due: RefundRequest, attempt: RefundAttempt, rest: Cents): RefundEffect =>
        Clock.currentTimeMillis.pipe(
          Effect.flatMap((at) => refunds.markFailed(attempt, "Less is due by now.", at)),
          Effect.andThen(refund({ ...due, amount: rest }))
        )

      const send = Effect.fnUntraced(function* (due: RefundRequest, attempt: RefundAttempt) {
        // Whatever went back already, by hand or by a call whose answer was lost, is on the books before more is sent.
        const rest = yield* bookAll(due, attempt)
        if (rest <= 0) return true
        if (rest < attempt.amount) return yield* refundRest(due, attempt, rest)
        return yield* providers[attempt.method].refund(attempt).pipe(
          Effect.flatMap((made) => due.book(made, attempt)),
          Effect.flatMap((left) =>
            left <= 0 ? Effect.succeed(true) : Effect.as(refunds.markRefunded(attempt), false)
          ),
          Effect.catchTag("RefundByHand", () => Effect.as(refunds.markByHand(attempt), false)),
          Effect.catchTag("ProviderUnavailable", (lost) => resolveUncertain(due, attempt, lost)),
          Effect.catchTag("PaymentNotUsable", (cause) => resolveRefused(due, attempt, cause))
        )
      })

      const refund: RefundPayment["Service"]["refund"] = Effect.fn("RefundPayment.refund")(function* (due) {
        const { method, paymentRef, amount } = due
        const attempt = yield* refunds.beginAttempt({ method, paymentRef, amount, at: yield* Clock.currentTimeMillis })
        if (!attempt) return false
        return yield* Effect.catchTag(send(due, attempt), "PaymentNotFound", (cause) => leaveUnknown(attempt, cause))
      })

      return RefundPayment.of({ refund })
    })
  )
}
