/** Money that came or went back for an order or an account's documents, written down once with its row of the audit. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { TakenMoney } from "../../../core/payments/payment.ts"

/** Whose payments: their table, the name of its number, and the column of `money_movement` that names it. */
type Paid = { readonly table: string; readonly number: string; readonly movedFor: string }

/** A payment as it was read: what has changed since is seen by its sums. */
type ReadPayment = {
  readonly status: string
  readonly captured: number
  readonly refunded: number
  readonly attempt: { readonly id: string }
}

/** Each answers what it wrote; `no` is the number of what is paid. */
export const moneyMovements = (sql: SqlClient.SqlClient, { table, number, movedFor }: Paid) => {
  const [paid, numberOf] = [sql(table), sql(number)]

  /** Of the row of `open`. */
  const move = (kind: "capture" | "refund", { attempt }: ReadPayment, { amount, reference, at }: TakenMoney) => {
    const when = new Date(at)
    return sql`
      moved AS (
        INSERT INTO money_movement (${sql(movedFor)}, attempt_id, kind, amount_cents, provider_ref, at)
        SELECT ${numberOf}, ${attempt.id}::uuid, ${kind}, ${amount}, ${reference}, ${when} FROM open
      )
      INSERT INTO audit (at, done_by, action, subject, detail)
      SELECT ${when}, 'payment provider', ${kind}, ${numberOf}, ${JSON.stringify({ amount, reference })}::jsonb
      FROM open RETURNING subject`
  }

  /** The payment with the money in it; undefined where it is another by now than it was read. */
  const recordCapture = Effect.fnUntraced(function* <P extends ReadPayment>(no: string, payment: P, taken: TakenMoney) {
    const { status, captured, refunded, attempt } = payment
    const written = yield* sql`
      WITH open AS (
        SELECT ${numberOf} FROM ${paid} WHERE ${numberOf} = ${no} AND status = ${status}
          AND captured_cents = ${captured} AND refunded_cents = ${refunded} FOR UPDATE
      ), ended AS (
        UPDATE payment_attempt SET state = 'succeeded', refusal = NULL, changed_at = ${new Date(taken.at)}
        FROM open WHERE id = ${attempt.id} AND state IN ('started', 'requires-action', 'processing')
      ), ${move("capture", payment, taken)}`
    const { amount, reference, at } = taken
    return written.length === 0
      ? undefined
      : { ...payment, captured: captured + amount, capturedAt: at, transactionReference: reference }
  })

  const recordRefund = (no: string, payment: ReadPayment, given: TakenMoney) => sql`
    WITH open AS (SELECT ${numberOf} FROM ${paid} WHERE ${numberOf} = ${no}), ${move("refund", payment, given)}`

  /** The provider's references of all that went back. */
  const refundReferences = (no: string) =>
    Effect.map(
      sql<{ reference: string }>`
        SELECT provider_ref AS reference FROM money_movement WHERE ${sql(movedFor)} = ${no} AND kind = 'refund'`,
      (rows) => new Set(rows.map(({ reference }) => reference))
    )

  return { recordCapture, recordRefund, refundReferences }
}
