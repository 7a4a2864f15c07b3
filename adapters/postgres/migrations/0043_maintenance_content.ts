/** What staff say of maintenance is kept as content, in a document of its own. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE content_document DROP CONSTRAINT content_document_kind_check`,
  `ALTER TABLE content_document ADD CONSTRAINT content_document_kind_check
    CHECK (kind IN ('page', 'post', 'menu', 'banner', 'form', 'blog', 'maintenance'))`
]

export const maintenanceContent = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
