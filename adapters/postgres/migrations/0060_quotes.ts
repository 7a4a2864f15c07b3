/** The quotes of accounts, with their lines at the prices that they were quoted at. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [I16] Paid here it has become an order; paid elsewhere, the merchant's system says so. 'texts_changed_at' is when its
  // texts were last changed here, which a later import leaves as they are.
  `CREATE TABLE quote (
    quote_no text PRIMARY KEY CHECK (quote_no ~ '^Q[0-9]{4,10}$'),
    customer_id text NOT NULL REFERENCES customer (id),
    contact_id text NOT NULL REFERENCES contact (id),
    quoted_on date NOT NULL,
    branch_id integer NOT NULL REFERENCES branch (id),
    contact_name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    instructions text NOT NULL DEFAULT '',
    customer_ref_no text,
    texts_changed_at timestamptz,
    address jsonb CHECK (jsonb_typeof(address) = 'object'),
    delivery_cents bigint NOT NULL CHECK (delivery_cents >= 0 AND (delivery_cents = 0 OR address IS NOT NULL)),
    at_own_prices boolean NOT NULL,
    paid_at timestamptz,
    invoice_no text,
    order_no text UNIQUE REFERENCES shop_order (order_no),
    reminders_off boolean NOT NULL DEFAULT false,
    reminded_at timestamptz,
    CONSTRAINT quote_order_is_paid CHECK (order_no IS NULL OR paid_at IS NOT NULL)
  )`,
  `CREATE INDEX quote_customer ON quote (customer_id, quoted_on, quote_no)`,
  // What the job that reminds looks through.
  `CREATE INDEX quote_unpaid ON quote (quoted_on) WHERE paid_at IS NULL`,

  `CREATE TABLE quote_line (
    quote_no text NOT NULL REFERENCES quote (quote_no),
    position integer NOT NULL CHECK (position >= 0),
    sku text NOT NULL REFERENCES sku (erp_id),
    name text NOT NULL,
    uom text NOT NULL,
    length numeric(5, 2) CHECK (length > 0),
    qty numeric(11, 2) NOT NULL CHECK (qty > 0),
    pieces integer NOT NULL CHECK (pieces > 0),
    unit_cents bigint NOT NULL CHECK (unit_cents > 0),
    line_cents bigint NOT NULL CHECK (line_cents > 0 AND line_cents < 1000000000000),
    line_gst_cents bigint NOT NULL CHECK (line_gst_cents BETWEEN 0 AND line_cents),
    invoice_no text,
    PRIMARY KEY (quote_no, position)
  )`,

  // [I16] Paid once, by one order, and its prices are history from then on.
  `CREATE FUNCTION keep_paid_quote() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'A quote that was paid stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_is_paid_once';
    END
  $$`,
  `CREATE TRIGGER quote_is_paid_once BEFORE UPDATE OF paid_at, order_no, delivery_cents, customer_id ON quote FOR EACH ROW
    WHEN (OLD.paid_at IS NOT NULL AND (OLD.paid_at, OLD.order_no, OLD.delivery_cents, OLD.customer_id)
      IS DISTINCT FROM (NEW.paid_at, NEW.order_no, NEW.delivery_cents, NEW.customer_id))
    EXECUTE FUNCTION keep_paid_quote()`,
  `CREATE FUNCTION keep_paid_quote_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM quote WHERE quote_no = coalesce(NEW.quote_no, OLD.quote_no) AND order_no IS NOT NULL) THEN
        RAISE EXCEPTION 'A quote that was paid stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_is_paid_once';
      END IF;
      RETURN coalesce(NEW, OLD);
    END
  $$`,
  `CREATE TRIGGER quote_line_is_kept BEFORE INSERT OR UPDATE OR DELETE ON quote_line
    FOR EACH ROW EXECUTE FUNCTION keep_paid_quote_line()`,

  // What follows from the lines, so that nothing has to be kept in step with them.
  `CREATE VIEW priced_quote AS
    SELECT quote.*, line_count, lines_cents + delivery_cents AS total_cents, has_delivered AS is_part_delivered,
      CASE WHEN open_cents = 0 THEN 0 ELSE open_cents + delivery_cents END AS outstanding_cents
    FROM quote CROSS JOIN LATERAL (
      SELECT count(*)::int AS line_count, coalesce(sum(line_cents), 0)::bigint AS lines_cents,
        coalesce(sum(line_cents) FILTER (WHERE quote_line.invoice_no IS NULL), 0)::bigint AS open_cents,
        coalesce(bool_or(quote_line.invoice_no IS NOT NULL), false) AS has_delivered
      FROM quote_line WHERE quote_line.quote_no = quote.quote_no) AS line`
]

export const quoteTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
