/** Settles payments of one kind of payable after their outcome is known: paid once, ended unpaid, or refunded. */

import { Clock, Effect } from "effect"
import type { Cents } from "../money.ts"
import { ProviderUnavailable } from "../unavailable.schema.ts"
import type { Payable } from "./payable.ts"
import type { PayableBook, SettledPayable, SettleError } from "./payables.port.ts"
import {
  type AttemptedPayment,
  abandonedRefusal,
  type PaymentEnd,
  type ProviderPayment,
  type ProviderRefund,
  type RefundAttempt
} from "./payment.ts"
import { PaymentProviders } from "./provider.port.ts"
import { RefundPayment } from "./refund-payment.service.ts"
import { Refunds } from "./refunds.port.ts"
import { settle as settlementAction } from "./settlement.ts"

type SettleEffect<A> = Effect.Effect<A, SettleError>

/** What is done about payments of one kind of payable, whose own type is `P`. */
export type Settlement<P> = {
  /**
   * Does what follows from what the provider says of a payment; answers how what it is for stands. `read` is that where it
   * was just read; should it have changed since, it is read again.
   */
  readonly settle: (reported: ProviderPayment, read?: P) => SettleEffect<P | undefined>
  /** Ends an unpaid one once the provider can no longer take the money; what it has taken meanwhile settles it instead. */
  readonly abandonPayment: (payment: P, end: PaymentEnd) => SettleEffect<void>
  /** Sends back what was taken for a cancelled one. Repeating it sends nothing twice. */
  readonly refund: (payment: P) => SettleEffect<void>
}

const PROVIDER = "payment provider"

const takenOf = ({ received, transactionReference, id }: ProviderPayment, at: number) => ({
  amount: received,
  reference: transactionReference ?? id,
  at
})

