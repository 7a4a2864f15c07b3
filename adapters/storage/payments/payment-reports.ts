/** The reports of payment providers, kept in PostgreSQL: each once. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PaymentReports } from "../../../core/payments/payment-reports.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

export const paymentReportsLayer = Layer.effect(
  PaymentReports,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return PaymentReports.of({
      record: Effect.fn("PaymentReports.record")(function* ({ id, type, intentId }, at, isHandled) {
        const rows = yield* sql`
          INSERT INTO payment_event (provider, event_id, type, provider_ref, received_at, handled_at)
          VALUES ('stripe', ${id}, ${type}, ${intentId ?? null}, ${new Date(at)}, ${isHandled ? new Date(at) : null})
          ON CONFLICT DO NOTHING RETURNING event_id`
        return rows.length > 0
      }, asOrdersUnavailable),
      markHandled: Effect.fn("PaymentReports.markHandled")(function* (id, at) {
        yield* sql`
          UPDATE payment_event SET handled_at = ${new Date(at)}
          WHERE provider = 'stripe' AND event_id = ${id} AND handled_at IS NULL`
      }, asOrdersUnavailable),
      postpone: ({ id }, at) =>
        asOrdersUnavailable(sql`
          UPDATE payment_event SET failures = failures + 1, next_try_at = ${new Date(at)}::timestamptz
            + least(interval '30 seconds' * power(2, least(failures, 10)), interval '1 hour')
          WHERE provider = 'stripe' AND event_id = ${id}`).pipe(Effect.asVoid),
      dueReports: Effect.fn("PaymentReports.dueReports")(function* (before, now) {
        const rows = yield* sql<{ id: string; type: string; intent: string | null; received_at: Date }>`
          SELECT event_id AS id, type, provider_ref AS intent, received_at FROM payment_event
          WHERE handled_at IS NULL AND received_at < ${new Date(before)}
            AND coalesce(next_try_at <= ${new Date(now)}, true) ORDER BY coalesce(next_try_at, received_at) LIMIT 500`
        return rows.map(({ id, type, intent, received_at }) => ({
          id,
          type,
          ...(intent === null ? {} : { intentId: intent }),
          at: received_at.getTime()
        }))
      }, asOrdersUnavailable)
    })
  })
)
