/** Who at the shop looks after which company, and after the credit of which branch. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TABLE manager (
    id text PRIMARY KEY,
    name text NOT NULL CHECK (name <> ''),
    phone text NOT NULL,
    email text NOT NULL,
    picture text
  )`,
  `CREATE TABLE account_manager (
    customer_id text PRIMARY KEY REFERENCES customer (id),
    manager_id text NOT NULL REFERENCES manager (id)
  )`,
  `CREATE TABLE credit_manager (
    branch_id integer PRIMARY KEY REFERENCES branch (id),
    manager_id text NOT NULL REFERENCES manager (id)
  )`
]

export const managerTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
