/** The tables for orders: what was bought at which price, how far it has come, and who changed what. */

export const orderTables: ReadonlyArray<string> = [
  // Eight digits and a check digit, which the shop adds.
  `CREATE SEQUENCE order_number MINVALUE 10000001 MAXVALUE 99999999 NO CYCLE`,

  // [I4] [I8] [I9] The parts add up to the whole; no more is refunded than was captured; past 'awaiting-payment' an
  // order has its whole payment. Captured and refunded follow from money_movement.
  `CREATE TABLE shop_order (
    order_no text PRIMARY KEY CHECK (order_no ~ '^[0-9]{9}$'),
    status text NOT NULL DEFAULT 'awaiting-payment' CHECK (status IN ('awaiting-payment', 'placed', 'preparing',
      'on-the-way', 'ready', 'delivered', 'collected', 'cancelled')),
    ordered_at timestamptz NOT NULL,
    checkout_type text NOT NULL CHECK (checkout_type IN ('pickup', 'delivery')),
    branch_id integer NOT NULL REFERENCES branch (id),
    customer_id text REFERENCES customer (id),
    contact_id text REFERENCES contact (id),
    contact jsonb NOT NULL CHECK (jsonb_typeof(contact) = 'object'),
    billing jsonb NOT NULL CHECK (jsonb_typeof(billing) = 'object'),
    delivery jsonb NOT NULL CHECK (jsonb_typeof(delivery) = 'object'),
    instructions text NOT NULL DEFAULT '',
    customer_ref_no text,
    wants_marketing boolean NOT NULL DEFAULT false,
    payment_method text NOT NULL CHECK (payment_method IN ('card')),
    subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
    delivery_cents bigint NOT NULL DEFAULT 0 CHECK (delivery_cents >= 0),
    surcharge_cents bigint NOT NULL DEFAULT 0 CHECK (surcharge_cents >= 0),
    delivery_gst_cents bigint NOT NULL DEFAULT 0 CHECK (delivery_gst_cents BETWEEN 0 AND delivery_cents),
    surcharge_gst_cents bigint NOT NULL DEFAULT 0 CHECK (surcharge_gst_cents BETWEEN 0 AND surcharge_cents),
    gst_cents bigint NOT NULL CHECK (gst_cents >= 0),
    gst_rule text NOT NULL DEFAULT 'per line',
    total_cents bigint NOT NULL CHECK (total_cents > 0 AND total_cents < 1000000000000),
    captured_cents bigint NOT NULL DEFAULT 0 CHECK (captured_cents >= 0),
    refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
    estimated_at timestamptz NOT NULL,
    delivered_at timestamptz,
    viewer_hash bytea CHECK (octet_length(viewer_hash) = 32),
    UNIQUE (order_no, total_cents),
    CONSTRAINT order_parts CHECK (total_cents = subtotal_cents + delivery_cents + surcharge_cents),
    CONSTRAINT order_refunds CHECK (refunded_cents <= captured_cents),
    CONSTRAINT order_paid CHECK (status IN ('awaiting-payment', 'cancelled') OR captured_cents = total_cents)
  )`,
  `CREATE INDEX shop_order_customer ON shop_order (customer_id, ordered_at DESC) WHERE customer_id IS NOT NULL`,
  `CREATE INDEX shop_order_waiting ON shop_order (ordered_at) WHERE status = 'awaiting-payment'`,

  `CREATE TABLE order_line (
    order_no text NOT NULL REFERENCES shop_order (order_no),
    position integer NOT NULL CHECK (position >= 0),
    product_id text NOT NULL REFERENCES product (id),
    sku text NOT NULL REFERENCES sku (erp_id),
    name text NOT NULL,
    slug text NOT NULL,
    uom text NOT NULL,
    factor numeric(9, 2) NOT NULL CHECK (factor > 0),
    length numeric(5, 2) CHECK (length > 0),
    qty numeric(11, 2) NOT NULL CHECK (qty > 0),
    pieces integer NOT NULL CHECK (pieces > 0),
    priced_uom text NOT NULL,
    unit_cents bigint NOT NULL CHECK (unit_cents > 0),
    line_cents bigint NOT NULL CHECK (line_cents > 0),
    line_gst_cents bigint NOT NULL CHECK (line_gst_cents BETWEEN 0 AND line_cents),
    weight_grams integer NOT NULL CHECK (weight_grams >= 0),
    PRIMARY KEY (order_no, position)
  )`,
  `CREATE INDEX order_line_sku ON order_line (sku)`,

  `ALTER TABLE reservation ADD FOREIGN KEY (order_no) REFERENCES shop_order (order_no) DEFERRABLE INITIALLY DEFERRED`,
  `ALTER TABLE stock_movement ADD FOREIGN KEY (order_no) REFERENCES shop_order (order_no)`,

  // Looked at when the transaction ends, so that an order and its lines can be written one after the other.
  `CREATE FUNCTION order_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE placed shop_order; lines bigint; gst bigint;
    BEGIN
      SELECT * INTO placed FROM shop_order WHERE order_no = NEW.order_no;
      SELECT sum(line_cents), sum(line_gst_cents) INTO lines, gst FROM order_line WHERE order_no = NEW.order_no;
      IF lines IS DISTINCT FROM placed.subtotal_cents
        OR gst + placed.delivery_gst_cents + placed.surcharge_gst_cents IS DISTINCT FROM placed.gst_cents THEN
        RAISE EXCEPTION 'Order % does not add up', NEW.order_no
          USING ERRCODE = 'check_violation', CONSTRAINT = 'order_adds_up';
      END IF;
      RETURN NULL;
    END
  $$`,
  `CREATE CONSTRAINT TRIGGER order_adds_up AFTER INSERT OR UPDATE OF subtotal_cents, gst_cents ON shop_order
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_adds_up()`,
  `CREATE CONSTRAINT TRIGGER order_adds_up AFTER INSERT ON order_line
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_adds_up()`,
  `CREATE TRIGGER order_line_stays BEFORE UPDATE OR DELETE ON order_line
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,

  `CREATE TABLE order_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_no text NOT NULL REFERENCES shop_order (order_no),
    status text NOT NULL,
    at timestamptz NOT NULL,
    done_by text NOT NULL,
    note text,
    UNIQUE (order_no, status)
  )`,

  // [I22] Written in the transaction of the change that it tells of.
  `CREATE TABLE audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    done_by text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail jsonb NOT NULL DEFAULT '{}'
  )`,
  `CREATE INDEX audit_subject ON audit (subject, id)`,
  `CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER order_event_stays BEFORE UPDATE OR DELETE ON order_event
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`
]
