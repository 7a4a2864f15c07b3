/** Carts that are shared: brought back by whoever has the link, and opened at a branch by a short code. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE saved_cart ADD COLUMN is_shared boolean NOT NULL DEFAULT false`,
  // Letters and figures that nobody takes for another; staff alone open a cart by it, and for a week.
  `ALTER TABLE saved_cart ADD COLUMN code text UNIQUE CHECK (code ~ '^[2-9A-HJ-NP-Z]{6}$')`,
  `ALTER TABLE saved_cart ADD COLUMN code_until timestamptz`,
  `ALTER TABLE saved_cart ADD CONSTRAINT saved_cart_code CHECK ((code IS NULL) = (code_until IS NULL) AND (code IS NULL OR is_shared))`,
  // [I26] What is shared is brought back as often as it is opened.
  `ALTER TABLE saved_cart ADD CONSTRAINT saved_cart_shared CHECK (NOT is_shared OR state <> 'reclaimed')`
]

export const sharedCarts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
