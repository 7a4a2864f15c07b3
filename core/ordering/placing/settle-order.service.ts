/** Settles an order after its payment's outcome is known: placed once, cancelled with its stock released, or refunded. */

import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../../messages/outbox.port.ts"
import type { Cents } from "../../money.ts"
import type { Order } from "../../orders/order.ts"
import {
  type AttemptState,
  abandonedRefusal,
  type CardRefusal,
  type OrderPayment,
  type ProviderPayment,
  type ProviderRefund,
  payableOf
} from "../../payments/payment.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import { RefundPayment } from "../../payments/refund-payment.service.ts"
import { type RefundAttempt, Refunds } from "../../payments/refunds.port.ts"
import { settle as settlementAction } from "../../payments/settlement.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { ProviderUnavailable, type Unavailable } from "../../unavailable.schema.ts"
import { type OrderMessageData, OrderMessages } from "../order-messages.port.ts"
import { CurrentWaitingLimits, Orders } from "../orders.port.ts"
import { clearanceLimitRefusal, isClearanceLimitExceeded } from "../waiting-order-limit.ts"

type SettleError = Unavailable | ProviderUnavailable

/** How an order ends that is not paid. */
type OrderEnd = {
  readonly state: AttemptState
  readonly by: string
  readonly note: string
  readonly refusal?: CardRefusal
}

const PROVIDER = "payment provider"
const SHOP = "shop"

/**
 * [T55] Service that decides and records what follows from a payment's state. Fails with `Unavailable` (what it needs is
 * out of reach), `ProviderUnavailable` (the payment provider can't be reached).
 */
export class SettleOrder extends Context.Service<
  SettleOrder,
  {
    /**
     * Does what follows from what the provider says of a payment; answers how its order stands, if it has one. `read` is the
     * order's payment where it was just read; should it have changed since, it is read again.
     */
    readonly settle: (
      providerPayment: ProviderPayment,
      read?: OrderPayment
    ) => Effect.Effect<OrderPayment | undefined, SettleError>
    /** Cancels an unpaid order and frees its stock; one that is no longer unpaid stays as it is. */
    readonly cancelUnpaidOrder: (orderNo: string, end: OrderEnd) => Effect.Effect<void, Unavailable>
    /** As `drop`, once the provider can no longer take the money; what it has taken meanwhile settles the order instead. */
    readonly abandonPayment: (payment: OrderPayment, end: OrderEnd) => Effect.Effect<void, SettleError>
    /** Sends back what was taken for a cancelled order. Repeating it sends nothing twice. */
    readonly refundOrder: (payment: OrderPayment) => Effect.Effect<void, SettleError>
    /** An order as its messages tell it. */
    readonly messageData: (order: Order) => Effect.Effect<OrderMessageData, Unavailable>
  }
