/** A courier who did not come, or gave it back, is called again; one who is on the way to a cancelled order is called off. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [CRR-04] Which call of the order's it is: each is booked under a key of its own.
  `ALTER TABLE courier_trip ADD calls integer NOT NULL DEFAULT 1 CHECK (calls BETWEEN 1 AND 1000)`,
  `ALTER TABLE courier_trip DROP CONSTRAINT courier_trip_state_check`,
  `ALTER TABLE courier_trip ADD CONSTRAINT courier_trip_state_check
    CHECK (state IN ('wanted', 'booked', 'unwanted', 'refused', 'cancelled', 'returned'))`,
  `CREATE INDEX courier_trip_unwanted ON courier_trip (next_at) WHERE state = 'unwanted'`
]

export const courierCalls = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
