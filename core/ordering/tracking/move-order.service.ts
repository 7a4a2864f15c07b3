/** Moves an order on after it was placed: staff by its steps, and its customer by cancelling it. */
import { Clock, Context, Effect, Layer } from "effect"
import { InvoiceOrder } from "../../billing/invoices/invoice-order.service.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import type { Cents } from "../../money.ts"
import { cancelRefusal } from "../../orders/cancellation.ts"
import type { Order, OrderStatus } from "../../orders/order.ts"
import { canChangeStatus } from "../../orders/order-status.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Transaction } from "../../transaction.port.ts"
import { Unavailable } from "../../unavailable.schema.ts"
import { cancelWords } from "../../words/cancel.ts"
import { moveWords } from "../../words/order.ts"
import { runWords } from "../../words/run.ts"
import { OrderMessages } from "../order-messages.port.ts"
import { mayCancelOrder, type OrderAccessClaim } from "../order-reader.ts"
import { Orders } from "../orders.port.ts"
import { SettleOrder } from "../placing/settle-order.service.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { type DeliveryProof, proofProblem } from "../runs/delivery-proof.ts"
import { DeliveryRuns } from "../runs/delivery-runs.port.ts"
import { FollowOrder } from "./follow-order.service.ts"

/** What staff may make of an order. */
export type NextStatus = Exclude<OrderStatus, "awaiting-payment" | "placed">

/** An order that staff have moved on, and what is still to be given back of it, cents: the shop asks its provider again by itself. */
export type MovedOrder = Order & { readonly refundDue: Cents }

/** From here on the goods are no longer the branch's. */
const leavesBranch: ReadonlySet<NextStatus> = new Set(["on-the-way", "delivered", "collected"])

const refused = (msg: string) => new OrderRefused({ kind: "cannot-move", msg })

/**
 * [TRK-01] [CANCEL-02] Service that advances placed orders. Fails with `Unavailable` (what it needs is out of reach),
 * `OrderNotFound` (no such order, or not theirs), `OrderRefused` (with its reason).
 */
export class MoveOrder extends Context.Service<
  MoveOrder,
  {
    /**
     * [CANCEL-02] Cancels an order for its customer, before anything was prepared: its stock is free, its money on the way
     * back, customer and branch are told. Repeating it changes nothing. `OrderRefused`: it is too late, or not theirs to cancel.
     */
    readonly cancel: (
      orderNo: string,
      claim: OrderAccessClaim
    ) => Effect.Effect<void, OrderNotFound | OrderRefused | Unavailable>
    /**
     * [I19] Moves an order on and tells the customer; a cancelled one is refunded, and its branch told to put it back. [ENT-05]
     * One that leaves its branch is invoiced in the same step. `by` is who did it. [RUN-02] `proof`, of one that is delivered, is who took it.
     */
    readonly changeStatus: (
      orderNo: string,
      to: NextStatus,
      by: string,
      proof?: DeliveryProof
    ) => Effect.Effect<MovedOrder, OrderNotFound | OrderRefused | Unavailable>
  }
