/** An index of the documents that have something left or credited: the others, nearly all of a long history, say nothing to a list. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE INDEX receivable_balance_open ON receivable_balance (customer_id) INCLUDE (document, remainder_cents, credited_cents)
    WHERE remainder_cents > 0 OR credited_cents <> 0`,
  "DROP INDEX receivable_balance_owed"
]

export const openBalances = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
