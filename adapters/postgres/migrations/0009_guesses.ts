/** Counts the wrong passwords and codes that were given for a contact in a row, however slowly. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE contact
    ADD COLUMN password_guesses integer NOT NULL DEFAULT 0 CHECK (password_guesses >= 0),
    ADD COLUMN code_guesses integer NOT NULL DEFAULT 0 CHECK (code_guesses >= 0)`
]

export const guessCounts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
