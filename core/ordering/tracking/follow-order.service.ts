/** Follows an order after it was placed: shows it to whose it is, and tracks it for anybody. */
import { Context, Effect, Layer } from "effect"
import { parseQuoteNumber } from "../../billing/quotes/quote.ts"
import { Quotes } from "../../billing/quotes/quotes.port.ts"
import type { Cents } from "../../money.ts"
import { type Cancellation, canCancel, cancelRefusal, refundLandsBy } from "../../orders/cancellation.ts"
import type { CheckoutType, Order } from "../../orders/order.ts"
import { arrivalText } from "../../orders/order-destination.ts"
import { isOrderNumber, parseOrderNumber } from "../../orders/order-number.ts"
import { trackingSteps } from "../../orders/order-status.ts"
import type { ProviderMethod } from "../../payment-method.ts"
import { awaitedInstructions } from "../../payments/awaited-instructions.ts"
import type { OrderPayment } from "../../payments/payment.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import type { Branch } from "../../stores/branch.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { cancelWords } from "../../words/cancel.ts"
import { mayCancelOrder, mayViewOrder, type OrderAccessClaim, type OrderReader } from "../order-reader.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound } from "../refusal.schema.ts"
import type { DeliveryProof } from "../runs/delivery-proof.ts"
import { DeliveryRuns } from "../runs/delivery-runs.port.ts"
import { ShownPhotos } from "../runs/shown-photos.port.ts"

/** [TRK-01] What a number alone shows: how far, when and where; nothing about the person or the goods. */
export type OrderTracking = {
  readonly orderNo: string
  readonly checkoutType: CheckoutType
  readonly cancelled: boolean
  readonly steps: ReadonlyArray<{ readonly label: string; readonly done: boolean; readonly at?: number }>
  readonly orderedAt: number
  readonly estimated: number
  /** Of what is delivered: the day and time that were booked, or how long it takes. */
  readonly arrival?: string
  readonly branch: string
  readonly branchId: number
  /** For those alone who may look at the order. */
  readonly cancellation?: Cancellation
}

/** [TRK-02] All that belongs to one number: its orders, and what was handed over of their quote before, each by its invoice. */
export type TrackedNumber = {
  readonly number: string
  readonly orders: ReadonlyArray<OrderTracking>
  readonly deliveries: ReadonlyArray<{
    readonly invoiceNo: string
    readonly checkoutType: CheckoutType
    /** Its Melbourne day, `2026-11-23`, where the shop knows it. */
    readonly day?: string
    readonly branch: string
  }>
}

export type PaymentDetails = {
  readonly orderNo: string
  readonly method: ProviderMethod
  readonly status: "open" | "paid" | "refunded" | "failed"
  readonly amount: Cents
  readonly transactionReference?: string
  readonly paidAt?: number
}

/**
 * [TRK-01] Service that shows and tracks placed orders. Fails with `Unavailable` (what it needs is out of reach) and
 * `OrderNotFound` (no such order, or not theirs).
 */
