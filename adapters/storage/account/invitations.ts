/** Invitations to act for a company, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  INVITATION_MS,
  type Invitation,
  type InvitationWithCompany
} from "../../../core/account/contacts/invitation.ts"
import { Invitations } from "../../../core/account/contacts/invitations.port.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"
import { hashToken, newToken } from "./tokens.ts"

type Row = Omit<Invitation, "sentAt" | "expiresAt" | "spendingLimit"> & {
  readonly sent_at: Date
  readonly expires_at: Date
  readonly spending_limit_cents: number | null
}
type FoundRow = Row & {
  readonly customerId: string
  readonly company: string
  readonly sent_by: string | null
  readonly ended_as: InvitationWithCompany["end"] | null
}

const invitationOf = ({ id, firstName, lastName, email, mobile, role, permissions, ...row }: Row): Invitation => ({
  ...{ id, firstName, lastName, email, mobile, role, permissions },
  sentAt: row.sent_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  ...(row.spending_limit_cents === null ? {} : { spendingLimit: row.spending_limit_cents })
})

const foundOf = ({ customerId, company, sent_by: sentBy, ended_as: end, ...row }: FoundRow): InvitationWithCompany => ({
  ...invitationOf(row),
  customerId,
  company,
  ...(sentBy === null ? {} : { sentBy }),
  ...(end ? { end } : {})
})

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

export const invitationsLayer = Layer.effect(
  Invitations,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`
      invitation.id, first_name AS "firstName", last_name AS "lastName", email, mobile, role, permissions, sent_at,
      expires_at, spending_limit_cents`

    const pending: Invitations["Service"]["pending"] = (customerId) =>
      sql<Row & { readonly sent_by: string | null }>`
        SELECT ${columns}, sent_by FROM company_invitation AS invitation
        WHERE customer_id = ${customerId} AND ended_at IS NULL ORDER BY last_name, first_name, id`.pipe(
        Effect.map((rows) =>
          rows.map((row) => ({ ...invitationOf(row), ...(row.sent_by === null ? {} : { sentBy: row.sent_by }) }))
        ),
        asAccountsUnavailable
      )

    const invite: Invitations["Service"]["invite"] = Effect.fn("Invitations.invite")(function* (
      customerId,
      contact,
      sender,
      now
    ) {
      const { firstName, lastName, email, mobile, role, permissions, spendingLimit = null } = contact
      const token = newToken()
      yield* sql`
          UPDATE company_invitation SET ended_as = 'withdrawn', ended_at = ${new Date(now)}
          WHERE customer_id = ${customerId} AND email = ${email} AND ended_at IS NULL
            AND expires_at <= ${new Date(now)}`
      const [row] = yield* sql<Row>`
          INSERT INTO company_invitation AS invitation (customer_id, email, first_name, last_name, mobile, role,
            permissions, token_hash, sent_at, expires_at, sent_by, spending_limit_cents)
          VALUES (${customerId}, ${email}, ${firstName}, ${lastName}, ${mobile}, ${role},
            ${JSON.stringify(permissions)}::jsonb, ${hashToken(token)}, ${new Date(now)}, ${new Date(now + INVITATION_MS)},
            ${sender}, ${spendingLimit})
          ON CONFLICT (customer_id, email) WHERE ended_at IS NULL DO NOTHING RETURNING ${columns}`
      return row && { invitation: invitationOf(row), token }
    }, asAccountsUnavailable)

    const renew: Invitations["Service"]["renew"] = Effect.fn("Invitations.renew")(function* (
      customerId,
      id,
      sender,
      now
    ) {
      if (!isUuid(id)) return undefined
      const token = newToken()
      const [row] = yield* sql<Row>`
        UPDATE company_invitation AS invitation
        SET token_hash = ${hashToken(token)}, sent_at = ${new Date(now)}, expires_at = ${new Date(now + INVITATION_MS)},
          sent_by = ${sender}
        WHERE customer_id = ${customerId} AND id = ${id} AND ended_at IS NULL RETURNING ${columns}`
      return row && { invitation: invitationOf(row), token }
    }, asAccountsUnavailable)

    const withdraw: Invitations["Service"]["withdraw"] = Effect.fn("Invitations.withdraw")(function* (
      customerId,
      id,
      now
    ) {
      if (!isUuid(id)) return false
      const rows = yield* sql`
          UPDATE company_invitation SET ended_as = 'withdrawn', ended_at = ${new Date(now)}
          WHERE customer_id = ${customerId} AND id = ${id} AND ended_at IS NULL RETURNING id`
      return rows.length > 0
    }, asAccountsUnavailable)

    const withCompany = sql`${columns}, sent_by, ended_as, customer.id AS "customerId", customer.name AS company`

    const find: Invitations["Service"]["find"] = (token) =>
      sql<FoundRow>`
        SELECT ${withCompany} FROM company_invitation AS invitation JOIN customer ON customer.id = customer_id
        WHERE token_hash = ${hashToken(token)}`.pipe(
        Effect.map(([row]) => row && foundOf(row)),
        asAccountsUnavailable
      )

    const consume: Invitations["Service"]["consume"] = (token, email, end, now) =>
      sql<FoundRow>`
        UPDATE company_invitation AS invitation SET ended_as = ${end}, ended_at = ${new Date(now)}
        FROM customer
        WHERE customer.id = customer_id AND token_hash = ${hashToken(token)} AND email = ${email} AND ended_at IS NULL
          AND expires_at > ${new Date(now)}
        RETURNING ${withCompany}`.pipe(
        Effect.map(([row]) => row && foundOf(row)),
        asAccountsUnavailable
      )

    return Invitations.of({ pending, invite, renew, withdraw, find, consume: consume })
  })
)