>()("core/ordering/tracking/MoveOrder") {
  static readonly layer = Layer.effect(
    MoveOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const stock = yield* Stock
      const settlement = yield* SettleOrder
      const messages = yield* OrderMessages
      const outbox = yield* Outbox
      const invoicing = yield* InvoiceOrder
      const runs = yield* DeliveryRuns
      const followOrder = yield* FollowOrder
      const transaction = yield* Transaction

      const requireOrder = Effect.fnUntraced(function* (orderNo: string) {
        return (yield* orders.find(orderNo)) ?? (yield* new OrderNotFound())
      })

      /**
       * Moves an order on in one transaction that holds its row, and tells of it. `rule` says of the status that it finds why
       * it may not, or that there is nothing to do.
       */
      const moveOn = Effect.fnUntraced(function* (
        step: { readonly before: Order; readonly to: NextStatus; readonly by: string; readonly proof?: DeliveryProof },
        rule: (status: OrderStatus) => OrderRefused | "nothing to do" | undefined
      ) {
        const { before, to, by, proof } = step
        const { orderNo } = before
        const data = yield* settlement.messageData({ ...before, status: to })
        const queued = yield* messages.statusChanged(proof ? { ...data, receivedBy: proof.receivedBy } : data)
        const at = yield* Clock.currentTimeMillis
        const work = Effect.gen(function* () {
          const now = yield* orders.lockedPayment(orderNo)
          if (!now) return yield* new OrderNotFound()
          const verdict = rule(now.status)
          if (verdict === "nothing to do") return
          if (verdict) return yield* verdict
          yield* orders.changeStatus(orderNo, to, { at, by })
          if (to === "cancelled") yield* stock.release([orderNo])
          if (leavesBranch.has(to)) {
            yield* stock.consume([orderNo])
            yield* invoicing.invoice(before, at)
          }
          if (proof) yield* runs.saveProof(orderNo, proof, at)
          yield* outbox.queue(queued)
        })
        yield* transaction.run(work)
        const paid = yield* orders.payment(orderNo)
        // It is cancelled all the same: the reconciler asks again for what could not be given back yet.
        if (paid && to === "cancelled")
          yield* Effect.catchTag(settlement.refund(paid), "ProviderUnavailable", (problem) =>
            Effect.logWarning(problem)
          )
      })

      /** [BANK-03] Ends one that waits for its payer's own money; what came meanwhile places it instead. */
      const endAwaited = Effect.fnUntraced(function* (orderNo: string, by: string) {
        const waiting = yield* orders.payment(orderNo)
        if (waiting?.status !== "awaiting-payment" || waiting.attempt.waitsUntil === undefined) return
        const end = { state: "abandoned", by, note: "not waited for any longer" } as const
        yield* Effect.catchTag(settlement.abandonPayment(waiting, end), "ProviderUnavailable", (cause) =>
          Effect.fail(new Unavailable({ part: "orders", cause }))
        )
      })

      const changeStatus: MoveOrder["Service"]["changeStatus"] = Effect.fn("MoveOrder.changeStatus")(
        function* (orderNo, to, by, proof) {
          const before = yield* requireOrder(orderNo)
          const wrong = proof && (to === "delivered" ? proofProblem(proof) : runWords.onlyDelivered)
          if (wrong) return yield* refused(wrong)
          if (to === "cancelled") yield* endAwaited(orderNo, by)
          yield* moveOn({ before, to, by, ...(proof ? { proof } : {}) }, (status) => {
            if (to === "cancelled" && before.status === "awaiting-payment" && status === "cancelled")
              return "nothing to do"
            if (status === "awaiting-payment") return refused(moveWords.unpaid)
            const isLegal = canChangeStatus(before.checkoutType, status, to)
            return isLegal ? undefined : refused(moveWords.notAllowed(status, to))
          })
          const { captured = 0, refunded = 0 } = (yield* orders.payment(orderNo)) ?? {}
          const refundDue = to === "cancelled" ? captured - refunded : 0
          return { ...(yield* requireOrder(orderNo)), refundDue }
        }
      )

      const cancel: MoveOrder["Service"]["cancel"] = Effect.fn("MoveOrder.cancel")(function* (orderNo, claim) {
        const before = yield* followOrder.findOrder(orderNo, claim)
        const knownBy = yield* orders.credentialKind(orderNo, claim)
        if (!mayCancelOrder(before.buyer, knownBy, claim.reader)) return yield* refused(cancelWords.notAllowed)
        const { branch } = yield* settlement.messageData(before)
        yield* endAwaited(orderNo, "customer")
        yield* moveOn({ before, to: "cancelled", by: "customer" }, (status) => {
          if (status === "cancelled") return "nothing to do"
          const msg = cancelRefusal(status, branch)
          return msg === undefined ? undefined : refused(msg)
        })
      })

      return MoveOrder.of({ cancel, changeStatus })
    })
  )
}
