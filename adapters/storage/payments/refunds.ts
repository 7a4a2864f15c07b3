/** The tries to give money back, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Refunds, type UnknownRefund } from "../../../core/payments/refunds.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

/** The problem of a try whose payment the provider does not know. */
const UNKNOWN_PAYMENT = "no such payment"

export const refundsLayer = Layer.effect(
  Refunds,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Half a minute after the first call, twice as long after each more, at most an hour. */
    const after = (at: Date, calls: string) =>
      sql`${at}::timestamptz + least(interval '30 seconds' * power(2, least(${sql.literal(calls)}, 10) - 1), interval '1 hour')`

    const beginAttempt: Refunds["Service"]["beginAttempt"] = Effect.fn("Refunds.beginAttempt")(function* ({
      method,
      paymentRef,
      amount,
      at
    }) {
      const now = new Date(at)
      const [again] = yield* sql<{ key: string; amount: number }>`
        UPDATE refund_attempt SET calls = calls + 1, next_try_at = ${after(now, "calls + 1")}
        WHERE method = ${method} AND provider_ref = ${paymentRef} AND state = 'open' AND next_try_at <= ${now}
        RETURNING provider_key AS key, amount_cents AS amount`
      // Under one key the provider is asked for one amount.
      if (again) return { key: again.key, method, paymentRef, amount: again.amount }
      const [fresh] = yield* sql<{ key: string }>`
        INSERT INTO refund_attempt (provider_key, method, provider_ref, number, amount_cents, made_at, next_try_at)
        SELECT 'refund-' || ${paymentRef}::text || '-' || number, ${method}, ${paymentRef}, number, ${amount}, ${now}, ${after(now, "number")}
        FROM (SELECT count(*)::int + 1 AS number FROM refund_attempt WHERE method = ${method} AND provider_ref = ${paymentRef}) AS next
        WHERE NOT EXISTS (SELECT FROM refund_attempt
          WHERE method = ${method} AND provider_ref = ${paymentRef}
            AND (state IN ('open', 'unknown-payment') OR state = 'failed' AND next_try_at > ${now}))
        ON CONFLICT DO NOTHING RETURNING provider_key AS key`
      return fresh && { key: fresh.key, method, paymentRef, amount }
    }, asOrdersUnavailable)

    type UnknownRow = {
      readonly ref: string
      readonly amount: number
      readonly made_at: Date
      readonly order_no: string | null
    }
    const unknownOf = ({ ref, amount, made_at, order_no }: UnknownRow): UnknownRefund => ({
      paymentRef: ref,
      amount,
      since: made_at.getTime(),
      orderNo: order_no ?? undefined
    })
    const orderOf = sql`(SELECT order_no FROM payment_attempt
      WHERE payment_attempt.method = refund_attempt.method AND payment_attempt.provider_ref = refund_attempt.provider_ref
      ORDER BY made_at DESC LIMIT 1) AS order_no`
    const unknownColumns = sql`provider_ref AS ref, amount_cents AS amount, made_at, ${orderOf}`

    return Refunds.of({
      unknown: asOrdersUnavailable(sql<UnknownRow>`
        SELECT ${unknownColumns} FROM refund_attempt WHERE state = 'unknown-payment' ORDER BY made_at`).pipe(
        Effect.map((rows) => rows.map(unknownOf))
      ),
      endUnknown: (paymentRef) =>
        asOrdersUnavailable(sql<UnknownRow>`
          UPDATE refund_attempt SET state = 'given'
          WHERE provider_ref = ${paymentRef} AND state = 'unknown-payment' RETURNING ${unknownColumns}`).pipe(
          Effect.map(([row]) => row && unknownOf(row))
        ),
      beginAttempt: beginAttempt,
      markRefunded: ({ key }) =>
        asOrdersUnavailable(sql`UPDATE refund_attempt SET state = 'given' WHERE provider_key = ${key}`).pipe(
          Effect.asVoid
        ),
      markStrayRefunded: ({ key, paymentRef }, { at, by, note }) =>
        asOrdersUnavailable(sql`
          WITH ended AS (UPDATE refund_attempt SET state = 'given' WHERE provider_key = ${key})
          INSERT INTO audit (at, done_by, action, subject, detail)
          VALUES (${new Date(at)}, ${by}, 'stray payment refunded', ${paymentRef}, ${JSON.stringify({ note })}::jsonb)`).pipe(
          Effect.asVoid
        ),
      markFailed: ({ key }, problem, next) =>
        asOrdersUnavailable(sql`
          UPDATE refund_attempt SET state = 'failed', problem = ${problem.slice(0, 500)},
            next_try_at = coalesce(${next === undefined ? null : new Date(next)}::timestamptz, next_try_at)
          WHERE provider_key = ${key} AND state = 'open'`).pipe(Effect.asVoid),
      markByHand: ({ key }) =>
        asOrdersUnavailable(sql`
          UPDATE refund_attempt SET problem = 'by hand', state = 'unknown-payment'
          WHERE provider_key = ${key} AND state = 'open'`).pipe(Effect.asVoid),
      markUnknownPayment: ({ key, method, paymentRef }, at, { tries, ms }) =>
        asOrdersUnavailable(sql`
          WITH earlier AS (SELECT count(*) AS tries, min(made_at) AS since FROM refund_attempt
            WHERE method = ${method} AND provider_ref = ${paymentRef} AND state = 'failed' AND problem = ${UNKNOWN_PAYMENT})
          UPDATE refund_attempt SET problem = ${UNKNOWN_PAYMENT}, state = CASE
            WHEN tries + 1 >= ${tries} AND since <= ${new Date(at - ms)} THEN 'unknown-payment' ELSE 'failed' END
          FROM earlier WHERE provider_key = ${key} AND state = 'open'`).pipe(Effect.asVoid),
      isEnded: (method, paymentRef) =>
        asOrdersUnavailable(sql`
          SELECT FROM refund_attempt WHERE method = ${method} AND provider_ref = ${paymentRef} AND (state = 'unknown-payment' OR state = 'given'
            AND EXISTS (SELECT FROM audit WHERE subject = ${paymentRef} AND action IN ('stray payment refunded', 'unknown payment settled')))
          LIMIT 1`).pipe(Effect.map((rows) => rows.length > 0))
    })
  })
)
