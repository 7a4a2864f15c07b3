/** How a session began and what it came of, and who sent an invitation. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [AUTH-05] Of a session from before nobody knows how it began: its codes go by phone alone, where there is one.
  `ALTER TABLE session
    ADD COLUMN via text NOT NULL DEFAULT 'magic' CHECK (via IN ('password', 'magic', 'remembered')),
    ADD COLUMN family uuid`,
  "ALTER TABLE session ALTER COLUMN via DROP DEFAULT",
  "CREATE INDEX session_family ON session (family) WHERE family IS NOT NULL",

  // A switch that was under way is begun again.
  "DELETE FROM login_step WHERE via = 'switch'",
  `ALTER TABLE login_step
    ADD COLUMN is_switch boolean NOT NULL DEFAULT false,
    ADD COLUMN family uuid,
    DROP CONSTRAINT login_step_via_check,
    ADD CONSTRAINT login_step_via_check CHECK (via IN ('password', 'magic', 'remembered'))`,
  "CREATE INDEX login_step_family ON login_step (family) WHERE family IS NOT NULL",

  // [CONT-01] Of those from before the record of changes knows it.
  "ALTER TABLE company_invitation ADD COLUMN sent_by text REFERENCES contact (id) ON DELETE SET NULL",
  `UPDATE company_invitation AS invitation SET sent_by = (
    SELECT contact.id FROM audit JOIN contact ON contact.id = done_by
    WHERE subject = invitation.id::text AND action IN ('contact invited', 'invitation resent')
    ORDER BY at DESC LIMIT 1)
    WHERE ended_at IS NULL`,
  "CREATE INDEX company_invitation_sent_by ON company_invitation (sent_by)"
]

export const loginOrigins = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
