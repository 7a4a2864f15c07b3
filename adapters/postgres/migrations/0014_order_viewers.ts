/** [T31] Which browsers may open an order, each by a secret that is renewed with each order; and whose a request is. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TABLE order_viewer (
    viewer_hash bytea NOT NULL CHECK (octet_length(viewer_hash) = 32),
    order_no text NOT NULL REFERENCES shop_order (order_no),
    known_by text NOT NULL CHECK (known_by IN ('browser', 'link')),
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (viewer_hash, order_no)
  )`,
  `CREATE INDEX order_viewer_old ON order_viewer (expires_at)`,
  // What was kept there was whatever a browser brought.
  "ALTER TABLE shop_order DROP COLUMN viewer_hash",
  // Requests from before belong to a browser that there is not.
  `ALTER TABLE idempotency
    ADD COLUMN browser_hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex')
      CHECK (octet_length(browser_hash) = 32),
    DROP CONSTRAINT idempotency_pkey,
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (scope, browser_hash, key)`,
  "ALTER TABLE idempotency ALTER COLUMN browser_hash DROP DEFAULT"
]

export const orderViewers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
