/** The table for job lists: each is one contact's at one company, and holds nobody's price. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [JOB-01] A contact who is no longer the company's takes their lists with them.
  `CREATE TABLE job_list (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id text NOT NULL,
    contact_id text NOT NULL,
    name text NOT NULL CHECK (name <> '' AND char_length(name) <= 60),
    is_shared boolean NOT NULL DEFAULT false,
    lines jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(lines) = 'array' AND jsonb_array_length(lines) <= 200),
    made_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL CHECK (changed_at >= made_at),
    deleted_at timestamptz,
    FOREIGN KEY (contact_id, customer_id) REFERENCES company_contact (contact_id, customer_id) ON DELETE CASCADE
  )`,
  `CREATE INDEX job_list_of_company ON job_list (customer_id, contact_id) WHERE deleted_at IS NULL`,
  `CREATE INDEX job_list_deleted ON job_list (deleted_at) WHERE deleted_at IS NOT NULL`
]

export const jobListTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
