/** The table for who took a delivery. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // Written down once, in the transaction that delivers the order.
  `CREATE TABLE delivery_proof (
    order_no text PRIMARY KEY REFERENCES shop_order (order_no),
    received_by text NOT NULL CHECK (received_by <> ''),
    photo bytea CHECK (octet_length(photo) BETWEEN 1 AND 5000000),
    photo_type text CHECK (photo_type IN ('image/jpeg', 'image/png', 'image/webp')),
    at timestamptz NOT NULL,
    CHECK ((photo IS NULL) = (photo_type IS NULL))
  )`,
  `CREATE TRIGGER delivery_proof_stays BEFORE UPDATE ON delivery_proof FOR EACH ROW EXECUTE FUNCTION refuse_change()`
]

export const deliveryProofs = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
