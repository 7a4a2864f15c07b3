/** The tables for money: each try to pay, each amount that moved, and what the payment providers told us. */

export const paymentTables: ReadonlyArray<string> = [
  // [I8] A try asks for exactly the order's total. Only one is open for an order, and only one lives for a provider's
  // reference: a refused one gives its reference back to the next try.
  `CREATE TABLE payment_attempt (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    order_no text NOT NULL,
    provider text NOT NULL CHECK (provider IN ('stripe')),
    provider_ref text,
    provider_key text NOT NULL UNIQUE CHECK (length(provider_key) BETWEEN 16 AND 255),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    state text NOT NULL DEFAULT 'started'
      CHECK (state IN ('started', 'requires-action', 'processing', 'succeeded', 'refused', 'abandoned')),
    refusal text,
    made_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    FOREIGN KEY (order_no, amount_cents) REFERENCES shop_order (order_no, total_cents)
  )`,
  `CREATE UNIQUE INDEX payment_attempt_open ON payment_attempt (order_no)
    WHERE state IN ('started', 'requires-action', 'processing')`,
  `CREATE UNIQUE INDEX payment_attempt_ref ON payment_attempt (provider, provider_ref)
    WHERE state NOT IN ('refused', 'abandoned')`,
  `CREATE INDEX payment_attempt_waiting ON payment_attempt (changed_at)
    WHERE state IN ('started', 'requires-action', 'processing')`,
  `CREATE INDEX payment_attempt_order ON payment_attempt (order_no)`,

  // [I9] One capture for an order, whoever reports it first.
  `CREATE TABLE money_movement (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_no text NOT NULL REFERENCES shop_order (order_no),
    attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
    kind text NOT NULL CHECK (kind IN ('capture', 'refund')),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    provider_ref text NOT NULL,
    at timestamptz NOT NULL,
    UNIQUE (kind, provider_ref)
  )`,
  `CREATE UNIQUE INDEX money_movement_capture ON money_movement (order_no) WHERE kind = 'capture'`,
  `CREATE FUNCTION move_money() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE shop_order
      SET captured_cents = captured_cents + CASE NEW.kind WHEN 'capture' THEN NEW.amount_cents ELSE 0 END,
        refunded_cents = refunded_cents + CASE NEW.kind WHEN 'refund' THEN NEW.amount_cents ELSE 0 END
      WHERE order_no = NEW.order_no;
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER money_movement_moves AFTER INSERT ON money_movement FOR EACH ROW EXECUTE FUNCTION move_money()`,
  `CREATE TRIGGER money_movement_stays BEFORE UPDATE OR DELETE ON money_movement
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE FUNCTION refuse_money() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'Money changes only by a movement' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NEW;
    END
  $$`,
  `CREATE TRIGGER shop_order_begins_unpaid BEFORE INSERT ON shop_order FOR EACH ROW
    WHEN (NEW.captured_cents <> 0 OR NEW.refunded_cents <> 0) EXECUTE FUNCTION refuse_money()`,
  `CREATE TRIGGER shop_order_money_follows BEFORE UPDATE ON shop_order FOR EACH ROW
    WHEN (OLD.captured_cents <> NEW.captured_cents OR OLD.refunded_cents <> NEW.refunded_cents)
    EXECUTE FUNCTION refuse_money()`,

  // What a provider reported, once per event, however often it is sent.
  `CREATE TABLE payment_event (
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    provider_ref text,
    received_at timestamptz NOT NULL,
    handled_at timestamptz,
    PRIMARY KEY (provider, event_id)
  )`,
  `CREATE INDEX payment_event_waiting ON payment_event (received_at) WHERE handled_at IS NULL`
]
