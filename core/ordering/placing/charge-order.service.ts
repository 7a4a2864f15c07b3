/** Has the money taken for an order that is written down, once, and tells how that went. */

import { Context, Effect, Layer } from "effect"
import { methodTerms } from "../../methods/method-terms.ts"
import { cartMethod, type ProviderMethod } from "../../payment-method.ts"
import { Failpoint } from "../../payments/failpoint.port.ts"
import { isSamePayable } from "../../payments/payable.ts"
import {
  abandonedRefusal,
  type CardRefusal,
  declineMessage,
  type OrderPayment,
  type PaymentNextStep,
  type ProviderPayment,
  payableOf,
  paymentNextStep
} from "../../payments/payment.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import type { OrderPages } from "../../payments/return-pages.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { orderWords } from "../../words/order.ts"
import { CartPayment } from "../cart-payment.service.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound, type OrderRefused, orderRefused } from "../refusal.schema.ts"
import { clearanceLimitRefusal } from "../waiting-order-limit.ts"
import { trackRunningWork } from "./running-work.service.ts"
import { SettleOrder } from "./settle-order.service.ts"

/** [BANK-01] `awaits-money`: the shopper sends it by themselves, and the goods wait. */
export type OrderNextStep = PaymentNextStep | { readonly is: "awaits-money" }

/** How far the payment has come. */
export type PaymentOutcome = {
  readonly next: OrderNextStep
  readonly orderNo: string
  readonly paymentRef: string
  /** Opens the order on any device. */
  readonly token: string
}

/** The token of a card, and the pages that its bank leads back to, the checkout's unless said. */
export type ChargeOptions = { readonly token?: string; readonly pages?: OrderPages }

type PaymentEffect = Effect.Effect<PaymentOutcome, OrderRefused | OrderNotFound | Unavailable | ProviderUnavailable>

/**
 * [PAY-08] Service that charges the card for a saved order once and reports the outcome. Fails with `Unavailable` (what
 * it needs is out of reach), `OrderRefused` (with its reason), `ProviderUnavailable` (the payment provider can't be
 * reached), `OrderNotFound` (no such order, or not theirs).
 */
export class ChargeOrder extends Context.Service<
  ChargeOrder,
  {
    /** Asks the provider to take the money; asking again under the order's own key changes nothing. */
    readonly charge: (payment: OrderPayment, how?: ChargeOptions) => PaymentEffect
    /** How an order stands, in the words of its payment; cancelled, that is a refusal. */
    readonly paymentOutcome: (payment: OrderPayment, providerPayment?: ProviderPayment) => PaymentEffect
    /** How a payment went, asked by the browser that opened it; an order that can be finished is finished. */
    readonly finishPayment: (method: ProviderMethod, paymentRef: string, browser: string) => PaymentEffect
    /**
     * As `finishPayment`, for a shopper who won't confirm at their bank: a payment that waits for it can never be paid
     * afterwards, and its order is cancelled. One that the bank confirmed meanwhile stays paid; one that it works on waits.
     */
    readonly abandonPayment: (method: ProviderMethod, paymentRef: string, browser: string) => PaymentEffect
    /** Waits for this process's own charge of a payment, where one is under way, but no longer than a moment. */
    readonly awaitCharge: (paymentRef: string) => Effect.Effect<void>
  }
