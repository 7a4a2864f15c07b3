/** A refund whose payment the provider does not know ends with a person. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE refund_attempt DROP CONSTRAINT refund_attempt_state_check`,
  `ALTER TABLE refund_attempt ADD CONSTRAINT refund_attempt_state_check
    CHECK (state IN ('open', 'given', 'failed', 'unknown-payment'))`
]

export const unknownPayments = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
