/** [T55] Declined cards are counted by the tries to pay themselves, for an hour. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // Where an order came from is known for as long as it waits; of a declined card for the hour in which it counts.
  `DROP TRIGGER payment_attempt_forgets ON payment_attempt`,
  `CREATE TRIGGER payment_attempt_forgets BEFORE UPDATE ON payment_attempt FOR EACH ROW
    WHEN (NEW.address IS NOT NULL AND (NEW.state IN ('succeeded', 'abandoned') OR NEW.state = 'refused' AND NEW.refusal IS NULL))
    EXECUTE FUNCTION forget_address()`,
  `CREATE INDEX payment_attempt_declined ON payment_attempt (changed_at) WHERE state = 'refused' AND address IS NOT NULL`
]

export const declinedCards = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
