/** A quote is paid by an order, which may end unpaid: then another can pay it. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // Several quotes may be paid by one order.
  `ALTER TABLE quote DROP CONSTRAINT quote_order_is_paid, DROP CONSTRAINT quote_order_no_key`,
  `CREATE INDEX quote_order ON quote (order_no) WHERE order_no IS NOT NULL`,

  // [I16] While its order lives nobody else pays it, and its prices are history.
  `CREATE FUNCTION has_living_order(quote) RETURNS boolean STABLE LANGUAGE sql AS $$
    SELECT EXISTS (SELECT FROM shop_order WHERE order_no = $1.order_no AND status <> 'cancelled')
  $$`,
  `DROP TRIGGER quote_is_paid_once ON quote`,
  `CREATE OR REPLACE FUNCTION keep_paid_quote() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.paid_at IS NOT NULL OR has_living_order(OLD) THEN
        RAISE EXCEPTION 'A quote that was paid stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_is_paid_once';
      END IF;
      RETURN NEW;
    END
  $$`,
  `CREATE TRIGGER quote_is_paid_once BEFORE UPDATE OF paid_at, order_no, delivery_cents, customer_id ON quote FOR EACH ROW
    WHEN ((OLD.paid_at, OLD.order_no, OLD.delivery_cents, OLD.customer_id)
      IS DISTINCT FROM (NEW.paid_at, NEW.order_no, NEW.delivery_cents, NEW.customer_id))
    EXECUTE FUNCTION keep_paid_quote()`,
  `CREATE OR REPLACE FUNCTION keep_paid_quote_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM quote WHERE quote_no = coalesce(NEW.quote_no, OLD.quote_no) AND has_living_order(quote)) THEN
        RAISE EXCEPTION 'A quote that was paid stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_is_paid_once';
      END IF;
      RETURN coalesce(NEW, OLD);
    END
  $$`,

  `DROP VIEW priced_quote`,
  `CREATE VIEW priced_quote AS
    SELECT quote.*, line_count, lines_cents + delivery_cents AS total_cents, has_delivered AS is_part_delivered,
      CASE WHEN open_cents = 0 THEN 0 ELSE open_cents + delivery_cents END AS outstanding_cents,
      paid_at IS NOT NULL OR coalesce(order_status NOT IN ('awaiting-payment', 'cancelled'), false) AS is_paid
    FROM quote LEFT JOIN (SELECT order_no AS paying_no, status AS order_status FROM shop_order) AS paying ON paying_no = order_no
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS line_count, coalesce(sum(line_cents), 0)::bigint AS lines_cents,
        coalesce(sum(line_cents) FILTER (WHERE quote_line.invoice_no IS NULL), 0)::bigint AS open_cents,
        coalesce(bool_or(quote_line.invoice_no IS NOT NULL), false) AS has_delivered
      FROM quote_line WHERE quote_line.quote_no = quote.quote_no) AS line`
]

export const quoteOrders = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
