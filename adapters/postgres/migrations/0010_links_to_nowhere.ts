/** [T1] A link to set a password is made for an address that nobody has, too, so that its answer takes as long. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE password_reset
    DROP CONSTRAINT password_reset_check,
    ADD CONSTRAINT password_reset_for_one CHECK (contact_id IS NULL OR registration IS NULL)`
]

export const decoyLinks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
