/** Each try to refund a payment under its own key, when what is open is looked at again, and who waits for a bank. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // A try is written down before the provider is asked under its key; the next one begins only once it has ended.
  `CREATE TABLE refund_attempt (
    provider_key text PRIMARY KEY CHECK (length(provider_key) BETWEEN 16 AND 255),
    provider_ref text NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'given', 'failed')),
    calls integer NOT NULL DEFAULT 1 CHECK (calls > 0),
    problem text,
    made_at timestamptz NOT NULL,
    next_try_at timestamptz NOT NULL,
    UNIQUE (provider_ref, number)
  )`,
  `CREATE UNIQUE INDEX refund_attempt_open ON refund_attempt (provider_ref) WHERE state = 'open'`,

  // What fails is looked at again later and later, by itself.
  `ALTER TABLE payment_attempt
    ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
    ADD COLUMN next_try_at timestamptz,
    ADD COLUMN browser bytea CHECK (octet_length(browser) = 32),
    ADD COLUMN address text CHECK (length(address) BETWEEN 1 AND 100)`,
  `ALTER TABLE payment_event
    ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
    ADD COLUMN next_try_at timestamptz`,

  // Where an order came from is known for as long as it waits, and no longer.
  `CREATE FUNCTION forget_address() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.address := NULL;
      RETURN NEW;
    END
  $$`,
  `CREATE TRIGGER payment_attempt_forgets BEFORE UPDATE ON payment_attempt FOR EACH ROW
    WHEN (NEW.state IN ('succeeded', 'refused', 'abandoned') AND NEW.address IS NOT NULL) EXECUTE FUNCTION forget_address()`
]

export const refundAttempts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
