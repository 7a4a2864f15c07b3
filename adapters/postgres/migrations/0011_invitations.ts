/** Invitations to act for a company, second factors that a session was given, and links that open an account of one's own. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [CONT-01] What an administrator wrote; a contact is linked by whoever reads that mailbox, and not before.
  `CREATE TABLE company_invitation (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    email text NOT NULL CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND email = lower(email)),
    first_name text NOT NULL,
    last_name text NOT NULL,
    mobile text NOT NULL,
    role text NOT NULL CHECK (role IN ('admin', 'contact')),
    permissions jsonb NOT NULL,
    token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ended_as text CHECK (ended_as IN ('accepted', 'declined', 'withdrawn')),
    ended_at timestamptz,
    CHECK ((ended_as IS NULL) = (ended_at IS NULL))
  )`,
  `CREATE UNIQUE INDEX company_invitation_open ON company_invitation (customer_id, email) WHERE ended_at IS NULL`,

  // [AUTH-05] A second factor belongs to what is entered: a session that was given one may go on to another trade account.
  `ALTER TABLE session ADD COLUMN code_given boolean NOT NULL DEFAULT false`,
  `ALTER TABLE login_step DROP CONSTRAINT login_step_via_check,
    ADD CONSTRAINT login_step_via_check CHECK (via IN ('password', 'magic', 'remembered', 'switch'))`,

  // [REG-02] Somebody the shop knows, who belongs to no company any more, gets an account of their own by registering.
  `ALTER TABLE password_reset ADD COLUMN opens_account boolean NOT NULL DEFAULT false`,
  `CREATE INDEX password_reset_registration ON password_reset ((registration ->> 'email')) WHERE used_at IS NULL`
]

export const invitationTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
