/** Sessions, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  ACCESS_MS,
  REFRESH_GRACE_MS,
  SESSION_MS,
  Sessions,
  type SessionTokens
} from "../../core/account/sessions.port.ts"
import { unavailable } from "./accounts-unavailable.ts"
import { signedInFinder } from "./signed-in.ts"
import { hashOf, newToken, sealed, unsealed } from "./tokens.ts"

type Spent = {
  readonly session_id: number
  readonly sealed: Uint8Array
  readonly refresh_hash: string
  readonly in_grace: boolean
  readonly access_expires: Date
  readonly refresh_expires: Date
}

export const sessionsLayer = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const open: Sessions["Service"]["open"] = Effect.fn("Sessions.open")(function* (session, now) {
      const tokens = { access: newToken(), refresh: newToken() }
      const expires = { accessTokenExpires: now + ACCESS_MS, refreshTokenExpires: now + SESSION_MS }
      yield* sql`
        INSERT INTO session (contact_id, customer_id, access_hash, access_expires, refresh_hash, refresh_expires,
          started_at, last_seen_at, device)
        VALUES (${session.contactId}, ${session.customerId}, decode(${hashOf(tokens.access)}, 'hex'),
          ${new Date(expires.accessTokenExpires)}::timestamptz, decode(${hashOf(tokens.refresh)}, 'hex'),
          ${new Date(expires.refreshTokenExpires)}::timestamptz, ${new Date(now)}::timestamptz,
          ${new Date(now)}::timestamptz, ${session.device})`
      return { ...tokens, ...expires }
    }, unavailable)

    /** Two at once: the second waits for the first, finds its token spent, and gets what the first got. */
    const renew = Effect.fnUntraced(function* (refresh: string, now: number) {
      const tokens = { access: newToken(), refresh: newToken() }
      const at = new Date(now)
      const [row] = yield* sql<{ id: number; access_expires: Date; refresh_expires: Date }>`
        UPDATE session SET access_hash = decode(${hashOf(tokens.access)}, 'hex'), last_seen_at = ${at}::timestamptz,
          access_expires = least(${new Date(now + ACCESS_MS)}::timestamptz, refresh_expires),
          refresh_hash = decode(${hashOf(tokens.refresh)}, 'hex')
        WHERE refresh_hash = decode(${hashOf(refresh)}, 'hex') AND refresh_expires > ${at}::timestamptz
        RETURNING id, access_expires, refresh_expires`
      if (!row) return undefined
      yield* sql`
        INSERT INTO spent_refresh (hash, session_id, spent_at, sealed)
        VALUES (decode(${hashOf(refresh)}, 'hex'), ${row.id}, ${at}::timestamptz,
          decode(${sealed(tokens.access, tokens.refresh, refresh)}, 'hex'))`
      return withExpiry(tokens, row)
    }, sql.withTransaction)

    const repeat = Effect.fnUntraced(function* (refresh: string, now: number) {
      const [row] = yield* sql<Spent>`
        SELECT session_id, sealed, encode(refresh_hash, 'hex') AS refresh_hash, access_expires, refresh_expires,
          spent_at > ${new Date(now - REFRESH_GRACE_MS)}::timestamptz AS in_grace
        FROM spent_refresh JOIN session ON session.id = session_id
        WHERE hash = decode(${hashOf(refresh)}, 'hex')`
      if (!row) return undefined
      const [access, successor] = unsealed(row.sealed, refresh)
      // Only the token just before the newest has the newest for its successor.
      if (row.in_grace && hashOf(successor) === row.refresh_hash) return withExpiry({ access, refresh: successor }, row)
      yield* sql`DELETE FROM session WHERE id = ${row.session_id}`
      return undefined
    })

    const refresh: Sessions["Service"]["refresh"] = Effect.fn("Sessions.refresh")(function* (token, now) {
      return (yield* renew(token, now)) ?? (yield* repeat(token, now))
    }, unavailable)

    const move: Sessions["Service"]["move"] = Effect.fn("Sessions.move")(function* (access, customerId, now) {
      const tokens = { access: newToken(), refresh: newToken() }
      const at = new Date(now)
      const [row] = yield* sql<{ access_expires: Date; refresh_expires: Date }>`
        UPDATE session SET customer_id = ${customerId}, access_hash = decode(${hashOf(tokens.access)}, 'hex'),
          access_expires = least(${new Date(now + ACCESS_MS)}::timestamptz, refresh_expires),
          refresh_hash = decode(${hashOf(tokens.refresh)}, 'hex'), last_seen_at = ${at}::timestamptz
        WHERE access_hash = decode(${hashOf(access)}, 'hex') AND refresh_expires > ${at}::timestamptz
        RETURNING access_expires, refresh_expires`
      return row && withExpiry(tokens, row)
    }, unavailable)

    const end: Sessions["Service"]["end"] = Effect.fn("Sessions.end")(function* ({ access = "", refresh = "" }) {
      yield* sql`
        DELETE FROM session
        WHERE access_hash = decode(${hashOf(access)}, 'hex') OR refresh_hash = decode(${hashOf(refresh)}, 'hex')
          OR id IN (SELECT session_id FROM spent_refresh WHERE hash = decode(${hashOf(refresh)}, 'hex'))`
    }, unavailable)

    const list: Sessions["Service"]["list"] = (contactId, now) =>
      sql<{ id: number; device: string; name: string; started_at: Date; last_seen_at: Date }>`
        SELECT session.id, device, name, started_at, last_seen_at
        FROM session JOIN customer ON customer.id = customer_id
        WHERE contact_id = ${contactId} AND refresh_expires > ${new Date(now)}::timestamptz
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
        unavailable
      )

    const endOne: Sessions["Service"]["endOne"] = (contactId, id) =>
      sql`DELETE FROM session WHERE contact_id = ${contactId} AND id = ${id} RETURNING id`.pipe(
        Effect.map((rows) => rows.length > 0),
        unavailable
      )

    const endAll: Sessions["Service"]["endAll"] = (contactId) =>
      unavailable(sql`DELETE FROM session WHERE contact_id = ${contactId}`).pipe(Effect.asVoid)

    return Sessions.of({ open, find: signedInFinder(sql), refresh, move, end, list, endOne, endAll })
  })
)

const withExpiry = (
  tokens: Pick<SessionTokens, "access" | "refresh">,
  { access_expires, refresh_expires }: { readonly access_expires: Date; readonly refresh_expires: Date }
): SessionTokens => ({
  ...tokens,
  accessTokenExpires: access_expires.getTime(),
  refreshTokenExpires: refresh_expires.getTime()
})
