/** Sessions, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  ACCESS_MS,
  REFRESH_GRACE_MS,
  SESSION_MS,
  Sessions,
  type SessionTokens
} from "../../../core/account/session/sessions.port.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"
import { signedInFinder } from "./signed-in.ts"
import { hashToken, newToken, sealTokens, unsealTokens } from "./tokens.ts"

type Tokens = Pick<SessionTokens, "access" | "refresh">
type Expiry = { readonly access_expires: Date; readonly refresh_expires: Date }
type SpentToken = Expiry & {
  readonly session_id: number
  /** Nothing where it was sealed by an earlier version of the shop. */
  readonly sealed: Uint8Array | null
  readonly refresh_hash: Uint8Array
  readonly in_grace: boolean
}

const newTokens = (): Tokens => ({ access: newToken(), refresh: newToken() })

export const sessionsLayer = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** The row by which the contact acts for the company; until the end of the transaction nobody takes them out of it. */
    const lockedMembership = ({
      contactId,
      customerId
    }: {
      readonly contactId: string
      readonly customerId: string
    }) => sql`
      FROM company_contact WHERE contact_id = ${contactId} AND customer_id = ${customerId} FOR KEY SHARE`

    const open: Sessions["Service"]["open"] = Effect.fn("Sessions.open")(function* (session, now) {
      const tokens = newTokens()
      const expires = { accessTokenExpires: now + ACCESS_MS, refreshTokenExpires: now + SESSION_MS }
      const opened = yield* sql`
        INSERT INTO session (contact_id, customer_id, access_hash, access_expires, refresh_hash, refresh_expires,
          started_at, last_seen_at, device, code_given, via, family)
        SELECT contact_id, customer_id, ${hashToken(tokens.access)}, ${new Date(expires.accessTokenExpires)},
          ${hashToken(tokens.refresh)}, ${new Date(expires.refreshTokenExpires)}, ${new Date(now)}, ${new Date(now)},
          ${session.device}, ${session.codeGiven}, ${session.via}, ${session.family ?? null}
        ${lockedMembership(session)} RETURNING id`
      return opened.length === 0 ? undefined : { ...tokens, ...expires }
    }, asAccountsUnavailable)

    /** The session's end stays where it is. */
    const withTokens = ({ access, refresh }: Tokens, now: number) => sql`
      access_hash = ${hashToken(access)}, access_expires = least(${new Date(now + ACCESS_MS)}, refresh_expires),
      refresh_hash = ${hashToken(refresh)}, last_seen_at = ${new Date(now)}`

    /** Two at once: the second waits for the first, finds its token spent, and gets what the first got. */
    const renew = Effect.fnUntraced(function* (refresh: string, now: number) {
      const tokens = newTokens()
      const [row] = yield* sql<Expiry & { readonly id: number }>`
        UPDATE session SET ${withTokens(tokens, now)}
        WHERE refresh_hash = ${hashToken(refresh)} AND refresh_expires > ${new Date(now)}
        RETURNING id, access_expires, refresh_expires`
      if (!row) return undefined
      yield* sql`
        INSERT INTO spent_refresh (hash, session_id, spent_at, sealed)
        VALUES (${hashToken(refresh)}, ${row.id}, ${new Date(now)}, ${sealTokens(tokens.access, tokens.refresh, refresh)})`
      return withExpiry(tokens, row)
    }, sql.withTransaction)

    const repeat = Effect.fnUntraced(function* (refresh: string, now: number) {
      const [row] = yield* sql<SpentToken>`
        SELECT session_id, sealed, refresh_hash, access_expires, refresh_expires,
          spent_at > ${new Date(now - REFRESH_GRACE_MS)} AS in_grace
        FROM spent_refresh JOIN session ON session.id = session_id
        WHERE hash = ${hashToken(refresh)}`
      if (!row) return undefined
      const [access, successor] = (row.sealed && unsealTokens(row.sealed, refresh)) || []
      // Only the token just before the newest has the newest for its successor.
      if (access && successor && row.in_grace && hashToken(successor).equals(row.refresh_hash))
        return withExpiry({ access, refresh: successor }, row)
      yield* sql`DELETE FROM session WHERE id = ${row.session_id}`
      return undefined
    })

    const refresh: Sessions["Service"]["refresh"] = Effect.fn("Sessions.refresh")(function* (token, now) {
      return (yield* renew(token, now)) ?? (yield* repeat(token, now))
    }, asAccountsUnavailable)

    const switchCompany: Sessions["Service"]["switchCompany"] = Effect.fn("Sessions.switchCompany")(function* (
      access,
      to,
      now
    ) {
      const { contactId, customerId, codeGiven } = to
      const tokens = newTokens()
      if ((yield* sql`SELECT ${lockedMembership(to)}`).length === 0) return undefined
      const [row] = yield* sql<Expiry & { readonly left: string }>`
        UPDATE session SET customer_id = ${customerId}, code_given = session.code_given OR ${codeGiven},
          ${withTokens(tokens, now)}
        FROM (SELECT id, customer_id FROM session WHERE access_hash = ${hashToken(access)} FOR UPDATE) AS before
        WHERE session.id = before.id AND access_hash = ${hashToken(access)} AND contact_id = ${contactId}
          AND refresh_expires > ${new Date(now)}
        RETURNING access_expires, refresh_expires, before.customer_id AS left`
      return row && { ...withExpiry(tokens, row), from: row.left }
    }, asAccountsUnavailable)

    const end: Sessions["Service"]["end"] = Effect.fn("Sessions.end")(function* ({ access = "", refresh = "" }) {
      // Nothing to end, and nobody waits for the database.
      if (access === "" && refresh === "") return
      yield* sql`
        DELETE FROM session
        WHERE access_hash = ${hashToken(access)} OR refresh_hash = ${hashToken(refresh)}
          OR id IN (SELECT session_id FROM spent_refresh WHERE hash = ${hashToken(refresh)})`
    }, asAccountsUnavailable)

    const list: Sessions["Service"]["list"] = (contactId, now) =>
      sql<{ id: number; device: string; name: string; started_at: Date; last_seen_at: Date }>`
        SELECT session.id, device, name, started_at, last_seen_at
        FROM session JOIN customer ON customer.id = customer_id
        WHERE contact_id = ${contactId} AND refresh_expires > ${new Date(now)}
        ORDER BY last_seen_at DESC, session.id DESC`.pipe(
        Effect.map((rows) =>
          rows.map(({ id, device, name, started_at, last_seen_at }) => ({
            id,
            device,
            company: name,
            startedAt: started_at.getTime(),
            lastSeenAt: last_seen_at.getTime()
          }))
        ),
        asAccountsUnavailable
      )

    const endOne: Sessions["Service"]["endOne"] = (contactId, id) =>
      sql`DELETE FROM session WHERE contact_id = ${contactId} AND id = ${id} RETURNING id`.pipe(
        Effect.map((rows) => rows.length > 0),
        asAccountsUnavailable
      )

    const endOthers: Sessions["Service"]["endOthers"] = (contactId, id) =>
      sql`DELETE FROM session WHERE contact_id = ${contactId} AND id <> ${id} RETURNING id`.pipe(
        Effect.map((rows) => rows.length),
        asAccountsUnavailable
      )

    const endAll: Sessions["Service"]["endAll"] = (contactId) =>
      asAccountsUnavailable(sql`DELETE FROM session WHERE contact_id = ${contactId}`).pipe(Effect.asVoid)

    return Sessions.of({
      open,
      find: signedInFinder(sql),
      refresh,
      switchCompany: switchCompany,
      end,
      list,
      endOne,
      endOthers,
      endAll
    })
  })
)

const withExpiry = (tokens: Tokens, { access_expires, refresh_expires }: Expiry): SessionTokens => ({
  ...tokens,
  accessTokenExpires: access_expires.getTime(),
  refreshTokenExpires: refresh_expires.getTime()
})
