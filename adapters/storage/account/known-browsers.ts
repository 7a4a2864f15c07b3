/** Known devices and remembered logins, kept in PostgreSQL. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { KnownBrowsers, REMEMBERED_MS, ROTATION_GRACE_MS } from "../../../core/account/session/known-browsers.port.ts"
import type { LoginMethod } from "../../../core/identity/login-method.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"
import { hashToken, newToken } from "./tokens.ts"

type RememberedLogin = { readonly contact_id: string; readonly family: string; readonly via: LoginMethod }

export const knownBrowsersLayer = Layer.effect(
  KnownBrowsers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const deviceStatus: KnownBrowsers["Service"]["deviceStatus"] = (contactId = "", token, now) =>
      token === undefined
        ? Effect.succeed("unknown")
        : sql<{ skips_code: boolean }>`
            SELECT skips_code FROM known_device
            WHERE token_hash = ${hashToken(token)} AND contact_id = ${contactId} AND expires_at > ${new Date(now)}`.pipe(
            Effect.map(([row]) => (row ? (row.skips_code ? "skips-code" : "known") : "unknown")),
            asAccountsUnavailable
          )

    const addDevice: KnownBrowsers["Service"]["addDevice"] = Effect.fn("KnownBrowsers.addDevice")(function* (
      contactId,
      skipsCode,
      now
    ) {
      const token = newToken()
      yield* sql`
          INSERT INTO known_device (token_hash, contact_id, skips_code, expires_at)
          VALUES (${hashToken(token)}, ${contactId}, ${skipsCode}, ${new Date(now + REMEMBERED_MS)})`
      return token
    }, asAccountsUnavailable)

    const trustDevice: KnownBrowsers["Service"]["trustDevice"] = (contactId, token, now) =>
      asAccountsUnavailable(sql`
        UPDATE known_device SET skips_code = true, expires_at = ${new Date(now + REMEMBERED_MS)}
        WHERE token_hash = ${hashToken(token)} AND contact_id = ${contactId}`).pipe(Effect.asVoid)

    const addLogin = Effect.fnUntraced(function* (contactId: string, family: string, via: LoginMethod, now: number) {
      const token = newToken()
      yield* sql`
        INSERT INTO remembered_login (token_hash, family, contact_id, via, expires_at)
        VALUES (${hashToken(token)}, ${family}, ${contactId}, ${via}, ${new Date(now + REMEMBERED_MS)})`
      return token
    })

    const ownerOf = (token: string) =>
      sql`(SELECT contact_id FROM remembered_login WHERE token_hash = ${hashToken(token)})`

    /** Sessions last: one that is being opened holds the family, and is there once this may go on. */
    const endFamily = Effect.fnUntraced(function* (token: string) {
      // Nobody spends a token of it meanwhile: the next one would not be seen here.
      yield* sql`SELECT FROM contact WHERE id = ${ownerOf(token)} FOR NO KEY UPDATE`
      const [row] = yield* sql<{ family: string }>`
        DELETE FROM remembered_login
        WHERE family = (SELECT family FROM remembered_login WHERE token_hash = ${hashToken(token)})
        RETURNING family::text AS family`
      if (!row) return
      yield* sql`DELETE FROM login_step WHERE family = ${row.family}`
      yield* sql`DELETE FROM session WHERE family = ${row.family}`
    }, sql.withTransaction)

    const holdFamily: KnownBrowsers["Service"]["holdFamily"] = (family) =>
      sql`SELECT FROM remembered_login WHERE family = ${family} AND spent_at IS NULL FOR KEY SHARE`.pipe(
        Effect.map((rows) => rows.length > 0),
        asAccountsUnavailable
      )

    const rememberLogin: KnownBrowsers["Service"]["rememberLogin"] = (contactId, via, now) => {
      const family = randomUUID()
      return addLogin(contactId, family, via, now).pipe(
        Effect.map((token) => ({ token, family })),
        asAccountsUnavailable
      )
    }

    const login: KnownBrowsers["Service"]["login"] = Effect.fn("KnownBrowsers.login")(function* (token, now) {
      const [row] = yield* sql<RememberedLogin & { spent: boolean; long_ago: boolean }>`
        SELECT contact_id, family::text AS family, via, spent_at IS NOT NULL AS spent,
          coalesce(spent_at <= ${new Date(now - ROTATION_GRACE_MS)}, false) AS long_ago
        FROM remembered_login
        WHERE token_hash = ${hashToken(token)} AND (spent_at IS NOT NULL OR expires_at > ${new Date(now)})`
      if (row?.long_ago) yield* endFamily(token)
      return row && !row.spent ? { contactId: row.contact_id, family: row.family, via: row.via } : undefined
    }, asAccountsUnavailable)

    const rotateLogin: KnownBrowsers["Service"]["rotateLogin"] = Effect.fn("KnownBrowsers.rotateLogin")(
      function* (token, now) {
        yield* sql`SELECT FROM contact WHERE id = ${ownerOf(token)} FOR SHARE`
        const [row] = yield* sql<RememberedLogin>`
          UPDATE remembered_login SET spent_at = ${new Date(now)}
          WHERE token_hash = ${hashToken(token)} AND spent_at IS NULL AND expires_at > ${new Date(now)}
          RETURNING contact_id, family::text AS family, via`
        return row && (yield* addLogin(row.contact_id, row.family, row.via, now))
      },
      sql.withTransaction,
      asAccountsUnavailable
    )

    return KnownBrowsers.of({
      deviceStatus: deviceStatus,
      addDevice,
      trustDevice,
      rememberLogin,
      holdFamily,
      login,
      rotateLogin: rotateLogin,
      forgetLogin: (token) => asAccountsUnavailable(endFamily(token)),
      forgetOthers: (contactId, sessionId) =>
        asAccountsUnavailable(
          Effect.andThen(
            sql`DELETE FROM known_device WHERE contact_id = ${contactId}`,
            sql`
              DELETE FROM remembered_login
              WHERE contact_id = ${contactId}
                AND family IS DISTINCT FROM (SELECT family FROM session WHERE id = ${sessionId})`
          )
        ).pipe(Effect.asVoid),
      forgetAll: (contactId) =>
        asAccountsUnavailable(
          Effect.andThen(
            sql`DELETE FROM known_device WHERE contact_id = ${contactId}`,
            sql`DELETE FROM remembered_login WHERE contact_id = ${contactId}`
          )
        ).pipe(Effect.asVoid)
    })
  })
)