/** [I8] [I9] Settles by the one decision of `settlement.ts`, in the books of a kind. */
export const makeSettlement = <P extends AttemptedPayment>(book: PayableBook<P>) =>
  Effect.gen(function* () {
    const providers = yield* PaymentProviders
    const refundPayment = yield* RefundPayment
    const refundStray = yield* makeStrayRefund
    const idOf = (payment: P) => book.payableOf(payment).id

    const refund: Settlement<P>["refund"] = Effect.fn("Settlement.refund")(function* (payment) {
      const amount = payment.captured - payment.refunded
      if (!book.isCancelled(payment) || amount <= 0) return
      const { method, paymentRef } = payment.attempt
      const bookMade = (made: ReadonlyArray<ProviderRefund>, refundAttempt: RefundAttempt) =>
        book.bookRefunds(payment, made, refundAttempt)
      yield* refundPayment.refund({ method, paymentRef, amount, book: bookMade })
    })

    /** Money came for what can't be paid with it: it is written down, then sent back. */
    const captureAndRefund = Effect.fnUntraced(function* (reported: ProviderPayment, payment: P) {
      const recorded = yield* book.recordUnfit(payment, takenOf(reported, yield* Clock.currentTimeMillis))
      if (!recorded) return yield* settle(reported)
      const unrefunded = yield* book.find(idOf(payment))
      if (unrefunded) yield* refund(unrefunded)
      return yield* book.find(idOf(payment))
    })

    /** The money is there: what it is for is paid, if it still can be. */
    const recordPaid = Effect.fnUntraced(function* (reported: ProviderPayment, payment: P) {
      const paid = yield* book.recordPaid(payment, takenOf(reported, yield* Clock.currentTimeMillis))
      if (paid === "unfit") return yield* captureAndRefund(reported, payment)
      return paid ?? (yield* settle(reported))
    })

    /** How those end whose provider is being told so: it may report that before its own answer is here. */
    const ends = new Map<string, PaymentEnd>()

    const abandonPayment: Settlement<P>["abandonPayment"] = Effect.fn("Settlement.abandonPayment")(
      function* (payment, end) {
        const { method, paymentRef } = payment.attempt
        ends.set(idOf(payment), end)
        const cancelled = yield* Effect.catchTag(
          providers[method].cancel(paymentRef),
          ["PaymentNotUsable", "PaymentNotFound"],
          () => Effect.catchTag(providers[method].ask(paymentRef), "PaymentNotFound", () => Effect.undefined)
        )
        if (cancelled && cancelled.status !== "cancelled") yield* settle(cancelled)
        else yield* book.cancelUnpaid(idOf(payment), end)
      },
      (work, payment) =>
        Effect.ensuring(
          work,
          Effect.sync(() => ends.delete(idOf(payment)))
        )
    )

    const recordWaiting = Effect.fnUntraced(function* ({ status }: ProviderPayment, payment: P) {
      if ((status !== "requires-action" && status !== "processing") || payment.attempt.state === status) return
      const end = yield* book.recordWaiting(payment, status)
      if (end) yield* abandonPayment(payment, end)
    })

    /** The shopper has agreed at the provider: the money is taken under the try's own key, whoever comes to it first. */
    const take = Effect.fnUntraced(
      function* ({ method, id }: ProviderPayment, payment: P) {
        const taken = yield* providers[method].start(id, { key: payment.attempt.key })
        // Nothing was taken, and nothing said why.
        if (taken.status === "approved") return yield* new ProviderUnavailable({ cause: "Approved, and not taken" })
        return taken
      },
      (work, { method, id }, payment) =>
        work.pipe(
          Effect.catchTag("CardRefused", ({ code, declineCode }) => {
            const refusal = { code, ...(declineCode ? { declineCode } : {}) }
            const end = { state: "refused", by: PROVIDER, note: code, refusal } as const
            return Effect.as(book.cancelUnpaid(idOf(payment), end), undefined)
          }),
          // It can't be taken, and won't be by asking again: once that is certain, nothing waits for it any longer.
          Effect.catchTag(["PaymentNotUsable", "PaymentNotFound"], ({ _tag }) => {
            const refusal = { code: `${method}_declined` }
            const end = { state: "refused", by: PROVIDER, note: `${id} ${_tag}`, refusal } as const
            return Effect.as(abandonPayment(payment, end), undefined)
          })
        )
    )

    const refuse = Effect.fnUntraced(function* (reported: ProviderPayment, payment: P) {
      const isSilent = reported.status === "cancelled" && !reported.refusal
      const state = isSilent ? "abandoned" : "refused"
      // [PAY-06] Agreed to, and not for this: nothing is taken.
      const notValid = { code: `${reported.method}_not_valid` }
      const silent = reported.status === "approved" ? notValid : abandonedRefusal(reported.method)
      const refusal = reported.refusal ?? silent
      const why = state === "refused" ? { refusal } : {}
      const end = { state, by: PROVIDER, note: state, ...why } as const
      yield* book.cancelUnpaid(idOf(payment), (isSilent && ends.get(idOf(payment))) || end)
    })

    const settle: Settlement<P>["settle"] = Effect.fn("Settlement.settle")(function* (reported, read) {
      const payment = read ?? (yield* findPayment(book, reported))
      if (!payment) {
        // What another shop on the same account is paid for is none of ours.
        if (reported.status === "succeeded" && reported.browser && !reported.payable) yield* refundStray(reported)
        return undefined
      }
      const id = idOf(payment)
      const action = settlementAction(book.payableOf(payment), payment.attempt, reported)
      if (action === "take") {
        const taken = yield* take(reported, payment)
        return yield* taken ? settle(taken) : book.find(id)
      }
      if (action === "place") return yield* recordPaid(reported, payment)
      if (action === "refund") return yield* captureAndRefund(reported, payment)
      if (action === "stray") yield* refundStray(reported)
      if (action === "wait") yield* recordWaiting(reported, payment)
      if (action === "refuse") yield* refuse(reported, payment)
      if (action === "done" && payment.captured > payment.refunded) yield* refund(payment)
      return yield* book.find(id)
    })

    return { settle, abandonPayment, refund } satisfies Settlement<P>
  })

