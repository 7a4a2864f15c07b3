/** Postings and movements of money are looked at once a statement, however many it writes, and no longer row by row. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [I2] An entry is booked whole in one transaction; that it is there the foreign key has seen to.
  `CREATE OR REPLACE FUNCTION ledger_entry_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE booked_entry text;
    BEGIN
      SELECT entry.id INTO booked_entry FROM added JOIN ledger_entry AS entry ON entry.id = added.entry_id
      WHERE entry.booked_in IS DISTINCT FROM pg_current_xact_id() LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'Entry % is booked; a mistake is put right by a further entry', booked_entry
          USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NULL;
    END
  $$`,
  `DROP TRIGGER ledger_posting_joins ON ledger_posting`,
  `CREATE TRIGGER ledger_posting_joins AFTER INSERT ON ledger_posting REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_is_open()`,

  `CREATE OR REPLACE FUNCTION move_money() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE shop_order
      SET captured_cents = captured_cents + moved.captured, refunded_cents = refunded_cents + moved.refunded
      FROM (
        SELECT order_no, coalesce(sum(amount_cents) FILTER (WHERE kind = 'capture'), 0) AS captured,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0) AS refunded
        FROM added GROUP BY order_no
      ) AS moved
      WHERE shop_order.order_no = moved.order_no;
      RETURN NULL;
    END
  $$`,
  `DROP TRIGGER money_movement_moves ON money_movement`,
  `CREATE TRIGGER money_movement_moves AFTER INSERT ON money_movement REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION move_money()`
]

export const statementTriggers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
