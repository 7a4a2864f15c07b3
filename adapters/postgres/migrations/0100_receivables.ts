/** What is owed and paid, document by document, in one row a posting: the books as lists and sums read them. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The rows of postings to receivables, with the entry that opened their document: the first one booked that touched it. */
export const receivableRows = (postings: string) => `
  SELECT posting.entry_id, posting.position, entry.customer_id, entry.day, entry.booked, entry.kind, posting.document,
    posting.amount_cents, opened.day, opened.kind
  FROM ${postings} AS posting JOIN ledger_entry AS entry ON entry.id = posting.entry_id
  CROSS JOIN LATERAL (
    SELECT first.day, first.kind FROM ledger_posting AS any_posting JOIN ledger_entry AS first ON first.id = any_posting.entry_id
    WHERE any_posting.document = posting.document AND first.customer_id = entry.customer_id ORDER BY first.booked LIMIT 1
  ) AS opened
  WHERE posting.account = 'receivables'`

const statements = [
  // Statements, balances and lists of invoices ask for years at once: joined from the books each time that took ten times as long.
  `CREATE TABLE receivable (
    entry_id text NOT NULL,
    position integer NOT NULL,
    customer_id text NOT NULL REFERENCES customer (id),
    day date NOT NULL,
    booked bigint NOT NULL,
    kind text NOT NULL,
    document text NOT NULL,
    amount_cents bigint NOT NULL,
    opened_on date NOT NULL,
    opened_by text NOT NULL,
    PRIMARY KEY (entry_id, position),
    FOREIGN KEY (entry_id, position) REFERENCES ledger_posting (entry_id, position)
  )`,
  `INSERT INTO receivable ${receivableRows("ledger_posting")}`,
  `CREATE INDEX receivable_customer ON receivable (customer_id, day) INCLUDE (kind, opened_on, opened_by, booked, amount_cents)`,
  `CREATE INDEX receivable_document ON receivable (document) INCLUDE (kind, amount_cents)`,

  `CREATE FUNCTION write_receivables() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO receivable ${receivableRows("added")};
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER ledger_posting_is_receivable AFTER INSERT ON ledger_posting REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION write_receivables()`,

  // [I2] They stay as the postings do.
  `CREATE TRIGGER receivable_stays BEFORE UPDATE OR DELETE ON receivable FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER receivable_is_not_emptied BEFORE TRUNCATE ON receivable FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`
]

export const receivables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
