/** A quote is ordered in parts: which order takes how much of which of its lines. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // What a cancelled order took is free again: what is left of a line follows from the orders that live.
  `CREATE TABLE quote_call_off (
    order_no text NOT NULL REFERENCES shop_order (order_no),
    quote_no text NOT NULL,
    position integer NOT NULL,
    qty numeric(11, 2) NOT NULL CHECK (qty > 0),
    pieces integer NOT NULL CHECK (pieces > 0),
    PRIMARY KEY (order_no, quote_no, position),
    FOREIGN KEY (quote_no, position) REFERENCES quote_line (quote_no, position) ON DELETE CASCADE
  )`,
  `CREATE INDEX quote_call_off_line ON quote_call_off (quote_no, position)`,

  `CREATE VIEW living_call_off AS
    SELECT quote_call_off.*, status, estimated_at, ordered_at FROM quote_call_off JOIN shop_order USING (order_no) WHERE status <> 'cancelled'`,

  // [I16] While an order of it lives, of all of it or of a part, its prices are history.
  `CREATE OR REPLACE FUNCTION has_living_order(quote) RETURNS boolean STABLE LANGUAGE sql AS $$
    SELECT EXISTS (SELECT FROM shop_order WHERE order_no = $1.order_no AND status <> 'cancelled')
      OR EXISTS (SELECT FROM living_call_off WHERE quote_no = $1.quote_no)
  $$`,

  // [QUO-08] What is left of a line costs its unit price times what is left, rounded once, as core/billing/quotes/call-off.ts has it.
  `CREATE VIEW quote_line_left AS
    SELECT quote_line.*, CASE WHEN invoice_no IS NOT NULL THEN 0 WHEN taken IS NULL THEN line_cents
        ELSE round(unit_cents * (qty - taken))::bigint END AS open_cents
    FROM quote_line CROSS JOIN LATERAL (SELECT sum(qty) AS taken FROM living_call_off AS part
      WHERE part.quote_no = quote_line.quote_no AND part.position = quote_line.position) AS called_off`,

  `DROP VIEW priced_quote`,
  `CREATE VIEW priced_quote AS
    SELECT quote.*, line_count, lines_cents + delivery_cents AS total_cents, has_delivered AS is_part_delivered,
      CASE WHEN open_cents = 0 THEN 0 ELSE open_cents + delivery_cents END AS outstanding_cents,
      CASE WHEN NOT is_called_off THEN 'none' WHEN open_cents = 0 THEN 'all' ELSE 'part' END AS called_off,
      paid_at IS NOT NULL OR coalesce(order_status NOT IN ('awaiting-payment', 'cancelled'), false)
        OR is_called_off AND open_cents = 0 AND NOT is_waiting AS is_paid
    FROM quote LEFT JOIN (SELECT order_no AS paying_no, status AS order_status FROM shop_order) AS paying ON paying_no = order_no
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS line_count, coalesce(sum(line_cents), 0)::bigint AS lines_cents,
        coalesce(sum(line.open_cents), 0)::bigint AS open_cents, coalesce(bool_or(line.invoice_no IS NOT NULL), false) AS has_delivered
      FROM quote_line_left AS line WHERE line.quote_no = quote.quote_no) AS line
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS is_called_off, coalesce(bool_or(status = 'awaiting-payment'), false) AS is_waiting
      FROM living_call_off AS part WHERE part.quote_no = quote.quote_no) AS parts`
]

export const quoteCallOffs = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
