/** Forms that were handed in twice are kept once, and what another content service answered last is kept for when it is down. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // SHA-256 of the ticket that the page got with the form and of all that was filled in; none where no ticket came.
  `ALTER TABLE form_submission ADD COLUMN digest bytea UNIQUE CHECK (octet_length(digest) = 32)`,
  `CREATE TABLE content_copy (
    source text PRIMARY KEY CHECK (octet_length(source) <= 1000),
    documents jsonb NOT NULL,
    fetched_at timestamptz NOT NULL DEFAULT now()
  )`
]

export const formRepeatsAndContentCopies = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
