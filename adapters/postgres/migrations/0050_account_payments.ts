/** The payments of accounts' documents, invoices or quotes: several by one payment, whose tries and moves of money are kept with those of orders. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const WAITS = "'awaiting-payment'"

const statements = [
  `CREATE SEQUENCE account_payment_number START 10000001 MAXVALUE 99999999`,
  // [INV-02] What is asked for is what its shares come to, and the surcharge.
  `CREATE TABLE account_payment (
    payment_no text PRIMARY KEY CHECK (payment_no ~ '^P[0-9]{9}$'),
    kind text NOT NULL CHECK (kind IN ('quote', 'invoice')),
    customer_id text NOT NULL REFERENCES customer (id),
    contact_id text REFERENCES contact (id),
    email text,
    total_cents bigint NOT NULL CHECK (total_cents > 0),
    surcharge_cents bigint NOT NULL CHECK (surcharge_cents >= 0),
    amount_cents bigint NOT NULL GENERATED ALWAYS AS (total_cents + surcharge_cents) STORED,
    status text NOT NULL DEFAULT ${WAITS} CHECK (status IN (${WAITS}, 'paid', 'cancelled')),
    captured_cents bigint NOT NULL DEFAULT 0 CHECK (captured_cents >= 0),
    refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND captured_cents),
    made_at timestamptz NOT NULL,
    UNIQUE (kind, payment_no, amount_cents),
    CONSTRAINT account_payment_paid CHECK (status <> 'paid' OR captured_cents = amount_cents)
  )`,
  `CREATE INDEX account_payment_customer ON account_payment (customer_id)`,
  `CREATE INDEX account_payment_owed ON account_payment (payment_no) WHERE status = 'cancelled' AND refunded_cents < captured_cents`,

  // [I15] A document is held by one payment that waits for its money, and no other is begun for it meanwhile.
  `CREATE TABLE account_payment_share (
    payment_no text NOT NULL REFERENCES account_payment (payment_no),
    position integer NOT NULL CHECK (position >= 0),
    kind text NOT NULL,
    document text NOT NULL CHECK (document <> ''),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    is_held boolean NOT NULL DEFAULT true,
    PRIMARY KEY (payment_no, position),
    UNIQUE (payment_no, document)
  )`,
  `CREATE UNIQUE INDEX account_payment_share_held ON account_payment_share (kind, document) WHERE is_held`,
  `CREATE INDEX account_payment_share_document ON account_payment_share (kind, document)`,
  `CREATE FUNCTION let_documents_go() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE account_payment_share SET is_held = false WHERE payment_no = NEW.payment_no;
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER account_payment_lets_go AFTER UPDATE OF status ON account_payment
    FOR EACH ROW WHEN (NEW.status <> ${WAITS}) EXECUTE FUNCTION let_documents_go()`,
  // What ended stays as it ended, and what was asked for stays what it was.
  `CREATE TRIGGER account_payment_stays BEFORE UPDATE ON account_payment FOR EACH ROW
    WHEN (OLD.status <> ${WAITS} AND NEW.status <> OLD.status OR OLD.total_cents <> NEW.total_cents
      OR OLD.surcharge_cents <> NEW.surcharge_cents OR OLD.customer_id <> NEW.customer_id OR OLD.kind <> NEW.kind)
    EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER account_payment_share_stays BEFORE DELETE ON account_payment_share
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,

  `ALTER TABLE payment_attempt
    ADD COLUMN account_payment_no text GENERATED ALWAYS AS (CASE WHEN payable_kind <> 'order' THEN payable_id END) STORED,
    ADD FOREIGN KEY (payable_kind, account_payment_no, amount_cents) REFERENCES account_payment (kind, payment_no, amount_cents)`,
  `CREATE INDEX payment_attempt_account ON payment_attempt (account_payment_no) WHERE account_payment_no IS NOT NULL`,

  // [I9] One capture for a payment, whoever reports it first.
  `ALTER TABLE money_movement ALTER COLUMN order_no DROP NOT NULL,
    ADD COLUMN account_payment_no text REFERENCES account_payment (payment_no),
    ADD CHECK ((order_no IS NULL) <> (account_payment_no IS NULL))`,
  `CREATE UNIQUE INDEX money_movement_account_capture ON money_movement (account_payment_no) WHERE kind = 'capture'`,
  `CREATE INDEX money_movement_account ON money_movement (account_payment_no) WHERE account_payment_no IS NOT NULL`,
  `CREATE FUNCTION move_account_money() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE account_payment
      SET captured_cents = captured_cents + CASE NEW.kind WHEN 'capture' THEN NEW.amount_cents ELSE 0 END,
        refunded_cents = refunded_cents + CASE NEW.kind WHEN 'refund' THEN NEW.amount_cents ELSE 0 END
      WHERE payment_no = NEW.account_payment_no;
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER money_movement_moves_account AFTER INSERT ON money_movement FOR EACH ROW
    WHEN (NEW.account_payment_no IS NOT NULL) EXECUTE FUNCTION move_account_money()`,
  `CREATE TRIGGER account_payment_begins_unpaid BEFORE INSERT ON account_payment FOR EACH ROW
    WHEN (NEW.captured_cents <> 0 OR NEW.refunded_cents <> 0) EXECUTE FUNCTION refuse_money()`,
  `CREATE TRIGGER account_payment_money_follows BEFORE UPDATE ON account_payment FOR EACH ROW
    WHEN (OLD.captured_cents <> NEW.captured_cents OR OLD.refunded_cents <> NEW.refunded_cents)
    EXECUTE FUNCTION refuse_money()`
]

export const accountPayments = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
