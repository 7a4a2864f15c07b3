/** The table for carts that shoppers kept for later: known by the hash of a secret, without anybody's name, address or price. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [T32] Who has the secret may bring the cart back; the shop itself keeps its hash alone.
  `CREATE TABLE saved_cart (
    id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
    lines jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array' AND jsonb_array_length(lines) BETWEEN 1 AND 200),
    state text NOT NULL CHECK (state IN ('created', 'emailed', 'reclaimed')),
    saved_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL CHECK (changed_at >= saved_at)
  )`,
  `CREATE INDEX saved_cart_old ON saved_cart (saved_at)`,
  // [I26] What was brought back once is over, whoever asks.
  `CREATE FUNCTION keep_reclaimed_cart() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'A cart that was brought back does not change' USING ERRCODE = 'check_violation';
    END
  $$`,
  `CREATE TRIGGER saved_cart_is_reclaimed_once BEFORE UPDATE ON saved_cart
    FOR EACH ROW WHEN (OLD.state = 'reclaimed' OR OLD.lines IS DISTINCT FROM NEW.lines)
    EXECUTE FUNCTION keep_reclaimed_cart()`
]

export const savedCarts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
