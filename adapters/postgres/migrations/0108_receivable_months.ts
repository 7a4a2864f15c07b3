/** What was posted to receivables in each month, summed: balances and lists of statements need not add up years of postings. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { receivableRows } from "./0100_receivables.ts"
import { balanceSums } from "./0102_receivable_balances.ts"

/** What postings come to by month, kind, and the month in which their document was opened; the rows are locked in one order, whoever books. */
const monthSums = (postings: string) => `
  SELECT customer_id, date_trunc('month', day::timestamp)::date, kind, date_trunc('month', opened_on::timestamp)::date,
    opened_by, sum(amount_cents)
  FROM ${postings} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`

const statements = [
  `CREATE TABLE receivable_month (
    customer_id text NOT NULL REFERENCES customer (id),
    month date NOT NULL,
    kind text NOT NULL,
    opened_month date NOT NULL,
    opened_by text NOT NULL,
    amount_cents bigint NOT NULL,
    PRIMARY KEY (customer_id, month, kind, opened_month, opened_by)
  )`,
  `INSERT INTO receivable_month ${monthSums("receivable")}`,

  `CREATE OR REPLACE FUNCTION write_receivables() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WITH written AS (INSERT INTO receivable ${receivableRows("added")} RETURNING receivable.*),
      balanced AS (
        INSERT INTO receivable_balance AS known ${balanceSums("written")}
        ON CONFLICT (customer_id, document) DO UPDATE SET
          remainder_cents = known.remainder_cents + excluded.remainder_cents,
          credited_cents = known.credited_cents + excluded.credited_cents
      )
      INSERT INTO receivable_month AS known ${monthSums("written")}
      ON CONFLICT (customer_id, month, kind, opened_month, opened_by)
        DO UPDATE SET amount_cents = known.amount_cents + excluded.amount_cents;
      RETURN NULL;
    END
  $$`,

  // [I2] They change by postings alone.
  `CREATE TRIGGER receivable_month_follows BEFORE UPDATE OR DELETE ON receivable_month FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER receivable_month_is_not_emptied BEFORE TRUNCATE ON receivable_month
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`
]

export const receivableMonths = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
