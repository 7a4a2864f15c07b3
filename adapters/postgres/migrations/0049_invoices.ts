/** The invoices of accounts, with their lines; those of orders that have left their branch already are written and booked. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const stays = ["invoice", "invoice_line"].flatMap((table) => [
  `CREATE TRIGGER ${table}_stays BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER ${table}_is_not_emptied BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`
])

/** The days on which the goods of accounts' orders left, and what their invoices say of the buyer, as core/billing has it. */
const leftBranch = `
  SELECT shop_order.*, (left_at AT TIME ZONE 'Australia/Melbourne')::date AS day,
    billing -> 'contactDetails' AS buyer, billing -> 'address' AS address,
    (SELECT provider_ref FROM money_movement WHERE money_movement.order_no = shop_order.order_no AND kind = 'capture') AS reference
  FROM shop_order
  JOIN (SELECT order_no, min(at) AS left_at FROM order_event
    WHERE status IN ('on-the-way', 'delivered', 'collected') GROUP BY 1) AS event USING (order_no)
  WHERE customer_id IS NOT NULL`

const statements = [
  // [ENT-05] Number and suffix together are the key; 'document' is how both are printed, and how the ledger calls it.
  `CREATE TABLE invoice (
    invoice_no text NOT NULL CHECK (invoice_no ~ '^[0-9]{4,12}$'),
    suffix text NOT NULL CHECK (suffix ~ '^([0-9]{2})?$'),
    document text NOT NULL UNIQUE
      GENERATED ALWAYS AS (CASE suffix WHEN '' THEN invoice_no ELSE invoice_no || '-' || suffix END) STORED,
    customer_id text NOT NULL REFERENCES customer (id),
    order_no text UNIQUE REFERENCES shop_order (order_no),
    day date NOT NULL,
    branch_id integer NOT NULL REFERENCES branch (id),
    sold_to jsonb NOT NULL CHECK (jsonb_typeof(sold_to) = 'array'),
    customer_email text,
    customer_order_no text,
    at_own_prices boolean NOT NULL,
    shown_ex_gst boolean NOT NULL,
    subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
    delivery_cents bigint NOT NULL CHECK (delivery_cents >= 0),
    surcharge_cents bigint NOT NULL CHECK (surcharge_cents >= 0),
    gst_cents bigint NOT NULL CHECK (gst_cents BETWEEN 0 AND total_cents),
    total_cents bigint NOT NULL CHECK (total_cents > 0 AND total_cents < 1000000000000),
    PRIMARY KEY (invoice_no, suffix),
    CONSTRAINT invoice_parts CHECK (total_cents = subtotal_cents + delivery_cents + surcharge_cents)
  )`,
  `CREATE INDEX invoice_customer ON invoice (customer_id, day DESC)`,

  `CREATE TABLE invoice_line (
    invoice_no text NOT NULL,
    suffix text NOT NULL,
    position integer NOT NULL CHECK (position >= 0),
    sku text NOT NULL,
    name text NOT NULL,
    uom text NOT NULL,
    length numeric(5, 2) CHECK (length > 0),
    qty numeric(11, 2) NOT NULL CHECK (qty > 0),
    pieces integer NOT NULL CHECK (pieces > 0),
    priced_uom text NOT NULL,
    unit_cents bigint NOT NULL CHECK (unit_cents > 0),
    line_cents bigint NOT NULL CHECK (line_cents > 0),
    line_gst_cents bigint NOT NULL CHECK (line_gst_cents BETWEEN 0 AND line_cents),
    PRIMARY KEY (invoice_no, suffix, position),
    FOREIGN KEY (invoice_no, suffix) REFERENCES invoice (invoice_no, suffix)
  )`,

  `CREATE TEMP TABLE left_branch ON COMMIT DROP AS ${leftBranch}`,
  `INSERT INTO invoice (invoice_no, suffix, customer_id, order_no, day, branch_id, sold_to, customer_email,
      customer_order_no, at_own_prices, shown_ex_gst, subtotal_cents, delivery_cents, surcharge_cents, gst_cents, total_cents)
    SELECT order_no, '', customer_id, order_no, day, branch_id,
      CASE WHEN address IS NULL THEN jsonb_build_array(coalesce(buyer ->> 'company', buyer ->> 'contactName', ''))
        ELSE jsonb_build_array(coalesce(buyer ->> 'company', buyer ->> 'contactName', ''), address ->> 'line1',
          concat_ws(' ', address ->> 'suburb', address ->> 'state', address ->> 'postcode')) END,
      buyer ->> 'email', customer_ref_no, at_own_prices, shown_ex_gst, subtotal_cents, delivery_cents, surcharge_cents,
      gst_cents, total_cents
    FROM left_branch`,
  `INSERT INTO invoice_line (invoice_no, suffix, position, sku, name, uom, length, qty, pieces, priced_uom, unit_cents,
      line_cents, line_gst_cents)
    SELECT order_no, '', position, sku, name, uom, length, qty, pieces, priced_uom, unit_cents, line_cents, line_gst_cents
    FROM order_line JOIN left_branch USING (order_no)`,
  // The merchant's own system may have booked some already.
  `DELETE FROM left_branch WHERE order_no IN (SELECT document FROM ledger_posting UNION SELECT id FROM ledger_entry)`,
  `INSERT INTO ledger_entry (id, kind, customer_id, day)
    SELECT order_no, 'invoice', customer_id, day FROM left_branch ORDER BY day, order_no`,
  `INSERT INTO ledger_posting (entry_id, position, account, document, amount_cents)
    SELECT order_no, position, account, document, cents FROM left_branch CROSS JOIN LATERAL (VALUES
      (0, 'receivables', order_no, total_cents), (1, 'sales', NULL, gst_cents - total_cents), (2, 'gst', NULL, -gst_cents)
    ) AS posting (position, account, document, cents) WHERE cents <> 0`,
  `INSERT INTO ledger_entry (id, kind, customer_id, day)
    SELECT 'payment ' || reference, 'payment', customer_id, day FROM left_branch
    WHERE payment_method <> 'trade-credit' ORDER BY day, order_no`,
  `INSERT INTO ledger_posting (entry_id, position, account, document, amount_cents)
    SELECT 'payment ' || reference, position, account, document, cents FROM left_branch CROSS JOIN LATERAL (VALUES
      (0, 'bank', NULL, total_cents), (1, 'receivables', order_no, -total_cents)
    ) AS posting (position, account, document, cents) WHERE payment_method <> 'trade-credit'`,

  ...stays
]

export const invoiceTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
