/** E-mail addresses that were kept with wide letters are kept as they are compared from now on. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** As core/contact/email-address.ts writes one that is in small letters. */
const plain = (email: string) => `lower(translate(normalize(${email}, NFKC), '\u3002', '.'))`

/** Of two that become the same each stays as it is: which of them is meant nobody can tell here. */
const rewritten = (table: string, scope: string) => `
  UPDATE ${table} AS one SET email = ${plain("email")}
  WHERE email <> ${plain("email")} AND ${plain("email")} ~ '^[^@[:space:]]+@[^@[:space:]]+$'
    AND NOT EXISTS (SELECT FROM ${table} AS other
      WHERE other.id <> one.id AND ${plain("other.email")} = ${plain("one.email")} AND ${scope})`

export const plainAddresses = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(rewritten("contact", "true"))
  yield* sql.unsafe(rewritten("company_invitation", "other.customer_id = one.customer_id"))
})
