/** What is left to pay of each document, one row a document: lists need not add up years of postings to know it. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { receivableRows } from "./0100_receivables.ts"

/** What postings come to, by document; the rows are locked in one order, whoever books. */
export const balanceSums = (postings: string) => `
  SELECT customer_id, document, sum(amount_cents), coalesce(-sum(amount_cents) FILTER (WHERE kind = 'credit-note'), 0)
  FROM ${postings} GROUP BY 1, 2 ORDER BY 1, 2`

const statements = [
  `CREATE TABLE receivable_balance (
    customer_id text NOT NULL REFERENCES customer (id),
    document text NOT NULL,
    remainder_cents bigint NOT NULL,
    credited_cents bigint NOT NULL,
    PRIMARY KEY (customer_id, document)
  )`,
  `INSERT INTO receivable_balance ${balanceSums("receivable")}`,
  `CREATE INDEX receivable_balance_owed ON receivable_balance (customer_id) INCLUDE (document) WHERE remainder_cents > 0`,

  `CREATE OR REPLACE FUNCTION write_receivables() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WITH written AS (INSERT INTO receivable ${receivableRows("added")} RETURNING customer_id, document, kind, amount_cents)
      INSERT INTO receivable_balance AS known ${balanceSums("written")}
      ON CONFLICT (customer_id, document) DO UPDATE SET
        remainder_cents = known.remainder_cents + excluded.remainder_cents,
        credited_cents = known.credited_cents + excluded.credited_cents;
      RETURN NULL;
    END
  $$`,

  // [I2] They change by postings alone.
  `CREATE TRIGGER receivable_balance_follows BEFORE UPDATE OR DELETE ON receivable_balance FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER receivable_balance_is_not_emptied BEFORE TRUNCATE ON receivable_balance
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`
]

export const receivableBalances = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
