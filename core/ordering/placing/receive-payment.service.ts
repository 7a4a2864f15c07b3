/** Records money that a customer has sent by themselves, as staff found it at the bank, and does what follows for its order. */
import { Clock, Context, Effect, Layer } from "effect"
import { type Cents, dollars } from "../../money.ts"
import type { OrderStatus } from "../../orders/order.ts"
import { type AwaitedOrder, AwaitedPayments } from "../../payments/awaited-payments.port.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { awaitedWords } from "../../words/awaited-payment.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { SettleOrder } from "./settle-order.service.ts"

/** What came: cents, what the bank calls the transfer, and who found it. */
export type ReceivedMoney = { readonly amount: Cents; readonly reference: string; readonly by: string }

/** The order after it, and what is owed back, cents: money for an order that was cancelled before. */
export type ReceivedPayment = { readonly orderNo: string; readonly status: OrderStatus; readonly refundDue: Cents }

/** How a bank's reference may look. */
const REFERENCE = /^(?! )[\w ./-]{1,100}(?<! )$/

/**
 * [BANK-02] Service that records money which was sent for orders, and lists those that wait for it. Fails with `Unavailable`
 * (what it needs is out of reach), `OrderNotFound` (no such order), `OrderRefused` (with its reason).
 */
export class ReceivePayment extends Context.Service<
  ReceivePayment,
  {
    /** Those that wait, the first to run out first. */
    readonly open: Effect.Effect<ReadonlyArray<AwaitedOrder>, Unavailable>
    /** All or nothing; repeating it changes nothing. An order that is cancelled by now owes it back. */
    readonly receive: (
      orderNo: string,
      money: ReceivedMoney
    ) => Effect.Effect<ReceivedPayment, OrderNotFound | OrderRefused | Unavailable | ProviderUnavailable>
  }
>()("core/ordering/placing/ReceivePayment") {
  static readonly layer = Layer.effect(
    ReceivePayment,
    Effect.gen(function* () {
      const orders = yield* Orders
      const providers = yield* PaymentProviders
      const awaited = yield* AwaitedPayments
      const settlement = yield* SettleOrder
      const transaction = yield* Transaction

      const refused = (msg: string) => new OrderRefused({ kind: "cannot-move", msg })

      const receive: ReceivePayment["Service"]["receive"] = Effect.fn("ReceivePayment.receive")(function* (
        orderNo,
        { amount, reference, by }
      ) {
        const payment = yield* orders.payment(orderNo)
        if (!payment) return yield* new OrderNotFound()
        const { total, attempt } = payment
        const { method, paymentRef } = attempt
        if (attempt.waitsUntil === undefined) return yield* refused(awaitedWords.notAwaited)
        if (amount !== total) return yield* refused(awaitedWords.otherAmount(dollars(total)))
        if (!REFERENCE.test(reference)) return yield* refused(awaitedWords.noReference)
        const at = yield* Clock.currentTimeMillis
        const work = Effect.gen(function* () {
          const isFirst = yield* awaited.receive({ method, paymentRef }, { reference, by, at })
          if (!isFirst) return yield* refused(awaitedWords.cameTwice)
          yield* orders.recordAudit(orderNo, "payment received", { at, by, note: reference })
          const reported = yield* Effect.catchTag(providers[method].ask(paymentRef), "PaymentNotFound", () =>
            Effect.fail(new OrderNotFound())
          )
          yield* settlement.settle(reported)
        })
        yield* transaction.run(work)
        const { status, captured, refunded } = (yield* orders.payment(orderNo)) ?? payment
        return { orderNo, status, refundDue: status === "cancelled" ? captured - refunded : 0 }
      })

      return ReceivePayment.of({ open: awaited.open, receive })
    })
  )
}
