/** Ends what a payment began: whoever reports it, an order is placed once, cancelled with its stock freed, or refunded. */
import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../messages/outbox.port.ts"
import type { OutboxUnavailable } from "../messages/outbox.schema.ts"
import { ProviderUnavailable } from "../payments/payment.schema.ts"
import { type AttemptState, type CardRefusal, type Intent, type OrderPayment, verdict } from "../payments/payment.ts"
import { PaymentProvider } from "../payments/payment-provider.port.ts"
import { RefundPayment } from "../payments/refund-payment.service.ts"
import { Refunds } from "../payments/refunds.port.ts"
import { Branches } from "../stock/branches.port.ts"
import { Stock } from "../stock/stock.port.ts"
import type { BranchesUnavailable, StockUnavailable } from "../stock/stock.schema.ts"
import type { Order } from "./order.ts"
import { OrderMessages, type ToldOrder } from "./order-messages.port.ts"
import { LimitWaiting, Orders } from "./orders.port.ts"
import type { OrdersUnavailable } from "./refusal.schema.ts"
import { heldTooMuch, isHeldTooMuch } from "./waiting-limit.ts"

/** The shop's own parts that may not answer just now. */
export type PartsUnavailable = OrdersUnavailable | StockUnavailable | BranchesUnavailable | OutboxUnavailable
type Failing = PartsUnavailable | ProviderUnavailable

/** How an order ends that is not paid. */
type OrderEnd = {
  readonly state: AttemptState
  readonly by: string
  readonly note: string
  readonly refusal?: CardRefusal
}

const PROVIDER = "payment provider"
const SHOP = "shop"

export class SettleOrder extends Context.Service<
  SettleOrder,
  {
    /**
     * Does what follows from what the provider says of a payment; answers how its order stands, if it has one. `read` is the
     * order's payment where it was just read; should it have changed since, it is read again.
     */
    readonly settle: (intent: Intent, read?: OrderPayment) => Effect.Effect<OrderPayment | undefined, Failing>
    /** Cancels an unpaid order and frees its stock; one that is no longer unpaid stays as it is. */
    readonly drop: (orderNo: string, end: OrderEnd) => Effect.Effect<void, PartsUnavailable>
    /** As `drop`, once the provider can no longer take the money; what it has taken meanwhile settles the order instead. */
    readonly letGo: (payment: OrderPayment, end: OrderEnd) => Effect.Effect<void, Failing>
    /** Sends back what was taken for a cancelled order. Repeating it sends nothing twice. */
    readonly giveBack: (payment: OrderPayment) => Effect.Effect<void, Failing>
    /** An order as its messages tell it. */
    readonly told: (order: Order) => Effect.Effect<ToldOrder, PartsUnavailable>
  }
