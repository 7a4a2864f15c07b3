/** The tables for what each branch holds, every movement of it, and what is put aside for orders. */

export const stockTables: ReadonlyArray<string> = [
  // [I12] On hand is the opening count and the sum of the movements, and what is put aside is never more than that.
  // Length is 0 except where pieces of several lengths share a stock number.
  `CREATE TABLE stock (
    sku text NOT NULL,
    branch_id integer NOT NULL,
    length numeric(5, 2) NOT NULL DEFAULT 0 CHECK (length >= 0),
    opening integer NOT NULL CHECK (opening >= 0),
    moved integer NOT NULL DEFAULT 0,
    reserved integer NOT NULL DEFAULT 0,
    on_hand integer GENERATED ALWAYS AS (opening + moved) STORED,
    available integer GENERATED ALWAYS AS (opening + moved - reserved) STORED,
    CONSTRAINT stock_reserved CHECK (0 <= reserved AND reserved <= opening + moved),
    CONSTRAINT stock_pkey PRIMARY KEY (sku, branch_id, length),
    CONSTRAINT stock_sku FOREIGN KEY (sku) REFERENCES sku (erp_id),
    CONSTRAINT stock_branch FOREIGN KEY (branch_id) REFERENCES branch (id)
  )`,

  `CREATE TABLE stock_movement (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sku text NOT NULL,
    branch_id integer NOT NULL,
    length numeric(5, 2) NOT NULL DEFAULT 0,
    pieces integer NOT NULL CHECK (pieces <> 0),
    reason text NOT NULL CHECK (reason IN ('count', 'sold', 'returned', 'received', 'transfer')),
    order_no text,
    at timestamptz NOT NULL DEFAULT now(),
    FOREIGN KEY (sku, branch_id, length) REFERENCES stock (sku, branch_id, length)
  )`,
  `CREATE INDEX stock_movement_stock ON stock_movement (sku, branch_id, length)`,

  // Settled once: what is put aside is either sold or given back. It runs out where the order is not paid in time.
  `CREATE TABLE reservation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_no text NOT NULL,
    sku text NOT NULL,
    branch_id integer NOT NULL,
    length numeric(5, 2) NOT NULL DEFAULT 0,
    pieces integer NOT NULL CHECK (pieces > 0),
    state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'consumed', 'released')),
    made_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    settled_at timestamptz,
    CHECK ((state = 'held') = (settled_at IS NULL)),
    UNIQUE (order_no, sku, branch_id, length),
    FOREIGN KEY (sku, branch_id, length) REFERENCES stock (sku, branch_id, length)
  )`,
  `CREATE INDEX reservation_held ON reservation (sku, branch_id, length) WHERE state = 'held'`,
  `CREATE INDEX reservation_expiring ON reservation (expires_at) WHERE state = 'held'`,

  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END
  $$`,

  // The counts of a stock row follow from its movements and reservations; nothing else may change them.
  `CREATE FUNCTION refuse_count() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'Stock changes only by a movement or a reservation' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NEW;
    END
  $$`,
  `CREATE TRIGGER stock_begins_unmoved BEFORE INSERT ON stock FOR EACH ROW
    WHEN (NEW.moved <> 0 OR NEW.reserved <> 0) EXECUTE FUNCTION refuse_count()`,
  `CREATE TRIGGER stock_follows BEFORE UPDATE ON stock FOR EACH ROW
    WHEN (OLD.opening <> NEW.opening OR OLD.moved <> NEW.moved OR OLD.reserved <> NEW.reserved)
    EXECUTE FUNCTION refuse_count()`,

  `CREATE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE stock SET moved = moved + NEW.pieces
      WHERE sku = NEW.sku AND branch_id = NEW.branch_id AND length = NEW.length;
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER stock_movement_moves AFTER INSERT ON stock_movement FOR EACH ROW EXECUTE FUNCTION move_stock()`,
  `CREATE TRIGGER stock_movement_stays BEFORE UPDATE OR DELETE ON stock_movement
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,

  `CREATE FUNCTION hold_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE stock SET reserved = reserved + NEW.pieces
      WHERE sku = NEW.sku AND branch_id = NEW.branch_id AND length = NEW.length;
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER reservation_holds AFTER INSERT ON reservation FOR EACH ROW EXECUTE FUNCTION hold_stock()`,

  `CREATE FUNCTION settle_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.state <> 'held' OR (OLD.order_no, OLD.sku, OLD.branch_id, OLD.length, OLD.pieces)
        IS DISTINCT FROM (NEW.order_no, NEW.sku, NEW.branch_id, NEW.length, NEW.pieces) THEN
        RAISE EXCEPTION 'A reservation is settled once and never rewritten' USING ERRCODE = 'restrict_violation';
      END IF;
      IF NEW.state <> 'held' THEN
        NEW.settled_at := coalesce(NEW.settled_at, now());
        UPDATE stock SET reserved = reserved - NEW.pieces
        WHERE sku = NEW.sku AND branch_id = NEW.branch_id AND length = NEW.length;
      END IF;
      IF NEW.state = 'consumed' THEN
        INSERT INTO stock_movement (sku, branch_id, length, pieces, reason, order_no)
        VALUES (NEW.sku, NEW.branch_id, NEW.length, -NEW.pieces, 'sold', NEW.order_no);
      END IF;
      RETURN NEW;
    END
  $$`,
  `CREATE TRIGGER reservation_settles BEFORE UPDATE ON reservation FOR EACH ROW EXECUTE FUNCTION settle_stock()`,
  `CREATE TRIGGER reservation_begins_held BEFORE INSERT ON reservation FOR EACH ROW
    WHEN (NEW.state <> 'held') EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER reservation_stays BEFORE DELETE ON reservation FOR EACH ROW EXECUTE FUNCTION refuse_change()`,

  // [STK-07] Who wants to hear when a thing is back; without a branch, at any of them.
  `CREATE TABLE restock_alert (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sku text NOT NULL REFERENCES sku (erp_id),
    email text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
    branch_id integer REFERENCES branch (id),
    asked_at timestamptz NOT NULL DEFAULT now(),
    told_at timestamptz
  )`,
  `CREATE UNIQUE INDEX restock_alert_open ON restock_alert (sku, lower(email), coalesce(branch_id, 0))
    WHERE told_at IS NULL`
]
