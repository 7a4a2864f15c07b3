/** The tables for forms that visitors hand in, with their files. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TABLE form_submission (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    form_id text NOT NULL CHECK (octet_length(form_id) <= 200),
    title text NOT NULL CHECK (octet_length(title) <= 1000),
    fields jsonb NOT NULL,
    submitted_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX form_submission_by_form ON form_submission (form_id, id DESC)`,
  `CREATE INDEX form_submission_by_time ON form_submission (submitted_at)`,
  `CREATE TABLE form_file (
    submission_id bigint NOT NULL REFERENCES form_submission ON DELETE CASCADE,
    place int NOT NULL,
    field text NOT NULL CHECK (octet_length(field) <= 200),
    content_type text NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
    bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 10000000),
    PRIMARY KEY (submission_id, place)
  )`,
  // Pictures and PDFs are compressed already.
  `ALTER TABLE form_file ALTER COLUMN bytes SET STORAGE EXTERNAL`
]

export const formTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
