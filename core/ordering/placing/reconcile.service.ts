/** Payment reconciler: handles the provider's webhooks, and queries payments that no webhook reported. */

import { Clock, Context, Effect, Layer } from "effect"
import { methodTerms } from "../../methods/method-terms.ts"
import type { ProviderMethod } from "../../payment-method.ts"
import { type OpenPaymentCheck, type OwedRefund, Payables } from "../../payments/payables.port.ts"
import type { PaymentAttempt, ProviderPayment } from "../../payments/payment.ts"
import { type PaymentReport, PaymentReports } from "../../payments/payment-reports.port.ts"
import { IsBackground, PaymentProviders } from "../../payments/provider.port.ts"
import { RESERVATION_MS } from "../../stock/reservation.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { boundedRounds } from "./bounded-rounds.service.ts"
import { ChargeOrder } from "./charge-order.service.ts"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** An order whose payment was never confirmed is let go after this; longer than any call to the provider takes. */
const UNCONFIRMED_MS = MINUTE_MS
/** A report about an order that the shop does not know is looked at again for so long. */
const UNKNOWN_MS = 3 * DAY_MS

const BY = "reconciler"

type ReconcileError = Unavailable | ProviderUnavailable

/** [I10] For so long a payment may wait for whom the shopper pays by. */
const longestWait = (method: ProviderMethod, status: ProviderPayment["status"]): number => {
  if (status === "processing") return (methodTerms[method].decisionDays ?? Number.POSITIVE_INFINITY) * DAY_MS
  return status === "unpaid" ? UNCONFIRMED_MS : RESERVATION_MS
}

/** Nobody need wait any longer for the payment: not while a bank is at it, and until it was promised where its payer sends it by themselves. */
const isOver = ({ method, madeAt, waitsUntil }: PaymentAttempt, { status }: ProviderPayment, now: number): boolean =>
  waitsUntil === undefined ? now - madeAt > longestWait(method, status) : now >= waitsUntil

/**
 * Service (reconciler) that resolves open payments and handles provider webhooks. Fails with `Unavailable` (what it
 * needs is out of reach), `ProviderUnavailable` (the payment provider can't be reached).
 */
export class Reconcile extends Context.Service<
  Reconcile,
  {
    /** Deals with a report; one that was heard before changes nothing. */
    readonly handleWebhook: (report: PaymentReport) => Effect.Effect<void, ReconcileError>
    /** One look at everything that is open, over within about a minute; what it does not come to goes first in the next. */
    readonly runOnce: Effect.Effect<void, ReconcileError>
  }
>()("core/ordering/placing/Reconcile") {
  static readonly layer = Layer.effect(
    Reconcile,
    Effect.gen(function* () {
      const reports = yield* PaymentReports
      const providers = yield* PaymentProviders
      const payables = yield* Payables
      const charges = yield* ChargeOrder

      const askProvider = (method: ProviderMethod, ref: string) =>
        Effect.catchTag(providers[method].ask(ref), "PaymentNotFound", () => Effect.undefined)

      /** True where there is nothing more to do about a report. */
      const isResolved = Effect.fnUntraced(function* ({ method, paymentRef }: PaymentReport, age: number) {
        const providerPayment = paymentRef === undefined ? undefined : yield* askProvider(method, paymentRef)
        if (!providerPayment) return true
        const payable = yield* payables.settle(providerPayment)
        const isUnknown =
          payable === undefined && providerPayment.payable !== undefined && providerPayment.status === "succeeded"
        return !isUnknown || age > UNKNOWN_MS
      })

      const resolveReport = Effect.fnUntraced(function* (report: PaymentReport, receivedAt: number) {
        const now = yield* Clock.currentTimeMillis
        if (yield* isResolved(report, now - receivedAt)) yield* reports.markHandled(report, now)
        else yield* reports.postpone(report, now)
      })

      /** Most reports are the echo of this shop's own call: once that has ended, nobody need be asked. */
      const isEcho = Effect.fnUntraced(function* ({ method, paymentRef }: PaymentReport) {
        if (paymentRef === undefined) return false
        yield* charges.awaitCharge(paymentRef)
        for (const kind of payables.kinds) if (yield* kind.isFinal(method, paymentRef)) return true
        return false
      })

      const handleWebhook: Reconcile["Service"]["handleWebhook"] = Effect.fn("Reconcile.handleWebhook")(
        function* (report) {
          const isHandled = yield* isEcho(report)
          const now = yield* Clock.currentTimeMillis
          if ((yield* reports.record(report, now, isHandled)) && !isHandled)
            yield* Effect.provideService(resolveReport(report, now), IsBackground, true)
        }
      )

      const end = { state: "abandoned", by: BY, note: "not paid in time" } as const

      const checkPayment = Effect.fnUntraced(function* ({ attempt, settle, abandon }: OpenPaymentCheck) {
        const providerPayment = yield* askProvider(attempt.method, attempt.paymentRef)
        const now = yield* Clock.currentTimeMillis
        const age = now - attempt.madeAt
        if (!providerPayment) return age > UNCONFIRMED_MS ? yield* abandon(end) : undefined
        const isOpen = yield* settle(providerPayment)
        return isOpen && isOver(attempt, providerPayment, now) ? yield* abandon(end) : undefined
      })

      /** One that can't be dealt with waits longer each time. */
      const rounds = <A>(
        keyOf: (one: A) => string,
        work: (one: A) => Effect.Effect<unknown, ReconcileError>,
        postpone: (one: A, at: number) => Effect.Effect<void, Unavailable>
      ) =>
        boundedRounds<A, ReconcileError>({
          keyOf,
          work,
          failed: (one, problem) =>
            Effect.andThen(
              Effect.logWarning(problem),
              Effect.flatMap(Clock.currentTimeMillis, (at) => Effect.ignore(postpone(one, at)))
            ),
          isTheirs: ({ _tag }) => _tag === "ProviderUnavailable"
        })
      const eachReport = rounds<PaymentReport & { readonly at: number }>(
        ({ id }) => id,
        (report) => resolveReport(report, report.at),
        reports.postpone
      )
      const eachOpen = rounds<OpenPaymentCheck>(
        ({ attempt }) => attempt.paymentRef,
        checkPayment,
        ({ postpone }, at) => postpone(at)
      )
      // A refund has its own times to ask again.
      const eachOwed = rounds<OwedRefund>(
        ({ key }) => key,
        ({ refund }) => refund,
        () => Effect.void
      )

      const round = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        yield* eachReport(yield* reports.dueReports(now - MINUTE_MS, now))
        yield* eachOpen((yield* Effect.forEach(payables.kinds, ({ openPayments }) => openPayments(now))).flat())
        yield* eachOwed((yield* Effect.forEach(payables.kinds, ({ refundsDue }) => refundsDue(now))).flat())
      }).pipe(Effect.provideService(IsBackground, true), Effect.withSpan("Reconcile.round"))

      return Reconcile.of({ handleWebhook, runOnce: round })
    })
  )
}
