/** The books of what customers owe: entries and their postings, which nobody can change. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // An event is booked once: its id is the key. 'booked' is the order in which entries joined the books.
  `CREATE TABLE ledger_entry (
    id text PRIMARY KEY CHECK (id <> ''),
    booked bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    kind text NOT NULL CHECK (kind IN ('invoice', 'payment', 'credit-note', 'allocation')),
    customer_id text NOT NULL REFERENCES customer (id),
    day date NOT NULL
  )`,
  `CREATE INDEX ledger_entry_customer ON ledger_entry (customer_id, booked)`,

  `CREATE TABLE ledger_posting (
    entry_id text NOT NULL REFERENCES ledger_entry (id),
    position integer NOT NULL CHECK (position >= 0),
    account text NOT NULL CHECK (account IN ('receivables', 'sales', 'gst', 'bank', 'card-surcharges')),
    document text,
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0 AND abs(amount_cents) < 1000000000000),
    PRIMARY KEY (entry_id, position),
    CHECK ((account = 'receivables') = (document IS NOT NULL))
  )`,

  // Looked at when the transaction ends, with all of an entry's postings there.
  `CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(amount_cents) FROM ledger_posting WHERE entry_id = NEW.entry_id) <> 0 THEN
        RAISE EXCEPTION 'The postings of % do not add up to nothing', NEW.entry_id USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END
  $$`,
  `CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON ledger_posting
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances()`,

  // [I2]
  `CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON ledger_entry
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER ledger_posting_stays BEFORE UPDATE OR DELETE ON ledger_posting
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`
]

export const ledgerTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
