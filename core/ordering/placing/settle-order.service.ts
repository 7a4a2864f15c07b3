/** Settles an order after its payment's outcome is known: placed once, cancelled with its stock released, or refunded. */

import { Context, Effect, Layer } from "effect"
import type { Outbox } from "../../messages/outbox.port.ts"
import type { Order } from "../../orders/order.ts"
import { makeSettlement, type Settlement, settledPayable } from "../../payments/make-settlement.service.ts"
import type { SettledPayable } from "../../payments/payables.port.ts"
import type { OrderPayment, PaymentEnd } from "../../payments/payment.ts"
import type { PaymentProviders } from "../../payments/provider.port.ts"
import type { RefundPayment } from "../../payments/refund-payment.service.ts"
import type { Refunds } from "../../payments/refunds.port.ts"
import type { Stock } from "../../stock/stock.port.ts"
import type { Branches } from "../../stores/branches.port.ts"
import type { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { OrderMessageData, OrderMessages } from "../order-messages.port.ts"
import type { Orders } from "../orders.port.ts"
import { orderPayable } from "./order-payable.service.ts"

/**
 * [T55] Service that decides and records what follows from the state of an order's payment. Fails with `Unavailable` (what
 * it needs is out of reach), `ProviderUnavailable` (the payment provider can't be reached).
 */
export class SettleOrder extends Context.Service<
  SettleOrder,
  Settlement<OrderPayment> & {
    /** Cancels an unpaid order and frees its stock; one that is no longer unpaid stays as it is. */
    readonly cancelUnpaidOrder: (orderNo: string, end: PaymentEnd) => Effect.Effect<void, Unavailable>
    /** An order as its messages tell it. */
    readonly messageData: (order: Order) => Effect.Effect<OrderMessageData, Unavailable>
    /** Orders among all that is paid. */
    readonly payable: SettledPayable
  }
>()("core/ordering/placing/SettleOrder") {
  static readonly layer: Layer.Layer<
    SettleOrder,
    never,
    Branches | OrderMessages | Orders | Outbox | PaymentProviders | RefundPayment | Refunds | Stock | Transaction
  > = Layer.effect(
    SettleOrder,
    Effect.gen(function* () {
      const { book, messageData } = yield* orderPayable
      const settlement = yield* makeSettlement(book)
      return SettleOrder.of({
        ...settlement,
        cancelUnpaidOrder: book.cancelUnpaid,
        messageData,
        payable: settledPayable(book, settlement)
      })
    })
  )
}
