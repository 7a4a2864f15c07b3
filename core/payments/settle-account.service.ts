/** The payments of accounts' documents as things that are paid: what is the same for every kind of document. */
import { Clock, Effect } from "effect"
import { Transaction } from "../transaction.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { type AccountPayableKind, type AccountPayment, accountPayable } from "./account-payment.ts"
import { AccountPayments } from "./account-payments.port.ts"
import { makeSettlement, settledPayable } from "./make-settlement.service.ts"
import type { PayableBook } from "./payables.port.ts"
import type { PaymentEnd, ProviderRefund, RefundAttempt, TakenMoney } from "./payment.ts"
import { Refunds } from "./refunds.port.ts"

/**
 * What a kind of document offers so that it is paid. Each is called within the transaction that writes what it follows from, the payment
 * itself locked: what it books is kept with that, or not at all. Fails with `Unavailable` alone.
 */
export type SettlementHooks = {
  readonly kind: AccountPayableKind
  /** Locks what is paid until the transaction ends; whether each share can still be paid by exactly that. */
  readonly isStillPayable: (payment: AccountPayment) => Effect.Effect<boolean, Unavailable>
  /** The money is written down: what follows from the documents being paid. Its `transactionReference` is the provider's. */
  readonly paid: (payment: AccountPayment, taken: TakenMoney) => Effect.Effect<void, Unavailable>
  /** It ended unpaid, and its documents are let go. */
  readonly notPaid: (payment: AccountPayment, end: PaymentEnd) => Effect.Effect<void, Unavailable>
  /** Money went back: whoever paid is told, once. */
  readonly refunded: (payment: AccountPayment) => Effect.Effect<void, Unavailable>
}

const PROVIDER = "payment provider"

/** [I9] [I15] The settlement of a kind of document, by its rules. */
export const settleAccountPayments = ({ kind, isStillPayable, paid, notPaid, refunded }: SettlementHooks) =>
  Effect.gen(function* () {
    const payments = yield* AccountPayments
    const refunds = yield* Refunds
    const transaction = yield* Transaction

    const recordPaid = Effect.fn("AccountPayments.recordPaid")(function* (payment: AccountPayment, taken: TakenMoney) {
      const { at, reference } = taken
      const work = Effect.gen(function* () {
        // Held from here on: whoever reports the same money waits, then finds it written down.
        yield* payments.locked(kind, payment.paymentNo)
        if (!(yield* isStillPayable(payment))) return "unfit" as const
        const recorded = yield* payments.recordCapture(payment, taken)
        if (!recorded) return undefined
        yield* payments.end(recorded, "paid", { at, by: PROVIDER, note: `paid by ${reference}` })
        yield* paid(recorded, taken)
        return {
          ...recorded,
          status: "paid",
          attempt: { ...recorded.attempt, state: "succeeded" }
        } satisfies AccountPayment
      })
      return yield* transaction.run(work)
    })

    const recordUnfit = Effect.fn("AccountPayments.recordUnfit")(function* (
      payment: AccountPayment,
      taken: TakenMoney
    ) {
      const { at, reference } = taken
      const work = Effect.gen(function* () {
        const recorded = yield* payments.recordCapture(payment, taken)
        if (!recorded) return false
        if (payment.status !== "awaiting-payment") return true
        const note = `${reference} does not fit`
        yield* payments.end(recorded, "cancelled", { at, by: PROVIDER, note })
        yield* notPaid(recorded, { state: "succeeded", by: PROVIDER, note })
        return true
      })
      return yield* transaction.run(work)
    })

    const cancelUnpaid = Effect.fn("AccountPayments.cancelUnpaid")(function* (paymentNo: string, end: PaymentEnd) {
      const at = yield* Clock.currentTimeMillis
      const work = Effect.gen(function* () {
        const payment = yield* payments.locked(kind, paymentNo)
        if (payment?.status !== "awaiting-payment") return
        yield* payments.recordAttempt(payment, end.state, at, end.refusal)
        yield* payments.end(payment, "cancelled", { at, by: end.by, note: end.note })
        yield* notPaid(payment, end)
      })
      yield* transaction.run(work)
    })

    const bookRefunds = Effect.fn("AccountPayments.bookRefunds")(function* (
      { paymentNo }: AccountPayment,
      made: ReadonlyArray<ProviderRefund>,
      refundAttempt: RefundAttempt
    ) {
      const at = yield* Clock.currentTimeMillis
      const work = Effect.gen(function* () {
        const payment = yield* payments.locked(kind, paymentNo)
        if (!payment) return 0
        const booked = yield* payments.bookedRefunds(payment)
        const before = payment.captured - payment.refunded
        let due = before
        for (const { reference, amount } of made) {
          const bookable = Math.min(amount, due)
          if (booked.has(reference) || bookable <= 0) continue
          yield* payments.recordRefund(payment, { amount: bookable, reference, at })
          due -= bookable
        }
        if (due < before) yield* refunded(payment)
        if (due <= 0) yield* refunds.markRefunded(refundAttempt)
        return due
      })
      return yield* transaction.run(work)
    })

    const book: PayableBook<AccountPayment> = {
      kind,
      payableOf: accountPayable,
      isCancelled: ({ status }) => status === "cancelled",
      find: (paymentNo) => payments.find(kind, paymentNo),
      findByRef: (method, paymentRef) => payments.findByRef(kind, method, paymentRef),
      recordPaid,
      recordUnfit,
      cancelUnpaid,
      recordWaiting: (payment, state) =>
        Effect.flatMap(Clock.currentTimeMillis, (at) =>
          Effect.as(payments.recordAttempt(payment, state, at), undefined)
        ),
      bookRefunds,
      openPayments: (before) => payments.openPayments(kind, before),
      postpone: payments.postpone,
      refundsDue: (at) => payments.refundsDue(kind, at)
    }
    const settlement = yield* makeSettlement(book)
    return { ...settlement, cancelUnpaid, payable: settledPayable(book, settlement) }
  })
