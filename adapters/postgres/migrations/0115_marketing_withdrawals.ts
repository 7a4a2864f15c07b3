/** The table of e-mail addresses whose owners asked not to be written to about specials any more. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [CHK-03] What was agreed to stands with the orders.
  `CREATE TABLE marketing_withdrawal (
    email text PRIMARY KEY CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND email = lower(email)),
    withdrawn_at timestamptz NOT NULL
  )`
]

export const marketingWithdrawals = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
