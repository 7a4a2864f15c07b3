/** The audit by company and person: whose each row is, filled in as it is written, and the index that a company's list is read by. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Whose an order, a payment of an account or a quote is; `entry` is a row of the audit. */
const owner = (entry: string) => `
  SELECT customer_id, contact_id FROM shop_order WHERE ${entry}.action LIKE 'order %' AND order_no = ${entry}.subject
  UNION ALL SELECT customer_id, contact_id FROM account_payment
    WHERE ${entry}.action LIKE '% payment %' AND payment_no = ${entry}.subject
  UNION ALL SELECT customer_id, contact_id FROM quote WHERE ${entry}.action LIKE 'quote %' AND quote_no = ${entry}.subject
  LIMIT 1`

/** What a provider reports, and what a page does for its shopper, is done by whoever ordered or paid. */
const byOwner = "('customer', 'payment provider')"

const statements = [
  `ALTER TABLE audit ADD COLUMN contact_id text`,

  // [I22] What was written before is whose it was; nothing else of it is touched.
  `ALTER TABLE audit DISABLE TRIGGER audit_stays`,
  `UPDATE audit SET contact_id = done_by WHERE done_by IN (SELECT id FROM contact)`,
  `UPDATE audit AS entry SET customer_id = coalesce(entry.customer_id, whose.customer_id),
      contact_id = CASE WHEN entry.done_by IN ${byOwner} THEN coalesce(entry.contact_id, whose.contact_id) ELSE entry.contact_id END
    FROM audit AS same CROSS JOIN LATERAL (${owner("same")}) AS whose WHERE same.id = entry.id`,
  `ALTER TABLE audit ENABLE TRIGGER audit_stays`,

  // [AUD-01] In the transaction of what the row tells of, whoever writes it.
  `CREATE FUNCTION audit_belongs() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE whose record;
    BEGIN
      SELECT id INTO NEW.contact_id FROM contact WHERE id = coalesce(NEW.contact_id, NEW.done_by);
      SELECT * INTO whose FROM (${owner("NEW")}) AS found;
      IF FOUND THEN
        NEW.customer_id := coalesce(NEW.customer_id, whose.customer_id);
        IF NEW.done_by IN ${byOwner} THEN NEW.contact_id := coalesce(NEW.contact_id, whose.contact_id); END IF;
      END IF;
      RETURN NEW;
    END
  $$`,
  `CREATE TRIGGER audit_belongs BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_belongs()`,
  // [AUD-02] A company's newest first, without the log-ins that are on every page of it.
  `CREATE INDEX audit_company ON audit (customer_id, at, id) WHERE customer_id IS NOT NULL`
]

export const auditTrail = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
