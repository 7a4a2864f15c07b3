/** Makes sure that every payment ends: hears the provider's reports, and asks about payments that nobody reported. */
import { Clock, Context, Effect, Layer } from "effect"
import type { ProviderUnavailable } from "../payments/payment.schema.ts"
import { isAtEnd, type OrderPayment } from "../payments/payment.ts"
import { IsBackground, PaymentProvider } from "../payments/payment-provider.port.ts"
import { type PaymentReport, PaymentReports } from "../payments/payment-reports.port.ts"
import { HELD_MS } from "../stock/reservation.ts"
import { boundedRounds } from "./bounded-rounds.service.ts"
import { ChargeOrder } from "./charge-order.service.ts"
import { Orders } from "./orders.port.ts"
import { type PartsUnavailable, SettleOrder } from "./settle-order.service.ts"

const MINUTE_MS = 60_000
/** An order whose payment was never confirmed is let go after this; longer than any call to the provider takes. */
const UNCONFIRMED_MS = MINUTE_MS
/** A report about an order that the shop does not know is looked at again for so long. */
const UNKNOWN_MS = 3 * 24 * 60 * MINUTE_MS

const BY = "reconciler"

type Failing = PartsUnavailable | ProviderUnavailable

export class Reconcile extends Context.Service<
  Reconcile,
  {
    /** Deals with a report; one that was heard before changes nothing. */
    readonly hear: (report: PaymentReport) => Effect.Effect<void, Failing>
    /** One look at everything that is open, over within about a minute; what it does not come to goes first in the next. */
    readonly round: Effect.Effect<void, Failing>
  }
>()("core/orders/Reconcile") {
  static readonly layer = Layer.effect(
    Reconcile,
    Effect.gen(function* () {
      const orders = yield* Orders
      const reports = yield* PaymentReports
      const provider = yield* PaymentProvider
      const settling = yield* SettleOrder
      const charging = yield* ChargeOrder

      const asked = (id: string) => Effect.catchTag(provider.retrieve(id), "NoSuchIntent", () => Effect.undefined)

      /** True where there is nothing more to do about a report. */
      const dealtWith = Effect.fnUntraced(function* ({ intentId }: PaymentReport, age: number) {
        const intent = intentId === undefined ? undefined : yield* asked(intentId)
        if (!intent) return true
        const payment = yield* settling.settle(intent)
        const isUnknown = payment === undefined && intent.orderNo !== undefined && intent.status === "succeeded"
        return !isUnknown || age > UNKNOWN_MS
      })

      const dealWith = Effect.fnUntraced(function* (report: PaymentReport, heardAt: number) {
        const now = yield* Clock.currentTimeMillis
        if (yield* dealtWith(report, now - heardAt)) yield* reports.handled(report.id, now)
        else yield* reports.postpone(report, now)
      })

      /** Most reports are the echo of this shop's own call: once that has ended, nobody need be asked. */
      const isEcho = Effect.fnUntraced(function* ({ intentId }: PaymentReport) {
        if (intentId === undefined) return false
        yield* charging.ended(intentId)
        const payment = yield* orders.paymentBy(intentId)
        return payment !== undefined && isAtEnd(payment)
      })

      const hear: Reconcile["Service"]["hear"] = Effect.fn("Reconcile.hear")(function* (report) {
        const isHandled = yield* isEcho(report)
        const now = yield* Clock.currentTimeMillis
        if ((yield* reports.note(report, now, isHandled)) && !isHandled)
          yield* Effect.provideService(dealWith(report, now), IsBackground, true)
      })

      const letGo = (payment: OrderPayment) =>
        settling.letGo(payment, { state: "abandoned", by: BY, note: "not paid in time" })

      const lookAt = Effect.fnUntraced(function* (payment: OrderPayment) {
        const intent = yield* asked(payment.attempt.intentId)
        const now = yield* Clock.currentTimeMillis
        const age = now - payment.attempt.madeAt
        if (!intent) return age > UNCONFIRMED_MS ? yield* letGo(payment) : undefined
        const settled = yield* settling.settle(intent)
        const isOpen = settled?.orderNo !== payment.orderNo || settled.status === "awaiting-payment"
        const most = intent.status === "unpaid" ? UNCONFIRMED_MS : HELD_MS
        return isOpen && intent.status !== "processing" && age > most ? yield* letGo(payment) : undefined
      })

      /** One that can't be dealt with waits longer each time. */
      const rounds = <A>(
        keyOf: (one: A) => string,
        work: (one: A) => Effect.Effect<unknown, Failing>,
        postpone: (one: A, at: number) => Effect.Effect<void, PartsUnavailable>
      ) =>
        boundedRounds<A, Failing>({
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
        (report) => dealWith(report, report.at),
        reports.postpone
      )
      const eachOpen = rounds<OrderPayment>(({ attempt }) => attempt.intentId, lookAt, orders.postpone)
      // A refund has its own times to ask again.
      const eachOwed = rounds<OrderPayment>(
        ({ orderNo }) => orderNo,
        settling.giveBack,
        () => Effect.void
      )

      const round = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        yield* eachReport(yield* reports.waiting(now - MINUTE_MS, now))
        yield* eachOpen(yield* orders.openPayments(now))
        yield* eachOwed(yield* orders.owed(now))
      }).pipe(Effect.provideService(IsBackground, true), Effect.withSpan("Reconcile.round"))

      return Reconcile.of({ hear, round })
    })
  )
}
