/** What must be true of the shop's books at every moment, each as a question to the database that finds what breaks it. */

import { methodTerms } from "../../core/methods/method-terms.ts"
import { OrderStatusSchema } from "../../core/orders/order.schema.ts"
import type { CheckoutType, OrderStatus } from "../../core/orders/order.ts"
import { canChangeStatus } from "../../core/orders/order-status.ts"

/** `broken` answers one row for each break, with what breaks it in `at`: an order's number, a pile of stock, a message. */
export type Invariant = { readonly id: string; readonly description: string; readonly violationQuery: string }

const types: ReadonlyArray<CheckoutType> = ["pickup", "delivery"]
const statuses: ReadonlyArray<OrderStatus> = OrderStatusSchema.literals

/** Every step that an order may take, as rows of SQL: the core's own rule, not another one. */
const steps = types
  .flatMap((type) => statuses.flatMap((from) => statuses.map((to) => [type, from, to] as const)))
  .filter(([type, from, to]) => canChangeStatus(type, from, to))
  .map((step) => `('${step.join("', '")}')`)
  .join(", ")

const { least, most } = methodTerms.card.limit

/** What an order has gone through; one that waits has gone through nothing. */
const isPaidFor = "status NOT IN ('awaiting-payment', 'cancelled')"

/**
 * How long something may stay open is asked in storage/payments/overdue.ts alone: it is late then, and breaks nothing.
 *
 * I17 is not among them: what a thing cost at an earlier moment is not kept, so that a price which was right then can't
 * be told from one that was not. The tests of placing an order hold it.
 */