/** What the provider's payment is for, if that is of this kind: money by what it was taken for, anything else by its reference. */
const findPayment = <P extends AttemptedPayment>(
  book: PayableBook<P>,
  { status, payable, method, id }: ProviderPayment
) => {
  if (status !== "succeeded" || !payable) return book.findByRef(method, id)
  return payable.kind === book.kind ? book.find(payable.id) : Effect.succeed(undefined)
}

/** Money that came for nothing that the shop's own payments are for goes straight back. */
const makeStrayRefund = Effect.gen(function* () {
  const refundPayment = yield* RefundPayment
  const refunds = yield* Refunds

  return Effect.fnUntraced(function* ({ method, id, received }: ProviderPayment) {
    if (yield* refunds.isEnded(method, id)) return
    const at = yield* Clock.currentTimeMillis
    const sent = new Map<string, Cents>()
    const book = (made: ReadonlyArray<ProviderRefund>, refundAttempt: RefundAttempt) => {
      for (const { reference, amount } of made) sent.set(reference, amount)
      const due = [...sent.values()].reduce((left, amount) => left - amount, received)
      if (due > 0) return Effect.succeed(due)
      return Effect.as(
        refunds.markStrayRefunded(refundAttempt, { at, by: PROVIDER, note: [...sent.keys()].join(", ") }),
        due
      )
    }
    const isComplete = yield* refundPayment.refund({ method, paymentRef: id, amount: received, book })
    // Whoever reported it asks again: nothing remembers a stray payment.
    if (!isComplete) return yield* new ProviderUnavailable({ cause: "The refund waits for its next try" })
  })
})

/** A kind of payable as those see it to whom all kinds are one. */
export const settledPayable = <P extends AttemptedPayment>(
  book: PayableBook<P>,
  { settle, abandonPayment, refund }: Settlement<P>
): SettledPayable => {
  const toPayable = (payment: P | undefined): Payable | undefined => payment && book.payableOf(payment)
  return {
    kind: book.kind,
    settle: (reported) =>
      Effect.flatMap(findPayment(book, reported), (payment) =>
        payment ? Effect.map(settle(reported, payment), toPayable) : Effect.undefined
      ),
    isFinal: (method, paymentRef) =>
      Effect.map(
        book.findByRef(method, paymentRef),
        (payment) => payment !== undefined && payment.captured > 0 && !book.isCancelled(payment)
      ),
    openPayments: (before) =>
      Effect.map(book.openPayments(before), (all) =>
        all.map((payment) => ({
          attempt: payment.attempt,
          settle: (reported) =>
            Effect.map(settle(reported), (settled) => {
              const now = toPayable(settled)
              return now?.id !== book.payableOf(payment).id || now.isOpen
            }),
          abandon: (end) => abandonPayment(payment, end),
          postpone: (at) => book.postpone(payment, at)
        }))
      ),
    refundsDue: (at) =>
      Effect.map(book.refundsDue(at), (all) =>
        all.map((payment) => ({ key: `${book.kind} ${book.payableOf(payment).id}`, refund: refund(payment) }))
      )
  }
}

/**
 * All kinds together. A provider's payment may have been tried for one thing before, and be for another now: the one that is
 * open, or has its money, is that. `settleUnknown` is asked where it is of no kind.
 */
export const settleAny = (
  kinds: ReadonlyArray<SettledPayable>,
  settleUnknown: (reported: ProviderPayment) => SettleEffect<unknown>
) =>
  Effect.fn("settleAny")(function* (reported: ProviderPayment) {
    const ended: Array<Payable> = []
    for (const kind of kinds) {
      const settled = yield* kind.settle(reported)
      if (settled?.isOpen || (settled && settled.captured > 0)) return settled
      if (settled) ended.push(settled)
    }
    if (ended.length === 0) yield* settleUnknown(reported)
    return ended[0]
  })
