/** What was paid for orders, and what is still open. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Orders } from "../../../core/ordering/orders.port.ts"
import type { OrderStatus } from "../../../core/orders/order.ts"
import type { OrderPayment } from "../../../core/payments/payment.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { type AttemptRow, attemptColumns, attemptOf, attemptWrites, dueAttempts, owedRefunds } from "./attempts.ts"
import { moneyMovements } from "./money-movements.ts"

type PaymentRow = AttemptRow & {
  readonly order_no: string
  readonly status: OrderStatus
  readonly total_cents: number
}

const paymentOf = (row: PaymentRow): OrderPayment => ({
  orderNo: row.order_no,
  status: row.status,
  total: row.total_cents,
  ...attemptOf(row)
})

type Payments = Pick<
  Orders["Service"],
  | "payment"
  | "lockedPayment"
  | "paymentByRef"
  | "openPayments"
  | "postpone"
  | "refundsDue"
  | "recordAttempt"
  | "recordCapture"
  | "bookedRefunds"
  | "recordRefund"
>

export const orderPayments = (sql: SqlClient.SqlClient): Payments => {
  const columns = sql`
    shop_order.order_no, shop_order.status, total_cents, ${attemptColumns(sql)}
    FROM shop_order
    JOIN LATERAL (SELECT * FROM payment_attempt WHERE payment_attempt.order_no = shop_order.order_no
      ORDER BY made_at DESC LIMIT 1) AS attempt ON true
    LEFT JOIN money_movement AS capture ON capture.order_no = shop_order.order_no AND capture.kind = 'capture'`

  const first = <E>(rows: Effect.Effect<ReadonlyArray<PaymentRow>, E>) =>
    asOrdersUnavailable(Effect.map(rows, ([row]) => row && paymentOf(row)))
  const every = <E>(rows: Effect.Effect<ReadonlyArray<PaymentRow>, E>) =>
    asOrdersUnavailable(Effect.map(rows, (all) => all.map(paymentOf)))

  const movements = moneyMovements(sql, { table: "shop_order", number: "order_no", movedFor: "order_no" })

  const recordCapture: Payments["recordCapture"] = Effect.fn("Orders.recordCapture")(function* (payment, taken) {
    return yield* movements.recordCapture(payment.orderNo, payment, taken)
  }, asOrdersUnavailable)

  const recordRefund: Payments["recordRefund"] = Effect.fn("Orders.recordRefund")(function* (payment, given) {
    yield* movements.recordRefund(payment.orderNo, payment, given)
  }, asOrdersUnavailable)

  return {
    payment: (orderNo) => first(sql<PaymentRow>`SELECT ${columns} WHERE shop_order.order_no = ${orderNo}`),
    lockedPayment: (orderNo) =>
      first(sql<PaymentRow>`SELECT ${columns} WHERE shop_order.order_no = ${orderNo} FOR UPDATE OF shop_order`),
    paymentByRef: (method, paymentRef) =>
      first(sql<PaymentRow>`
        SELECT ${columns} WHERE shop_order.order_no =
          (SELECT order_no FROM payment_attempt WHERE method = ${method} AND provider_ref = ${paymentRef}
            ORDER BY made_at DESC, order_no DESC LIMIT 1)`),
    openPayments: (before) => every(sql<PaymentRow>`SELECT ${columns} WHERE ${dueAttempts(sql, before)}`),
    refundsDue: (at) =>
      every(sql<PaymentRow>`
        SELECT ${columns} WHERE shop_order.status = 'cancelled' AND refunded_cents < captured_cents AND ${owedRefunds(sql, at)}`),
    ...attemptWrites(sql),
    bookedRefunds: (orderNo) => asOrdersUnavailable(movements.refundReferences(orderNo)),
    recordCapture,
    recordRefund
  }
}
