/** What goes after it was used or has had its time, and what stays as it was booked. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Rows that are only ever added; a change of any is refused already. */
const appendOnly = [
  "ledger_entry",
  "ledger_posting",
  "order_line",
  "order_event",
  "money_movement",
  "stock_movement",
  "audit"
]

const statements = [
  // [T60] A code stands in its message's subject, too.
  `ALTER TABLE outbox ADD COLUMN trace text CHECK (trace !~ '[\\r\\n]')`,
  `UPDATE outbox SET html = NULL, text = '', attachments = '[]',
    subject = CASE WHEN message_key LIKE 'code %' THEN 'Your code' ELSE subject END
    WHERE sent_at IS NOT NULL`,
  `CREATE INDEX outbox_old ON outbox (queued_at)`,
  `CREATE INDEX guest_old ON guest (made_at)`,
  `CREATE INDEX restock_alert_old ON restock_alert (asked_at)`,
  `CREATE INDEX spent_refresh_old ON spent_refresh (spent_at)`,

  ...appendOnly.map(
    (table) => `CREATE TRIGGER ${table}_is_not_emptied BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`
  ),

  // [I2] An entry is booked whole in one transaction; those of before are booked, whoever wrote them.
  `ALTER TABLE ledger_entry ADD COLUMN booked_in xid8`,
  `ALTER TABLE ledger_entry ALTER COLUMN booked_in SET DEFAULT pg_current_xact_id()`,
  `CREATE FUNCTION ledger_entry_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT booked_in FROM ledger_entry WHERE id = NEW.entry_id) IS DISTINCT FROM pg_current_xact_id() THEN
        RAISE EXCEPTION 'Entry % is booked; a mistake is put right by a further entry', NEW.entry_id
          USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER ledger_posting_joins AFTER INSERT ON ledger_posting
    FOR EACH ROW EXECUTE FUNCTION ledger_entry_is_open()`
]

export const dataRetention = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