export class FollowOrder extends Context.Service<
  FollowOrder,
  {
    /** [T31] Somebody else's order is one that does not exist. */
    readonly findOrder: (orderNo: string, claim: OrderAccessClaim) => Effect.Effect<Order, OrderNotFound | Unavailable>
    /** [T31] [PERM-07] Whether the browser that placed it may open it with whoever is logged in there; a member's order needs its member. */
    readonly mayView: (orderNo: string, reader: OrderReader | undefined) => Effect.Effect<boolean, Unavailable>
    readonly findPayment: (
      orderNo: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<PaymentDetails, OrderNotFound | Unavailable>
    /** [RUN-02] [T40] Who took it, and a copy of the photograph, for those alone who may look at the order. */
    readonly findProof: (
      orderNo: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<DeliveryProof & { readonly at: number }, OrderNotFound | Unavailable | Busy>
    /** The number as it was typed. What anybody reads, and to those who may look at the order, whether they can cancel it. */
    readonly track: (
      typed: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<OrderTracking, OrderNotFound | Unavailable>
    /** [TRK-02] As `track`, of every order, delivery and pickup that belongs to the number of an order or a quote. */
    readonly trackAll: (
      typed: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<TrackedNumber, OrderNotFound | Unavailable>
  }
>()("core/ordering/tracking/FollowOrder") {
  static readonly layer = Layer.effect(
    FollowOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const branches = yield* Branches
      const runs = yield* DeliveryRuns
      const shownPhotos = yield* ShownPhotos
      const quotes = yield* Quotes
      const providers = yield* PaymentProviders

      const requireOrder = Effect.fnUntraced(function* (orderNo: string) {
        return (yield* orders.find(orderNo)) ?? (yield* new OrderNotFound())
      })

      /** [BANK-01] How the money is sent that its goods wait for. */
      const awaitedOf = Effect.fnUntraced(function* ({ orderNo, status }: Order) {
        if (status !== "awaiting-payment") return {}
        const waiting = yield* orders.payment(orderNo)
        const until = waiting?.attempt.waitsUntil
        const awaited = waiting && providers[waiting.attempt.method].awaited
        if (!awaited || until === undefined) return {}
        return { awaits: { until, instructions: awaitedInstructions(waiting, awaited) } }
      })

      const order: FollowOrder["Service"]["findOrder"] = Effect.fn("FollowOrder.findOrder")(function* (orderNo, claim) {
        const read = yield* requireOrder(orderNo)
        const knownBy = yield* orders.credentialKind(orderNo, claim)
        if (!mayViewOrder(read.buyer, knownBy, claim.reader)) return yield* new OrderNotFound()
        return { ...read, ...(yield* awaitedOf(read)) }
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

      const findProof: FollowOrder["Service"]["findProof"] = Effect.fn("FollowOrder.findProof")(
        function* (orderNo, claim) {
          yield* order(orderNo, claim)
          const { photo, ...proof } = (yield* runs.proofOf(orderNo)) ?? (yield* new OrderNotFound())
          const copy = photo && (yield* shownPhotos.copy(photo.bytes))
          return { ...proof, ...(copy ? { photo: copy } : {}) }
        }
      )

      const cancellation = Effect.fnUntraced(function* (
        { orderNo, status }: Order,
        branch: Branch,
        mayCancel: boolean
      ): Effect.fn.Return<Cancellation, Unavailable> {
        const { captured = 0, refunded = 0, attempt } = (yield* orders.payment(orderNo)) ?? {}
        const refundedAt = refunded > 0 ? yield* orders.refundedAt(orderNo) : undefined
        // [BANK-03] Whoever sends the money by themselves may think better of it meanwhile.
        const isOpen = canCancel(status) || (status === "awaiting-payment" && attempt?.waitsUntil !== undefined)
        const msg = isOpen ? (mayCancel ? undefined : cancelWords.notAllowed) : cancelRefusal(status, branch)
        return {
          state: status === "cancelled" ? "cancelled" : msg === undefined ? "open" : "refused",
          ...(msg === undefined ? {} : { msg }),
          paid: captured,
          refunded,
          ...(refundedAt === undefined ? {} : { refundedAt, landsBy: refundLandsBy(refundedAt) })
        }
      })

      const track: FollowOrder["Service"]["track"] = Effect.fn("FollowOrder.track")(function* (typed, claim) {
        const orderNo = parseOrderNumber(typed)
        if (orderNo === undefined) return yield* new OrderNotFound()
        const read = yield* requireOrder(orderNo)
        const { checkoutType, status, orderedAt, estimated, branchId } = read
        const knownBy = yield* orders.credentialKind(orderNo, claim)
        const mayView = mayViewOrder(read.buyer, knownBy, claim.reader)
        const mayCancel = mayCancelOrder(read.buyer, knownBy, claim.reader)
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
          ...(read.destination ? { arrival: arrivalText(read.destination) } : {}),
          branch: branch?.name ?? "",
          branchId,
          ...(mayView && branch ? { cancellation: yield* cancellation(read, branch, mayCancel) } : {})
        }
      })

      const trackAll: FollowOrder["Service"]["trackAll"] = Effect.fn("FollowOrder.trackAll")(function* (typed, claim) {
        const number = parseQuoteNumber(typed) ?? parseOrderNumber(typed)
        if (number === undefined) return yield* new OrderNotFound()
        const quote = yield* quotes.handedOver(number)
        const { orderNos = isOrderNumber(number) ? [number] : [], deliveries = [] } = quote ?? {}
        const tracked = yield* Effect.forEach(orderNos, (orderNo) => track(orderNo, claim))
        if (tracked.length + deliveries.length === 0) return yield* new OrderNotFound()
        const branch = (yield* branches.all).find(({ id }) => id === quote?.branchId)?.name ?? ""
        const checkoutType = quote?.checkoutType ?? "pickup"
        return {
          number,
          orders: tracked,
          deliveries: deliveries.map((delivery) => ({ ...delivery, checkoutType, branch }))
        }
      })

      return FollowOrder.of({
        findOrder: order,
        mayView: maySee,
        findPayment: payment,
        findProof,
        track,
        trackAll
      })
    })
  )
}

const paymentDetails = (paid: OrderPayment): PaymentDetails => {
  const { orderNo, status, total, captured, refunded, transactionReference, capturedAt } = paid
  const isOpen = status === "awaiting-payment"
  return {
    orderNo,
    method: paid.attempt.method,
    status: refunded > 0 ? "refunded" : captured > 0 ? "paid" : isOpen ? "open" : "failed",
    amount: captured > 0 ? captured : total,
    ...(transactionReference ? { transactionReference } : {}),
    ...(capturedAt === undefined ? {} : { paidAt: capturedAt })
  }
}
