/** The tries to give money back, each under its own key at the provider. */

import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { ProviderMethod } from "../payment-method.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { RefundAttempt } from "./payment.ts"

/** How often, and over how many milliseconds, a provider says that it knows no such payment before it is believed. */
export type UnknownPaymentLimit = { readonly tries: number; readonly ms: number }

const DAY_MS = 24 * 60 * 60_000

export const CurrentUnknownPaymentLimit = Context.Reference<UnknownPaymentLimit>("core/payments/UnknownPaymentLimit", {
  defaultValue: () => ({ tries: 5, ms: DAY_MS })
})

/** A refund that is left to a person: its provider does not know the payment, or can't send money back. `since` is epoch milliseconds. */
export type UnknownRefund = {
  readonly paymentRef: string
  readonly amount: Cents
  readonly since: number
  /** None where the payment was of no order. */
  readonly orderNo: string | undefined
}

type RefundsEffect<A> = Effect.Effect<A, Unavailable>

/** Port that stores refund attempts. Fails with `Unavailable` (what it needs is out of reach). */
export class Refunds extends Context.Service<
  Refunds,
  {
    /**
     * The open try of a payment, or a new one under a new key, written down before the provider is asked. Undefined while
     * another is at it, or until a failed one may be asked for again: each wait is twice the last, an hour at most.
     */
    readonly beginAttempt: (
      refund: Omit<RefundAttempt, "key"> & { readonly at: number }
    ) => RefundsEffect<RefundAttempt | undefined>
    readonly markRefunded: (attempt: RefundAttempt) => RefundsEffect<void>
    /** [I22] The same of money that was for nothing of the shop's, with a row of the audit. */
    readonly markStrayRefunded: (
      attempt: RefundAttempt,
      step: { readonly at: number; readonly by: string; readonly note: string }
    ) => RefundsEffect<void>
    /** It was certainly not made, and never will be under this key; the next try is due at `next`, or in its turn. */
    readonly markFailed: (attempt: RefundAttempt, problem: string, next?: number) => RefundsEffect<void>
    /**
     * The provider knows no such payment. Once it has said so often enough, over long enough, the refund is a person's to
     * settle, and no further try begins.
     */
    readonly markUnknownPayment: (attempt: RefundAttempt, at: number, limit: UnknownPaymentLimit) => RefundsEffect<void>
    /** Nobody but a person can send it: it is theirs from now on. */
    readonly markByHand: (attempt: RefundAttempt) => RefundsEffect<void>
    /** Whether no further try begins for a payment of no order: its money went back, or its refund is left to a person. */
    readonly isEnded: (method: ProviderMethod, paymentRef: string) => RefundsEffect<boolean>
    /** The refunds that are left to a person, oldest first. */
    readonly unknown: RefundsEffect<ReadonlyArray<UnknownRefund>>
    /** Ends one, by its payment's reference; undefined where none is left to a person. */
    readonly endUnknown: (paymentRef: string) => RefundsEffect<UnknownRefund | undefined>
  }
>()("core/payments/Refunds") {}
