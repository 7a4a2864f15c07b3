/** The index by which the orders of a truck's day are counted. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE INDEX shop_order_truck_day ON shop_order ((delivery -> 'details' ->> 'date'), branch_id)
    WHERE delivery -> 'details' ? 'time' AND status <> 'cancelled'`
]

export const truckDays = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
