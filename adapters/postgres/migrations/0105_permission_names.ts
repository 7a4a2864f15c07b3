/** Which rules there are about contacts is the core's to say: the database takes any name of one, so that a further rule needs no migration. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE contact_permission DROP CONSTRAINT contact_permission_rule_check`,
  `ALTER TABLE contact_permission ADD CONSTRAINT contact_permission_rule_check CHECK (rule ~ '^[a-z][A-Za-z]{1,59}$')`
]

export const permissionNames = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
