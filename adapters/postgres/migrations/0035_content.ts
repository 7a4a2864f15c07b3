/** The tables for what staff write: each file's source with what was read from it, and a row for each time that it was replaced. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TABLE content_document (
    kind text NOT NULL CHECK (kind IN ('page', 'post', 'menu', 'banner', 'form', 'blog')),
    key text NOT NULL CHECK (octet_length(key) <= 1000),
    file text NOT NULL UNIQUE CHECK (octet_length(file) <= 1000),
    source text NOT NULL CHECK (octet_length(source) <= 500000),
    body jsonb NOT NULL,
    PRIMARY KEY (kind, key)
  )`,
  // The highest id is the version of the content: whoever holds a copy of another one reads anew.
  `CREATE TABLE content_push (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pushed_at timestamptz NOT NULL DEFAULT now(),
    added int NOT NULL,
    changed int NOT NULL,
    removed int NOT NULL
  )`
]

export const contentTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
