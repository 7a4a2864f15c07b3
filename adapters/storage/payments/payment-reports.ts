/** The reports of payment providers, kept in PostgreSQL: each once. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { ProviderMethod } from "../../../core/payment-method.ts"
import { PaymentReports } from "../../../core/payments/payment-reports.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

export const paymentReportsLayer = Layer.effect(
  PaymentReports,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return PaymentReports.of({
      record: Effect.fn("PaymentReports.record")(function* ({ method, id, type, paymentRef }, at, isHandled) {
        const rows = yield* sql`
          INSERT INTO payment_event (method, event_id, type, provider_ref, received_at, handled_at)
          VALUES (${method}, ${id}, ${type}, ${paymentRef ?? null}, ${new Date(at)}, ${isHandled ? new Date(at) : null})
          ON CONFLICT DO NOTHING RETURNING event_id`
        return rows.length > 0
      }, asOrdersUnavailable),
      markHandled: Effect.fn("PaymentReports.markHandled")(function* ({ method, id }, at) {
        yield* sql`
          UPDATE payment_event SET handled_at = ${new Date(at)}
          WHERE method = ${method} AND event_id = ${id} AND handled_at IS NULL`
      }, asOrdersUnavailable),
      postpone: ({ method, id }, at) =>
        asOrdersUnavailable(sql`
          UPDATE payment_event SET failures = failures + 1, next_try_at = ${new Date(at)}::timestamptz
            + least(interval '30 seconds' * power(2, least(failures, 10)), interval '1 hour')
          WHERE method = ${method} AND event_id = ${id}`).pipe(Effect.asVoid),
      dueReports: Effect.fn("PaymentReports.dueReports")(function* (before, now) {
        const rows = yield* sql<{
          method: ProviderMethod
          id: string
          type: string
          ref: string | null
          received_at: Date
        }>`
          SELECT method, event_id AS id, type, provider_ref AS ref, received_at FROM payment_event
          WHERE handled_at IS NULL AND received_at < ${new Date(before)}
            AND coalesce(next_try_at <= ${new Date(now)}, true) ORDER BY coalesce(next_try_at, received_at) LIMIT 500`
        return rows.map(({ method, id, type, ref, received_at }) => ({
          method,
          id,
          type,
          ...(ref === null ? {} : { paymentRef: ref }),
          at: received_at.getTime()
        }))
      }, asOrdersUnavailable)
    })
  })
)
