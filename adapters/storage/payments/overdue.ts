/** What has stood open for longer than it should: payments, refunds, messages and reports that somebody has to look at. */
import { methodTerms } from "../../../core/methods/method-terms.ts"

/** `open` answers a row for each, with what it is in `at`: an order's number, a payment, a message, a report. */
export type OverdueKind = { readonly kind: string; readonly description: string; readonly query: string }

/** Everything that is not waiting for a person ends within this. */
const OVERDUE_SINCE = "now() - interval '5 minutes'"
/** A shopper has a quarter of an hour to prove who they are. */
const OVERDUE_AT_BANK_SINCE = "now() - interval '20 minutes'"

/** So long the provider of a method may take to decide about a payment. */
const decisionTime = `CASE method ${Object.entries(methodTerms)
  .map(([method, { decisionDays = 0 }]) => `WHEN '${method}' THEN interval '${decisionDays} days'`)
  .join(" ")} ELSE interval '0 days' END`

/** Where nothing sends a channel's messages they wait for ever, and are read on /dev/outbox. */
type Senders = { readonly SMTP_URL?: unknown; readonly SMS_URL?: unknown }

const sendingChannels = ({ SMTP_URL, SMS_URL }: Senders): string =>
  `'${[SMTP_URL ? "email" : "", SMS_URL ? "sms" : ""].filter(Boolean).join("', '")}'`

export const overdueKinds = (senders: Senders): ReadonlyArray<OverdueKind> => [
  {
    kind: "payment",
    description:
      "A payment is taken or let go within 5 minutes, or 20 where the bank asks its shopper, or the days that its provider may take to decide.",
    query: `SELECT payable_id || ' ' || state AS at FROM payment_attempt
      WHERE state = 'started' AND greatest(made_at, waits_until) < ${OVERDUE_SINCE}
        OR state = 'processing' AND greatest(made_at + ${decisionTime}, waits_until) < ${OVERDUE_SINCE}
        OR state = 'requires-action' AND made_at < ${OVERDUE_AT_BANK_SINCE}`
  },
  {
    kind: "refund",
    description: "Money that is owed goes back within 5 minutes.",
    query: `SELECT order_no AS at FROM shop_order WHERE status = 'cancelled' AND refunded_cents < captured_cents
        AND NOT EXISTS (SELECT FROM refund_attempt JOIN payment_attempt USING (method, provider_ref)
          WHERE payment_attempt.order_no = shop_order.order_no AND refund_attempt.state = 'unknown-payment')
        AND NOT EXISTS (SELECT FROM money_movement AS money WHERE money.order_no = shop_order.order_no AND kind = 'capture' AND at >= ${OVERDUE_SINCE})
        AND NOT EXISTS (SELECT FROM order_event AS event WHERE event.order_no = shop_order.order_no AND status = 'cancelled' AND at >= ${OVERDUE_SINCE})
      UNION SELECT payment_no FROM account_payment WHERE status = 'cancelled' AND refunded_cents < captured_cents
        AND NOT EXISTS (SELECT FROM refund_attempt JOIN payment_attempt USING (method, provider_ref)
          WHERE account_payment_no = payment_no AND refund_attempt.state = 'unknown-payment')
        AND NOT EXISTS (SELECT FROM money_movement AS money WHERE money.account_payment_no = payment_no AND kind = 'capture' AND at >= ${OVERDUE_SINCE})
      UNION SELECT provider_ref FROM refund_attempt GROUP BY provider_ref
        HAVING min(made_at) < ${OVERDUE_SINCE} AND NOT bool_or(state IN ('given', 'unknown-payment'))
          AND NOT EXISTS (SELECT FROM payment_attempt WHERE payment_attempt.provider_ref = refund_attempt.provider_ref)`
  },
  {
    kind: "unknown payment",
    description:
      "Money is owed of a payment that its provider does not know: a person gives it back, nothing asks again.",
    query: `SELECT coalesce(payable_id, provider_ref) AS at FROM refund_attempt LEFT JOIN payment_attempt USING (method, provider_ref)
      WHERE refund_attempt.state = 'unknown-payment'`
  },
  {
    kind: "message",
    description: "A message is sent within 5 minutes.",
    query: `SELECT message_key AS at FROM outbox WHERE sent_at IS NULL AND channel IN (${sendingChannels(senders)}) AND queued_at < ${OVERDUE_SINCE}`
  },
  {
    kind: "report",
    description: "A report of the payment provider is dealt with within 5 minutes.",
    query: `SELECT event_id || ' ' || type AS at FROM payment_event WHERE handled_at IS NULL AND received_at < ${OVERDUE_SINCE}`
  }
]

/** What is overdue of each kind; kinds of which nothing is are left out. */
export type Overdue = OverdueKind & { readonly at: ReadonlyArray<string> }

/** `ask` runs one statement. */
export const findOverdue = async (
  kinds: ReadonlyArray<OverdueKind>,
  runQuery: (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>
): Promise<ReadonlyArray<Overdue>> => {
  const overdue: Array<Overdue> = []
  for (const kind of kinds) {
    const at = (await runQuery(kind.query)).map((row) => String(row.at)).sort()
    if (at.length > 0) overdue.push({ ...kind, at })
  }
  return overdue
}
