/** The payments of accounts' documents, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import type { AccountPayableKind, AccountPayment, NewAccountPayment } from "../../../core/payments/account-payment.ts"
import { accountPaymentNumber, chargedAmount, sharesTotal } from "../../../core/payments/account-payment.ts"
import { AccountPayments } from "../../../core/payments/account-payments.port.ts"
import { PaymentTaken } from "../../../core/payments/payment.schema.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { type AttemptRow, attemptColumns, attemptOf, attemptWrites, dueAttempts, owedRefunds } from "./attempts.ts"
import { countTries } from "./card-tries.ts"
import { moneyMovements } from "./money-movements.ts"

type PaymentRow = AttemptRow & {
  readonly payment_no: string
  readonly kind: AccountPayableKind
  readonly customer_id: string
  readonly contact_id: string | null
  readonly email: string | null
  readonly surcharge_cents: number
  readonly status: AccountPayment["status"]
  readonly shares: AccountPayment["shares"]
}

const paymentOf = (row: PaymentRow): AccountPayment => ({
  kind: row.kind,
  paymentNo: row.payment_no,
  customerId: row.customer_id,
  ...(row.contact_id === null ? {} : { contactId: row.contact_id }),
  ...(row.email === null ? {} : { email: row.email }),
  shares: row.shares,
  surcharge: row.surcharge_cents,
  status: row.status,
  ...attemptOf(row)
})

/** Kept apart by indexes, whoever comes at once. */
const takenBy: { readonly [constraint: string]: PaymentTaken["what"] } = {
  payment_attempt_ref: "payment",
  account_payment_share_held: "document"
}

const asTaken = (problem: SqlError.SqlError) => {
  const { reason } = problem
  const what = reason._tag === "UniqueViolation" ? takenBy[reason.constraint ?? ""] : undefined
  return what ? new PaymentTaken({ what }) : new Unavailable({ part: "orders", cause: problem })
}

