/** How a remembered log-in began, the sign-outs that end every log-in under way, and e-mail domains in one form. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { normalEmail } from "../../../core/contact/email-address.ts"

const statements = [
  // [AUTH-05] Of those from before nobody knows how they began: their codes go by phone alone, where there is one.
  `ALTER TABLE remembered_login
    ADD COLUMN via text NOT NULL DEFAULT 'magic' CHECK (via IN ('password', 'magic', 'remembered'))`,
  "ALTER TABLE remembered_login ALTER COLUMN via DROP DEFAULT",

  // [T4] Counts on with each device that is signed out.
  "ALTER TABLE contact ADD COLUMN sign_outs integer NOT NULL DEFAULT 0 CHECK (sign_outs >= 0)"
]

export const loginVersions = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
  // An address whose domain is written in ASCII for another script is kept as it is compared from now on. Of two that become
  // the same each stays as it is: which of them is meant nobody can tell here.
  const coded = yield* sql<{ email: string }>`
    SELECT email FROM contact WHERE email LIKE '%xn--%' UNION SELECT email FROM company_invitation WHERE email LIKE '%xn--%'`
  for (const { email } of coded) {
    const plain = normalEmail(email)
    yield* sql`
      UPDATE contact SET email = ${plain}
      WHERE email = ${email} AND NOT EXISTS (SELECT FROM contact AS other WHERE other.email = ${plain})`
    yield* sql`
      UPDATE company_invitation AS one SET email = ${plain}
      WHERE email = ${email} AND NOT EXISTS (SELECT FROM company_invitation AS other
        WHERE other.email = ${plain} AND other.customer_id = one.customer_id)`
  }
})
