/** What is paid, and what each kind of it has to offer so that it is: orders, quotes, invoices. */
import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { ProviderMethod } from "../payment-method.ts"
import type { ProviderUnavailable, Unavailable } from "../unavailable.schema.ts"
import type { Payable, PayableKind } from "./payable.ts"
import type {
  AttemptedPayment,
  PaymentAttempt,
  PaymentEnd,
  ProviderPayment,
  ProviderRefund,
  RefundAttempt,
  TakenMoney
} from "./payment.ts"

type BookEffect<A> = Effect.Effect<A, Unavailable>

/**
 * What a kind of payable offers; `P` is one of it with its try to pay. `makeSettlement` decides what follows from what a
 * provider says of a payment and has it written here. Each change is one transaction: whoever comes first does all of it,
 * and whoever comes later changes nothing. Each call fails with `Unavailable` alone.
 */
export type PayableBook<P extends AttemptedPayment> = {
  readonly kind: PayableKind
  readonly payableOf: (payment: P) => Payable
  /** Whether it is paid no more: what was taken for it goes back. */
  readonly isCancelled: (payment: P) => boolean

  /** As it stands now. */
  readonly find: (id: string) => BookEffect<P | undefined>
  /** The latest one that was to be paid by that payment of the provider's. */
  readonly findByRef: (method: ProviderMethod, paymentRef: string) => BookEffect<P | undefined>

  /**
   * [I9] [I15] The whole amount has been taken. Locks what is paid; where all is still true that must be, writes the capture
   * and whatever follows from it being paid. Undefined, with nothing written, where somebody has changed it since `payment`
   * was read; `unfit`, with nothing written, where it can't be paid any more.
   */
  readonly recordPaid: (payment: P, taken: TakenMoney) => BookEffect<P | "unfit" | undefined>
  /** Money that pays nothing: writes the capture, and ends what is still open. False, with nothing written, where it was changed since. */
  readonly recordUnfit: (payment: P, taken: TakenMoney) => BookEffect<boolean>
  /** Ends one that is unpaid and frees what it held; one that is no longer unpaid stays as it is. */
  readonly cancelUnpaid: (id: string, end: PaymentEnd) => BookEffect<void>
  /** Notes that the bank or the provider takes its time; answers how it ends where it may not wait for that. */
  readonly recordWaiting: (payment: P, state: "requires-action" | "processing") => BookEffect<PaymentEnd | undefined>
  /** [I9] Writes each refund once, by its reference, and never more than was taken; answers what is still due, cents. */
  readonly bookRefunds: (
    payment: P,
    made: ReadonlyArray<ProviderRefund>,
    refundAttempt: RefundAttempt
  ) => BookEffect<Cents>

  /** Those whose try to pay has not ended, begun before that moment and not postponed beyond it. */
  readonly openPayments: (before: number) => BookEffect<ReadonlyArray<P>>
  /** One that can't be asked about is looked at again later, each time twice as long, ten minutes at most. */
  readonly postpone: (payment: P, at: number) => BookEffect<void>
  /** Cancelled ones whose money has not all gone back, and whose refund may be asked for at that moment. */
  readonly refundsDue: (at: number) => BookEffect<ReadonlyArray<P>>
}

export type SettleError = Unavailable | ProviderUnavailable

type SettleEffect<A> = Effect.Effect<A, SettleError>

/** A payment whose try has not ended, whatever it is for, as the reconciler sees it. */
export type OpenPaymentCheck = {
  readonly attempt: PaymentAttempt
  /** Does what follows from what the provider says of it; whether it is open still. */
  readonly settle: (reported: ProviderPayment) => SettleEffect<boolean>
  readonly abandon: (end: PaymentEnd) => SettleEffect<void>
  readonly postpone: (at: number) => Effect.Effect<void, Unavailable>
}

/** Money that is owed back, whatever it was for. */
export type OwedRefund = { readonly key: string; readonly refund: SettleEffect<void> }

/** A kind of payable with its own type hidden: what is asked by those to whom all kinds are one. */
export type SettledPayable = {
  readonly kind: PayableKind
  /** How what a payment of the provider's is for stands, after what follows from it was done; undefined where it is of no payable of this kind. */
  readonly settle: (reported: ProviderPayment) => SettleEffect<Payable | undefined>
  /** Whether nothing is left to do for a payment, whatever its provider reports of it. */
  readonly isFinal: (method: ProviderMethod, paymentRef: string) => Effect.Effect<boolean, Unavailable>
  readonly openPayments: (before: number) => Effect.Effect<ReadonlyArray<OpenPaymentCheck>, Unavailable>
  readonly refundsDue: (at: number) => Effect.Effect<ReadonlyArray<OwedRefund>, Unavailable>
}

/**
 * Port with every kind of thing that is paid. A new kind offers a `PayableBook`, has `makeSettlement` settle it, and is named
 * where this port is put together. Has no failure of its own.
 */
export class Payables extends Context.Service<
  Payables,
  {
    readonly kinds: ReadonlyArray<SettledPayable>
    /** [I8] [I9] Does what follows from what a provider says of any payment; money that is for nothing of the shop's goes straight back. */
    readonly settle: (reported: ProviderPayment) => SettleEffect<Payable | undefined>
  }
>()("core/payments/Payables") {}