>()("core/ordering/placing/ChargeOrder") {
  static readonly layer = Layer.effect(
    ChargeOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const providers = yield* PaymentProviders
      const payments = yield* CartPayment
      const settlement = yield* SettleOrder
      const failpoint = yield* Failpoint
      const runningCharges = trackRunningWork()

      const cancellationRefusal = ({ captured, attempt }: OrderPayment) => {
        if (captured > 0) return orderRefused("refunded", orderWords.refunded)
        if (attempt.refusal?.code === clearanceLimitRefusal.code)
          return orderRefused("too-many-waiting", orderWords.clearanceWaits(methodTerms[attempt.method].waits))
        if (attempt.refusal) return orderRefused("payment-refused", declineMessage(attempt.refusal))
        return orderRefused("not-finished", orderWords.notFinished)
      }

      const paymentOutcome: ChargeOrder["Service"]["paymentOutcome"] = Effect.fn("ChargeOrder.paymentOutcome")(
        function* (payment, providerPayment) {
          if (payment.status === "cancelled") return yield* cancellationRefusal(payment)
          const { orderNo } = payment
          const { paymentRef } = payment.attempt
          const orderAccess = { orderNo, paymentRef, token: yield* orders.linkToken(orderNo) }
          if (payment.status !== "awaiting-payment") return { ...orderAccess, next: { is: "paid" } }
          if (payment.attempt.waitsUntil !== undefined) return { ...orderAccess, next: { is: "awaits-money" } }
          return { ...orderAccess, next: paymentNextStep(providerPayment) }
        }
      )

      const currentOutcome = Effect.fnUntraced(function* (orderNo: string, providerPayment?: ProviderPayment) {
        const payment = yield* orders.payment(orderNo)
        return payment ? yield* paymentOutcome(payment, providerPayment) : yield* new OrderNotFound()
      })

      const confirmPayment = Effect.fnUntraced(function* (
        { orderNo, total, attempt }: OrderPayment,
        options: ChargeOptions
      ) {
        const { method, paymentRef, key } = attempt
        const payable = { kind: "order", id: orderNo } as const
        yield* failpoint("afterReserve")
        // What was opened over the cart is told the order that it pays; what was opened with the order knows it.
        if (method === cartMethod)
          yield* providers[method].change(paymentRef, { amount: total, payable, key: `${key}-amount` })
        const how = { key, ...options }
        const [providerPayment] = yield* Effect.all(
          [providers[method].start(paymentRef, how), failpoint("duringProviderCall")],
          { concurrency: 2 }
        )
        yield* failpoint("beforeResult")
        return providerPayment
      })

      const askProvider = ({ attempt }: OrderPayment) =>
        Effect.catchTag(providers[attempt.method].ask(attempt.paymentRef), "PaymentNotFound", () => Effect.undefined)

      const cancelDeclined = Effect.fnUntraced(function* ({ orderNo }: OrderPayment, refusal: CardRefusal) {
        yield* settlement.cancelUnpaidOrder(orderNo, { state: "refused", by: "customer", note: refusal.code, refusal })
        return yield* currentOutcome(orderNo)
      })

      /** [PAY-08] Card details that can't be used are no bank's refusal; whether the payment is paid already is asked first. */
      const refuseUnusableDetails = Effect.fnUntraced(function* (payment: OrderPayment) {
        const providerPayment = yield* askProvider(payment)
        if (providerPayment?.status === "succeeded") yield* settlement.settle(providerPayment)
        yield* settlement.cancelUnpaidOrder(payment.orderNo, {
          state: "refused",
          by: "customer",
          note: "unusable payment details"
        })
        const now = yield* orders.payment(payment.orderNo)
        if (now && (now.status !== "cancelled" || now.captured > 0)) return yield* paymentOutcome(now)
        return yield* orderRefused("payment-details", orderWords.paymentDetails)
      })

      /** Whether the money moved is not known: the provider is asked once more, else the order stays open. */
      const resolveUncertain = Effect.fnUntraced(
        function* (payment: OrderPayment) {
          const providerPayment = yield* askProvider(payment)
          if (providerPayment) yield* settlement.settle(providerPayment)
          return yield* currentOutcome(payment.orderNo, providerPayment)
        },
        (work, { orderNo }) => Effect.catchTag(work, "ProviderUnavailable", () => currentOutcome(orderNo))
      )

      /** The provider has answered: should the shop's own books fail now, the shopper waits and is never told to pay again. */
      const recordResult = Effect.fnUntraced(
        function* (providerPayment: ProviderPayment, payment: OrderPayment) {
          const { orderNo } = payment
          const settled = yield* settlement.settle(
            providerPayment,
            isSamePayable(payableOf(payment), providerPayment.payable) ? payment : undefined
          )
          return yield* settled?.orderNo === orderNo
            ? paymentOutcome(settled, providerPayment)
            : currentOutcome(orderNo, providerPayment)
        },
        (work, _, { orderNo, attempt: { paymentRef } }) =>
          Effect.catchTag(work, "Unavailable", () =>
            Effect.map(orders.linkToken(orderNo), (token) => ({
              ...{ orderNo, paymentRef, token },
              next: { is: "waiting" as const }
            }))
          )
      )

      const charge: ChargeOrder["Service"]["charge"] = Effect.fn("ChargeOrder.charge")(
        function* (payment, how = {}) {
          // Whoever is charged is told of their order.
          yield* orders.linkToken(payment.orderNo)
          return yield* recordResult(yield* confirmPayment(payment, how), payment)
        },
        (work, payment) =>
          work.pipe(
            Effect.catchTag("CardRefused", ({ code, declineCode }) =>
              cancelDeclined(payment, { code, ...(declineCode ? { declineCode } : {}) })
            ),
            Effect.catchTag(["PaymentNotUsable", "PaymentNotFound"], () => refuseUnusableDetails(payment)),
            Effect.catchTag("ProviderUnavailable", () => resolveUncertain(payment)),
            runningCharges.during(payment.attempt.paymentRef)
          )
      )

      const finish: ChargeOrder["Service"]["finishPayment"] = Effect.fn("ChargeOrder.finishPayment")(
        function* (method, paymentRef, browser) {
          const providerPayment = yield* payments.findOwnPayment(method, paymentRef, browser)
          const payment = yield* settlement.settle(providerPayment)
          return payment ? yield* paymentOutcome(payment, providerPayment) : yield* new OrderNotFound()
        }
      )

      /** [T55] Counted as a declined card, so that leaving the bank's page tries no more stolen cards than failing there. */
      const abandonPayment: ChargeOrder["Service"]["abandonPayment"] = Effect.fn("ChargeOrder.abandonPayment")(
        function* (method, paymentRef, browser) {
          const providerPayment = yield* payments.findOwnPayment(method, paymentRef, browser)
          const payment = yield* settlement.settle(providerPayment)
          if (!payment) return yield* new OrderNotFound()
          if (payment.status !== "awaiting-payment" || providerPayment.status !== "requires-action")
            return yield* paymentOutcome(payment, providerPayment)
          yield* settlement.abandonPayment(payment, {
            state: "refused",
            by: "customer",
            note: "left the provider's page",
            refusal: abandonedRefusal(method)
          })
          return yield* currentOutcome(payment.orderNo)
        }
      )

      return ChargeOrder.of({
        charge,
        paymentOutcome,
        finishPayment: finish,
        abandonPayment,
        awaitCharge: runningCharges.ended
      })
    })
  )
}
