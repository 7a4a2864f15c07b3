/** What has stood open for longer than it should: payments, refunds, messages and reports that somebody has to look at. */

/** `open` answers a row for each, with what it is in `at`: an order's number, a payment, a message, a report. */
export type OverdueKind = { readonly kind: string; readonly says: string; readonly open: string }

/** Everything that is not waiting for a person ends within this. */
const LONGEST = "now() - interval '5 minutes'"
/** A shopper has a quarter of an hour to prove who they are. */
const LONGEST_AT_BANK = "now() - interval '20 minutes'"

/** Where nothing sends a channel's messages they wait for ever, and are read on /dev/outbox. */
type Senders = { readonly SMTP_URL?: unknown; readonly SMS_URL?: unknown }

const sent = ({ SMTP_URL, SMS_URL }: Senders): string =>
  `'${[SMTP_URL ? "email" : "", SMS_URL ? "sms" : ""].filter(Boolean).join("', '")}'`

export const overdueKinds = (senders: Senders): ReadonlyArray<OverdueKind> => [
  {
    kind: "payment",
    says: "A payment is taken or let go within 5 minutes, or 20 where the bank asks its shopper.",
    open: `SELECT order_no || ' ' || state AS at FROM payment_attempt
      WHERE state IN ('started', 'processing') AND made_at < ${LONGEST} OR state = 'requires-action' AND made_at < ${LONGEST_AT_BANK}`
  },
  {
    kind: "refund",
    says: "Money that is owed goes back within 5 minutes.",
    open: `SELECT order_no AS at FROM shop_order WHERE status = 'cancelled' AND refunded_cents < captured_cents
        AND NOT EXISTS (SELECT FROM money_movement AS money WHERE money.order_no = shop_order.order_no AND kind = 'capture' AND at >= ${LONGEST})
        AND NOT EXISTS (SELECT FROM order_event AS event WHERE event.order_no = shop_order.order_no AND status = 'cancelled' AND at >= ${LONGEST})
      UNION SELECT provider_ref FROM refund_attempt GROUP BY provider_ref
        HAVING min(made_at) < ${LONGEST} AND NOT bool_or(state = 'given')
          AND NOT EXISTS (SELECT FROM payment_attempt WHERE payment_attempt.provider_ref = refund_attempt.provider_ref)`
  },
  {
    kind: "message",
    says: "A message is sent within 5 minutes.",
    open: `SELECT message_key AS at FROM outbox WHERE sent_at IS NULL AND channel IN (${sent(senders)}) AND queued_at < ${LONGEST}`
  },
  {
    kind: "report",
    says: "A report of the payment provider is dealt with within 5 minutes.",
    open: `SELECT event_id || ' ' || type AS at FROM payment_event WHERE handled_at IS NULL AND received_at < ${LONGEST}`
  }
]

/** What is overdue of each kind; kinds of which nothing is are left out. */
export type Overdue = OverdueKind & { readonly at: ReadonlyArray<string> }

/** `ask` runs one statement. */
export const overdueNow = async (
  kinds: ReadonlyArray<OverdueKind>,
  ask: (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>
): Promise<ReadonlyArray<Overdue>> => {
  const found: Array<Overdue> = []
  for (const kind of kinds) {
    const at = (await ask(kind.open)).map((row) => String(row.at)).sort()
    if (at.length > 0) found.push({ ...kind, at })
  }
  return found
}