>()("core/ordering/placing/SettleOrder") {
  static readonly layer = Layer.effect(
    SettleOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const stock = yield* Stock
      const refundPayment = yield* RefundPayment
      const refunds = yield* Refunds
      const branches = yield* Branches
      const messages = yield* OrderMessages
      const outbox = yield* Outbox
      const providers = yield* PaymentProviders
      const waitingLimits = yield* CurrentWaitingLimits

      const messageData = Effect.fn("SettleOrder.messageData")(function* (order: Order) {
        const branch = (yield* branches.all).find(({ id }) => id === order.branchId)
        if (!branch) return yield* Effect.die(`Order ${order.orderNo} is of no branch`)
        return { order, branch, token: yield* orders.linkToken(order.orderNo) }
      })

      const requireOrder = Effect.fnUntraced(function* (orderNo: string) {
        return (yield* orders.find(orderNo)) ?? (yield* Effect.die(`Order ${orderNo} has gone`))
      })

      const cancelUnpaidOrder: SettleOrder["Service"]["cancelUnpaidOrder"] = Effect.fn("SettleOrder.cancelUnpaidOrder")(
        function* (orderNo, end) {
          const at = yield* Clock.currentTimeMillis
          const work = Effect.gen(function* () {
            const payment = yield* orders.lockedPayment(orderNo)
            if (payment?.status !== "awaiting-payment") return
            yield* orders.recordAttempt(payment, end.state, at, end.refusal)
            yield* orders.changeStatus(orderNo, "cancelled", { at, by: end.by, note: end.note })
            yield* stock.release([orderNo])
          })
          yield* orders.transaction(work)
        }
      )

      /** The money is there: the order is placed, its goods stay aside, and customer and branch are told. */
      const place = Effect.fnUntraced(function* (providerPayment: ProviderPayment, payment: OrderPayment) {
        const { orderNo } = payment
        const at = yield* Clock.currentTimeMillis
        const reference = providerPayment.transactionReference ?? providerPayment.id
        const order: Order = { ...(yield* requireOrder(orderNo)), status: "placed", transactionReference: reference }
        const queued = yield* messages.orderPlaced(yield* messageData(order))
        const work = Effect.gen(function* () {
          // Browser and provider report at the same moment: whoever writes the money down first does the rest, and nobody else.
          const paid = yield* orders.recordCapture(payment, { amount: providerPayment.received, reference, at })
          if (!paid) return undefined
          yield* orders.changeStatus(orderNo, "placed", { at, by: PROVIDER, note: `paid by ${reference}` })
          yield* stock.confirm([orderNo])
          yield* outbox.queue(queued)
          return { ...paid, status: "placed", attempt: { ...paid.attempt, state: "succeeded" } } satisfies OrderPayment
        })
        return yield* orders.transaction(work)
      })

      const refundOrder: SettleOrder["Service"]["refundOrder"] = Effect.fn("SettleOrder.refundOrder")(
        function* (unrefunded) {
          const amount = unrefunded.captured - unrefunded.refunded
          if (unrefunded.status !== "cancelled" || amount <= 0) return
          const { orderNo, attempt } = unrefunded
          const book = (made: ReadonlyArray<ProviderRefund>, refundAttempt: RefundAttempt) =>
            bookRefunds(orderNo, made, refundAttempt)
          yield* refundPayment.refund({ method: attempt.method, paymentRef: attempt.paymentRef, amount, book })
        }
      )

      /** [I9] Each refund once, by its reference, and never more than was taken; the customer is told once of the whole. */
      const bookRefunds = Effect.fnUntraced(function* (
        orderNo: string,
        made: ReadonlyArray<ProviderRefund>,
        refundAttempt: RefundAttempt
      ) {
        const at = yield* Clock.currentTimeMillis
        const data = yield* messageData(yield* requireOrder(orderNo))
        const work = Effect.gen(function* () {
          const payment = yield* orders.lockedPayment(orderNo)
          if (!payment) return 0
          const booked = yield* orders.bookedRefunds(orderNo)
          const before = payment.captured - payment.refunded
          let due = before
          for (const { reference, amount } of made) {
            const bookable = Math.min(amount, due)
            if (booked.has(reference) || bookable <= 0) continue
            yield* orders.recordRefund(payment, { amount: bookable, reference, at })
            due -= bookable
          }
          if (due < before) yield* outbox.queue(yield* messages.orderRefunded(data, payment.captured))
          if (due <= 0) yield* refunds.markRefunded(refundAttempt)
          return due
        })
        return yield* orders.transaction(work)
      })

      /** Money came for an order that can't be placed: it is written down, then sent back. */
      const captureAndRefund = Effect.fnUntraced(function* (providerPayment: ProviderPayment, payment: OrderPayment) {
        const { orderNo } = payment
        const at = yield* Clock.currentTimeMillis
        const reference = providerPayment.transactionReference ?? providerPayment.id
        const work = Effect.gen(function* () {
          const recorded = yield* orders.recordCapture(payment, { amount: providerPayment.received, reference, at })
          if (!recorded) return false
          if (payment.status !== "awaiting-payment") return true
          yield* orders.changeStatus(orderNo, "cancelled", {
            at,
            by: PROVIDER,
            note: `${reference} does not fit the order`
          })
          yield* stock.release([orderNo])
          return true
        })
        if (!(yield* orders.transaction(work))) return yield* settle(providerPayment)
        const unrefunded = yield* orders.payment(orderNo)
        if (unrefunded) yield* refundOrder(unrefunded)
        return yield* orders.payment(orderNo)
      })

      /** Money that came for no order of the shop's own payments goes straight back. */
      const refundStray = Effect.fnUntraced(function* (providerPayment: ProviderPayment) {
        if (yield* refunds.isEnded(providerPayment.method, providerPayment.id)) return
        const at = yield* Clock.currentTimeMillis
        const book = (made: ReadonlyArray<ProviderRefund>, refundAttempt: RefundAttempt) => {
          for (const { reference, amount } of made) sent.set(reference, amount)
          const due = [...sent.values()].reduce((left, amount) => left - amount, providerPayment.received)
          if (due > 0) return Effect.succeed(due)
          const step = { at, by: PROVIDER, note: [...sent.keys()].join(", ") }
          const work = Effect.andThen(
            refunds.markRefunded(refundAttempt),
            orders.recordAudit(providerPayment.id, "stray payment refunded", step)
          )
          return Effect.as(orders.transaction(work), due)
        }
        const sent = new Map<string, Cents>()
        const isComplete = yield* refundPayment.refund({
          method: providerPayment.method,
          paymentRef: providerPayment.id,
          amount: providerPayment.received,
          book
        })
        // Whoever reported it asks again: no order remembers a stray payment.
        if (!isComplete) return yield* new ProviderUnavailable({ cause: "The refund waits for its next try" })
      })

      const abandonPayment: SettleOrder["Service"]["abandonPayment"] = Effect.fn("SettleOrder.abandonPayment")(
        function* (payment, end) {
          const { method, paymentRef } = payment.attempt
          const cancelled = yield* Effect.catchTag(
            providers[method].cancel(paymentRef),
            ["PaymentNotUsable", "PaymentNotFound"],
            () => Effect.catchTag(providers[method].ask(paymentRef), "PaymentNotFound", () => Effect.undefined)
          )
          if (cancelled && cancelled.status !== "cancelled") yield* settle(cancelled)
          else yield* cancelUnpaidOrder(payment.orderNo, end)
        }
      )

      const noteWaiting = Effect.fnUntraced(function* (providerPayment: ProviderPayment, payment: OrderPayment) {
        const { status } = providerPayment
        if ((status !== "requires-action" && status !== "processing") || payment.attempt.state === status) return
        // [T55] An order that is paid at once takes what it wants; one that waits for a bank leaves others their share.
        if (status === "requires-action" && waitingLimits) {
          if (isClearanceLimitExceeded(yield* orders.clearanceHolds(payment.orderNo), waitingLimits))
            return yield* abandonPayment(payment, {
              state: "abandoned",
              by: SHOP,
              note: "too much to wait",
              refusal: clearanceLimitRefusal
            })
        }
        const at = yield* Clock.currentTimeMillis
        yield* orders.recordAttempt(payment, status, at)
      })

      const paymentOf = (providerPayment: ProviderPayment) =>
        providerPayment.status === "succeeded" && providerPayment.payable?.kind === "order"
          ? orders.payment(providerPayment.payable.id)
          : orders.paymentByRef(providerPayment.method, providerPayment.id)

      /** The shopper has agreed at the provider: the money is taken under the order's own key, whoever comes to it first. */
      const take = Effect.fnUntraced(
        function* ({ method, id }: ProviderPayment, payment: OrderPayment) {
          const taken = yield* providers[method].start(id, { key: payment.attempt.key })
          // Nothing was taken, and nothing said why.
          if (taken.status === "approved") return yield* new ProviderUnavailable({ cause: "Approved, and not taken" })
          return taken
        },
        (work, { method, id }, payment) =>
          work.pipe(
            Effect.catchTag("CardRefused", ({ code, declineCode }) =>
              Effect.as(
                cancelUnpaidOrder(payment.orderNo, {
                  state: "refused",
                  by: PROVIDER,
                  note: code,
                  refusal: { code, ...(declineCode ? { declineCode } : {}) }
                }),
                undefined
              )
            ),
            // It can't be taken, and won't be by asking again: once that is certain, the order waits no longer.
            Effect.catchTag(["PaymentNotUsable", "PaymentNotFound"], ({ _tag }) =>
              Effect.as(
                abandonPayment(payment, {
                  state: "refused",
                  by: PROVIDER,
                  note: `${id} ${_tag}`,
                  refusal: { code: `${method}_declined` }
                }),
                undefined
              )
            )
          )
      )

      const settle: SettleOrder["Service"]["settle"] = Effect.fn("SettleOrder.settle")(
        function* (providerPayment, read) {
          const payment = read ?? (yield* paymentOf(providerPayment))
          if (!payment) {
            // An order number of another shop on the same account is none of ours.
            if (providerPayment.status === "succeeded" && providerPayment.browser && !providerPayment.payable)
              yield* refundStray(providerPayment)
            return undefined
          }
          const { orderNo } = payment
          const action = settlementAction(payableOf(payment), payment.attempt, providerPayment)
          if (action === "take") {
            const taken = yield* take(providerPayment, payment)
            return yield* taken ? settle(taken) : orders.payment(orderNo)
          }
          if (action === "place") return (yield* place(providerPayment, payment)) ?? (yield* settle(providerPayment))
          if (action === "refund") return yield* captureAndRefund(providerPayment, payment)
          if (action === "stray") yield* refundStray(providerPayment)
          if (action === "wait") yield* noteWaiting(providerPayment, payment)
          if (action === "refuse") {
            const isSilent = providerPayment.status === "cancelled" && !providerPayment.refusal
            const state = isSilent ? "abandoned" : "refused"
            // [PAY-06] Agreed to, and not for this order: nothing is taken.
            const notValid = { code: `${providerPayment.method}_not_valid` }
            const silent = providerPayment.status === "approved" ? notValid : abandonedRefusal(providerPayment.method)
            const refusal = providerPayment.refusal ?? silent
            yield* cancelUnpaidOrder(orderNo, {
              state,
              by: PROVIDER,
              note: state,
              ...(state === "refused" ? { refusal } : {})
            })
          }
          if (action === "done" && payment.captured > payment.refunded) yield* refundOrder(payment)
          return yield* orders.payment(orderNo)
        }
      )

      return SettleOrder.of({ settle, cancelUnpaidOrder, abandonPayment, refundOrder, messageData })
    })
  )
}
