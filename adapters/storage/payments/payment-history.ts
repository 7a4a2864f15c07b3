/** Loads the payments of invoices that were made by card in the shop before it began. */
import type { Client } from "pg"
import { type AccountPayment, chargedAmount, sharesTotal } from "../../../core/payments/account-payment.ts"
import { copyRows } from "../../postgres/import/copy-rows.ts"

/** A payment of invoices that is paid. `paidAt` in epoch milliseconds. */
export type PastPayment = Pick<
  AccountPayment,
  "paymentNo" | "customerId" | "contactId" | "email" | "shares" | "surcharge"
> & {
  /** Of the try to pay, a UUID that nothing else has. */
  readonly attemptId: string
  /** By which the provider calls it, and the ledger. */
  readonly reference: string
  readonly paidAt: number
}

const moment = (at: number): string => new Date(at).toISOString()

const paymentRow = (payment: PastPayment) => [
  payment.paymentNo,
  "invoice",
  payment.customerId,
  payment.contactId,
  payment.email,
  sharesTotal(payment),
  payment.surcharge,
  moment(payment.paidAt)
]

const shareRows = ({ paymentNo, shares }: PastPayment) =>
  shares.map(({ document, amount }, position) => [paymentNo, position, "invoice", document, amount, false])

const attemptRow = (payment: PastPayment) => {
  const { attemptId, paymentNo, reference, paidAt } = payment
  const key = `invoice-${paymentNo}-${attemptId}`
  const times = [moment(paidAt), moment(paidAt)]
  return [attemptId, "invoice", paymentNo, "card", reference, key, chargedAmount(payment), "succeeded", ...times]
}

const movementRow = (payment: PastPayment) => {
  const { attemptId, paymentNo, reference, paidAt } = payment
  return [paymentNo, attemptId, "capture", chargedAmount(payment), reference, moment(paidAt)]
}

const auditRows = (payment: PastPayment) => {
  const { paymentNo, reference, paidAt } = payment
  const row = (action: string, detail: object) => [
    moment(paidAt),
    "payment provider",
    action,
    paymentNo,
    JSON.stringify(detail)
  ]
  return [
    row("capture", { amount: chargedAmount(payment), reference }),
    row("invoice payment paid", { note: `paid by ${reference}` })
  ]
}

/** [I21] What was told of it, as a message is kept once its time is over. */
const messageRow = ({ paymentNo, paidAt }: PastPayment) => [
  `invoice-paid ${paymentNo}`,
  "email",
  "removed",
  "",
  "",
  ...[paidAt, paidAt, paidAt].map(moment)
]

/** Within a load's transaction; the next payment's number follows the last of these. What they paid is booked by the ledger's own load. */
export const insertPastPayments = async (client: Client, payments: ReadonlyArray<PastPayment>): Promise<void> => {
  const last = payments.at(-1)
  if (!last) return
  await copyRows(
    client,
    "account_payment (payment_no, kind, customer_id, contact_id, email, total_cents, surcharge_cents, made_at)",
    payments.map(paymentRow)
  )
  await copyRows(
    client,
    "account_payment_share (payment_no, position, kind, document, amount_cents, is_held)",
    payments.flatMap(shareRows)
  )
  await copyRows(
    client,
    `payment_attempt (id, payable_kind, payable_id, method, provider_ref, provider_key, amount_cents, state, made_at,
      changed_at)`,
    payments.map(attemptRow)
  )
  await copyRows(
    client,
    "money_movement (account_payment_no, attempt_id, kind, amount_cents, provider_ref, at)",
    payments.map(movementRow)
  )
  await client.query("UPDATE account_payment SET status = 'paid' WHERE payment_no = ANY ($1::text[])", [
    payments.map(({ paymentNo }) => paymentNo)
  ])
  await copyRows(client, "audit (at, done_by, action, subject, detail)", payments.flatMap(auditRows))
  await copyRows(
    client,
    "outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at, sent_at)",
    payments.map(messageRow)
  )
  await client.query("SELECT setval('account_payment_number', $1)", [last.paymentNo.slice(1, -1)])
}
