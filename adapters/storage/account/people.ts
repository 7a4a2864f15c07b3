/** People who may sign in and their companies, kept in PostgreSQL. */

import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { People } from "../../../core/account/people.port.ts"
import { MAX_CONSECUTIVE_GUESSES } from "../../../core/account/sign-in/login-limits.ts"
import type { LinkedCompany } from "../../../core/identity/linked-company.ts"
import { permissions } from "../../../core/identity/permission.ts"
import type { Person } from "../../../core/identity/person.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"

type Row = {
  readonly id: string
  readonly first_name: string
  readonly email: string
  readonly mobile: string | null
  readonly password_hash: string | null
  readonly wants_code: boolean | null
  readonly reset_at: Date | null
  readonly version: string
}

const person = (row: Row): Person => ({
  contactId: row.id,
  firstName: row.first_name,
  email: row.email,
  ...(row.mobile === null ? {} : { mobile: row.mobile }),
  ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }),
  loginVersion: row.version,
  wantsCode: row.wants_code ?? false,
  wasReset: row.reset_at !== null
})

export const peopleLayer = Layer.effect(
  People,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Of the password to the microsecond, where there is one, and of the sign-outs. */
    const version = sql`concat(extract(epoch FROM changed_at), ' ', sign_outs) AS version`

    const findPerson = (where: "email" | "id", value: string) =>
      sql<Row>`
        SELECT id, first_name, email, mobile, password_hash, wants_code, reset_at, ${version}
        FROM contact LEFT JOIN login ON contact_id = id WHERE ${sql(where)} = ${value}`.pipe(
        Effect.map(([row]) => row && person(row)),
        asAccountsUnavailable
      )

    const companies: People["Service"]["companies"] = (contactId) =>
      asAccountsUnavailable(sql<LinkedCompany>`
        SELECT customer.id AS "customerId", name, account_type AS "acctType"
        FROM company_contact JOIN customer ON customer.id = customer_id
        WHERE contact_id = ${contactId} ORDER BY name, customer.id`)

    /** Each password is another version, also where two are set in one millisecond, or the clock was set back. */
    const setPassword: People["Service"]["setPassword"] = (contactId, hash, now, how) =>
      // The contact first: whoever holds the password holds that row, as not everybody has the other.
      asAccountsUnavailable(
        sql`UPDATE contact SET password_guesses = 0, code_guesses = 0 WHERE id = ${contactId}`
      ).pipe(
        Effect.andThen(
          asAccountsUnavailable(sql`
            INSERT INTO login (contact_id, password_hash, changed_at, reset_at)
            VALUES (${contactId}, ${hash}, ${new Date(now)}, ${how === "by a link" ? new Date(now) : null})
            ON CONFLICT (contact_id) DO UPDATE SET password_hash = excluded.password_hash,
              changed_at = greatest(excluded.changed_at, login.changed_at + interval '1 microsecond'),
              reset_at = coalesce(excluded.reset_at, login.reset_at)`)
        ),
        Effect.asVoid
      )

    const updateDetails: People["Service"]["updateDetails"] = (contactId, { firstName, lastName, mobile = null }) =>
      asAccountsUnavailable(sql`
        UPDATE contact SET first_name = ${firstName}, last_name = ${lastName}, mobile = ${mobile}
        WHERE id = ${contactId}`).pipe(Effect.asVoid)

    /** Two statements: the second sees what was committed while the first waited. */
    const holdLogins: People["Service"]["holdLogins"] = Effect.fn("People.holdLogins")(function* (contactId, since) {
      yield* sql`SELECT FROM contact WHERE id = ${contactId} FOR SHARE`
      const [row] = yield* sql<{ version: string }>`
          SELECT ${version} FROM contact LEFT JOIN login ON contact_id = id WHERE id = ${contactId}`
      return row?.version === since
    }, asAccountsUnavailable)

    const invalidateLogins: People["Service"]["invalidateLogins"] = (contactId) =>
      asAccountsUnavailable(sql`UPDATE contact SET sign_outs = sign_outs + 1 WHERE id = ${contactId}`).pipe(
        Effect.asVoid
      )

    const upgradePasswordHash: People["Service"]["upgradePasswordHash"] = (contactId, oldHash, newHash) =>
      asAccountsUnavailable(sql`
        UPDATE login SET password_hash = ${newHash}
        WHERE contact_id = ${contactId} AND password_hash = ${oldHash}`).pipe(Effect.asVoid)

    const countOf = { password: sql("password_guesses"), code: sql("code_guesses") } as const

    /** [T1] A row of its own is written for nobody, so that it takes as long. */
    const countNobodys = sql`
      INSERT INTO rate_limit (key, "window", count) VALUES ('nobody', date_trunc('hour', now()), 1)
      ON CONFLICT (key, "window") DO UPDATE SET count = rate_limit.count % 1000 + 1 RETURNING key`

    const countGuess: People["Service"]["countGuess"] = (contactId, at) =>
      (contactId === undefined
        ? countNobodys
        : sql`
            UPDATE contact SET ${countOf[at]} = ${countOf[at]} + 1
            WHERE id = ${contactId} AND ${countOf[at]} < ${MAX_CONSECUTIVE_GUESSES} RETURNING id`
      ).pipe(
        Effect.map((rows) => rows.length > 0),
        asAccountsUnavailable
      )

    const resetGuesses: People["Service"]["resetGuesses"] = (contactId, at) =>
      asAccountsUnavailable(
        sql`UPDATE contact SET ${countOf[at]} = 0 WHERE id = ${contactId} AND ${countOf[at]} > 0`
      ).pipe(Effect.asVoid)

    const recordCodeGiven: People["Service"]["recordCodeGiven"] = (contactId) =>
      asAccountsUnavailable(sql`UPDATE login SET reset_at = NULL WHERE contact_id = ${contactId}`).pipe(Effect.asVoid)

    const openAccount: People["Service"]["openAccount"] = Effect.fn("People.openAccount")(function* (contactId) {
      const [row] = yield* sql<{ id: string }>`
        INSERT INTO customer (id, name, account_type)
        SELECT 'W' || nextval('account_number'), first_name || ' ' || last_name, 'C' FROM contact
        WHERE id = ${contactId} RETURNING id`
      const id = row?.id ?? ""
      yield* sql`INSERT INTO company_contact (customer_id, contact_id, role) VALUES (${id}, ${contactId}, 'admin')`
      // Nobody else could decide them: the account is this person's own.
      yield* sql`
        INSERT INTO contact_permission (contact_id, customer_id, rule, granted)
        SELECT ${contactId}, ${id}, rule, true
        FROM jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb) AS rule`
    }, asAccountsUnavailable)

    const register: People["Service"]["register"] = Effect.fn("People.register")(function* (registration) {
      const { firstName, lastName, email, mobile = null } = registration
      const [row] = yield* asAccountsUnavailable(sql<{ id: string }>`
        INSERT INTO contact (id, first_name, last_name, email, mobile)
        VALUES ('W' || nextval('account_number'), ${firstName}, ${lastName}, ${email}, ${mobile}) RETURNING id`)
      const id = row?.id ?? ""
      yield* openAccount(id)
      return id
    })

    const recordGuest: People["Service"]["recordGuest"] = Effect.fn("People.recordGuest")(function* (guest, now) {
      const id = randomUUID()
      yield* sql`
        INSERT INTO guest (id, first_name, last_name, email, phone, made_at)
        VALUES (${id}, ${guest.firstName}, ${guest.lastName}, ${guest.email}, ${guest.mobile ?? null}, ${new Date(now)})`
      return id
    }, asAccountsUnavailable)

    const recordAudit: People["Service"]["recordAudit"] = ({ at, by, action, subject, customerId, detail = {} }) =>
      asAccountsUnavailable(sql`
        INSERT INTO audit (at, done_by, action, subject, customer_id, detail)
        VALUES (${new Date(at)}, ${by}, ${action}, ${subject}, ${customerId ?? null}, ${JSON.stringify(detail)})`).pipe(
        Effect.asVoid
      )

    return People.of({
      byEmail: (email) => findPerson("email", email),
      byId: (contactId) => findPerson("id", contactId),
      companies,
      setPassword,
      updateDetails,
      holdLogins,
      invalidateLogins,
      upgradePasswordHash,
      countGuess,
      resetGuesses,
      recordCodeGiven,
      register,
      openAccount,
      recordGuest,
      recordAudit
    })
  })
)
