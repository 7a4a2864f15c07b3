/** The table for delivery quotes: how an order would get there, what that costs and when, until it expires. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [T31] A browser is known by the hash of what its cookie calls it. What was asked for is kept as the text that an
  // order's own is compared with.
  `CREATE TABLE delivery_quote (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    quote jsonb NOT NULL CHECK (jsonb_typeof(quote) = 'object'),
    browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
    contact_id text,
    items_key text NOT NULL CHECK (length(items_key) <= 100000),
    place_key text NOT NULL CHECK (length(place_key) <= 10000),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX delivery_quote_old ON delivery_quote (expires_at)`,
  // Whoever orders goes by what they were told: a quote is never changed.
  `CREATE TRIGGER delivery_quote_stays BEFORE UPDATE ON delivery_quote
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`
]

export const deliveryQuotes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
