/** Follows an order after it was placed: shows it to whose it is, tracks it for anybody, and moves it on. */
import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../messages/outbox.port.ts"
import type { Cents } from "../money.ts"
import type { ProviderUnavailable } from "../payments/payment.schema.ts"
import type { OrderPayment } from "../payments/payment.ts"
import { Branches } from "../stock/branches.port.ts"
import { Stock } from "../stock/stock.port.ts"
import { moveWords } from "../words/order.ts"
import type { CheckoutType, Order, OrderStatus } from "./order.ts"
import { OrderMessages } from "./order-messages.port.ts"
import { readOrderNumber } from "./order-number.ts"
import { type Claim, mayRead, type OrderReader } from "./order-reader.ts"
import { mayBecome, trackingSteps } from "./order-status.ts"
import { Orders } from "./orders.port.ts"
import { OrderNotFound, OrderRefused } from "./refusal.schema.ts"
import { type PartsUnavailable, SettleOrder } from "./settle-order.service.ts"

/** [TRK-01] What a number alone shows: how far, when and where; nothing about the person or the goods. */
export type Tracking = {
  readonly orderNo: string
  readonly checkoutType: CheckoutType
  readonly cancelled: boolean
  readonly steps: ReadonlyArray<{ readonly label: string; readonly done: boolean; readonly at?: number }>
  readonly orderedAt: number
  readonly estimated: number
  readonly branch: string
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
    readonly order: (orderNo: string, claim: Claim) => Effect.Effect<Order, OrderNotFound | PartsUnavailable>
    /** [T31] [PERM-07] Whether the browser that placed it may open it with whoever is logged in there; a member's order needs its member. */
    readonly maySee: (orderNo: string, reader: OrderReader | undefined) => Effect.Effect<boolean, PartsUnavailable>
    readonly payment: (orderNo: string, claim: Claim) => Effect.Effect<PaymentDetails, OrderNotFound | PartsUnavailable>
    /** The number as it was typed. */
    readonly track: (typed: string) => Effect.Effect<Tracking, OrderNotFound | PartsUnavailable>
    /** [I19] Moves an order on and tells the customer; a cancelled one is refunded, and its branch told to put it back. `by` is who did it. */
    readonly move: (
      orderNo: string,
      to: NextStatus,
      by: string
    ) => Effect.Effect<Order, OrderNotFound | OrderRefused | PartsUnavailable | ProviderUnavailable>
  }
>()("core/orders/FollowOrder") {
  static readonly layer = Layer.effect(
    FollowOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const branches = yield* Branches
      const stock = yield* Stock
      const settling = yield* SettleOrder
      const messages = yield* OrderMessages
      const outbox = yield* Outbox

      const found = Effect.fnUntraced(function* (orderNo: string) {
        return (yield* orders.find(orderNo)) ?? (yield* new OrderNotFound())
      })

      const order: FollowOrder["Service"]["order"] = Effect.fn("FollowOrder.order")(function* (orderNo, claim) {
        const read = yield* found(orderNo)
        const knownBy = yield* orders.knownBy(orderNo, claim)
        return mayRead(read.buyer, knownBy, claim.reader) ? read : yield* new OrderNotFound()
      })

      const maySee: FollowOrder["Service"]["maySee"] = Effect.fn("FollowOrder.maySee")(function* (orderNo, reader) {
        const read = yield* orders.find(orderNo)
        return read !== undefined && mayRead(read.buyer, "browser", reader)
      })

      const payment: FollowOrder["Service"]["payment"] = Effect.fn("FollowOrder.payment")(function* (orderNo, claim) {
        yield* order(orderNo, claim)
        const paid = yield* orders.payment(orderNo)
        return paid ? paymentDetails(paid) : yield* new OrderNotFound()
      })

      const track: FollowOrder["Service"]["track"] = Effect.fn("FollowOrder.track")(function* (typed) {
        const orderNo = readOrderNumber(typed)
        if (orderNo === undefined) return yield* new OrderNotFound()
        const { checkoutType, status, orderedAt, estimated, branchId } = yield* found(orderNo)
        const taken = new Map((yield* orders.steps(orderNo)).map(({ status, at }) => [status, at]))
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        const steps = trackingSteps(checkoutType, status).map(({ status: step, label, done }) => {
          const at = done ? taken.get(step) : undefined
          return { label, done, ...(at === undefined ? {} : { at }) }
        })
        return {
          orderNo,
          checkoutType,
          cancelled: status === "cancelled",
          steps,
          orderedAt,
          estimated,
          branch: branch?.name ?? ""
        }
      })

      const move: FollowOrder["Service"]["move"] = Effect.fn("FollowOrder.move")(function* (orderNo, to, by) {
        const before = yield* found(orderNo)
        const queued = yield* messages.moved(yield* settling.told({ ...before, status: to }))
        const at = yield* Clock.currentTimeMillis
        const refused = (msg: string) => new OrderRefused({ kind: "cannot-move", msg })
        const work = Effect.gen(function* () {
          const now = yield* orders.lockedPayment(orderNo)
          if (!now) return yield* new OrderNotFound()
          if (now.status === "awaiting-payment") return yield* refused(moveWords.unpaid)
          if (!mayBecome(before.checkoutType, now.status, to))
            return yield* refused(moveWords.notAllowed(now.status, to))
          yield* orders.moveTo(orderNo, to, { at, by })
          if (to === "cancelled") yield* stock.release([orderNo])
          if (leavesBranch.has(to)) yield* stock.consume([orderNo])
          yield* outbox.queue(queued)
        })
        yield* orders.together(work)
        const paid = yield* orders.payment(orderNo)
        if (paid && to === "cancelled") yield* settling.giveBack(paid)
        return yield* found(orderNo)
      })

      return FollowOrder.of({ order, maySee, payment, track, move })
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
