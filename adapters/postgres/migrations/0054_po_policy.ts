/** What each company asks for as the PO/Job number of its orders. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE customer
    ADD COLUMN po_ask text NOT NULL DEFAULT 'optional' CHECK (po_ask IN ('off', 'optional', 'required', 'list')),
    ADD COLUMN po_codes text[] NOT NULL DEFAULT '{}' CHECK (cardinality(po_codes) <= 100),
    ADD CHECK ((po_ask = 'list') = (po_codes <> '{}'))`
]

export const poPolicy = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
