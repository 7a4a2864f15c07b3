/** Known devices and remembered logins, kept in PostgreSQL. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { KnownBrowsers, REMEMBERED_MS, SPENT_GRACE_MS } from "../../core/account/known-browsers.port.ts"
import { unavailable } from "./accounts-unavailable.ts"
import { hashOf, newToken } from "./tokens.ts"

export const knownBrowsersLayer = Layer.effect(
  KnownBrowsers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const device: KnownBrowsers["Service"]["device"] = (contactId = "", token, now) =>
      sql<{ skips_code: boolean }>`
        SELECT skips_code FROM known_device
        WHERE token_hash = ${hashOf(token ?? "")} AND contact_id = ${contactId} AND expires_at > ${new Date(now)}`.pipe(
        Effect.map(([row]) => (row ? (row.skips_code ? "skips-code" : "known") : "unknown")),
        unavailable
      )

    const addDevice: KnownBrowsers["Service"]["addDevice"] = Effect.fn("KnownBrowsers.addDevice")(function* (
      contactId,
      skipsCode,
      now
    ) {
      const token = newToken()
      yield* sql`
          INSERT INTO known_device (token_hash, contact_id, skips_code, expires_at)
          VALUES (${hashOf(token)}, ${contactId}, ${skipsCode}, ${new Date(now + REMEMBERED_MS)})`
      return token
    }, unavailable)

    const trustDevice: KnownBrowsers["Service"]["trustDevice"] = (contactId, token, now) =>
      unavailable(sql`
        UPDATE known_device SET skips_code = true, expires_at = ${new Date(now + REMEMBERED_MS)}
        WHERE token_hash = ${hashOf(token)} AND contact_id = ${contactId}`).pipe(Effect.asVoid)

    const addLogin = Effect.fnUntraced(function* (contactId: string, family: string, now: number) {
      const token = newToken()
      yield* sql`
        INSERT INTO remembered_login (token_hash, family, contact_id, expires_at)
        VALUES (${hashOf(token)}, ${family}, ${contactId}, ${new Date(now + REMEMBERED_MS)})`
      return token
    })

    const endFamily = (token: string) => sql`
      DELETE FROM remembered_login
      WHERE family = (SELECT family FROM remembered_login WHERE token_hash = ${hashOf(token)})`

    const spendLogin: KnownBrowsers["Service"]["spendLogin"] = Effect.fn("KnownBrowsers.spendLogin")(
      function* (token, now) {
        const at = new Date(now)
        const [row] = yield* sql<{ contact_id: string; family: string }>`
          UPDATE remembered_login SET spent_at = ${at}
          WHERE token_hash = ${hashOf(token)} AND spent_at IS NULL AND expires_at > ${at}
          RETURNING contact_id, family::text AS family`
        if (row) return { contactId: row.contact_id, token: yield* addLogin(row.contact_id, row.family, now) }
        const [spent] = yield* sql<{ long_ago: boolean }>`
          SELECT spent_at <= ${new Date(now - SPENT_GRACE_MS)} AS long_ago FROM remembered_login
          WHERE token_hash = ${hashOf(token)} AND spent_at IS NOT NULL`
        if (spent?.long_ago) yield* endFamily(token)
        return undefined
      },
      sql.withTransaction,
      unavailable
    )

    return KnownBrowsers.of({
      device,
      addDevice,
      trustDevice,
      rememberLogin: (contactId, now) => unavailable(addLogin(contactId, randomUUID(), now)),
      spendLogin,
      forgetLogin: (token) => unavailable(endFamily(token)).pipe(Effect.asVoid),
      forgetAll: (contactId) =>
        unavailable(
          Effect.andThen(
            sql`DELETE FROM known_device WHERE contact_id = ${contactId}`,
            sql`DELETE FROM remembered_login WHERE contact_id = ${contactId}`
          )
        ).pipe(Effect.asVoid)
    })
  })
)
