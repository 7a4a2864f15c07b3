/** Ends by hand what no try can end: money that is owed of a payment which its provider does not know. */
import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../../messages/outbox.port.ts"
import { Refunds, type UnknownRefund } from "../../payments/refunds.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { unknownRefundWords } from "../../words/unknown-refund.ts"
import { OrderMessages } from "../order-messages.port.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { SettleOrder } from "./settle-order.service.ts"

/** What a person found out: the money went back, as the reference says, or the payment never took any. */
export type RefundSettlement =
  | { readonly is: "refunded"; readonly reference: string }
  | { readonly is: "never-taken"; readonly reference?: never }

/** In the place of a reference where no money went back; nobody is told of it. */
const NEVER_TAKEN = "never-taken-"
/** How a reference may look: what a provider or a bank calls a transfer. */
const REFERENCE = /^(?!never-taken-)[\w./-]{1,100}$/

/**
 * [I22] Service that lists refunds which are left to a person, and settles them. Fails with `Unavailable` (what it needs is
 * out of reach), `OrderNotFound` (nothing of that payment is left to a person), `OrderRefused` (with its reason).
 */
export class UnknownRefunds extends Context.Service<
  UnknownRefunds,
  {
    /** Those that wait for a person, oldest first. */
    readonly open: Effect.Effect<ReadonlyArray<UnknownRefund>, Unavailable>
    /**
     * [I9] [I22] Books what a person found out of a payment, by its reference at the provider, and ends it. `OrderNotFound`:
     * nothing of that payment waits for a person. `OrderRefused`: the reference is none, or is on the order's books already.
     */
    readonly settle: (
      paymentRef: string,
      settlement: RefundSettlement,
      by: string
    ) => Effect.Effect<UnknownRefund, OrderNotFound | OrderRefused | Unavailable>
  }
>()("core/ordering/placing/UnknownRefunds") {
  static readonly layer = Layer.effect(
    UnknownRefunds,
    Effect.gen(function* () {
      const refunds = yield* Refunds
      const orders = yield* Orders
      const messages = yield* OrderMessages
      const outbox = yield* Outbox
      const settlements = yield* SettleOrder
      const transaction = yield* Transaction

      const refused = (msg: string) => new OrderRefused({ kind: "cannot-move", msg })

      const bookForOrder = Effect.fnUntraced(function* (
        orderNo: string,
        { is, reference }: RefundSettlement,
        at: number
      ) {
        const order = yield* orders.find(orderNo)
        const payment = yield* orders.lockedPayment(orderNo)
        if (!order || !payment) return yield* new OrderNotFound()
        const amount = payment.captured - payment.refunded
        if (amount <= 0) return
        const booked = yield* orders.bookedRefunds(orderNo)
        const movement = reference ?? `${NEVER_TAKEN}${payment.attempt.paymentRef}`
        if (booked.has(movement)) return yield* refused(unknownRefundWords.booked(movement))
        yield* orders.recordRefund(payment, { amount, reference: movement, at })
        // Whoever never paid is not told that money comes back.
        if (is === "refunded")
          yield* outbox.queue(yield* messages.orderRefunded(yield* settlements.messageData(order), payment.captured))
      })

      const settle: UnknownRefunds["Service"]["settle"] = Effect.fn("UnknownRefunds.settle")(
        function* (paymentRef, settlement, by) {
          const { is, reference } = settlement
          if (is === "refunded" && !REFERENCE.test(reference)) return yield* refused(unknownRefundWords.noReference)
          const at = yield* Clock.currentTimeMillis
          const work = Effect.gen(function* () {
            const ended = yield* refunds.endUnknown(paymentRef)
            if (!ended) return yield* new OrderNotFound()
            const { orderNo } = ended
            if (orderNo !== undefined) yield* bookForOrder(orderNo, settlement, at)
            const note = `${paymentRef} ${is}${reference === undefined ? "" : ` by ${reference}`}`
            yield* orders.recordAudit(orderNo ?? paymentRef, "unknown payment settled", { at, by, note })
            return ended
          })
          return yield* transaction.run(work)
        }
      )

      return UnknownRefunds.of({ open: refunds.unknown, settle })
    })
  )
}
