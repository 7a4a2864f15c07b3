/** In which steps a thing is bought, where it has steps of its own. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export const quantitySteps = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // [QTY-01] Without one: tenths of what is sold by measure, whole units of anything else. Sticks are always whole.
  yield* sql`ALTER TABLE sku ADD COLUMN step numeric(6, 2) CHECK (step > 0)`
})
