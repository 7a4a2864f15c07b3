/** Follows an order after it was placed: shows it to whose it is, tracks it for anybody, and moves it on. */

import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../../messages/outbox.port.ts"
import type { Cents } from "../../money.ts"
import type { CheckoutType, Order, OrderStatus } from "../../orders/order.ts"
import { parseOrderNumber } from "../../orders/order-number.ts"
import { canChangeStatus, trackingSteps } from "../../orders/order-status.ts"
import type { OrderPayment } from "../../payments/payment.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { ProviderUnavailable } from "../../unavailable.schema.ts"
import { moveWords } from "../../words/order.ts"
import { OrderMessages } from "../order-messages.port.ts"
import { Orders } from "../orders.port.ts"
import { type OrderingUnavailable, SettleOrder } from "../placing/settle-order.service.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { mayViewOrder, type OrderAccessClaim, type OrderReader } from "./order-reader.ts"

/** [TRK-01] What a number alone shows: how far, when and where; nothing about the person or the goods. */
export type OrderTracking = {
  readonly orderNo: string
  readonly checkoutType: CheckoutType
  readonly cancelled: boolean
  readonly steps: ReadonlyArray<{ readonly label: string; readonly done: boolean; readonly at?: number }>
  readonly orderedAt: number
  readonly estimated: number
  readonly branch: string
  readonly branchId: number
}

export type PaymentDetails = {
  readonly orderNo: string
  readonly method: "card"
  readonly status: "open" | "paid" | "refunded" | "failed"
  readonly amount: Cents
  readonly transactionReference?: string
  readonly paidAt?: number
}

/** What staff may make of an order. */
export type NextStatus = Exclude<OrderStatus, "awaiting-payment" | "placed">

export class FollowOrder extends Context.Service<
  FollowOrder,
  {
    /** [T31] Somebody else's order is one that does not exist. */
    readonly findOrder: (
      orderNo: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<Order, OrderNotFound | OrderingUnavailable>
    /** [T31] [PERM-07] Whether the browser that placed it may open it with whoever is logged in there; a member's order needs its member. */
    readonly mayView: (orderNo: string, reader: OrderReader | undefined) => Effect.Effect<boolean, OrderingUnavailable>
    readonly findPayment: (
      orderNo: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<PaymentDetails, OrderNotFound | OrderingUnavailable>
    /** The number as it was typed. */
    readonly track: (typed: string) => Effect.Effect<OrderTracking, OrderNotFound | OrderingUnavailable>
    /** [I19] Moves an order on and tells the customer; a cancelled one is refunded, and its branch told to put it back. `by` is who did it. */
    readonly changeStatus: (
      orderNo: string,
      to: NextStatus,
      by: string
    ) => Effect.Effect<Order, OrderNotFound | OrderRefused | OrderingUnavailable | ProviderUnavailable>
  }
>()("core/ordering/tracking/FollowOrder") {
  static readonly layer = Layer.effect(
    FollowOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const branches = yield* Branches
      const stock = yield* Stock
      const settlement = yield* SettleOrder
      const messages = yield* OrderMessages
      const outbox = yield* Outbox

      const requireOrder = Effect.fnUntraced(function* (orderNo: string) {
        return (yield* orders.find(orderNo)) ?? (yield* new OrderNotFound())
      })

      const order: FollowOrder["Service"]["findOrder"] = Effect.fn("FollowOrder.findOrder")(function* (orderNo, claim) {
        const read = yield* requireOrder(orderNo)
        const knownBy = yield* orders.credentialKind(orderNo, claim)
        return mayViewOrder(read.buyer, knownBy, claim.reader) ? read : yield* new OrderNotFound()
      })

      const maySee: FollowOrder["Service"]["mayView"] = Effect.fn("FollowOrder.mayView")(function* (orderNo, reader) {
        const read = yield* orders.find(orderNo)
        return read !== undefined && mayViewOrder(read.buyer, "browser", reader)
      })

      const payment: FollowOrder["Service"]["findPayment"] = Effect.fn("FollowOrder.findPayment")(
        function* (orderNo, claim) {
          yield* order(orderNo, claim)
          const paid = yield* orders.payment(orderNo)
          return paid ? paymentDetails(paid) : yield* new OrderNotFound()
        }
      )

      const track: FollowOrder["Service"]["track"] = Effect.fn("FollowOrder.track")(function* (typed) {
        const orderNo = parseOrderNumber(typed)
        if (orderNo === undefined) return yield* new OrderNotFound()
        const { checkoutType, status, orderedAt, estimated, branchId } = yield* requireOrder(orderNo)
        const reachedAt = new Map((yield* orders.statusHistory(orderNo)).map(({ status, at }) => [status, at]))
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        const steps = trackingSteps(checkoutType, status).map(({ status: step, label, done }) => {
          const at = done ? reachedAt.get(step) : undefined
          return { label, done, ...(at === undefined ? {} : { at }) }
        })
        return {
          orderNo,
          checkoutType,
          cancelled: status === "cancelled",
          steps,
          orderedAt,
          estimated,
          branch: branch?.name ?? "",
          branchId
        }
      })

      const move: FollowOrder["Service"]["changeStatus"] = Effect.fn("FollowOrder.changeStatus")(
        function* (orderNo, to, by) {
          const before = yield* requireOrder(orderNo)
          const queued = yield* messages.statusChanged(yield* settlement.messageData({ ...before, status: to }))
          const at = yield* Clock.currentTimeMillis
          const refused = (msg: string) => new OrderRefused({ kind: "cannot-move", msg })
          const work = Effect.gen(function* () {
            const now = yield* orders.lockedPayment(orderNo)
            if (!now) return yield* new OrderNotFound()
            if (now.status === "awaiting-payment") return yield* refused(moveWords.unpaid)
            if (!canChangeStatus(before.checkoutType, now.status, to))
              return yield* refused(moveWords.notAllowed(now.status, to))
            yield* orders.changeStatus(orderNo, to, { at, by })
            if (to === "cancelled") yield* stock.release([orderNo])
            if (leavesBranch.has(to)) yield* stock.consume([orderNo])
            yield* outbox.queue(queued)
          })
          yield* orders.transaction(work)
          const paid = yield* orders.payment(orderNo)
          if (paid && to === "cancelled") yield* settlement.refundOrder(paid)
          return yield* requireOrder(orderNo)
        }
      )

      return FollowOrder.of({ findOrder: order, mayView: maySee, findPayment: payment, track, changeStatus: move })
    })
  )
}

/** From here on the goods are no longer the branch's. */
const leavesBranch: ReadonlySet<NextStatus> = new Set(["on-the-way", "delivered", "collected"])

const paymentDetails = (paid: OrderPayment): PaymentDetails => {
  const { orderNo, status, total, captured, refunded, transactionReference, capturedAt } = paid
  const isOpen = status === "awaiting-payment"
  return {
    orderNo,
    method: "card",
    status: refunded > 0 ? "refunded" : captured > 0 ? "paid" : isOpen ? "open" : "failed",
    amount: captured > 0 ? captured : total,
    ...(transactionReference ? { transactionReference } : {}),
    ...(capturedAt === undefined ? {} : { paidAt: capturedAt })
  }
}