export const invariants: ReadonlyArray<Invariant> = [
  {
    id: "I4",
    description: "An order's total is the sum of its lines, its delivery and its surcharge.",
    violationQuery: `SELECT order_no AS at FROM shop_order LEFT JOIN (SELECT order_no, sum(line_cents) AS lines FROM order_line GROUP BY 1) AS line
      USING (order_no) WHERE total_cents <> coalesce(lines, 0) + delivery_cents + surcharge_cents OR subtotal_cents <> coalesce(lines, 0)`
  },
  {
    id: "I5",
    description: "An order's GST is the sum of its lines' GST and that of its delivery and surcharge.",
    violationQuery: `SELECT order_no AS at FROM shop_order LEFT JOIN (SELECT order_no, sum(line_gst_cents) AS gst FROM order_line GROUP BY 1) AS line
      USING (order_no) WHERE gst_cents <> coalesce(gst, 0) + delivery_gst_cents + surcharge_gst_cents`
  },
  {
    id: "I6",
    description: "GST is one eleventh of what it is in, to half a cent, so that the price without it is what remains.",
    violationQuery: `SELECT order_no || ' line ' || position AS at FROM order_line WHERE abs(22 * line_gst_cents - 2 * line_cents) > 11
      UNION ALL SELECT order_no FROM shop_order
      WHERE abs(22 * delivery_gst_cents - 2 * delivery_cents) > 11 OR abs(22 * surcharge_gst_cents - 2 * surcharge_cents) > 11`
  },
  {
    id: "I7",
    description: "A line costs its unit price times its quantity, to half a cent.",
    violationQuery: `SELECT order_no || ' line ' || position AS at FROM order_line WHERE abs(line_cents - unit_cents * qty) > 0.5`
  },
  {
    id: "I8",
    description:
      "What is asked for and what was taken for an order or documents is their total, by its own try to pay.",
    violationQuery: `SELECT order_no AS at FROM payment_attempt JOIN shop_order USING (order_no) WHERE amount_cents <> total_cents
      UNION SELECT order_no FROM shop_order JOIN money_movement USING (order_no)
        WHERE ${isPaidFor} AND kind = 'capture' AND amount_cents <> total_cents
      UNION SELECT payment_no FROM account_payment WHERE total_cents <>
          (SELECT sum(amount_cents) FROM account_payment_share AS share WHERE share.payment_no = account_payment.payment_no)
        OR status = 'paid' AND captured_cents <> amount_cents
      UNION SELECT coalesce(money.order_no, money.account_payment_no) FROM money_movement AS money JOIN payment_attempt AS attempt ON attempt.id = attempt_id
        WHERE attempt.payable_id <> coalesce(money.order_no, money.account_payment_no)`
  },
  {
    id: "I9",
    description: "What is paid is captured once at most, and no more is refunded than was captured.",
    violationQuery: `SELECT payable AS at FROM (SELECT order_no AS payable, captured_cents, refunded_cents FROM shop_order
          UNION ALL SELECT payment_no, captured_cents, refunded_cents FROM account_payment) AS paid
        LEFT JOIN (SELECT coalesce(order_no, account_payment_no) AS payable, count(*) FILTER (WHERE kind = 'capture') AS times,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'capture'), 0) AS taken,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0) AS given FROM money_movement GROUP BY 1) AS money USING (payable)
      WHERE captured_cents <> coalesce(taken, 0) OR refunded_cents <> coalesce(given, 0) OR times > 1 OR given > taken`
  },
  {
    id: "CRED-02",
    description: "An order on trade credit has drawn its total once it is paid, and nothing once its money went back.",
    violationQuery: `SELECT order_no AS at FROM shop_order LEFT JOIN credit_draw USING (order_no)
      WHERE payment_method = 'trade-credit' AND ${isPaidFor} AND (state IS DISTINCT FROM 'drawn' OR amount_cents <> total_cents)
      UNION SELECT order_no FROM shop_order JOIN credit_draw USING (order_no)
        WHERE payment_method <> 'trade-credit' OR status = 'cancelled' AND refunded_cents = captured_cents AND state = 'drawn'`
  },
  {
    id: "I10",
    description: "A try to pay that succeeded is one capture, and none stays open once its money came.",
    violationQuery: `SELECT payable_id || ' ' || state AS at FROM payment_attempt AS attempt
      WHERE (state = 'succeeded') AND NOT EXISTS (SELECT FROM money_movement WHERE attempt_id = attempt.id AND kind = 'capture')
        OR state IN ('started', 'requires-action', 'processing') AND EXISTS (SELECT FROM money_movement WHERE attempt_id = attempt.id)`
  },
  {
    id: "I11",
    description:
      "An order waits for an open try to pay, or is paid with its goods put aside, or is cancelled with stock and money given back.",
    violationQuery: `SELECT order_no || ' ' || status AS at FROM shop_order WHERE (status = 'awaiting-payment') <> EXISTS (SELECT FROM payment_attempt
        WHERE payment_attempt.order_no = shop_order.order_no AND state IN ('started', 'requires-action', 'processing'))
      UNION SELECT order_no || ' ' || status FROM shop_order WHERE status = 'cancelled' AND captured_cents <> refunded_cents
        AND NOT EXISTS (SELECT FROM payment_attempt JOIN refund_attempt USING (method, provider_ref)
          WHERE payment_attempt.order_no = shop_order.order_no AND refund_attempt.problem = 'by hand' AND refund_attempt.state = 'unknown-payment')
      UNION SELECT order_no || ' ' || status FROM shop_order JOIN reservation USING (order_no)
        WHERE status = 'cancelled' AND state = 'held' OR ${isPaidFor} AND (state = 'released' OR state = 'held' AND expires_at IS NOT NULL)`
  },
  {
    id: "I12",
    description:
      "Stock is what was counted and moved, what is put aside is never more than that, and a reservation is settled once.",
    violationQuery: `SELECT concat_ws(' ', sku, branch_id, length) AS at FROM stock
      LEFT JOIN (SELECT sku, branch_id, length, sum(pieces) AS moves FROM stock_movement GROUP BY 1, 2, 3) AS m USING (sku, branch_id, length)
      LEFT JOIN (SELECT sku, branch_id, length, sum(pieces) AS held FROM reservation WHERE state = 'held' GROUP BY 1, 2, 3) AS r
        USING (sku, branch_id, length)
      WHERE on_hand <> opening + coalesce(moves, 0) OR reserved <> coalesce(held, 0) OR reserved NOT BETWEEN 0 AND on_hand
      UNION SELECT concat_ws(' ', order_no, sku, branch_id, length) FROM reservation
        FULL JOIN (SELECT order_no, sku, branch_id, length, -sum(pieces) AS sold FROM stock_movement WHERE reason = 'sold' GROUP BY 1, 2, 3, 4) AS s
        USING (order_no, sku, branch_id, length)
      WHERE coalesce(sold, 0) <> CASE state WHEN 'consumed' THEN pieces ELSE 0 END`
  },
  {
    id: "I15",
    description:
      "A payment of an account's documents waits for an open try to pay and holds them, or is paid, or ended with its money given back; one of invoices that is paid stands once in the ledger, on each of its invoices, and no other does.",
    violationQuery: `SELECT payment_no || ' ' || status AS at FROM account_payment WHERE (status = 'awaiting-payment') <> EXISTS (SELECT FROM payment_attempt
          WHERE account_payment_no = payment_no AND state IN ('started', 'requires-action', 'processing'))
        OR status = 'cancelled' AND captured_cents <> refunded_cents OR status = 'paid' AND refunded_cents > 0
        OR (status = 'awaiting-payment') <> EXISTS (SELECT FROM account_payment_share AS share
          WHERE share.payment_no = account_payment.payment_no AND is_held)
      UNION SELECT payment_no || ' booked' FROM account_payment
        LEFT JOIN money_movement AS capture ON capture.account_payment_no = payment_no AND capture.kind = 'capture'
        LEFT JOIN ledger_entry ON ledger_entry.id = 'payment ' || capture.provider_ref
          AND ledger_entry.customer_id = account_payment.customer_id AND ledger_entry.kind = 'payment'
        WHERE account_payment.kind = 'invoice' AND ((status = 'paid') <> (ledger_entry.id IS NOT NULL) OR status = 'paid' AND (
          captured_cents IS DISTINCT FROM (SELECT sum(amount_cents) FROM ledger_posting WHERE entry_id = ledger_entry.id AND account = 'bank')
          OR surcharge_cents <> (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_posting
            WHERE entry_id = ledger_entry.id AND account IN ('card-surcharges', 'gst'))
          OR EXISTS (SELECT document, amount_cents FROM account_payment_share AS share WHERE share.payment_no = account_payment.payment_no
            EXCEPT SELECT document, -amount_cents FROM ledger_posting WHERE entry_id = ledger_entry.id AND account = 'receivables')))`
  },
  {
    id: "I16",
    description: "The orders of parts of a quote take no more of a line than was quoted.",
    violationQuery: `SELECT concat_ws(' ', quote_no, 'line', position, orders) AS at FROM quote_line
        JOIN (SELECT quote_no, position, sum(qty) AS taken, string_agg(order_no, ' ') AS orders FROM living_call_off GROUP BY 1, 2) AS part USING (quote_no, position)
        WHERE taken > qty`
  },
  {
    id: "I18",
    description: "An order's total is one that its payment provider takes.",
    violationQuery: `SELECT order_no AS at FROM shop_order WHERE payment_method = 'card' AND total_cents NOT BETWEEN ${least} AND ${most}`
  },
  {
    id: "I19",
    description: "An order takes only steps that follow each other, and stands where the last one led.",
    violationQuery: `WITH taken AS (SELECT order_no, status, id, lag(status, 1, 'awaiting-payment') OVER (PARTITION BY order_no ORDER BY id) AS before
        FROM order_event)
      SELECT order_no || ' ' || before || ' to ' || taken.status AS at FROM taken JOIN shop_order USING (order_no)
        WHERE (checkout_type, before, taken.status) NOT IN (VALUES ${steps})
      UNION SELECT order_no || ' ' || status FROM shop_order WHERE status <> coalesce(
        (SELECT status FROM order_event WHERE order_event.order_no = shop_order.order_no ORDER BY id DESC LIMIT 1), 'awaiting-payment')`
  },
  {
    id: "I20",
    description: "An order answers one request, which is kept for a week at least.",
    violationQuery: `SELECT order_no AS at FROM shop_order LEFT JOIN idempotency USING (order_no) WHERE ordered_at > now() - interval '7 days'
        GROUP BY 1 HAVING count(key) <> 1`
  },
  {
    id: "I21",
    description:
      "An order that was placed has one confirmation, no other has one, and money that went back is told of once; so it is with payments of invoices.",
    violationQuery: `SELECT order_no AS at FROM shop_order WHERE (SELECT count(*) FROM outbox WHERE message_key = 'order-placed ' || order_no)
        <> (SELECT count(*) FROM order_event WHERE order_event.order_no = shop_order.order_no AND status = 'placed')
      UNION SELECT order_no FROM shop_order WHERE EXISTS (SELECT FROM money_movement AS money
          WHERE money.order_no = shop_order.order_no AND kind = 'refund' AND provider_ref NOT LIKE 'never-taken-%')
        <> EXISTS (SELECT FROM outbox WHERE message_key = 'order-refunded ' || order_no)
      UNION SELECT payment_no FROM account_payment WHERE kind = 'invoice' AND email IS NOT NULL AND ((status = 'paid')
        <> EXISTS (SELECT FROM outbox WHERE message_key = 'invoice-paid ' || payment_no)
        OR (refunded_cents > 0) <> EXISTS (SELECT FROM outbox WHERE message_key = 'invoice-payment-refunded ' || payment_no))`
  },
  {
    id: "I22",
    description: "Whatever moved money or an order has its one row in the audit.",
    violationQuery: `SELECT coalesce(order_no, account_payment_no) || ' ' || kind AS at FROM money_movement WHERE 1 <> (SELECT count(*) FROM audit
        WHERE subject = coalesce(order_no, account_payment_no) AND action = kind AND detail ->> 'reference' = provider_ref AND (detail ->> 'amount')::bigint = amount_cents)
      UNION SELECT order_no || ' ' || status FROM order_event WHERE 1 <> (SELECT count(*) FROM audit
        WHERE subject = order_no AND action = 'order ' || status)
      UNION SELECT subject || ' ' || action FROM audit WHERE action IN ('capture', 'refund') AND NOT EXISTS
        (SELECT FROM money_movement WHERE coalesce(order_no, account_payment_no) = subject AND kind = action AND provider_ref = detail ->> 'reference')`
  },
  {
    id: "I23",
    description:
      "An invoice comes to its lines and stands in its account's ledger as that; an account's order has one from when it leaves its branch.",
    violationQuery: `SELECT document AS at FROM invoice LEFT JOIN (SELECT invoice_no, suffix, sum(line_cents) AS lines, sum(line_gst_cents) AS gst
        FROM invoice_line GROUP BY 1, 2) AS line USING (invoice_no, suffix)
        WHERE subtotal_cents <> coalesce(lines, 0) OR delivery_cents + surcharge_cents = 0 AND gst_cents <> gst
      UNION SELECT document FROM invoice WHERE total_cents IS DISTINCT FROM (SELECT sum(amount_cents) FROM ledger_posting
        JOIN ledger_entry ON id = entry_id WHERE ledger_posting.document = invoice.document
          AND ledger_entry.customer_id = invoice.customer_id AND kind = 'invoice' AND amount_cents > 0)
      UNION SELECT shop_order.order_no FROM shop_order FULL JOIN invoice USING (order_no)
        WHERE shop_order.customer_id IS NOT NULL AND (status IN ('on-the-way', 'delivered', 'collected')) <> (invoice_no IS NOT NULL)
          OR invoice.customer_id <> shop_order.customer_id OR invoice.total_cents <> shop_order.total_cents`
  },
  {
    id: "LED-01",
    description:
      "An entry of the ledger comes to nothing, no more is taken from a document than it was opened with, and what is read of receivables is what was posted.",
    violationQuery: `SELECT entry_id AS at FROM ledger_posting GROUP BY 1 HAVING sum(amount_cents) <> 0
      UNION SELECT document FROM (SELECT document, ledger_entry.customer_id, amount_cents,
          booked = min(booked) OVER (PARTITION BY document, ledger_entry.customer_id) AS opens
        FROM ledger_posting JOIN ledger_entry ON id = entry_id WHERE document IS NOT NULL) AS posting
      GROUP BY document, customer_id HAVING sum(amount_cents) NOT BETWEEN least(0, sum(amount_cents) FILTER (WHERE opens))
        AND greatest(0, sum(amount_cents) FILTER (WHERE opens))
      UNION SELECT entry_id FROM (
        SELECT entry_id, position, customer_id, day, booked, kind, document, amount_cents
        FROM ledger_posting JOIN ledger_entry ON id = entry_id WHERE account = 'receivables'
        EXCEPT SELECT entry_id, position, customer_id, day, booked, kind, document, amount_cents FROM receivable) AS unread
      UNION SELECT document FROM (SELECT customer_id, document, sum(amount_cents) AS left FROM receivable GROUP BY 1, 2) AS posted
        FULL JOIN receivable_balance USING (customer_id, document) WHERE remainder_cents IS DISTINCT FROM posted.left
      UNION SELECT concat_ws(' ', customer_id, month) FROM (
        SELECT customer_id, date_trunc('month', day::timestamp)::date AS month, kind,
          date_trunc('month', opened_on::timestamp)::date AS opened_month, opened_by, sum(amount_cents) AS posted
        FROM receivable GROUP BY 1, 2, 3, 4, 5) AS added
        FULL JOIN receivable_month USING (customer_id, month, kind, opened_month, opened_by)
      WHERE posted IS DISTINCT FROM amount_cents`
  },
  {
    id: "STM-01",
    description:
      "An invoice is on its account's statement of its own day; that of an order on the day on which the goods left, with what was paid when it was ordered.",
    violationQuery: `SELECT document AS at FROM invoice JOIN ledger_entry ON id = document AND ledger_entry.customer_id = invoice.customer_id
        AND kind = 'invoice' WHERE ledger_entry.day <> invoice.day
      UNION SELECT order_no FROM invoice JOIN (SELECT order_no, min(at) AS left_at FROM order_event
          WHERE status IN ('on-the-way', 'delivered', 'collected') GROUP BY 1) AS event USING (order_no)
        WHERE (left_at AT TIME ZONE 'Australia/Melbourne')::date <> invoice.day
      UNION SELECT invoice.order_no FROM invoice JOIN shop_order ON shop_order.order_no = invoice.order_no AND payment_method <> 'trade-credit'
        JOIN money_movement AS capture ON capture.order_no = invoice.order_no AND capture.kind = 'capture'
        LEFT JOIN ledger_entry ON ledger_entry.id = 'payment ' || provider_ref AND ledger_entry.customer_id = invoice.customer_id
        LEFT JOIN receivable ON entry_id = ledger_entry.id AND receivable.document = invoice.document
        WHERE ledger_entry.day IS DISTINCT FROM invoice.day OR receivable.amount_cents IS DISTINCT FROM -invoice.total_cents`
  },
  {
    id: "CLM-03",
    description:
      "An accepted claim has its own credit note of its amount in its account's ledger, and no line is claimed beyond what was invoiced.",
    violationQuery: `SELECT claim_no AS at FROM claim LEFT JOIN ledger_entry ON id = credit_note
        WHERE state = 'accepted' AND (kind IS DISTINCT FROM 'credit-note' OR ledger_entry.customer_id <> claim.customer_id
          OR credit_cents <> (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_posting WHERE entry_id = credit_note AND account = 'receivables'))
      UNION SELECT string_agg(claim_no, ' ') FROM claim JOIN claim_line USING (claim_no)
        LEFT JOIN invoice_line AS line USING (invoice_no, suffix, position) WHERE state <> 'declined'
        GROUP BY invoice_no, suffix, position HAVING sum(coalesce(granted, quantity))
          > coalesce(max(CASE priced_uom WHEN 'LM' THEN line.pieces ELSE line.qty END), 0)`
  }
]

/** What is broken, and at what; nothing where the books are in order. `ask` runs one statement. */
export type InvariantViolation = Invariant & { readonly at: ReadonlyArray<string> }

export const findViolations = async (
  runQuery: (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>
): Promise<ReadonlyArray<InvariantViolation>> => {
  const violations: Array<InvariantViolation> = []
  for (const invariant of invariants) {
    const at = (await runQuery(invariant.violationQuery)).map((row) => String(row.at)).sort()
    if (at.length > 0) violations.push({ ...invariant, at })
  }
  return violations
}
