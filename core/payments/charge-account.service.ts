/** Has the money taken for a payment of an account's documents that is written down, once, and tells how that went. */

import { Effect } from "effect"
import { cartMethod } from "../payment-method.ts"
import type { ProviderUnavailable, Unavailable } from "../unavailable.schema.ts"
import { accountPaymentWords as words } from "../words/account-payment.ts"
import { orderWords } from "../words/order.ts"
import { type AccountPayment, accountPayable } from "./account-payment.ts"
import { AccountPayments } from "./account-payments.port.ts"
import { Failpoint } from "./failpoint.port.ts"
import type { Settlement } from "./make-settlement.service.ts"
import { isSamePayable } from "./payable.ts"
import { PaymentRefused } from "./payment.schema.ts"
import {
  type CardRefusal,
  declineMessage,
  type PaymentEnd,
  type PaymentNextStep,
  type ProviderPayment,
  paymentNextStep
} from "./payment.ts"
import { PaymentProviders } from "./provider.port.ts"

/** How far a payment of an account's documents has come. */
export type AccountPaymentOutcome = { readonly next: PaymentNextStep; readonly payment: AccountPayment }

type OutcomeEffect = Effect.Effect<AccountPaymentOutcome, PaymentRefused | Unavailable | ProviderUnavailable>

/** What the charge needs of the settlement of a kind of document. */
type AccountSettlement = Settlement<AccountPayment> & {
  readonly cancelUnpaid: (paymentNo: string, end: PaymentEnd) => Effect.Effect<void, Unavailable>
}

const refused = (kind: PaymentRefused["kind"], msg: string) => new PaymentRefused({ kind, msg })

const cancellationRefusal = ({ captured, attempt }: AccountPayment) => {
  if (captured > 0) return refused("refunded", words.refunded)
  if (attempt.refusal) return refused("payment-refused", declineMessage(attempt.refusal))
  return refused("not-finished", words.notFinished)
}

/** How a payment stands; cancelled, that is a refusal. `reported` is what its provider last said of it. */
export const accountOutcome = (payment: AccountPayment, reported?: ProviderPayment) => {
  if (payment.status === "cancelled") return Effect.fail(cancellationRefusal(payment))
  const next: PaymentNextStep = payment.status === "paid" ? { is: "paid" } : paymentNextStep(reported)
  return Effect.succeed({ payment, next })
}

/** [PAY-08] Charges a payment once, whatever is lost on the way: asking again under its own key changes nothing. */
export const makeAccountCharge = (settlement: AccountSettlement) =>
  Effect.gen(function* () {
    const payments = yield* AccountPayments
    const providers = yield* PaymentProviders
    const failpoint = yield* Failpoint

    const current = Effect.fnUntraced(function* ({ kind, paymentNo }: AccountPayment, reported?: ProviderPayment) {
      const now = (yield* payments.find(kind, paymentNo)) ?? (yield* Effect.die(`Payment ${paymentNo} has gone`))
      return yield* accountOutcome(now, reported)
    })

    const startPayment = Effect.fnUntraced(function* (payment: AccountPayment, token?: string) {
      const { kind, attempt } = payment
      const { method, paymentRef, key } = attempt
      const { id, amount } = accountPayable(payment)
      yield* failpoint("afterReserve")
      // What was opened before it was known what it pays is told; what was opened for it knows.
      if (method === cartMethod)
        yield* providers[method].change(paymentRef, { amount, payable: { kind, id }, key: `${key}-amount` })
      const how = { key, pages: "invoices" as const, ...(token === undefined ? {} : { token }) }
      const [reported] = yield* Effect.all(
        [providers[method].start(paymentRef, how), failpoint("duringProviderCall")],
        { concurrency: 2 }
      )
      yield* failpoint("beforeResult")
      return reported
    })

    const askProvider = ({ attempt }: AccountPayment) =>
      Effect.catchTag(providers[attempt.method].ask(attempt.paymentRef), "PaymentNotFound", () => Effect.undefined)

    const endRefused = (payment: AccountPayment, note: string, refusal?: CardRefusal) =>
      settlement.cancelUnpaid(payment.paymentNo, {
        state: "refused",
        by: "customer",
        note,
        ...(refusal ? { refusal } : {})
      })

    /** Card details that can't be used are no bank's refusal; whether it is paid already is asked first. */
    const refuseUnusableDetails = Effect.fnUntraced(function* (payment: AccountPayment) {
      const reported = yield* askProvider(payment)
      if (reported?.status === "succeeded") yield* settlement.settle(reported)
      yield* endRefused(payment, "unusable payment details")
      return yield* Effect.catchIf(
        current(payment),
        (problem): problem is PaymentRefused => problem._tag === "PaymentRefused" && problem.kind === "not-finished",
        () => Effect.fail(refused("payment-details", orderWords.paymentDetails))
      )
    })

    /** Whether the money moved is not known: the provider is asked once more, else the payment stays open. */
    const resolveUncertain = Effect.fnUntraced(
      function* (payment: AccountPayment) {
        const reported = yield* askProvider(payment)
        if (reported) yield* settlement.settle(reported)
        return yield* current(payment, reported)
      },
      (work, payment) => Effect.catchTag(work, "ProviderUnavailable", () => current(payment))
    )

    /** The provider has answered: should the shop's own books fail now, whoever pays waits and is never told to pay again. */
    const recordResult = Effect.fnUntraced(
      function* (reported: ProviderPayment, payment: AccountPayment) {
        const isIts = isSamePayable(accountPayable(payment), reported.payable)
        const settled = yield* settlement.settle(reported, isIts ? payment : undefined)
        return yield* settled?.paymentNo === payment.paymentNo
          ? accountOutcome(settled, reported)
          : current(payment, reported)
      },
      (work, _, payment) =>
        Effect.catchTag(work, "Unavailable", () => Effect.succeed({ payment, next: { is: "waiting" as const } }))
    )

    return (payment: AccountPayment, token?: string): OutcomeEffect =>
      startPayment(payment, token).pipe(
        Effect.flatMap((reported) => recordResult(reported, payment)),
        Effect.catchTag("CardRefused", ({ code, declineCode }) =>
          Effect.andThen(endRefused(payment, code, { code, ...(declineCode ? { declineCode } : {}) }), current(payment))
        ),
        Effect.catchTag(["PaymentNotUsable", "PaymentNotFound"], () => refuseUnusableDetails(payment)),
        Effect.catchTag("ProviderUnavailable", () => resolveUncertain(payment)),
        Effect.tap(() => failpoint("afterResult"))
      )
  })
