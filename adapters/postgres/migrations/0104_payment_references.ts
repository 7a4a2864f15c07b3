/** Finds a try to pay by what its provider calls it, also one that was refused: each report of a provider asks for that. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export const paymentReferences = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`CREATE INDEX payment_attempt_reported ON payment_attempt (provider_ref, method)`
})