>()("core/orders/SettleOrder") {
  static readonly layer = Layer.effect(
    SettleOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const stock = yield* Stock
      const refunding = yield* RefundPayment
      const refunds = yield* Refunds
      const branches = yield* Branches
      const messages = yield* OrderMessages
      const outbox = yield* Outbox
      const provider = yield* PaymentProvider
      const limitWaiting = yield* LimitWaiting

      const told = Effect.fn("SettleOrder.told")(function* (order: Order) {
        const branch = (yield* branches.all).find(({ id }) => id === order.branchId)
        if (!branch) return yield* Effect.die(`Order ${order.orderNo} is of no branch`)
        return { order, branch, token: yield* orders.linkToken(order.orderNo) }
      })

      const known = Effect.fnUntraced(function* (orderNo: string) {
        return (yield* orders.find(orderNo)) ?? (yield* Effect.die(`Order ${orderNo} has gone`))
      })

      const drop: SettleOrder["Service"]["drop"] = Effect.fn("SettleOrder.drop")(function* (orderNo, end) {
        const at = yield* Clock.currentTimeMillis
        const work = Effect.gen(function* () {
          const payment = yield* orders.lockedPayment(orderNo)
          if (payment?.status !== "awaiting-payment") return
          yield* orders.noteAttempt(payment, end.state, at, end.refusal)
          yield* orders.moveTo(orderNo, "cancelled", { at, by: end.by, note: end.note })
          yield* stock.release([orderNo])
        })
        yield* orders.together(work)
      })

      /** The money is there: the order is placed, its goods stay aside, and customer and branch are told. */
      const place = Effect.fnUntraced(function* (intent: Intent, payment: OrderPayment) {
        const { orderNo } = payment
        const at = yield* Clock.currentTimeMillis
        const reference = intent.transactionReference ?? intent.id
        const order: Order = { ...(yield* known(orderNo)), status: "placed", transactionReference: reference }
        const queued = yield* messages.placed(yield* told(order))
        const work = Effect.gen(function* () {
          // Browser and provider report at the same moment: whoever writes the money down first does the rest, and nobody else.
          const paid = yield* orders.noteCapture(payment, { amount: intent.received, reference, at })
          if (!paid) return undefined
          yield* orders.moveTo(orderNo, "placed", { at, by: PROVIDER, note: `paid by ${reference}` })
          yield* stock.keep([orderNo])
          yield* outbox.queue(queued)
          return { ...paid, status: "placed", attempt: { ...paid.attempt, state: "succeeded" } } satisfies OrderPayment
        })
        return yield* orders.together(work)
      })

      const giveBack: SettleOrder["Service"]["giveBack"] = Effect.fn("SettleOrder.giveBack")(function* (owed) {
        const amount = owed.captured - owed.refunded
        if (owed.status !== "cancelled" || amount <= 0) return
        const made = yield* refunding.refund({ intentId: owed.attempt.intentId, amount, before: owed.refunded })
        if (!made) return
        const { parts, attempt } = made
        const sum = parts.reduce((before, part) => before + part.amount, 0)
        const at = yield* Clock.currentTimeMillis
        const queued = yield* messages.refunded(yield* told(yield* known(owed.orderNo)), sum)
        const work = Effect.gen(function* () {
          const payment = yield* orders.lockedPayment(owed.orderNo)
          yield* refunds.given(attempt)
          if (payment?.refunded !== owed.refunded) return
          for (const part of parts) yield* orders.noteRefund(payment, { ...part, at })
          yield* outbox.queue(queued)
        })
        yield* orders.together(work)
      })

      /** Money came for an order that can't be placed: it is written down, then sent back. */
      const refund = Effect.fnUntraced(function* (intent: Intent, payment: OrderPayment) {
        const { orderNo } = payment
        const at = yield* Clock.currentTimeMillis
        const reference = intent.transactionReference ?? intent.id
        const work = Effect.gen(function* () {
          const noted = yield* orders.noteCapture(payment, { amount: intent.received, reference, at })
          if (!noted) return false
          if (payment.status !== "awaiting-payment") return true
          yield* orders.moveTo(orderNo, "cancelled", { at, by: PROVIDER, note: `${reference} does not fit the order` })
          yield* stock.release([orderNo])
          return true
        })
        if (!(yield* orders.together(work))) return yield* settle(intent)
        const owed = yield* orders.payment(orderNo)
        if (owed) yield* giveBack(owed)
        return yield* orders.payment(orderNo)
      })

      /** Money that came for no order of the shop's own payments goes straight back. */
      const giveBackStray = Effect.fnUntraced(function* (intent: Intent) {
        const before = yield* refunds.sum(intent.id)
        const amount = intent.received - before
        if (amount <= 0) return
        const made = yield* refunding.refund({ intentId: intent.id, amount, before })
        // Whoever reported it asks again: no order remembers a stray payment.
        if (!made) return yield* new ProviderUnavailable({ cause: "The refund waits for its next try" })
        const step = {
          at: yield* Clock.currentTimeMillis,
          by: PROVIDER,
          note: made.parts.map(({ reference }) => reference).join(", ")
        }
        const work = Effect.andThen(
          refunds.given(made.attempt),
          orders.noteAudit(intent.id, "stray payment refunded", step)
        )
        yield* orders.together(work)
      })

      const letGo: SettleOrder["Service"]["letGo"] = Effect.fn("SettleOrder.letGo")(function* (payment, end) {
        const { intentId } = payment.attempt
        const cancelled = yield* Effect.catchTag(provider.cancel(intentId), ["IntentNotUsable", "NoSuchIntent"], () =>
          Effect.catchTag(provider.retrieve(intentId), "NoSuchIntent", () => Effect.undefined)
        )
        if (cancelled && cancelled.status !== "cancelled") yield* settle(cancelled)
        else yield* drop(payment.orderNo, end)
      })

      const noteWaiting = Effect.fnUntraced(function* (intent: Intent, payment: OrderPayment) {
        const { status } = intent
        if ((status !== "requires-action" && status !== "processing") || payment.attempt.state === status) return
        // [T55] An order that is paid at once takes what it wants; one that waits for a bank leaves others their share.
        if (status === "requires-action" && limitWaiting) {
          if (isHeldTooMuch(yield* orders.heldWith(payment.orderNo), limitWaiting))
            return yield* letGo(payment, {
              state: "abandoned",
              by: SHOP,
              note: "too much to wait",
              refusal: heldTooMuch
            })
        }
        const at = yield* Clock.currentTimeMillis
        yield* orders.noteAttempt(payment, status, at)
      })

      const paymentOf = (intent: Intent) =>
        intent.status === "succeeded" && intent.orderNo ? orders.payment(intent.orderNo) : orders.paymentBy(intent.id)

      const settle: SettleOrder["Service"]["settle"] = Effect.fn("SettleOrder.settle")(function* (intent, read) {
        const payment = read ?? (yield* paymentOf(intent))
        if (!payment) {
          // An order number of another shop on the same account is none of ours.
          if (intent.status === "succeeded" && intent.browser && !intent.orderNo) yield* giveBackStray(intent)
          return undefined
        }
        const { orderNo } = payment
        const what = verdict(intent, payment)
        if (what === "place") return (yield* place(intent, payment)) ?? (yield* settle(intent))
        if (what === "refund") return yield* refund(intent, payment)
        if (what === "stray") yield* giveBackStray(intent)
        if (what === "wait") yield* noteWaiting(intent, payment)
        if (what === "refuse") {
          const state = intent.status === "cancelled" ? "abandoned" : "refused"
          const refusal = intent.refusal ?? { code: "payment_intent_authentication_failure" }
          yield* drop(orderNo, { state, by: PROVIDER, note: state, ...(state === "refused" ? { refusal } : {}) })
        }
        if (what === "done" && payment.captured > payment.refunded) yield* giveBack(payment)
        return yield* orders.payment(orderNo)
      })

      return SettleOrder.of({ settle, drop, letGo, giveBack, told })
    })
  )
}
