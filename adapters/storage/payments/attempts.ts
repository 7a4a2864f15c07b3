/** Tries to pay, whatever they are for: how they are read, ended and looked for. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { ProviderMethod } from "../../../core/payment-method.ts"
import type { AttemptedPayment, AttemptState, CardRefusal } from "../../../core/payments/payment.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

export type AttemptRow = {
  readonly captured_cents: number
  readonly refunded_cents: number
  readonly captured_at: Date | null
  readonly reference: string | null
  readonly attempt: string
  readonly method: ProviderMethod
  readonly ref: string
  readonly provider_key: string
  readonly state: AttemptState
  readonly refusal: string | null
  readonly made_at: Date
  readonly waits_until: Date | null
}

/** Of what is paid itself, of its latest try `attempt`, and of its money's movement `capture`. */
export const attemptColumns = (sql: SqlClient.SqlClient) => sql`
  captured_cents, refunded_cents, attempt.id AS attempt, attempt.method, attempt.provider_ref AS ref,
  attempt.provider_key, attempt.state, attempt.refusal, attempt.made_at, attempt.waits_until, capture.at AS captured_at,
  capture.provider_ref AS reference`

/** Kept as `card_declined insufficient_funds`. */
const refusalOf = (text: string): CardRefusal => {
  const [code = "", declineCode] = text.split(" ")
  return { code, ...(declineCode ? { declineCode } : {}) }
}

export const attemptOf = (row: AttemptRow): AttemptedPayment => ({
  captured: row.captured_cents,
  refunded: row.refunded_cents,
  ...(row.captured_at === null ? {} : { capturedAt: row.captured_at.getTime() }),
  ...(row.reference === null ? {} : { transactionReference: row.reference }),
  attempt: {
    id: row.attempt,
    method: row.method,
    paymentRef: row.ref,
    key: row.provider_key,
    state: row.state,
    ...(row.refusal === null ? {} : { refusal: refusalOf(row.refusal) }),
    madeAt: row.made_at.getTime(),
    ...(row.waits_until === null ? {} : { waitsUntil: row.waits_until.getTime() })
  }
})

/** Begun before a moment, not ended, not postponed beyond it, and not one that is waited for until later. */
export const dueAttempts = (sql: SqlClient.SqlClient, before: number) => sql`
  attempt.state IN ('started', 'requires-action', 'processing') AND attempt.made_at < ${new Date(before)}
  AND coalesce(attempt.next_try_at <= ${new Date(before)}, true)
  AND (attempt.state = 'started' OR coalesce(attempt.waits_until <= ${new Date(before)}, true))
  ORDER BY coalesce(attempt.next_try_at, attempt.made_at) LIMIT 500`

/** Whose refund is not left to a person, and may be asked for by now. */
export const owedRefunds = (sql: SqlClient.SqlClient, at: number) => sql`
  NOT EXISTS (SELECT FROM refund_attempt WHERE refund_attempt.method = attempt.method
    AND refund_attempt.provider_ref = attempt.provider_ref AND (refund_attempt.state = 'unknown-payment'
      OR refund_attempt.state <> 'given' AND refund_attempt.next_try_at > ${new Date(at)})) LIMIT 500`

export const attemptWrites = (sql: SqlClient.SqlClient) => ({
  postpone: ({ attempt }: AttemptedPayment, at: number) =>
    asOrdersUnavailable(sql`
      UPDATE payment_attempt SET failures = failures + 1, next_try_at = ${new Date(at)}::timestamptz
        + least(interval '15 seconds' * power(2, least(failures, 10)), interval '10 minutes')
      WHERE id = ${attempt.id}`).pipe(Effect.asVoid),
  recordAttempt: Effect.fn("recordAttempt")(function* (
    { attempt }: AttemptedPayment,
    state: AttemptState,
    at: number,
    refusal?: CardRefusal
  ) {
    const words = refusal ? [refusal.code, refusal.declineCode].filter(Boolean).join(" ") : null
    yield* sql`
      UPDATE payment_attempt SET state = ${state}, refusal = ${words}, changed_at = ${new Date(at)}
      WHERE id = ${attempt.id} AND state IN ('started', 'requires-action', 'processing')`
  }, asOrdersUnavailable)
})
