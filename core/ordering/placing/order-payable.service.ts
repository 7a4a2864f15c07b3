/** Orders as things that are paid: placed with the money, cancelled with their stock released without it. */

import { Clock, Effect } from "effect"
import { Outbox } from "../../messages/outbox.port.ts"
import type { Order } from "../../orders/order.ts"
import { awaitedInstructions } from "../../payments/awaited-instructions.ts"
import type { PayableBook } from "../../payments/payables.port.ts"
import {
  type OrderPayment,
  type PaymentEnd,
  type ProviderRefund,
  payableOf,
  type RefundAttempt,
  type TakenMoney
} from "../../payments/payment.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import { Refunds } from "../../payments/refunds.port.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { Transaction } from "../../transaction.port.ts"
import { OrderMessages } from "../order-messages.port.ts"
import { CurrentWaitingLimits, Orders } from "../orders.port.ts"
import { clearanceLimitRefusal, isClearanceLimitExceeded } from "../waiting-order-limit.ts"

const PROVIDER = "payment provider"
const SHOP = "shop"

/** [T55] The books of orders, and an order as its messages tell it. */
export const orderPayable = Effect.gen(function* () {
  const orders = yield* Orders
  const stock = yield* Stock
  const refunds = yield* Refunds
  const branches = yield* Branches
  const messages = yield* OrderMessages
  const outbox = yield* Outbox
  const waitingLimits = yield* CurrentWaitingLimits
  const providers = yield* PaymentProviders
  const transaction = yield* Transaction

  const messageData = Effect.fn("messageData")(function* (order: Order) {
    const branch = (yield* branches.all).find(({ id }) => id === order.branchId)
    if (!branch) return yield* Effect.die(`Order ${order.orderNo} is of no branch`)
    return { order, branch, token: yield* orders.linkToken(order.orderNo) }
  })

  const requireOrder = Effect.fnUntraced(function* (orderNo: string) {
    return (yield* orders.find(orderNo)) ?? (yield* Effect.die(`Order ${orderNo} has gone`))
  })

  const cancelUnpaid = Effect.fn("cancelUnpaid")(function* (orderNo: string, end: PaymentEnd) {
    const at = yield* Clock.currentTimeMillis
    const work = Effect.gen(function* () {
      const payment = yield* orders.lockedPayment(orderNo)
      if (payment?.status !== "awaiting-payment") return
      yield* orders.recordAttempt(payment, end.state, at, end.refusal)
      yield* orders.changeStatus(orderNo, "cancelled", { at, by: end.by, note: end.note })
      yield* stock.release([orderNo])
      if (payment.attempt.waitsUntil === undefined) return
      const order: Order = { ...(yield* requireOrder(orderNo)), status: "cancelled" }
      yield* outbox.queue(yield* messages.awaitedLapsed(yield* messageData(order)))
    })
    yield* transaction.run(work)
  })

  /** The money is there: the order is placed, its goods stay aside, and customer and branch are told. */
  const recordPaid = Effect.fn("recordPaid")(function* (payment: OrderPayment, taken: TakenMoney) {
    const { orderNo } = payment
    const { reference, at } = taken
    const order: Order = { ...(yield* requireOrder(orderNo)), status: "placed", transactionReference: reference }
    const queued = yield* messages.orderPlaced(yield* messageData(order))
    const work = Effect.gen(function* () {
      // Browser and provider report at the same moment: whoever writes the money down first does the rest, and nobody else.
      const paid = yield* orders.recordCapture(payment, taken)
      if (!paid) return undefined
      yield* orders.changeStatus(orderNo, "placed", { at, by: PROVIDER, note: `paid by ${reference}` })
      yield* stock.confirm([orderNo])
      yield* outbox.queue(queued)
      return { ...paid, status: "placed", attempt: { ...paid.attempt, state: "succeeded" } } satisfies OrderPayment
    })
    return yield* transaction.run(work)
  })

  const recordUnfit = Effect.fn("recordUnfit")(function* (payment: OrderPayment, taken: TakenMoney) {
    const { orderNo } = payment
    const { reference, at } = taken
    const work = Effect.gen(function* () {
      const recorded = yield* orders.recordCapture(payment, taken)
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
    return yield* transaction.run(work)
  })

  /** [T55] An order that is paid at once takes what it wants; one that waits for a bank leaves others their share. */
  const recordWaiting = Effect.fn("recordWaiting")(function* (
    payment: OrderPayment,
    state: "requires-action" | "processing"
  ) {
    const { method, waitsUntil } = payment.attempt
    if ((state === "requires-action" || waitsUntil !== undefined) && waitingLimits) {
      const holds = yield* orders.clearanceHolds(payment.orderNo)
      if (isClearanceLimitExceeded(holds, waitingLimits))
        return {
          state: "abandoned",
          by: SHOP,
          note: "too much to wait",
          refusal: clearanceLimitRefusal
        } satisfies PaymentEnd
    }
    const written = orders.recordAttempt(payment, state, yield* Clock.currentTimeMillis)
    const { awaited } = providers[method]
    if (waitsUntil === undefined || !awaited) return yield* Effect.as(written, undefined)
    const told = yield* messageData(yield* requireOrder(payment.orderNo))
    const instructions = awaitedInstructions(payment, awaited)
    const queued = yield* messages.moneyAwaited(told, { instructions, until: waitsUntil })
    return yield* Effect.as(transaction.run(Effect.andThen(written, outbox.queue(queued))), undefined)
  })

  /** [I9] The customer is told once of the whole. */
  const bookRefunds = Effect.fn("bookRefunds")(function* (
    { orderNo }: OrderPayment,
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
    return yield* transaction.run(work)
  })

  const book: PayableBook<OrderPayment> = {
    kind: "order",
    payableOf,
    isCancelled: ({ status }) => status === "cancelled",
    find: orders.payment,
    findByRef: orders.paymentByRef,
    recordPaid,
    recordUnfit,
    cancelUnpaid,
    recordWaiting,
    bookRefunds,
    openPayments: orders.openPayments,
    postpone: orders.postpone,
    refundsDue: orders.refundsDue
  }
  return { book, messageData }
})
