/** The table for what buyers say of products: one review of each buyer and product, shown once staff have read it. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TABLE product_review (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    product_id text NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    contact_id text NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
    stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
    author text NOT NULL CHECK (octet_length(author) BETWEEN 1 AND 1200),
    says text NOT NULL CHECK (octet_length(says) BETWEEN 1 AND 8000),
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'rejected')),
    written_at timestamptz NOT NULL DEFAULT now(),
    decided_at timestamptz,
    UNIQUE (contact_id, product_id),
    CONSTRAINT review_decided CHECK ((state = 'waiting') = (decided_at IS NULL))
  )`,
  `CREATE INDEX product_review_published ON product_review (product_id, written_at DESC) WHERE state = 'published'`,
  `CREATE INDEX product_review_waiting ON product_review (id) WHERE state = 'waiting'`
]

export const reviewTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
