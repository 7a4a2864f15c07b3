/** Claims on invoices: what is wrong with which lines, the photographs of it, and what the shop answered. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE SEQUENCE claim_number START 10000001 MAXVALUE 99999999`,
  // [CLM-03] An accepted claim has its credit note in the ledger, and no other claim has that one.
  `CREATE TABLE claim (
    claim_no text PRIMARY KEY CHECK (claim_no ~ '^C[0-9]{9}$'),
    invoice_no text NOT NULL,
    suffix text NOT NULL,
    customer_id text NOT NULL REFERENCES customer (id),
    contact_id text NOT NULL REFERENCES contact (id),
    email text NOT NULL,
    request_key uuid NOT NULL,
    reason text NOT NULL CHECK (reason IN ('short', 'damaged', 'wrong-goods', 'other')),
    note text NOT NULL,
    made_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
    answered_at timestamptz,
    answered_by text,
    answer text,
    credit_note text UNIQUE REFERENCES ledger_entry (id),
    credit_cents bigint CHECK (credit_cents > 0),
    credit_gst_cents bigint CHECK (credit_gst_cents BETWEEN 0 AND credit_cents),
    on_invoice_cents bigint CHECK (on_invoice_cents BETWEEN 0 AND credit_cents),
    FOREIGN KEY (invoice_no, suffix) REFERENCES invoice (invoice_no, suffix),
    UNIQUE (customer_id, request_key),
    CONSTRAINT claim_answered CHECK ((state = 'open') = (answered_at IS NULL) AND (answered_at IS NULL) = (answered_by IS NULL)
      AND (answered_at IS NULL) = (answer IS NULL)),
    CONSTRAINT claim_credited CHECK ((state = 'accepted') = (credit_note IS NOT NULL) AND (credit_note IS NULL) = (credit_cents IS NULL)
      AND (credit_note IS NULL) = (credit_gst_cents IS NULL) AND (credit_note IS NULL) = (on_invoice_cents IS NULL))
  )`,
  `CREATE INDEX claim_invoice ON claim (invoice_no, suffix)`,
  `CREATE INDEX claim_open ON claim (made_at) WHERE state = 'open'`,

  `CREATE TABLE claim_line (
    claim_no text NOT NULL REFERENCES claim (claim_no),
    position integer NOT NULL CHECK (position >= 0),
    quantity numeric(11, 2) NOT NULL CHECK (quantity > 0),
    granted numeric(11, 2) CHECK (granted BETWEEN 0 AND quantity),
    PRIMARY KEY (claim_no, position)
  )`,
  `CREATE TABLE claim_photo (
    claim_no text NOT NULL REFERENCES claim (claim_no),
    place integer NOT NULL CHECK (place BETWEEN 1 AND 4),
    content_type text NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp')),
    bytes bytea NOT NULL,
    PRIMARY KEY (claim_no, place)
  )`,

  // What was answered stays as it was.
  `CREATE TRIGGER claim_stays BEFORE UPDATE ON claim FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION refuse_change()`,
  ...["claim", "claim_line"].map(
    (table) =>
      `CREATE TRIGGER ${table}_is_not_deleted BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`
  )
]

export const claimTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