export const accountPaymentsLayer = Layer.effect(
  AccountPayments,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const columns = sql`
      account_payment.payment_no, account_payment.kind, customer_id, contact_id, email, surcharge_cents::float, status,
      (SELECT json_agg(json_build_object('document', document, 'amount', amount_cents) ORDER BY position)
        FROM account_payment_share AS share WHERE share.payment_no = account_payment.payment_no) AS shares,
      ${attemptColumns(sql)}
      FROM account_payment
      JOIN LATERAL (SELECT * FROM payment_attempt WHERE payment_attempt.account_payment_no = account_payment.payment_no
        ORDER BY made_at DESC LIMIT 1) AS attempt ON true
      LEFT JOIN money_movement AS capture ON capture.account_payment_no = account_payment.payment_no AND capture.kind = 'capture'`

    const first = <E>(rows: Effect.Effect<ReadonlyArray<PaymentRow>, E>) =>
      asOrdersUnavailable(Effect.map(rows, ([row]) => row && paymentOf(row)))
    const every = <E>(rows: Effect.Effect<ReadonlyArray<PaymentRow>, E>) =>
      asOrdersUnavailable(Effect.map(rows, (all) => all.map(paymentOf)))

    const save = Effect.fn("AccountPayments.save")(function* (payment: NewAccountPayment) {
      const { kind, paymentNo, method, paymentRef, browser, address, madeAt, ...rest } = payment
      const at = new Date(madeAt)
      yield* sql`
        INSERT INTO account_payment (payment_no, kind, customer_id, contact_id, email, total_cents, surcharge_cents, made_at)
        VALUES (${paymentNo}, ${kind}, ${payment.customerId}, ${payment.contactId ?? null}, ${payment.email ?? null},
          ${sharesTotal(payment)}, ${payment.surcharge}, ${at})`
      yield* sql`
        INSERT INTO account_payment_share (payment_no, position, kind, document, amount_cents)
        SELECT ${paymentNo}, place - 1, ${kind}, share ->> 'document', (share ->> 'amount')::bigint
        FROM jsonb_array_elements(${JSON.stringify(payment.shares)}::jsonb) WITH ORDINALITY AS each (share, place)`
      const [attempt] = yield* sql<{ id: string; key: string }>`
        INSERT INTO payment_attempt (payable_kind, payable_id, method, provider_ref, provider_key, amount_cents, made_at,
          changed_at, browser, address)
        VALUES (${kind}, ${paymentNo}, ${method}, ${paymentRef}, ${`${kind}-${paymentNo}-`} || gen_random_uuid(),
          ${chargedAmount(payment)}, ${at}, ${at}, decode(${browser}, 'hex'), ${address})
        RETURNING id, provider_key AS key`
      const { id, key } = attempt ?? (yield* Effect.die(`Payment ${paymentNo} was not written`))
      return {
        ...rest,
        kind,
        paymentNo,
        status: "awaiting-payment",
        captured: 0,
        refunded: 0,
        attempt: { id, key, method, paymentRef, state: "started", madeAt }
      } satisfies AccountPayment
    }, Effect.mapError(asTaken))

    const movements = moneyMovements(sql, {
      table: "account_payment",
      number: "payment_no",
      movedFor: "account_payment_no"
    })

    return AccountPayments.of({
      nextPaymentNo: sql<{ next: number }>`SELECT nextval('account_payment_number') AS next`.pipe(
        Effect.map(([row]) => accountPaymentNumber(row?.next ?? 0)),
        asOrdersUnavailable
      ),
      save,
      cardTries: (payer, since) => asOrdersUnavailable(Effect.map(countTries(sql, payer, since), ({ tries }) => tries)),
      find: (kind, paymentNo) =>
        first(
          sql<PaymentRow>`SELECT ${columns} WHERE account_payment.kind = ${kind} AND account_payment.payment_no = ${paymentNo}`
        ),
      locked: (kind, paymentNo) =>
        first(sql<PaymentRow>`
          SELECT ${columns} WHERE account_payment.kind = ${kind} AND account_payment.payment_no = ${paymentNo}
          FOR UPDATE OF account_payment`),
      findByRef: (kind, method, paymentRef) =>
        first(sql<PaymentRow>`
          SELECT ${columns} WHERE account_payment.kind = ${kind} AND account_payment.payment_no =
            (SELECT account_payment_no FROM payment_attempt WHERE payable_kind = ${kind} AND method = ${method}
              AND provider_ref = ${paymentRef} ORDER BY made_at DESC, account_payment_no DESC LIMIT 1)`),
      isOfBrowser: ({ attempt }, browser) =>
        asOrdersUnavailable(
          sql`SELECT FROM payment_attempt WHERE id = ${attempt.id} AND browser = decode(${browser}, 'hex')`
        ).pipe(Effect.map((rows) => rows.length > 0)),
      isHeld: (kind, document) =>
        asOrdersUnavailable(
          sql`SELECT FROM account_payment_share WHERE kind = ${kind} AND document = ${document} AND is_held LIMIT 1`
        ).pipe(Effect.map((rows) => rows.length > 0)),
      ...attemptWrites(sql),
      recordCapture: Effect.fn("AccountPayments.recordCapture")(function* (payment, taken) {
        return yield* movements.recordCapture(payment.paymentNo, payment, taken)
      }, asOrdersUnavailable),
      end: Effect.fn("AccountPayments.end")(function* ({ kind, paymentNo }, status, { at, by, note }) {
        yield* sql`
          WITH ended AS (UPDATE account_payment SET status = ${status} WHERE payment_no = ${paymentNo})
          INSERT INTO audit (at, done_by, action, subject, detail)
          VALUES (${new Date(at)}, ${by}, ${`${kind} payment ${status}`}, ${paymentNo}, ${JSON.stringify({ note })}::jsonb)`
      }, asOrdersUnavailable),
      bookedRefunds: ({ paymentNo }) => asOrdersUnavailable(movements.refundReferences(paymentNo)),
      recordRefund: Effect.fn("AccountPayments.recordRefund")(function* (payment, given) {
        yield* movements.recordRefund(payment.paymentNo, payment, given)
      }, asOrdersUnavailable),
      openPayments: (kind, before) =>
        every(sql<PaymentRow>`SELECT ${columns} WHERE account_payment.kind = ${kind} AND ${dueAttempts(sql, before)}`),
      refundsDue: (kind, at) =>
        every(sql<PaymentRow>`
          SELECT ${columns} WHERE account_payment.kind = ${kind} AND status = 'cancelled'
            AND refunded_cents < captured_cents AND ${owedRefunds(sql, at)}`)
    })
  })
)
