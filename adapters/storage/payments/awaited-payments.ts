/** Awaited payments in PostgreSQL: what was waited for is in the order's try to pay, what became of it in a row of its own. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type AwaitedOrder,
  type AwaitedPayment,
  AwaitedPayments
} from "../../../core/payments/awaited-payments.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

type OpenRow = Omit<AwaitedOrder, "until"> & { readonly until: Date }

export const awaitedPaymentsLayer = Layer.effect(
  AwaitedPayments,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const find: AwaitedPayments["Service"]["find"] = Effect.fn("AwaitedPayments.find")(function* ({
      method,
      paymentRef
    }) {
      const [found] = yield* sql<AwaitedPayment>`
        SELECT shop_order.order_no AS "orderNo", total_cents AS total, encode(browser, 'hex') AS browser,
          coalesce(awaited_payment.state, 'open') AS state
        FROM payment_attempt JOIN shop_order USING (order_no) LEFT JOIN awaited_payment USING (method, provider_ref)
        WHERE method = ${method} AND provider_ref = ${paymentRef}
        ORDER BY payment_attempt.made_at DESC LIMIT 1`
      return found
    }, asOrdersUnavailable)

    const close: AwaitedPayments["Service"]["close"] = Effect.fn("AwaitedPayments.close")(function* (
      { method, paymentRef },
      at
    ) {
      yield* sql`
        INSERT INTO awaited_payment (method, provider_ref, state, changed_at)
        VALUES (${method}, ${paymentRef}, 'closed', ${new Date(at)}) ON CONFLICT DO NOTHING`
    }, asOrdersUnavailable)

    const receive: AwaitedPayments["Service"]["receive"] = Effect.fn("AwaitedPayments.receive")(function* (
      { method, paymentRef },
      { reference, by, at }
    ) {
      const written = yield* sql`
        INSERT INTO awaited_payment (method, provider_ref, state, bank_reference, done_by, changed_at)
        VALUES (${method}, ${paymentRef}, 'received', ${reference}, ${by}, ${new Date(at)})
        ON CONFLICT (method, provider_ref) DO UPDATE SET state = 'received', bank_reference = excluded.bank_reference,
          done_by = excluded.done_by, changed_at = excluded.changed_at WHERE awaited_payment.state = 'closed'
        RETURNING state`
      if (written.length > 0) return true
      const [before] = yield* sql<{ readonly same: boolean }>`
        SELECT bank_reference = ${reference} AS same FROM awaited_payment
        WHERE method = ${method} AND provider_ref = ${paymentRef}`
      return before?.same === true
    }, asOrdersUnavailable)

    const open = asOrdersUnavailable(sql<OpenRow>`
      SELECT method, provider_ref AS "paymentRef", shop_order.order_no AS "orderNo", total_cents AS total,
        billing -> 'contactDetails' ->> 'contactName' AS payer, waits_until AS until
      FROM payment_attempt JOIN shop_order USING (order_no)
      WHERE waits_until IS NOT NULL AND state IN ('started', 'processing') ORDER BY waits_until, order_no`).pipe(
      Effect.map((rows) => rows.map(({ until, ...one }) => ({ ...one, until: until.getTime() })))
    )

    return AwaitedPayments.of({ find, close, receive, open })
  })
)
